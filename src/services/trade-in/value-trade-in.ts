import type { AdjustmentAnswer } from '#domain/trade-in/adjustment-answers.ts';
import type { LeadValuation } from '#domain/lead/lead-values.ts';
import {
  marketReason,
  type NoOfferReason,
  noOfferReason,
} from '#domain/trade-in/no-offer-reason.ts';
import { tradeInOffer } from '#domain/trade-in/trade-in-offer.ts';
import { dayIn } from '#domain/time/day-in.ts';
import type { TradeInVehicle } from '#domain/trade-in/trade-in-vehicle.ts';
import type { RequestContext } from '#services/request-context.ts';

export type TradeInValue =
  | { ok: true; valuation: LeadValuation }
  | { ok: false; reason: NoOfferReason };

/** The plate of a vehicle that is confirmed to be the described one. */
export interface KnownPlate {
  rego: string;
  state: string;
}

/** Makes an offer for a vehicle, or gives the reason against one. Asks the market only if no other reason applies. */
export async function valueTradeIn(
  { site, now, marketPrices }: Pick<RequestContext, 'site' | 'now' | 'marketPrices'>,
  vehicle: TradeInVehicle,
  plate: KnownPlate | undefined,
  answers: readonly AdjustmentAnswer[],
): Promise<TradeInValue> {
  const { time_zone, trade_in } = site.settings;
  const terms = trade_in.offer;
  const thisYear = Number(dayIn(time_zone, now).slice(0, 4));
  const against = noOfferReason(vehicle, answers, terms, thisYear);
  if (against) return { ok: false, reason: against };
  const { year = thisYear, make, model, badge, km, vin } = vehicle;
  const market = await marketPrices.valuation({
    make,
    model,
    year,
    car_type: 'used',
    ...(badge && { badge }),
    ...(km !== undefined && { km }),
    ...(vin && { vin }),
    ...plate,
  });
  const doubt = marketReason(market, terms);
  if (!market || doubt) return { ok: false, reason: doubt ?? 'not-known' };
  const offer = tradeInOffer(market, answers, terms);
  return offer
    ? { ok: true, valuation: { ...offer, market_value: market.value } }
    : { ok: false, reason: 'must-be-seen' };
}
