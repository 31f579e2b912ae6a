import type { OwnTerms } from '#domain/finance/own-terms.ts';
import { bestPrice, type BestValue, bestValue } from '#domain/vehicle/display/best-values.ts';
import { comparedLines, type ComparedLine } from '#domain/vehicle/display/compared-lines.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { CardActionView } from '#web/search/results/card-action-views.ts';
import { type CardView, cardView } from '#web/search/results/card-view.ts';
import { withTerms } from '#web/finance/with-terms.ts';
import { compareAddress } from './compare-address.ts';

/** Vehicles side by side. */
export interface CompareView {
  vehicles: ComparedVehicle[];
  bestPrice: BestValue | undefined;
  lines: ComparedLine[];
  /** The number of vehicles in the address that are no longer listed. */
  missing: number;
}

export interface ComparedVehicle {
  slug: string;
  card: CardView;
  /** What a shopper can do next. */
  actions: CardActionView[];
  /** The address of the comparison without this vehicle. */
  remove: string;
}

/** The card's actions that a column has room for. */
const offered = new Set<CardActionView['kind']>(['view-details', 'enquire', 'find-similar']);

/**
 * @param asked the number of vehicles in the address
 * @param terms the shopper's own, which the repayments and links follow
 */
export function compareView(
  vehicles: readonly Vehicle[],
  asked: number,
  settings: SiteSettings,
  now: Date,
  terms?: OwnTerms,
): CompareView {
  const slugs = vehicles.map(({ slug }) => slug);
  return {
    vehicles: vehicles.map((vehicle) => {
      const card = cardView(vehicle, settings, now, undefined, terms);
      return {
        slug: vehicle.slug,
        card,
        actions: card.actions.filter(({ kind }) => offered.has(kind)),
        remove: withTerms(compareAddress(slugs.filter((other) => other !== vehicle.slug)), terms),
      };
    }),
    bestPrice: bestPrice(vehicles, settings.price),
    lines: vehicles.length === 0 ? [] : [yearLine(vehicles), ...comparedLines(vehicles)],
    missing: asked - vehicles.length,
  };
}

function yearLine(vehicles: readonly Vehicle[]): ComparedLine {
  const values = vehicles.map(({ year }) => year?.toString());
  const stated = new Set(values.filter((value) => value !== undefined));
  return { label: 'Year', values, differs: stated.size > 1, best: bestValue('Year', vehicles) };
}
