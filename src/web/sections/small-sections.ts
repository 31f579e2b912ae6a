import type { SectionKind } from '#site/pages/section-kinds.ts';
import type { LargeSection, SectionComponent } from './section-props.ts';
import { BlogSection } from './blog/blog.tsx';
import { BodyTiles } from './body-tiles/body-tiles.tsx';
import { BrandHead } from './brand-head/brand-head.tsx';
import { Brands } from './brands/brands.tsx';
import { BudgetSearch } from './budget-search/budget-search.tsx';
import { CallToAction } from './call-to-action/call-to-action.tsx';
import { Faq } from './faq/faq.tsx';
import { FinanceExample } from './finance-example/finance-example.tsx';
import { Hero } from './hero/hero.tsx';
import { Locations } from './locations/locations.tsx';
import { LogoStrip } from './logo-strip/logo-strip.tsx';
import { MakeTiles } from './make-tiles/make-tiles.tsx';
import { MapSection } from './map/map.tsx';
import { ModelHead } from './model-head/model-head.tsx';
import { Models } from './models/models.tsx';
import { Offers } from './offers/offers.tsx';
import { PictureAndText } from './picture-and-text/picture-and-text.tsx';
import { PriceSearch } from './price-search/price-search.tsx';
import { Promotions } from './promotions/promotions.tsx';
import { QuickSearchSection } from './quick-search/quick-search.tsx';
import { RecentlyViewedSection } from './recently-viewed/recently-viewed.tsx';
import { Reviews } from './reviews/reviews.tsx';
import { RichText } from './rich-text/rich-text.tsx';
import { SalesCounter } from './sales-counter/sales-counter.tsx';
import { Statistics } from './statistics/statistics.tsx';
import { Steps } from './steps/steps.tsx';
import { Stock } from './stock/stock.tsx';
import { Team } from './team/team.tsx';
import { Tiles } from './tiles/tiles.tsx';
import { TradeInStart } from './trade-in/trade-in.tsx';
import { Trims } from './trims/trims.tsx';
import { VideoSection } from './video/video.tsx';
import { WarrantyTable } from './warranty-table/warranty-table.tsx';

/**
 * The components of all kinds but the large ones: one file of the build, because each of a page's dozen
 * sections would be a request of its own.
 */
export const smallSections = {
  hero: Hero,
  'rich-text': RichText,
  'picture-and-text': PictureAndText,
  promotions: Promotions,
  video: VideoSection,
  tiles: Tiles,
  stock: Stock,
  offers: Offers,
  'quick-search': QuickSearchSection,
  'price-search': PriceSearch,
  'budget-search': BudgetSearch,
  'body-tiles': BodyTiles,
  'make-tiles': MakeTiles,
  blog: BlogSection,
  reviews: Reviews,
  team: Team,
  'sales-counter': SalesCounter,
  'logo-strip': LogoStrip,
  'warranty-table': WarrantyTable,
  trims: Trims,
  faq: Faq,
  steps: Steps,
  'call-to-action': CallToAction,
  statistics: Statistics,
  brands: Brands,
  'brand-head': BrandHead,
  models: Models,
  locations: Locations,
  map: MapSection,
  'trade-in': TradeInStart,
  'finance-example': FinanceExample,
  'recently-viewed': RecentlyViewedSection,
  'model-head': ModelHead,
} satisfies { readonly [Kind in Exclude<SectionKind, LargeSection>]: SectionComponent<Kind> };
