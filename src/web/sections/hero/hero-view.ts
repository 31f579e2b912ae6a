import { inStock } from '#search/vehicle-search/criteria.ts';
import { hasStock } from '#search/vehicle-search/stock-vocabulary.ts';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { RequestServices } from '#services/request-services.ts';
import {
  type QuickSearchView,
  quickSearchView,
} from '#web/sections/quick-search/quick-search-view.ts';
import { sectionPicture } from '#web/sections/section-picture.ts';
import type { LinkView } from '#web/site/site-view.ts';
import { unlessAway } from '#web/unless-away.ts';
import type { PictureView } from '#web/ui/card/picture-view.ts';

export interface HeroView {
  kicker: string | undefined;
  title: string;
  text: string | undefined;
  picture: PictureView | undefined;
  links: LinkView[];
  search: QuickSearchView | undefined;
}

export async function heroView(
  { kicker, shows_stock_count, title, text, picture, links, search }: SectionContent<'hero'>,
  services: RequestServices,
): Promise<HeroView> {
  return {
    kicker: shows_stock_count ? await unlessAway(services, () => stockCount(services)) : kicker,
    title,
    text,
    picture: picture && sectionPicture(picture),
    links,
    search: search ? await unlessAway(services, () => quickSearchView(services)) : undefined,
  };
}

/** `1,204 cars in stock`; undefined while the site lists no vehicle. */
async function stockCount({ stock, site }: RequestServices): Promise<string | undefined> {
  if (!hasStock(await stock.vocabulary())) return undefined;
  const { singular, plural } = site.settings.vehicle_type;
  const total = await stock.count(inStock);
  return `${total.toLocaleString('en-AU')} ${total === 1 ? singular : plural} in stock`;
}
