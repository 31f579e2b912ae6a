import type { Expression } from '#search/engine/filters/expression.ts';
import type { SortBy } from '#search/engine/search-request.ts';
import type { Criteria } from '#search/vehicle-search/criteria.ts';

/** What the words of a query were understood as: see the parameter `naturalLanguage`. */
export interface Reading {
  /** The words that stay words. */
  words: string;
  /** What the others mean, in the columns of the stock. */
  filter: Expression;
  /** The order that they ask for. */
  sort?: readonly SortBy[];
  told: ToldReading;
}

/** A reading as the answer tells it, so that a widget can show it: without the words, the page and the columns. */
export type ToldReading = Pick<Criteria, 'choices' | 'ranges' | 'near' | 'sortBy'> & { q: string };
