import type { Place } from '#domain/place/place.ts';
import { postcodeRanges } from './postcode-ranges.ts';

/** The default: finds the place in an embedded table of postcode ranges. */
export function placeOfPostcode(postcode: string): Place | undefined {
  if (!/^\d{4}$/.test(postcode)) return undefined;
  const number = Number(postcode);
  const range = postcodeRanges.find(([from, to]) => from <= number && number <= to);
  if (!range) return undefined;
  const [, , name, state, lat, long] = range;
  return { name, state, lat, long };
}
