import type { Expression } from './filters/expression.ts';
import type { FacetCounts } from './facets/facet-tally.ts';
import type { Synonyms } from './text/synonyms.ts';
import type { Scope } from './scope.ts';

export interface SearchRequest {
  /** Searches only these rows; by default the whole index. */
  scope?: Scope;
  /** Words and phrases in double quotes; all of them must match. */
  text?: string;
  /** Searches the text only in these fields; by default in all fields of the schema. */
  searchedFields?: readonly string[];
  /**
   * Also finds rows without some of the words, after those with more of them. Drops the last words first, or words that
   * no row has and then the most frequent ones. At least one word or phrase must match.
   */
  droppedWords?: 'last' | 'frequent';
  /** Excludes rows with a lower text score, from 0 to 1 as in `SearchResult.scores`. */
  minScore?: number;
  /** Requests the scores of the page's rows. */
  scored?: boolean;
  /** Replaces the schema's synonyms. Created once and reused, it costs a search nothing. */
  synonyms?: Synonyms;
  /** Applies to the whole search. */
  filter?: Expression;
  /** The choices for each facet. A facet is counted without its own `anyOf` or range. */
  refinements?: Readonly<Record<string, Refinement>>;
  /** Attributes to count by value. */
  facets?: readonly string[];
  /** The maximum number of values per facet, most frequent first; all by default. */
  facetValues?: number;
  /** Number attributes to return the minimum and maximum of, also without their own refinement. */
  stats?: readonly string[];
  /**
   * By default, the best match of the text comes first, then the order of the schema. Missing values come last in
   * either direction; rows equal in all terms are sorted by id, in the direction of the last term.
   */
  sort?: readonly SortBy[];
  /**
   * Of consecutive rows that pass this filter, only the first is found, unless every row passes. Facet counts match the
   * totals after choosing a value, for up to 2,000 rows; stats cover all rows.
   */
  collapse?: Expression;
  /**
   * The maximum number of steps before the search is aborted; unlimited by default. A step is about a nanosecond:
   * visiting one row or one 32-bit word. Steps are counted rather than timed, so that the same search always has the
   * same outcome.
   */
  work?: number;
  /**
   * For each value of this attribute, only the first row in the order is found and counted. All rows without a value
   * remain; a row with several values remains if none of them belongs to an earlier row.
   */
  distinct?: string;
  /** Defaults to 0. */
  offset?: number;
  /** Defaults to 20. */
  limit?: number;
}

export interface SortBy {
  by: string;
  direction: 'asc' | 'desc';
}

/**
 * Choosing more values of `anyOf` widens the result, of `allOf` narrows it. So a facet is counted with its own `allOf`:
 * a count is always the total after choosing that value too. An empty list restricts nothing. A range includes both
 * ends and applies to numbers only.
 */
export type Refinement =
  | { readonly anyOf: readonly string[] }
  | { readonly allOf: readonly string[] }
  | { readonly min?: number; readonly max?: number };

export interface SearchResult {
  /** The exact number of matching rows. */
  total: number;
  /** The ids of the page's rows. */
  ids: number[];
  /**
   * If requested, how well each row of the page matches the text, from 0 to 1; 1 without a text. If the best match
   * comes first, scores never increase.
   */
  scores?: number[];
  facets: Record<string, FacetCounts>;
  /** Undefined if no matching row has a number. */
  stats: Record<string, { min: number; max: number } | undefined>;
}
