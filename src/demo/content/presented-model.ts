import type { CaravanLine } from '#demo/catalogue/caravans.ts';
import type { BrandGroup } from '#domain/manufacturer/manufacturer.ts';
import type { ModelLine } from '#demo/catalogue/model-line.ts';
import type { DemoBody } from '#demo/pictures/demo-body.ts';
import { bodyLabels, simpleBody } from '#domain/vehicle/spelling/simple-body.ts';

/** A model of any kind as presented on a dealer's website. */
export interface PresentedModel {
  make: string;
  name: string;
  /** The bodies under which its maker lists it, the main one first. */
  bodies: readonly string[];
  picture: DemoBody;
  /** The grid of brands that its make belongs to. */
  group: BrandGroup;
  /** The new price of its cheapest grade. */
  dollarsNew: number;
}

const groups = {
  car: 'cars',
  caravan: 'cars',
  motorcycle: 'motorcycles',
  truck: 'trucks',
} as const;
const electrified = new Set(['Hybrid', 'Plug-in Hybrid', 'Electric']);
const workBodies = new Set(['Ute', 'Van', 'Cab Chassis', 'Light Truck']);

/** Merges lines of the same make and model: a truck has a line for each of its bodies. */
export function presentedModels(lines: readonly ModelLine[]): PresentedModel[] {
  const models = new Map<string, PresentedModel>();
  for (const line of lines) {
    const key = `${line.make} ${line.model}`;
    const known = models.get(key);
    models.set(key, {
      make: line.make,
      name: line.model,
      bodies: [...new Set([...(known?.bodies ?? []), ...bodiesOf(line)])].slice(0, 3),
      picture: known?.picture ?? line.picture,
      group: groups[line.kind ?? 'car'],
      dollarsNew: Math.min(
        known?.dollarsNew ?? Infinity,
        ...line.grades.map(([, , price]) => price),
      ),
    });
  }
  return [...models.values()];
}

export function presentedCaravans(lines: readonly CaravanLine[]): PresentedModel[] {
  return lines.map(({ make, model, body, layouts }) => ({
    make,
    name: model,
    bodies: [
      body,
      ...(layouts.every(([, , , , , , , offRoad]) => offRoad) ? ['Off-road'] : []),
      ...(layouts.some(([, , , , , sleeps]) => sleeps >= 4) ? ['Family'] : []),
    ],
    group: 'cars',
    picture: layouts.some(([, , , , axle]) => axle === 'Tandem') ? 'tandem-caravan' : 'caravan',
    dollarsNew: Math.min(...layouts.map(([, , , , , , price]) => price)),
  }));
}

function bodiesOf(line: ModelLine): string[] {
  const body = line.kind === 'motorcycle' ? undefined : simpleBody(line.body);
  const main = body === undefined ? line.body : bodyLabels[body];
  const isElectrified = Object.values(line.drivelines).some(([fuel]) => electrified.has(fuel));
  return [
    main,
    ...(isElectrified ? ['Hybrid and electric'] : []),
    ...((line.seats ?? 0) >= 7 ? ['Seven seats'] : workBodies.has(main) ? ['Commercial'] : []),
  ];
}
