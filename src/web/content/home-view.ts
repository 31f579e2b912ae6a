import { everything } from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import { settingsPictureIndex } from '#site/settings-pictures.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type CardView, cardView } from '#web/search/results/card-view.ts';
import { valueLabel } from '#web/search/facets/facet-labels.ts';
import { showMeLabel } from '#web/search/facets/show-me-label.ts';
import type { LinkView } from '#web/site/site-view.ts';
import { type PictureView, pictureView } from '#web/ui/card/picture-view.ts';
import { bodyTiles } from './home/body-tiles.ts';
import type { TileView } from './home/body-tiles.ts';

/** The home page. */
export interface HomeView {
  title: string;
  text: string | undefined;
  picture: PictureView | undefined;
  links: LinkView[];
  /** `1,204 cars in stock` */
  stock: string;
  /** `Show Me 1,254 cars`; includes the coming and recently sold vehicles, as the search does. */
  showMe: string;
  keywordPlaceholder: string;
  makes: TileView[];
  bodies: TileView[];
  /** The body types shown as tiles. */
  bodyTiles: TileView[];
  bodiesTitle: string;
  makesTitle: string;
  /** Whole dollars; absent if the dealer turns it off. */
  priceSearch: PriceSearchView | undefined;
  featured: CardView[];
}

export interface PriceSearchView {
  min: number;
  max: number;
  step: number;
}

const FEATURED = 8;

export async function homeView(
  stock: SiteStock,
  settings: SiteSettings,
  now: Date,
): Promise<HomeView> {
  const { hero, vehicle_type: vehicleType, search } = settings;
  const inStock = { ...everything, choices: { status: ['in_stock'] } };
  const [total, listed, featured, vocabulary] = await Promise.all([
    stock.count(inStock),
    stock.count(everything),
    stock.first(inStock, FEATURED),
    stock.vocabulary(),
  ]);
  const bodies = tiles(vocabulary, 'body');
  return {
    title: hero?.title ?? `Find your next ${vehicleType.singular}`,
    text: hero?.text ?? settings.tagline,
    picture: hero?.image
      ? pictureView('site', settingsPictureIndex.hero, hero.image, '')
      : undefined,
    links: hero?.links ?? [],
    stock: `${total.toLocaleString('en-AU')} ${total === 1 ? vehicleType.singular : vehicleType.plural} in stock`,
    showMe: showMeLabel(listed, vehicleType),
    keywordPlaceholder: search.keyword_placeholder,
    makes: tiles(vocabulary, 'make'),
    bodies,
    bodyTiles: bodyTiles(bodies, settings.home.body_tiles),
    bodiesTitle: 'Browse by body type',
    makesTitle: 'Our makes',
    priceSearch: settings.home.price_search.shown ? settings.home.price_search : undefined,
    featured: featured.map((vehicle) => cardView(vehicle, settings, now)),
  };
}

function tiles(vocabulary: StockVocabulary, attribute: 'make' | 'body'): TileView[] {
  return vocabulary.values(attribute).map(([value, count]) => ({
    value,
    label: valueLabel(attribute, value),
    count,
    href: searchUrl({ ...everything, choices: { [attribute]: [value] } }),
  }));
}
