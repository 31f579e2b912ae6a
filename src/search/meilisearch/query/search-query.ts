import { z } from 'zod';
import type { Reading } from './reading.ts';
import { queryLimits } from './search-limits.ts';

const text = z.string().nullish();
const count = z.number().int().min(0).nullish();
const flag = z.boolean().nullish();
const names = z.array(z.string()).max(queryLimits.attributes).nullish();
const tag = z.string().max(queryLimits.tag).nullish();

/**
 * The supported parameters of a query. `null` counts as absent. All words of `q` must match unless `matchingStrategy`
 * says otherwise. `locales` has no effect, because text is processed the same in all languages. `naturalLanguage` is
 * our extension: it turns words into filters.
 */
export const supportedParameters = z.strictObject({
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

export type SearchQuery = z.infer<typeof supportedParameters> & {
  /** How the words were understood, if requested; set by the service, never by a request. */
  reading?: Reading;
};

/** Parameters of official clients that are not supported. They are accepted only with values that request nothing. */
export const unsupportedParameters = [
  'hybrid',
  'media',
  'personalize',
  'retrieveVectors',
  'showPerformanceDetails',
  'showRankingScoreDetails',
  'useNetwork',
  'vector',
] as const;

/** What a parameter expects, as worded in faults. */
export type Expectation =
  | 'a string'
  | 'an array'
  | 'a positive integer'
  | 'a boolean'
  | 'a number from 0 to 1';

export const expectations: Readonly<
  Record<keyof z.infer<typeof supportedParameters>, Expectation>
> = {
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
