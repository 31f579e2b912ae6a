import type { SectionKind, SectionContent } from '#site/pages/section-kinds.ts';
import type { RequestServices } from '#services/request-services.ts';
import { blogSectionView } from './blog/blog-section-view.ts';
import { bodyTilesView } from './body-tiles/body-tiles-view.ts';
import { brandHeadView } from './brand-head/brand-head-view.ts';
import { brandsView } from './brands/brands-view.ts';
import { budgetSearchView } from './budget-search/budget-search-view.ts';
import { configuratorView } from './configurator/configurator-view.ts';
import { faqView } from './faq/faq-view.ts';
import { financeExampleView } from './finance-example/finance-example-view.ts';
import { formSectionView } from './form/form-section-view.ts';
import { heroView } from './hero/hero-view.ts';
import { logoStripView } from './logo-strip/logo-strip-view.ts';
import { locationsView } from './locations/locations-view.ts';
import { makeTilesView } from './make-tiles/make-tiles-view.ts';
import { mapSectionView } from './map/map-section-view.ts';
import { modelHeadView } from './model-head/model-head-view.ts';
import { modelsSectionView } from './models/models-section-view.ts';
import { offersSectionView } from './offers/offers-section-view.ts';
import { pictureAndTextView } from './picture-and-text/picture-and-text-view.ts';
import { priceSearchView } from './price-search/price-search-view.ts';
import { promotionsView } from './promotions/promotions-view.ts';
import { quickSearchSectionView } from './quick-search/quick-search-view.ts';
import { reviewsView } from './reviews/reviews-view.ts';
import { richTextView } from './rich-text/rich-text-view.ts';
import { salesCounterView } from './sales-counter/sales-counter-view.ts';
import { stockView } from './stock/stock-view.ts';
import { teamView } from './team/team-view.ts';
import { tilesView } from './tiles/tiles-view.ts';
import { tradeInStartView } from './trade-in/trade-in-start-view.ts';
import { videoSectionView } from './video/video-section-view.ts';
import { warrantyTableView } from './warranty-table/warranty-table-view.ts';

/**
 * Makes the view model of each kind of section from its content. A section without a view model is left out, so
 * that no page has an empty region.
 */
export const sectionViews = {
  hero: heroView,
  'rich-text': richTextView,
  'picture-and-text': pictureAndTextView,
  promotions: promotionsView,
  video: videoSectionView,
  tiles: tilesView,
  stock: stockView,
  offers: offersSectionView,
  'quick-search': quickSearchSectionView,
  'price-search': priceSearchView,
  'budget-search': budgetSearchView,
  'body-tiles': bodyTilesView,
  'make-tiles': makeTilesView,
  blog: blogSectionView,
  reviews: reviewsView,
  team: teamView,
  'sales-counter': salesCounterView,
  'logo-strip': logoStripView,
  'warranty-table': warrantyTableView,
  trims: asSet<'trims'>,
  faq: faqView,
  steps: asSet<'steps'>,
  'call-to-action': asSet<'call-to-action'>,
  statistics: asSet<'statistics'>,
  brands: brandsView,
  'brand-head': brandHeadView,
  models: modelsSectionView,
  'model-head': modelHeadView,
  configurator: configuratorView,
  locations: locationsView,
  map: mapSectionView,
  'trade-in': tradeInStartView,
  'finance-example': financeExampleView,
  'recently-viewed': asSet<'recently-viewed'>,
  form: formSectionView,
} satisfies { [Kind in SectionKind]: MakeView<Kind> };

/** The content of kinds that show what an editor has set and nothing else. */
function asSet<Kind extends SectionKind>(content: SectionContent<Kind>): SectionContent<Kind> {
  return content;
}

type MakeView<Kind extends SectionKind> = (
  content: SectionContent<Kind>,
  services: RequestServices,
  url: URL,
) => object | undefined | Promise<object | undefined>;

/** The view model of a kind of section. */
export type ViewOf<Kind extends SectionKind> = NonNullable<
  Awaited<ReturnType<(typeof sectionViews)[Kind]>>
>;
