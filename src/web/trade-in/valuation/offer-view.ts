import type { LeadValuation } from '#domain/lead/lead-values.ts';
import { dollars } from '#domain/price/dollars.ts';
import type { NoOfferReason } from '#domain/trade-in/no-offer-reason.ts';
import type { TradeInOffer } from '#domain/trade-in/trade-in-offer.ts';
import { type TradeInVehicle, tradeInName } from '#domain/trade-in/trade-in-vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/** The result of the form: an offer, or the announcement of a call. */
export type OfferView =
  | {
      kind: 'offer';
      vehicle: string;
      /** `$17,500 to $19,000`, or one amount where both are the same. */
      amount: string;
      confidence: string;
      /** Confidence as 1 to 3 marks. */
      marks: number;
      conditions: string;
      offer: TradeInOffer;
    }
  | { kind: 'call'; vehicle: string; title: string; text: string };

export function offerView(
  vehicle: TradeInVehicle,
  { low, high, confidence, sample }: LeadValuation,
  { name }: SiteSettings,
): OfferView {
  const { words, marks } = confidenceLevel(confidence);
  return {
    kind: 'offer',
    vehicle: tradeInName(vehicle),
    amount: low === high ? dollars(low) : `${dollars(low)} to ${dollars(high)}`,
    confidence:
      sample > 0 ? `${words}, based on ${sample} of the same model on the market.` : `${words}.`,
    marks,
    conditions:
      `${name} confirms it once the vehicle has been seen. Government charges are not part of it, and finance that ` +
      'is owing is paid out of it first.',
    // leaves out `market_value`, which only the dealer may see
    offer: { low, high, confidence, sample },
  };
}

/** Confidence levels, by their lower bound. */
const confidenceLevels = [
  { least: 0.6, words: 'We are confident of this range', marks: 3 },
  { least: 0.4, words: 'We are fairly sure of this range', marks: 2 },
  { least: 0, words: 'This range is a first idea', marks: 1 },
] as const;

function confidenceLevel(confidence: number): { words: string; marks: number } {
  return confidenceLevels.find(({ least }) => confidence >= least) ?? confidenceLevels[2];
}

/** Announces that a person will call with an offer, and why. */
export function callView(
  vehicle: TradeInVehicle,
  reason: NoOfferReason,
  settings: SiteSettings,
): OfferView {
  return { kind: 'call', vehicle: tradeInName(vehicle), ...callWords(reason, settings) };
}

/** Tells the shopper why a person will make the offer. */
export function callWords(
  reason: NoOfferReason,
  { name, trade_in, vehicle_type }: SiteSettings,
): { title: string; text: string } {
  const { max_years, max_km } = trade_in.offer;
  const { singular } = vehicle_type;
  const why: Record<NoOfferReason, string> = {
    'too-old': `The value of a ${singular} more than ${max_years} years old depends on how it has been looked after, so we do not estimate it online.`,
    'too-far': `The value of a ${singular} with more than ${max_km.toLocaleString('en-AU')} km depends on how it has been looked after, so we do not estimate it online.`,
    'must-be-seen': `For a ${singular} in this condition we would rather give you a figure that stands than a guess.`,
    'not-known':
      'We have seen too few of this make and model on the market to estimate its value online.',
    'not-sure': 'Prices for this model vary too widely to estimate its value online.',
  };
  return {
    title: 'We will call you with an offer',
    text: `${why[reason]} One of the buyers at ${name} will look at what you told us and call you.`,
  };
}
