/** The limits of one query, whoever asks. */
export const queryLimits = {
  /** Parentheses and NOTs inside each other, as in Meilisearch. */
  filterDepth: 200,
  sortTerms: 5,
  /** Attributes in a list. */
  attributes: 200,
  /** Characters; a tag is repeated before every match. */
  tag: 64,
} as const;

/** How many queries one request may have. */
export const MOST_QUERIES = 20;

/** The limits that a site sets. */
export interface SiteSearchLimits {
  /** Totals count no further, and a request gets no more documents. */
  maxTotalHits: number;
  maxValuesPerFacet: number;
}
