import { slugify } from '#domain/text/slugify.ts';
import { dollars } from '#domain/price/dollars.ts';
import type { Manufacturer } from '#domain/manufacturer/manufacturer.ts';
import type { Offer } from '#domain/offer/offer.ts';
import type { DemoBody } from '#demo/pictures/demo-body.ts';
import { printPictureAddress } from '#demo/pictures/picture-address.ts';
import type { NamedView } from '#demo/pictures/picture-view.ts';
import { drawFrom } from '#demo/stock/draw.ts';
import { type ContentPlan, contentPlans } from './content-plans.ts';
import { demoPosts, demoReviews } from './demo-lists.ts';
import { demoPages } from './demo-pages.ts';
import { demoBusinesses, demoManufacturers, demoModelSlug, SEEDS } from './demo-manufacturers.ts';
import { type GeneralOffer, generalOffers } from './general-offers.ts';
import { type OfferKind, offerKinds } from './offer-kinds.ts';
import type { PresentedModel } from './presented-model.ts';

const colours = ['White', 'Silver', 'Blue', 'Red', 'Grey', 'Green', 'Orange', 'Black'] as const;
/** One in this many offers is a general one, not on a model. */
const GENERAL_EVERY = 3;

/** A demo site's content, in the form in which an operator would import it. */
export function demoContent(siteSlug: string): {
  offers: Offer[];
  manufacturers: Manufacturer[];
  pages: unknown[];
  posts: unknown[];
  reviews: unknown[];
} {
  const plan = Object.hasOwn(contentPlans, siteSlug) ? contentPlans[siteSlug] : undefined;
  if (!plan) throw new Error(`The demo has no content for "${siteSlug}".`);
  return {
    offers: mixed(
      plan.onModels.map(([kind, make, name]) =>
        offerOnModel(offerKinds[kind], modelOf(plan, make, name), plan),
      ),
      plan.general.map((name) => generalOffer(generalOffers[name], plan)),
    ),
    manufacturers: [...demoManufacturers(plan.models), ...demoBusinesses(plan.businesses ?? [])],
    pages: demoPages(siteSlug),
    posts: demoPosts(siteSlug),
    reviews: demoReviews(siteSlug),
  };
}

function modelOf(plan: ContentPlan, make: string, name: string): PresentedModel {
  const model = plan.models.find((one) => one.make === make && one.name === name);
  if (!model) throw new Error(`The demo's catalogue has no ${make} ${name} that is presented.`);
  return model;
}

function offerOnModel(kind: OfferKind, model: PresentedModel, plan: ContentPlan): Offer {
  const slug = demoModelSlug(model);
  const price = kind.price?.(model);
  const priceText = price === undefined ? '' : dollars(price);
  return {
    id: `${kind.id}-${slugify(model.name)}`,
    name: kind.name(model),
    description: kind.description(model, priceText),
    disclaimer: kind.disclaimer,
    category: kind.category,
    manufacturer: model.make,
    model: { name: model.name, slug },
    image_url: picture(`${kind.id} ${slug}`, model.picture, kind.view, plan),
    ...(price !== undefined && { price }),
  };
}

function generalOffer(offer: GeneralOffer, plan: ContentPlan): Offer {
  const { view, ...given } = offer;
  const draw = drawFrom(`body ${offer.id}`);
  const body = draw.pick(plan.models).picture;
  return { ...given, ...(view && { image_url: picture(offer.id, body, view, plan) }) };
}

function picture(key: string, body: DemoBody, view: NamedView, { backdrops }: ContentPlan): string {
  const draw = drawFrom(`offer ${key}`);
  return printPictureAddress({
    body,
    colour: draw.pick(colours),
    seed: draw.whole(1, SEEDS),
    backdrop: draw.pick(backdrops),
    view,
  });
}

/** Merges the two lists, distributing the general offers among the others. */
function mixed(onModels: readonly Offer[], general: readonly Offer[]): Offer[] {
  const rest = [...general];
  const dealt = onModels.flatMap((offer, at) => {
    const next = at % GENERAL_EVERY === GENERAL_EVERY - 1 ? rest.shift() : undefined;
    return next ? [offer, next] : [offer];
  });
  return [...dealt, ...rest];
}
