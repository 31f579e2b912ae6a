import type { Expression } from './filters/expression.ts';
import type { FacetCounts } from './facets/facet-tally.ts';
import type { Synonyms } from './text/synonyms.ts';
import type { Scope } from './scope.ts';

export interface SearchRequest {
  /** Searches these rows only; all of the index without one. */
  scope?: Scope;
  /** Words of which all must match, and phrases in double quotes. */
  text?: string;
  /** Looks for the text in these fields only; in all fields of the schema without them. */
  searchedFields?: readonly string[];
  /**
   * Finds rows without some of the words too, after those that have more of them: the last words are dropped first, or
   * those that no row has and then those that the most rows have. At least one word or phrase stays.
   */
  droppedWords?: 'last' | 'frequent';
  /** Leaves out rows that match the text less well than this: a score of 0 to 1, as `SearchResult.scores` has them. */
  leastScore?: number;
  /** Wishes for the scores of the rows of the page. */
  scored?: boolean;
  /** In place of the schema's: what means the same to whoever asks. Prepared once, it costs a search nothing. */
  synonyms?: Synonyms;
  /** Applies to everything. */
  filter?: Expression;
  /** What the searcher has chosen of each facet. A facet is counted without its own `anyOf` or range. */
  refinements?: Readonly<Record<string, Refinement>>;
  /** Attributes whose values to count. */
  facets?: readonly string[];
  /** Of each facet's values so many at most, the most frequent ones; all by default. */
  facetValues?: number;
  /** Number attributes whose least and greatest value to give, likewise without their own refinement. */
  stats?: readonly string[];
  /**
   * By default the best match of the text first, then the order of the schema. Missing values come last in either
   * direction; what is equal in all terms is sorted by id, in the direction of the last term.
   */
  sort?: readonly SortBy[];
  /**
   * Of rows that pass this and follow each other in the order only the first is found, unless every row passes. A count
   * of a facet is what would be found after choosing that value, up to 2,000 rows; stats are those of all rows.
   */
  collapse?: Expression;
  /**
   * After so many steps the search is given up, whatever it was to find; without it none is. A step is about a
   * nanosecond's work: to look at one row, or at one word of thirty-two bits. Counted, not timed, so that the same
   * search of the same rows always comes to the same.
   */
  work?: number;
  /**
   * Of the rows with one value of this attribute only the first in the order is found, and only it is counted. Rows
   * without a value all stay; a row with several stays if none of them is an earlier row's.
   */
  distinct?: string;
  /** 0 by default. */
  offset?: number;
  /** 20 by default. */
  limit?: number;
}

export interface SortBy {
  by: string;
  direction: 'asc' | 'desc';
}

/**
 * `anyOf` widens as more is chosen, `allOf` narrows, so a facet is counted with its own `allOf`: a count is always
 * what would be found after choosing that value too. An empty list chooses nothing and restricts nothing. A range
 * includes both ends and is for numbers only.
 */
export type Refinement =
  | { readonly anyOf: readonly string[] }
  | { readonly allOf: readonly string[] }
  | { readonly min?: number; readonly max?: number };

export interface SearchResult {
  /** How many rows match; exact. */
  total: number;
  /** Those of the page. */
  ids: number[];
  /**
   * Where the request wishes for them: how well each row of the page matches the text, from 0 to 1; 1 without a text.
   * What the best match of the text puts first has a score that is no lower.
   */
  scores?: number[];
  facets: Record<string, FacetCounts>;
  /** Undefined where no matching row has a number. */
  stats: Record<string, { min: number; max: number } | undefined>;
}
