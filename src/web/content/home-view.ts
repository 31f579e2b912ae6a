import { everything } from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/search-url.ts';
import type { SiteStock } from '#search/vehicle-search/site-stock.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type CardView, cardView } from '#web/search/card-view.ts';
import { valueLabel } from '#web/search/facet-labels.ts';
import type { LinkView } from '#web/site/site-view.ts';
import { type PictureView, pictureView } from '#web/ui/picture-view.ts';

/** The home page, worded. */
export interface HomeView {
  title: string;
  text: string | undefined;
  picture: PictureView | undefined;
  links: LinkView[];
  /** `1,204 cars in stock` */
  stock: string;
  keywordPlaceholder: string;
  makes: TileView[];
  bodies: TileView[];
  featured: CardView[];
}

export interface TileView {
  value: string;
  label: string;
  count: number;
  href: string;
}

const FEATURED = 8;
const TILES = 8;

export function homeView(stock: SiteStock, settings: SiteSettings, now: Date): HomeView {
  const { hero, vehicle_type: words, search } = settings;
  const inStock = { ...everything, choices: { status: ['in_stock'] } };
  const total = stock.count(inStock);
  const featured = stock.first(inStock, FEATURED);
  return {
    title: hero?.title ?? `Find your next ${words.singular}`,
    text: hero?.text ?? settings.tagline,
    picture: hero?.image ? pictureView('site', 0, hero.image, '') : undefined,
    links: hero?.links ?? [],
    stock: `${total.toLocaleString('en-AU')} ${total === 1 ? words.singular : words.plural} in stock`,
    keywordPlaceholder: search.keyword_placeholder,
    makes: tiles(stock, 'make'),
    bodies: tiles(stock, 'body').slice(0, TILES),
    featured: featured.map((vehicle) => cardView(vehicle, settings, now)),
  };
}

function tiles(stock: SiteStock, attribute: 'make' | 'body'): TileView[] {
  return stock.values(attribute).map(([value, count]) => ({
    value,
    label: valueLabel(attribute, value),
    count,
    href: searchUrl({ ...everything, choices: { [attribute]: [value] } }),
  }));
}
