import type { Offer } from '#domain/offer/offer.ts';
import { dollars } from '#domain/price/dollars.ts';
import { type Criteria, inStock, withChoice } from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { OfferSearch } from '#search/content-search/offer-search.ts';
import type { RequestServices } from '#services/request-services.ts';
import { unlessAway } from '#web/unless-away.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { LinkView } from '#web/site/site-view.ts';
import type { PictureView } from '#web/ui/card/picture-view.ts';
import { type OfferCardView, offerCardView, offerEnd, offerPicture } from './offer-card-view.ts';
import { offerAddress } from '#domain/offer/offer-address.ts';

/** An offer's page. */
export interface OfferView {
  name: string;
  category: string | undefined;
  price: string | undefined;
  /** `Until 31 Dec 2026` */
  until: string | undefined;
  picture: PictureView | undefined;
  /** Paragraphs of plain text. */
  description: string[];
  disclaimer: string | undefined;
  canonical: string;
  explore: LinkView | undefined;
  /** The link to the matching vehicles in stock. */
  inStock: LinkView | undefined;
  others: OfferCardView[];
}

const OTHERS = 3;

export async function offerView(
  offer: Offer,
  offers: OfferSearch,
  services: Pick<RequestServices, 'stock' | 'site' | 'noteIncomplete'>,
): Promise<OfferView> {
  const { stock, site } = services;
  const { settings } = site;
  const { explore } = offerCardView(offer, settings.content);
  return {
    name: offer.name,
    category: offer.category,
    price: offer.price === undefined ? undefined : dollars(offer.price),
    until: offerEnd(offer),
    picture: offerPicture(offer),
    description: offer.sanitized_description?.split('\n') ?? [],
    disclaimer: offer.disclaimer,
    canonical: offerAddress(offer),
    explore: explore && { ...explore, label: `Explore the ${explore.label}` },
    inStock: await unlessAway(services, () => inStockLink(offer, stock, settings)),
    others: similarOffers(offer, offers).map((other) => offerCardView(other, settings.content)),
  };
}

async function inStockLink(
  offer: Offer,
  stock: SiteStock,
  { vehicle_type: vehicleType }: SiteSettings,
): Promise<LinkView | undefined> {
  const { manufacturer, model, search } = offer;
  const criteria = vehiclesOf(offer);
  // the page lists the vehicles of the offer's own search and links to it
  if (!criteria || search !== undefined) return undefined;
  const count = await stock.count(criteria);
  if (count === 0) return undefined;
  const what = [manufacturer, model?.name].filter(Boolean).join(' ');
  const noun = count === 1 ? vehicleType.singular : vehicleType.plural;
  return {
    label: `See ${count.toLocaleString('en-AU')} ${what} ${model ? 'in stock' : `${noun} in stock`}`,
    href: searchUrl(criteria),
  };
}

/** The address of the search for an offer's vehicles in stock; undefined if it is not about any. */
export function vehicleSearch(offer: Offer): string | undefined {
  const criteria = vehiclesOf(offer);
  return offer.search === undefined ? criteria && searchUrl(criteria) : withinStock(offer.search);
}

/** The same search among the vehicles in stock, unless it says itself which it is about. */
function withinStock(search: string): string {
  const [path = '', query = ''] = search.split('?');
  const parameters = new URLSearchParams(query);
  if (!parameters.has('status')) parameters.append('status', 'in_stock');
  return `${path}?${parameters}`;
}

function vehiclesOf({ manufacturer, model }: Offer): Criteria | undefined {
  if (manufacturer === undefined) return undefined;
  const ofMake = withChoice(inStock, 'make', [manufacturer]);
  return model ? withChoice(ofMake, 'model', [model.name]) : ofMake;
}

/** Offers on the same model first, then the same manufacturer, then the same category. */
function similarOffers(offer: Offer, offers: OfferSearch): Offer[] {
  const similarity = (other: Offer): number =>
    (offer.model !== undefined && other.model?.slug === offer.model.slug ? 4 : 0) +
    (offer.manufacturer !== undefined && other.manufacturer === offer.manufacturer ? 2 : 0) +
    (other.category === offer.category ? 1 : 0);
  return offers
    .all()
    .filter((other) => other.id !== offer.id)
    .toSorted((a, b) => similarity(b) - similarity(a))
    .slice(0, OTHERS);
}
