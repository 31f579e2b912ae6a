import { equals, type Expression } from '#search/engine/expression.ts';
import type { SortName } from './criteria.ts';
import type { PlaceNear } from './places-near.ts';
import { seriesParts } from './series-parts.ts';

/**
 * An order that no column has: the parts that the list goes through, one after the other.
 * @returns undefined when the list is of one piece
 */
export function listParts(
  sortBy: SortName | undefined,
  near: readonly PlaceNear[] | undefined,
  seriesOrder: readonly string[],
): Expression[] | undefined {
  if (sortBy === 'nearest' && near) return near.map(({ place }) => equals('place', place));
  return sortBy === 'featured' && seriesOrder.length > 0 ? seriesParts(seriesOrder) : undefined;
}
