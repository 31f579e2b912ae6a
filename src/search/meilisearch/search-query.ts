import { z } from 'zod';
import { queryLimits } from './search-limits.ts';

const text = z.string().nullish();
const count = z.number().int().min(0).nullish();
const flag = z.boolean().nullish();
const names = z.array(z.string()).max(queryLimits.attributes).nullish();
const tag = z.string().max(queryLimits.tag).nullish();

/**
 * The parameters of a query that are answered. `null` counts as absent. All words of `q` must match, whatever the matching strategy.
 */
export const answeredParameters = z.strictObject({
  q: text,
  filter: z.unknown().optional(),
  facets: names,
  sort: z.array(z.string()).max(queryLimits.sortTerms).nullish(),
  page: count,
  hitsPerPage: count,
  offset: count,
  limit: count,
  attributesToRetrieve: names,
  attributesToHighlight: names,
  highlightPreTag: tag,
  highlightPostTag: tag,
  attributesToCrop: names,
  cropLength: count,
  cropMarker: tag,
  distinct: text,
  matchingStrategy: z.enum(['last', 'all', 'frequency']).nullish(),
  showMatchesPosition: flag,
});

export type SearchQuery = z.infer<typeof answeredParameters>;

/** Those that official clients know and this service has nothing for; they may be sent where they ask for nothing. */
export const unansweredParameters = [
  'attributesToSearchOn',
  'hybrid',
  'locales',
  'media',
  'personalize',
  'rankingScoreThreshold',
  'retrieveVectors',
  'showPerformanceDetails',
  'showRankingScore',
  'showRankingScoreDetails',
  'useNetwork',
  'vector',
] as const;

/** What a parameter should be, in the words of a fault. */
export type Expectation = 'a string' | 'an array' | 'a positive integer' | 'a boolean';

export const expectations: Readonly<Record<keyof SearchQuery, Expectation>> = {
  q: 'a string',
  filter: 'a string',
  facets: 'an array',
  sort: 'an array',
  page: 'a positive integer',
  hitsPerPage: 'a positive integer',
  offset: 'a positive integer',
  limit: 'a positive integer',
  attributesToRetrieve: 'an array',
  attributesToHighlight: 'an array',
  highlightPreTag: 'a string',
  highlightPostTag: 'a string',
  attributesToCrop: 'an array',
  cropLength: 'a positive integer',
  cropMarker: 'a string',
  distinct: 'a string',
  matchingStrategy: 'a string',
  showMatchesPosition: 'a boolean',
};
