import { z } from 'zod';
import type { Reading } from './reading.ts';
import { queryLimits } from './search-limits.ts';

const text = z.string().nullish();
const count = z.number().int().min(0).nullish();
const flag = z.boolean().nullish();
const names = z.array(z.string()).max(queryLimits.attributes).nullish();
const tag = z.string().max(queryLimits.tag).nullish();

/**
 * The parameters of a query that are answered. `null` counts as absent. All words of `q`
 * must match unless `matchingStrategy` says otherwise. Words are read alike in all
 * `locales`. `naturalLanguage` is our own: it turns the words into filters.
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
  attributesToSearchOn: names,
  rankingScoreThreshold: z.number().min(0).max(1).nullish(),
  showRankingScore: flag,
  locales: names,
  naturalLanguage: flag,
});

export type SearchQuery = z.infer<typeof answeredParameters> & {
  /** What the words were understood as, where the query asks for that; no request can bring one. */
  reading?: Reading;
};

/** Those that official clients know and this service has nothing for; they may be sent where they ask for nothing. */
export const unansweredParameters = [
  'hybrid',
  'media',
  'personalize',
  'retrieveVectors',
  'showPerformanceDetails',
  'showRankingScoreDetails',
  'useNetwork',
  'vector',
] as const;

/** What a parameter should be, in the words of a fault. */
export type Expectation =
  | 'a string'
  | 'an array'
  | 'a positive integer'
  | 'a boolean'
  | 'a number from 0 to 1';

export const expectations: Readonly<Record<keyof z.infer<typeof answeredParameters>, Expectation>> =
  {
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
    attributesToSearchOn: 'an array',
    rankingScoreThreshold: 'a number from 0 to 1',
    showRankingScore: 'a boolean',
    locales: 'an array',
    naturalLanguage: 'a boolean',
  };
