import { inStock } from '#search/vehicle-search/criteria.ts';
import { hasStock } from '#search/vehicle-search/stock-vocabulary.ts';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { RequestServices } from '#services/request-services.ts';
import {
  type QuickSearchView,
  quickSearchView,
} from '#web/sections/quick-search/quick-search-view.ts';
import { type RatingView, ratingView } from '#web/places/location-card-view.ts';
import { primaryLocation } from '#site/primary-location.ts';
import { sectionPicture } from '#web/sections/section-picture.ts';
import type { LinkView } from '#web/site/site-view.ts';
import { unlessAway } from '#web/unless-away.ts';
import type { PictureView } from '#web/ui/card/picture-view.ts';

type HeroContent = SectionContent<'hero'>;

/** Reasons to buy here, in a line. */
export interface HeroFacts {
  rating: RatingView | undefined;
  texts: readonly string[];
  /** The city of the primary location, whose hours the site's frame knows. */
  city: string | undefined;
}

export interface HeroView {
  kicker: string | undefined;
  title: string;
  text: string | undefined;
  picture: PictureView | undefined;
  links: LinkView[];
  search: QuickSearchView | undefined;
  facts: HeroFacts | undefined;
}

export async function heroView(
  { kicker, shows_stock_count, title, text, picture, links, search, facts }: HeroContent,
  services: RequestServices,
): Promise<HeroView> {
  return {
    kicker: shows_stock_count ? await unlessAway(services, () => stockCount(services)) : kicker,
    title,
    text,
    picture: picture && sectionPicture(picture),
    links,
    search: search ? await unlessAway(services, () => quickSearchView(services)) : undefined,
    facts: facts && heroFacts(facts, services),
  };
}

function heroFacts(
  { rating, texts, hours }: NonNullable<HeroContent['facts']>,
  { site: { settings } }: RequestServices,
): HeroFacts {
  const primary = primaryLocation(settings.locations.filter(({ visible }) => visible));
  return {
    rating: primary && rating ? ratingView(primary, settings) : undefined,
    texts,
    city: hours ? primary?.address.city : undefined,
  };
}

/** `1,204 cars in stock`; undefined while the site lists no vehicle. */
async function stockCount({ stock, site }: RequestServices): Promise<string | undefined> {
  if (!hasStock(await stock.vocabulary())) return undefined;
  const { singular, plural } = site.settings.vehicle_type;
  const total = await stock.count(inStock);
  return `${total.toLocaleString('en-AU')} ${total === 1 ? singular : plural} in stock`;
}
