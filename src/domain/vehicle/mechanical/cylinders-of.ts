import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';
import { statedWords } from './stated-words.ts';

/** The number of cylinders from the feed, otherwise from words such as `V8`, `W12` and `6cyl`. */
export function cylindersOf(
  facts: Pick<VehicleFacts, 'cylinders' | 'badge' | 'series' | 'name'>,
): number | undefined {
  if (facts.cylinders !== undefined) return facts.cylinders;
  const [, banks, row] =
    /\b(?:v|w)(6|8|10|12|16)\b|\b(2|3|4|5|6|8|10|12) ?cyl/.exec(statedWords(facts)) ?? [];
  const stated = banks ?? row;
  return stated === undefined ? undefined : Number(stated);
}
