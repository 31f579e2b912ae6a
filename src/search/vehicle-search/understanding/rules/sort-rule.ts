import type { SortName } from '#search/vehicle-search/criteria.ts';
import type { Rule } from '#search/vehicle-search/understanding/meaning.ts';
import { type Phrases, phraseAt } from './phrase-at.ts';

const orders: Phrases<SortName> = {
  cheap: 'price_asc',
  cheapest: 'price_asc',
  'lowest price': 'price_asc',
  'most expensive': 'price_desc',
  'highest price': 'price_desc',
  newest: 'newest',
  latest: 'newest',
  'just arrived': 'newest',
  'late model': 'year_desc',
  'latest model': 'year_desc',
  'low km': 'km_asc',
  'low ks': 'km_asc',
  'low kilometre': 'km_asc',
  'low kilometers': 'km_asc',
  'low mileage': 'km_asc',
  'low kms': 'km_asc',
  'low kilometres': 'km_asc',
  'lowest km': 'km_asc',
  'lowest kms': 'km_asc',
  'lowest kilometres': 'km_asc',
};

/** Reads `cheapest`, `lowest km` and `newest`, which set an order, not a filter. */
export const sortRule: Rule = (words, at) => {
  const order = phraseAt(orders, words, at);
  return order && { length: order.length, meaning: { kind: 'sort', sortBy: order.value } };
};
