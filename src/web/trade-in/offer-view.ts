import type { LeadValuation } from '#domain/lead/lead.ts';
import { dollars } from '#domain/price/dollars.ts';
import type { NoOfferReason } from '#domain/trade-in/no-offer-reason.ts';
import type { TradeInOffer } from '#domain/trade-in/trade-in-offer.ts';
import { type TradeInVehicle, tradeInName } from '#domain/trade-in/trade-in-vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/** What the form has led to: an offer, or a person who makes one. */
export type OfferView =
  | {
      kind: 'offer';
      vehicle: string;
      /** `$17,500 to $19,000`, or one amount where both are the same. */
      amount: string;
      confidence: string;
      /** 1 to 3, of three marks. */
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
  const { words, marks } = sureness(confidence);
  return {
    kind: 'offer',
    vehicle: tradeInName(vehicle),
    amount: low === high ? dollars(low) : `${dollars(low)} to ${dollars(high)}`,
    confidence:
      sample > 0 ? `${words}, told from ${sample} of the same model on the market.` : `${words}.`,
    marks,
    conditions:
      `${name} confirms it once the vehicle has been seen. Government charges are not part of it, and finance that ` +
      'is owing is paid out of it first.',
    // nobody but the dealer is told what the market asks
    offer: { low, high, confidence, sample },
  };
}

/** From which confidence on. */
const surenesses = [
  { least: 0.6, words: 'We are confident of this range', marks: 3 },
  { least: 0.4, words: 'We are fairly sure of this range', marks: 2 },
  { least: 0, words: 'This range is a first idea', marks: 1 },
] as const;

function sureness(confidence: number): { words: string; marks: number } {
  return surenesses.find(({ least }) => confidence >= least) ?? surenesses[2];
}

/** A person makes the offer, and why. */
export function callView(
  vehicle: TradeInVehicle,
  reason: NoOfferReason,
  { name, trade_in, vehicle_type }: SiteSettings,
): OfferView {
  const { most_years, most_km } = trade_in.offer;
  const why: Record<NoOfferReason, string> = {
    'too-old': `A ${vehicle_type.singular} more than ${most_years} years old is worth what its care has made of it, and no formula knows that.`,
    'too-far': `After more than ${most_km.toLocaleString('en-AU')} km a ${vehicle_type.singular} is worth what its care has made of it, and no formula knows that.`,
    'must-be-seen': `For a ${vehicle_type.singular} in this state we want to give you a figure that stands, not a guess.`,
    'not-known':
      'We know too few like it on the market, by the make and model that you gave, to name a figure from here.',
    'not-sure': 'Prices of the few like it lie too far apart to name a figure from here.',
  };
  return {
    kind: 'call',
    vehicle: tradeInName(vehicle),
    title: 'We will call you with an offer',
    text: `${why[reason]} Somebody who buys for ${name} looks at what you told us and calls you.`,
  };
}
