import type { CaravanLayout, CaravanLine } from '#demo/catalogue/caravans.ts';
import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';

const millimetresPerFoot = 304.8;
/** The drawbar and rear bar in addition to the body. */
const drawbarMillimetres = 1900;

/** The catalogue's facts about a caravan of a model year. */
export function caravanFacts(
  line: CaravanLine,
  layout: CaravanLayout,
  year: number,
): Partial<VehicleFacts> {
  const [badge, feet, tareKg, aggregateKg, axle, sleeps, , isOffRoad] = layout;
  const width = feet > 15 ? 8.2 : 7.5;
  return {
    item_type: 'caravan',
    year,
    make: line.make,
    model: line.model,
    badge,
    body: line.body,
    bodyconfiguration: isOffRoad ? 'Off-Road' : 'On-Road',
    body_length: feet,
    body_width: width,
    tare_weight: tareKg,
    aggregate_trailer_mass: aggregateKg,
    axle_type: axle,
    sleeps,
    vehiclelength: Math.round(feet * millimetresPerFoot + drawbarMillimetres),
    vehiclewidth: Math.round(width * millimetresPerFoot),
    vehicleheight: line.body === 'Caravan' ? 3050 : 2550,
  };
}
