import type { FacetValueView } from './facets/facet-views.ts';

/** What the search of a home page offers. It stands in a form, which sends its fields to the search. */
export interface QuickSearchProps {
  makes: readonly Omit<FacetValueView, 'selected'>[];
  bodies: readonly Omit<FacetValueView, 'selected'>[];
  /** Price limits in whole dollars. */
  prices: readonly number[];
  keywordPlaceholder: string;
  /** The fields that the shopper has filled. */
  chosen: URLSearchParams;
  /** `Show Me 14 cars` */
  showMe: string;
}
