import { readFileSync } from 'node:fs';
import { creditScores, type QuickQuote } from '#domain/finance/quick-quote.ts';
import { cardQuote, type RateCard } from '#domain/finance/rate-card.ts';
import { VEHICLE_QUOTE_YEARS } from '#domain/finance/vehicle-quote.ts';
import { searchedPrice } from '#domain/price/price-display.ts';
import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';
import { rateCard } from '#site/settings/rate-card.ts';
import { demoSites } from '#demo/demo-sites.ts';

/** The parts of a demo site's settings file that this module reads. */
interface SiteFile {
  dealerships?: { slug: string }[];
  finance?: { quotes?: boolean; rate_card?: unknown };
}

const cards = new Map<string, RateCard | undefined>();

/**
 * What a finance partner would have quoted for a dealership's vehicle: the quote of its site's rate card. Undefined if
 * the site shows no quotes, or the card has no row for the vehicle.
 */
export function demoQuote(
  dealership: string,
  vehicle: Partial<VehicleFacts>,
  thisYear: number,
): QuickQuote | undefined {
  const card = cardOf(dealership);
  const price = searchedPrice(vehicle);
  if (!card || price === undefined || vehicle.year === undefined) return undefined;
  const request = {
    selfAssessedCreditScore: creditScores[0],
    purchasePrice: price,
    loanTerm: VEHICLE_QUOTE_YEARS,
    year: vehicle.year,
  };
  return cardQuote(card, request, thisYear);
}

function cardOf(dealership: string): RateCard | undefined {
  if (!cards.has(dealership)) cards.set(dealership, readCard(dealership));
  return cards.get(dealership);
}

function readCard(dealership: string): RateCard | undefined {
  for (const file of demoSites) {
    // the settings' own tests check these files
    const { dealerships, finance } = JSON.parse(readFileSync(file, 'utf8')) as SiteFile;
    if (finance?.quotes && dealerships?.some(({ slug }) => slug === dealership))
      return rateCard.parse(finance.rate_card ?? {});
  }
  return undefined;
}
