import type { Offer } from '#domain/offer/offer.ts';
import { dollars } from '#domain/price/dollars.ts';
import type { ListPage } from '#search/content-search/faceted-list.ts';
import {
  allOffers,
  type OfferCriteria,
  offersAddress,
} from '#search/content-search/offer-criteria.ts';
import type { ContentSettings } from '#site/settings/content.ts';
import { type OptionView, optionViews } from '#web/content/listing/option-view.ts';
import { type PagingView, pagingView } from '#web/listing/paging-view.ts';
import { type OfferCardView, offerCardView } from './offer-card-view.ts';

/** The page of special offers. */
export interface OffersView {
  /** `26 offers` */
  count: string;
  total: number;
  /** The canonical address of this search. */
  canonical: string;
  cards: OfferCardView[];
  categories: OptionView[];
  price: PriceFilterView | undefined;
  /** Whether any filter is set. */
  isFiltered: boolean;
  /** The address without filters. */
  clear: string;
  paging: PagingView;
}

export interface PriceFilterView {
  min: number | undefined;
  max: number | undefined;
  /** The lowest and highest price among the offers, formatted. */
  least: string;
  greatest: string;
}

export function offersView(
  criteria: OfferCriteria,
  found: ListPage<Offer>,
  settings: ContentSettings,
): OffersView {
  const effective = { ...criteria, page: found.page };
  return {
    count: `${found.total} ${found.total === 1 ? 'offer' : 'offers'}`,
    total: found.total,
    canonical: offersAddress(effective),
    cards: found.items.map((offer) => offerCardView(offer, settings)),
    categories: optionViews(found.facets['categories'], criteria.categories),
    price: priceFilter(criteria, found),
    isFiltered: criteria.categories.length > 0 || criteria.price !== undefined,
    clear: offersAddress(allOffers),
    paging: pagingView(found, (page) => offersAddress({ ...effective, page })),
  };
}

/** The price filter; undefined if all offers found cost the same and no price is set. */
function priceFilter(
  { price }: OfferCriteria,
  found: ListPage<Offer>,
): PriceFilterView | undefined {
  const bounds = found.stats['price'];
  if (price === undefined && (bounds === undefined || bounds.min === bounds.max)) return undefined;
  return {
    min: price?.min,
    max: price?.max,
    least: bounds ? dollars(bounds.min) : '',
    greatest: bounds ? dollars(bounds.max) : '',
  };
}
