import type { Driveline, Gearbox, Grade, ModelLine } from '#demo/catalogue/model-line.ts';
import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';

const gearboxWords: Record<Gearbox, (gears: number) => string> = {
  Automatic: (gears) => `${gears} Speed Automatic`,
  'Constantly Variable': () => 'Constantly Variable Transmission',
  'Dual Clutch': (gears) => `${gears} Speed Dual Clutch Automatic`,
  Manual: (gears) => `${gears} Speed Manual`,
  'Reduction Gear': () => 'Single Speed Automatic',
};

/** The catalogue's facts about a car, motorcycle or truck of a model year. */
export function modelFacts(line: ModelLine, grade: Grade, year: number): Partial<VehicleFacts> {
  const [badge, drivelineName] = grade;
  const driveline = line.drivelines[drivelineName];
  if (driveline === undefined)
    throw new Error(`${line.make} ${line.model} has no driveline "${drivelineName}".`);
  const series = line.series?.findLast(([from]) => year >= from)?.[1];
  const [vehiclelength, vehiclewidth, vehicleheight] = line.size ?? [];
  const kind = line.kind ?? 'car';
  return definedOf({
    item_type: kind,
    year,
    make: line.make,
    model: line.model,
    badge: badge === '' ? undefined : badge,
    series,
    body: line.body,
    doors: line.doors,
    seats: line.seats,
    vehiclelength,
    vehiclewidth,
    vehicleheight,
    fuelcapacity: driveline[0] === 'Electric' ? undefined : line.tankLitres,
    grossvehiclemass: line.grossKg,
    towingcapacitybraked: line.towingKg,
    // a rating applies to vehicles of its time, not to those made long before
    ancaprating: line.ancap !== undefined && year >= line.ancap[1] - 1 ? line.ancap[0] : undefined,
    ancap_year: line.ancap !== undefined && year >= line.ancap[1] - 1 ? line.ancap[1] : undefined,
    ...drivelineFacts(driveline),
    drive: kind === 'motorcycle' ? undefined : driveline[7],
  });
}

function drivelineFacts(driveline: Driveline): {
  [Field in keyof VehicleFacts]?: VehicleFacts[Field] | undefined;
} {
  const [fuel, litres, cylinders, induction, kilowatts, newtonMetres, use, , gearbox, gears] =
    driveline;
  const isElectric = fuel === 'Electric';
  return {
    fuel,
    engine_size: isElectric
      ? undefined
      : litres < 0.8
        ? `${Math.round(litres * 1000)} cc`
        : `${litres.toFixed(1)} L`,
    engine_size_litres: isElectric ? undefined : litres,
    cylinders: isElectric ? undefined : cylinders,
    induction: isElectric ? undefined : induction,
    power: `${kilowatts} kW`,
    torque: `${newtonMetres} Nm`,
    fuelconsumptioncombined: isElectric ? undefined : Math.round(use * 10) / 10,
    trans: gearboxWords[gearbox](gears),
    geartype: gearbox,
    gearnum: gears,
  };
}

/** Removes undefined fields. */
export function definedOf<Facts extends object>(
  facts: Facts,
): { [Field in keyof Facts]?: Exclude<Facts[Field], undefined> } {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Facts]?: Exclude<Facts[Field], undefined>;
  };
}
