import { z } from 'zod';
import { blog } from './sections/blog.ts';
import { bodyTiles } from './sections/body-tiles.ts';
import { brandHead } from './sections/brand-head.ts';
import { brands } from './sections/brands.ts';
import { budgetSearch } from './sections/budget-search.ts';
import { callToAction } from './sections/call-to-action.ts';
import { configurator } from './sections/configurator.ts';
import { faq } from './sections/faq.ts';
import { financeExample } from './sections/finance-example.ts';
import { form } from './sections/form.ts';
import { hero } from './sections/hero.ts';
import { logoStrip } from './sections/logo-strip.ts';
import { locations } from './sections/locations.ts';
import { makeTiles } from './sections/make-tiles.ts';
import { map } from './sections/map.ts';
import { modelHead } from './sections/model-head.ts';
import { models } from './sections/models.ts';
import { offers } from './sections/offers.ts';
import { pictureAndText } from './sections/picture-and-text.ts';
import { priceSearch } from './sections/price-search.ts';
import { promotions } from './sections/promotions.ts';
import { quickSearch } from './sections/quick-search.ts';
import { recentlyViewed } from './sections/recently-viewed.ts';
import { reviews } from './sections/reviews.ts';
import { richText } from './sections/rich-text.ts';
import { salesCounter } from './sections/sales-counter.ts';
import { statistics } from './sections/statistics.ts';
import { steps } from './sections/steps.ts';
import { stock } from './sections/stock.ts';
import { team } from './sections/team.ts';
import { tiles } from './sections/tiles.ts';
import { tradeIn } from './sections/trade-in.ts';
import { trims } from './sections/trims.ts';
import { video } from './sections/video.ts';
import { warrantyTable } from './sections/warranty-table.ts';

/** The kinds of sections that a page can have, each with the schema of its properties. */
export const sectionKinds = {
  hero,
  'rich-text': richText,
  'picture-and-text': pictureAndText,
  promotions,
  video,
  tiles,
  stock,
  offers,
  'quick-search': quickSearch,
  'price-search': priceSearch,
  'budget-search': budgetSearch,
  'body-tiles': bodyTiles,
  'make-tiles': makeTiles,
  blog,
  reviews,
  team,
  'sales-counter': salesCounter,
  'logo-strip': logoStrip,
  'warranty-table': warrantyTable,
  trims,
  faq,
  steps,
  'call-to-action': callToAction,
  statistics,
  brands,
  'brand-head': brandHead,
  models,
  'model-head': modelHead,
  configurator,
  locations,
  map,
  'trade-in': tradeIn,
  'finance-example': financeExample,
  'recently-viewed': recentlyViewed,
  form,
} as const;

export type SectionKind = keyof typeof sectionKinds;

type SectionProps<Kind extends SectionKind> = z.infer<(typeof sectionKinds)[Kind]>;

/** The properties that only this kind of section has. */
export type SectionContent<Kind extends SectionKind> = Omit<
  SectionProps<Kind>,
  'id' | 'anchor' | 'tone'
>;

/** A section as Puck's data holds it. */
export type Section = {
  [Kind in SectionKind]: { type: Kind; props: SectionProps<Kind> };
}[SectionKind];

// the keys of an object have the type string
export const sectionNames = Object.keys(sectionKinds) as SectionKind[];

const [first, ...others] = sectionNames.map((type) =>
  z.strictObject({ type: z.literal(type), props: sectionKinds[type] }),
);

/** @throws if the table of kinds is empty */
function requireSome<T>(item: T | undefined): T {
  if (item === undefined) throw new Error('There are no kinds of sections');
  return item;
}

/** One section of a page. */
export const section = z.discriminatedUnion('type', [
  requireSome(first),
  ...others,
  // each kind comes with its own properties, which TypeScript does not follow through the table
]) as z.ZodType<Section>;
