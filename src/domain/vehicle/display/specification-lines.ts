import { calendarDay, calendarMonth } from '#domain/time/calendar-words.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

export interface SpecificationLine {
  label: string;
  value: string;
}

const METRES_PER_FOOT = 0.3048;

const number = (value: number): string => value.toLocaleString('en-AU');
const withUnit = (value: number | undefined, unit: string): string | undefined =>
  value === undefined ? undefined : `${number(value)} ${unit}`;
const feet = (value: number | undefined): string | undefined =>
  value === undefined
    ? undefined
    : `${number(value)} ft (${(value * METRES_PER_FOOT).toFixed(2)} m)`;

type Line = [label: string, value: (vehicle: Vehicle) => string | number | undefined];

/** Every specification line, in the order buyers ask for them. */
const lines: Line[] = [
  ['Kilometres', ({ km }) => withUnit(km, 'km')],
  ['Transmission', transmission],
  ['Body', ({ body, simple_body }) => body ?? simple_body],
  ['Fuel', ({ fuel, simple_fuel }) => fuel ?? simple_fuel],
  [
    'Engine',
    ({ engine_size, engine_size_litres: l }) =>
      engine_size ?? (l === undefined ? undefined : `${l} L`),
  ],
  ['Cylinders', ({ cylinders }) => cylinders],
  ['Induction', ({ induction }) => induction],
  ['Drive', ({ drive, simple_drive }) => drive ?? simple_drive],
  ['Gears', ({ gearnum }) => gearnum],
  ['Power', ({ power }) => power],
  ['Torque', ({ torque }) => torque],
  ['Fuel consumption (combined)', ({ fuelconsumptioncombined: l }) => withUnit(l, 'L / 100 km')],
  ['Fuel capacity', ({ fuelcapacity }) => withUnit(fuelcapacity, 'L')],
  ['Seats', ({ seats }) => seats],
  ['Doors', ({ doors }) => doors],
  ['Colour', ({ colour }) => colour],
  ['Interior colour', ({ interior_colour }) => interior_colour],
  ['Body configuration', ({ bodyconfiguration }) => bodyconfiguration],
  ['Sleeps', ({ sleeps }) => sleeps],
  ['Body length', ({ body_length }) => feet(body_length)],
  ['Body width', ({ body_width }) => feet(body_width)],
  ['Axles', ({ axle_type }) => axle_type],
  ['Tare weight', ({ tare_weight }) => withUnit(tare_weight, 'kg')],
  [
    'Aggregate trailer mass',
    ({ aggregate_trailer_mass }) => withUnit(aggregate_trailer_mass, 'kg'),
  ],
  ['Length', ({ vehiclelength }) => withUnit(vehiclelength, 'mm')],
  ['Width', ({ vehiclewidth }) => withUnit(vehiclewidth, 'mm')],
  ['Height', ({ vehicleheight }) => withUnit(vehicleheight, 'mm')],
  ['Gross vehicle mass', ({ grossvehiclemass }) => withUnit(grossvehiclemass, 'kg')],
  ['Towing capacity (braked)', ({ towingcapacitybraked }) => withUnit(towingcapacitybraked, 'kg')],
  ['ANCAP rating', ancap],
  ['Build date', ({ build_date: built }) => built && calendarMonth(built)],
  ['Compliance date', ({ compliance_date: complied }) => complied && calendarMonth(complied)],
  ['Expected delivery', expectedDelivery],
  ['VIN', ({ vin }) => vin],
  ['Registration plate', ({ regplate }) => regplate],
  ['Stock number', ({ stocknum }) => stocknum],
];

const variable = /^con(?:stantly|tinuously) variable(?: transmission)?$/i;

/** Feeds spell CVT out, which takes a line of its own on a phone. */
function transmission({ trans, simple_transmission }: Vehicle): string | undefined {
  return trans !== undefined && variable.test(trans.trim())
    ? 'CVT automatic'
    : (trans ?? simple_transmission);
}

/** The specification lines that have a value. */
export function specificationLines(
  vehicle: Vehicle,
  regoExpiry: string | undefined,
): SpecificationLine[] {
  const known = lines.flatMap(([label, valueOf]) => {
    const value = valueOf(vehicle);
    return value === undefined || value === '' ? [] : [{ label, value: String(value) }];
  });
  return regoExpiry === undefined
    ? known
    : [...known, { label: 'Registration', value: regoExpiry }];
}

/** The delivery date of a vehicle that is coming soon. */
function expectedDelivery({ status, delivery_date }: Vehicle): string | undefined {
  return status === 'coming_soon' && delivery_date ? calendarDay(delivery_date) : undefined;
}

/** Adds the rating year, because ANCAP's requirements change. */
function ancap({ ancaprating, ancap_year }: Vehicle): string | undefined {
  if (ancaprating === undefined) return undefined;
  return `${ancaprating} stars${ancap_year === undefined ? '' : ` (${ancap_year})`}`;
}
