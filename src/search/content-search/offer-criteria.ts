import { chosenValues, dollarRange, type DollarRange, pageNumber } from './read-address.ts';
import { chosen, paged, ranged, writeAddress } from './write-address.ts';

/** What a shopper searches for among the offers. */
export interface OfferCriteria {
  /** From 1. */
  page: number;
  categories: readonly string[];
  price?: DollarRange;
}

export const allOffers: OfferCriteria = { page: 1, categories: [] };

export function parseOffersAddress(parameters: URLSearchParams): OfferCriteria {
  const price = dollarRange(parameters, 'price');
  return {
    page: pageNumber(parameters),
    categories: chosenValues(parameters, 'categories'),
    ...(price && { price }),
  };
}

export function offersAddress({ page, categories, price }: OfferCriteria): string {
  return writeAddress('/special-offers', [
    ...chosen('categories', categories),
    ...ranged('price', price),
    ...paged(page),
  ]);
}
