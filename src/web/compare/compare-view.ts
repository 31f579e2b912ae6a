import { type ComparedLine, comparedLines } from '#domain/vehicle/display/compared-lines.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type CardView, cardView } from '#web/search/results/card-view.ts';

/** As many vehicles as fit side by side on a screen. */
export const MAX_COMPARED = 4;

export interface CompareView {
  vehicles: { card: CardView; slug: string; remove: string }[];
  lines: ComparedLine[];
}

export function compareView(
  vehicles: readonly Vehicle[],
  settings: SiteSettings,
  now: Date,
): CompareView {
  const slugs = vehicles.map(({ slug }) => slug);
  const cards = vehicles.map((vehicle) => cardView(vehicle, settings, now));
  const prices = cards.map(({ price }) => [price.text, price.label].filter(Boolean).join(' '));
  const price = { label: 'Price', values: prices, differs: new Set(prices).size > 1 };
  return {
    vehicles: cards.map((card, index) => {
      const slug = slugs[index] ?? '';
      return { card, slug, remove: compareAddress(slugs.filter((other) => other !== slug)) };
    }),
    lines: vehicles.length === 0 ? [] : [price, ...comparedLines(vehicles)],
  };
}

export function compareAddress(slugs: readonly string[]): string {
  const parameters = new URLSearchParams(slugs.map((slug) => ['car', slug]));
  return slugs.length === 0 ? '/compare' : `/compare?${parameters}`;
}
