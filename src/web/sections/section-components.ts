import type { ReactNode } from 'react';
import type { SectionKind } from '#site/pages/section-kinds.ts';
import { ModuleCache } from '#web/module-cache.ts';
import { loadTemplatePart } from '#web/templates/template-registry.ts';
import { templatePartsOf } from './section-template-parts.ts';
import type { SectionProps } from './section-props.ts';
import type { ViewOf } from './section-views.ts';

type SectionComponent<Kind extends SectionKind> = (props: SectionProps<ViewOf<Kind>>) => ReactNode;
type AnyComponent = (props: never) => ReactNode;

/** Loads the component of each kind, so that a page has the scripts and sheets of its own sections alone. */
const components: { readonly [Kind in SectionKind]: () => Promise<SectionComponent<Kind>> } = {
  hero: async () => (await import('./hero/hero.tsx')).Hero,
  'rich-text': async () => (await import('./rich-text/rich-text.tsx')).RichText,
  'picture-and-text': async () =>
    (await import('./picture-and-text/picture-and-text.tsx')).PictureAndText,
  promotions: async () => (await import('./promotions/promotions.tsx')).Promotions,
  video: async () => (await import('./video/video.tsx')).VideoSection,
  tiles: async () => (await import('./tiles/tiles.tsx')).Tiles,
  stock: async () => (await import('./stock/stock.tsx')).Stock,
  offers: async () => (await import('./offers/offers.tsx')).Offers,
  'quick-search': async () => (await import('./quick-search/quick-search.tsx')).QuickSearchSection,
  'price-search': async () => (await import('./price-search/price-search.tsx')).PriceSearch,
  'budget-search': async () => (await import('./budget-search/budget-search.tsx')).BudgetSearch,
  'body-tiles': async () => (await import('./body-tiles/body-tiles.tsx')).BodyTiles,
  'make-tiles': async () => (await import('./make-tiles/make-tiles.tsx')).MakeTiles,
  blog: async () => (await import('./blog/blog.tsx')).BlogSection,
  reviews: async () => (await import('./reviews/reviews.tsx')).Reviews,
  team: async () => (await import('./team/team.tsx')).Team,
  'sales-counter': async () => (await import('./sales-counter/sales-counter.tsx')).SalesCounter,
  'logo-strip': async () => (await import('./logo-strip/logo-strip.tsx')).LogoStrip,
  'warranty-table': async () => (await import('./warranty-table/warranty-table.tsx')).WarrantyTable,
  trims: async () => (await import('./trims/trims.tsx')).Trims,
  faq: async () => (await import('./faq/faq.tsx')).Faq,
  steps: async () => (await import('./steps/steps.tsx')).Steps,
  'call-to-action': async () => (await import('./call-to-action/call-to-action.tsx')).CallToAction,
  statistics: async () => (await import('./statistics/statistics.tsx')).Statistics,
  brands: async () => (await import('./brands/brands.tsx')).Brands,
  'brand-head': async () => (await import('./brand-head/brand-head.tsx')).BrandHead,
  models: async () => (await import('./models/models.tsx')).Models,
  locations: async () => (await import('./locations/locations.tsx')).Locations,
  map: async () => (await import('./map/map.tsx')).MapSection,
  'model-head': async () => (await import('./model-head/model-head.tsx')).ModelHead,
  form: async () => (await import('./form/form.tsx')).FormSection,
};

const loaded = new ModuleCache<string, AnyComponent>();

/** The component of a kind of section; suspends until it is loaded. */
export function useSectionComponent<Kind extends SectionKind>(
  kind: Kind,
  template: string,
): SectionComponent<Kind> {
  // the component is stored under its kind
  return loaded.use(kind, () => load(kind, template)) as SectionComponent<Kind>;
}

/** Starts loading the components of sections. */
export function loadSections(kinds: readonly string[], template: string): Promise<unknown> {
  return Promise.allSettled(
    kinds.filter(isKind).map((kind) => loaded.load(kind, () => load(kind, template))),
  );
}

/** Loads a section and the parts of the template that it shows. */
async function load(kind: SectionKind, template: string): Promise<AnyComponent> {
  const parts = templatePartsOf(kind).map((part) => loadTemplatePart(template, part));
  const [component] = await Promise.all([components[kind](), ...parts]);
  return component;
}

function isKind(kind: string): kind is SectionKind {
  return Object.hasOwn(components, kind);
}

// the server renders pages with any sections
if (import.meta.env.SSR) {
  await Promise.all(
    // the keys of an object have the type string
    (Object.keys(components) as SectionKind[]).map((kind) =>
      loaded.load(kind, () => components[kind]()),
    ),
  );
}
