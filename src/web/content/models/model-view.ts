import { modelAddress, modelBodies } from '#domain/manufacturer/model-facts.ts';
import { priceDisplay } from '#domain/price/price-display.ts';
import { modelsAddress } from '#search/content-search/model-criteria.ts';
import type { ListedModel } from '#search/content-search/model-search.ts';
import type { OfferSearch } from '#search/content-search/offer-search.ts';
import type { CardDocument } from '#search/vehicle-search/card-document.ts';
import { everything } from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type OfferCardView, offerCardView } from '#web/content/offers/offer-card-view.ts';
import { type CardView, cardView } from '#web/search/results/card-view.ts';
import type { LinkView } from '#web/site/site-view.ts';
import type { PictureView } from '#web/ui/card/picture-view.ts';
import { modelPictureView } from './model-card-view.ts';

export interface FromPrice {
  /** `$33,990` */
  text: string;
  /** `Drive away` */
  basis: string | undefined;
}

/** A model's page. */
export interface ModelView {
  /** Manufacturer and model. */
  title: string;
  canonical: string;
  isComing: boolean;
  picture: PictureView | undefined;
  /** Links to the models of each body type. */
  bodies: LinkView[];
  /** The lowest price in stock. */
  from: FromPrice | undefined;
  /** `See 12 in stock`; absent if there are none. */
  inStock: LinkView | undefined;
  vehicles: CardView[];
  offers: OfferCardView[];
}

const VEHICLES_SHOWN = 3;

export async function modelView(
  model: ListedModel,
  offers: OfferSearch,
  stock: SiteStock,
  settings: SiteSettings,
  now: Date,
): Promise<ModelView> {
  const { name, manufacturer } = model;
  const criteria = {
    ...everything,
    choices: { make: [manufacturer.name], model: [name], status: ['in_stock'] },
  };
  const [count, [cheapest], vehicles] = await Promise.all([
    stock.count(criteria),
    stock.first({ ...criteria, sortBy: 'price_asc' }, 1),
    stock.first(criteria, VEHICLES_SHOWN),
  ]);
  return {
    title: `${manufacturer.name} ${name}`,
    canonical: modelAddress(model),
    isComing: model.status === 'coming_soon',
    picture: modelPictureView(model),
    bodies: modelBodies(model).map((body) => ({
      label: body,
      href: modelsAddress({ page: 1, bodies: [body], manufacturers: [], models: [] }),
    })),
    from: cheapest && fromPrice(cheapest, settings),
    inStock:
      count === 0
        ? undefined
        : {
            label: `See ${count.toLocaleString('en-AU')} in stock`,
            href: searchUrl({
              ...everything,
              choices: { make: [manufacturer.name], model: [name] },
            }),
          },
    vehicles: vehicles.map((vehicle) => cardView(vehicle, settings, now)),
    offers: offers.ofModel(model.slug).map((offer) => offerCardView(offer, settings.content)),
  };
}

function fromPrice(
  vehicle: CardDocument,
  { price: settings }: SiteSettings,
): FromPrice | undefined {
  const { amount, text, label } = priceDisplay(vehicle, settings);
  return amount === undefined ? undefined : { text, basis: label || undefined };
}
