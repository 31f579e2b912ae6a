import { modelBuildAddress } from '#domain/manufacturer/build-and-price-address.ts';
import { modelBodies } from '#domain/manufacturer/model-facts.ts';
import { priceDisplay } from '#domain/price/price-display.ts';
import { modelsAddress } from '#search/content-search/model-criteria.ts';
import type { CardDocument } from '#search/vehicle-search/card-document.ts';
import { inStock } from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { RequestServices } from '#services/request-services.ts';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { modelPictureView } from '#web/content/models/model-card-view.ts';
import type { LinkView } from '#web/site/site-view.ts';
import { unlessAway } from '#web/unless-away.ts';
import type { PictureView } from '#web/ui/card/picture-view.ts';

interface FromPrice {
  /** `$33,990` */
  text: string;
  /** `Drive away` */
  basis: string | undefined;
}

/** A manufacturer's model. */
export interface ModelHeadView {
  /** Manufacturer and model. */
  title: string;
  isComing: boolean;
  picture: PictureView | undefined;
  /** Links to the models of each body type. */
  bodies: LinkView[];
  /** The lowest price in stock. */
  from: FromPrice | undefined;
  /** `See 12 in stock`; absent if there are none. */
  inStock: LinkView | undefined;
  /** The page on which shoppers build and price it; undefined if the site has none. */
  build: string | undefined;
}

export async function modelHeadView(
  { model: slug }: SectionContent<'model-head'>,
  services: RequestServices,
): Promise<ModelHeadView | undefined> {
  const { content, stock, site } = services;
  const { settings } = site;
  const model = (await content()).models.bySlug(slug);
  if (!model) return undefined;
  const { name, manufacturer } = model;
  const criteria = {
    ...inStock,
    choices: { ...inStock.choices, make: [manufacturer.name], model: [name] },
  };
  const [count = 0, [cheapest] = []] = await Promise.all([
    unlessAway(services, () => stock.count(criteria)),
    unlessAway(services, () => stock.first({ ...criteria, sortBy: 'price_asc' }, 1)),
  ]);
  return {
    title: `${manufacturer.name} ${name}`,
    isComing: model.status === 'coming_soon',
    picture: modelPictureView(model),
    bodies: modelBodies(model).map((body) => ({
      label: body,
      href: modelsAddress({ page: 1, bodies: [body], manufacturers: [], models: [] }),
    })),
    build: settings.content.build_and_price ? modelBuildAddress(model) : undefined,
    from: cheapest && fromPrice(cheapest, settings),
    inStock:
      count === 0
        ? undefined
        : {
            label: `See ${count.toLocaleString('en-AU')} in stock`,
            href: searchUrl(criteria),
          },
  };
}

function fromPrice(
  vehicle: CardDocument,
  { price: settings }: SiteSettings,
): FromPrice | undefined {
  const { amount, text, label } = priceDisplay(vehicle, settings);
  return amount === undefined ? undefined : { text, basis: label || undefined };
}
