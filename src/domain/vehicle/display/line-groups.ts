import type { SpecificationLine } from './specification-lines.ts';

/** The facts that shoppers ask for first, for all kinds of vehicle. */
const key: readonly string[] = [
  'Expected delivery',
  'Kilometres',
  'Transmission',
  'Body',
  'Fuel',
  'Sleeps',
  'Body length',
  'Engine',
  'Drive',
  'Seats',
  'Fuel consumption (combined)',
  'Colour',
  'ANCAP rating',
  'Aggregate trailer mass',
  'Registration',
];

/** The lines of the details card. Source: specification 1, section 2, "Vehicle detail page". */
const details: readonly string[] = [
  'Cylinders',
  'Engine',
  'Induction',
  'Body length',
  'Body width',
  'Axles',
  'Tare weight',
  'Aggregate trailer mass',
  'Sleeps',
  'Build date',
  'Compliance date',
  'Expected delivery',
  'Colour',
  'Interior colour',
  'Drive',
  'Seats',
  'Doors',
  'VIN',
  'Registration plate',
  'Registration',
  'Stock number',
];

/** The facts about a used vehicle's history. */
const history: readonly string[] = [
  'Kilometres',
  'Build date',
  'Compliance date',
  'Registration plate',
  'Registration',
];

const groups = { key, details, history } as const;

/** The lines of one group, in the group's order; omits lines that the vehicle does not have. */
export function specificationGroup(
  group: keyof typeof groups,
  lines: readonly SpecificationLine[],
): SpecificationLine[] {
  return groups[group].flatMap((label) => lines.filter((line) => line.label === label));
}
