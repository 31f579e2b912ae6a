import { z } from 'zod';
import { choiceAttributes, rangeAttributes } from '#domain/vehicle/facets.ts';
import { type Criteria, distancesKm } from '#search/vehicle-search/criteria.ts';

const range = z
  .strictObject({ min: z.number(), max: z.number() })
  .partial()
  .refine(({ min, max }) => min !== undefined || max !== undefined);

const criteriaSchema = z.strictObject({
  query: z.string().optional(),
  choices: z.partialRecord(z.enum(choiceAttributes), z.array(z.string()).min(1)),
  ranges: z.partialRecord(z.enum(rangeAttributes), range),
  near: z
    .strictObject({
      postcode: z.string(),
      suburb: z.string().optional(),
      km: z.literal(distancesKm),
    })
    .optional(),
  terms: z.strictObject({ deposit: z.number(), years: z.number() }).partial().optional(),
});

/** What is stored of a saved search: everything but its order and page. */
export function storableCriteria({ query, choices, ranges, near, terms }: Criteria): object {
  return { query, choices, ranges, near, terms };
}

/**
 * Reads the criteria of a saved search, newest first, because relevance does not matter to alerts.
 * @returns undefined if the search names something that cannot be searched any more: without it, the search would be
 *   wider
 */
export function storedCriteria(stored: unknown): Criteria | undefined {
  const parsed = criteriaSchema.safeParse(stored);
  // zod's optional properties may be undefined, but criteria leave theirs out
  return parsed.success ? ({ ...parsed.data, page: 1, sortBy: 'newest' } as Criteria) : undefined;
}
