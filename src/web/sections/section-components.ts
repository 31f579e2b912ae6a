import type { ReactNode } from 'react';
import type { SectionKind } from '#site/pages/section-kinds.ts';
import { ModuleCache } from '#web/module-cache.ts';
import { loadTemplatePart } from '#web/templates/template-registry.ts';
import { templatePartsOf } from './section-template-parts.ts';
import type { SectionProps } from './section-props.ts';
import type { ViewOf } from './section-views.ts';

type SectionComponent<Kind extends SectionKind> = (props: SectionProps<ViewOf<Kind>>) => ReactNode;
type AnyComponent = (props: never) => ReactNode;

// one file, because each of a page's dozen sections would be a request of its own
const small = () => import('./small-sections.ts');

/** Loads the component of each kind. */
const components: { readonly [Kind in SectionKind]: () => Promise<SectionComponent<Kind>> } = {
  hero: async () => (await small()).Hero,
  'rich-text': async () => (await small()).RichText,
  'picture-and-text': async () => (await small()).PictureAndText,
  promotions: async () => (await small()).Promotions,
  video: async () => (await small()).VideoSection,
  tiles: async () => (await small()).Tiles,
  stock: async () => (await small()).Stock,
  offers: async () => (await small()).Offers,
  'quick-search': async () => (await small()).QuickSearchSection,
  'price-search': async () => (await small()).PriceSearch,
  'budget-search': async () => (await small()).BudgetSearch,
  'body-tiles': async () => (await small()).BodyTiles,
  'make-tiles': async () => (await small()).MakeTiles,
  blog: async () => (await small()).BlogSection,
  reviews: async () => (await small()).Reviews,
  team: async () => (await small()).Team,
  'sales-counter': async () => (await small()).SalesCounter,
  'logo-strip': async () => (await small()).LogoStrip,
  'warranty-table': async () => (await small()).WarrantyTable,
  trims: async () => (await small()).Trims,
  faq: async () => (await small()).Faq,
  steps: async () => (await small()).Steps,
  'call-to-action': async () => (await small()).CallToAction,
  statistics: async () => (await small()).Statistics,
  brands: async () => (await small()).Brands,
  'brand-head': async () => (await small()).BrandHead,
  models: async () => (await small()).Models,
  locations: async () => (await small()).Locations,
  map: async () => (await small()).MapSection,
  'model-head': async () => (await small()).ModelHead,
  // brings the forms
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
