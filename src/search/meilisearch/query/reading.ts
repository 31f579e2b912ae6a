import type { Expression } from '#search/engine/filters/expression.ts';
import type { SortBy } from '#search/engine/search-request.ts';
import type { Criteria } from '#search/vehicle-search/criteria.ts';

/** How the words of a query were understood; see the parameter `naturalLanguage`. */
export interface Reading {
  /** The words that remain text. */
  words: string;
  /** The meaning of the others, in columns of the stock. */
  filter: Expression;
  /** The order that they request. */
  sort?: readonly SortBy[];
  summary: ReadingSummary;
}

/** The part of a reading in the answer, for widgets to display: without the page and the columns. */
export type ReadingSummary = Pick<Criteria, 'choices' | 'ranges' | 'near' | 'sortBy'> & {
  q: string;
};
