import type { AdjustmentAnswer } from '#domain/trade-in/adjustment-answers.ts';
import type { RegoVehicle } from '#domain/trade-in/rego-vehicle.ts';
import type { TradeInOffer } from '#domain/trade-in/trade-in-offer.ts';
import type { TradeInVehicle } from '#domain/trade-in/trade-in-vehicle.ts';
import type { StateCode } from '#domain/vehicle/spelling/state-code.ts';
import type { MarketPrices } from '#partners/market-price/market-prices.ts';
import type { RegoLookup } from '#partners/rego-lookup/rego-lookup.ts';
import type { LeadServiceParts } from '#services/service-parts.ts';
import { storeValuation } from '#store/leads/lead-progress.ts';
import { answerOffer, type OfferAnswer, type OfferAnswered } from './answer-offer.ts';
import { newProgressKey, storedProgressKey } from './progress-key.ts';
import { type ProgressParts, type SavedProgress, saveProgress } from './save-progress.ts';
import type { ProgressSubmission } from './continued-lead.ts';
import { type KnownPlate, type TradeInValue, valueTradeIn } from './value-trade-in.ts';

export interface TradeInDeskParts extends LeadServiceParts, ProgressParts {
  marketPrices: MarketPrices;
  regoLookup: RegoLookup;
  thisYear: number;
  /** Whether the client may look up another plate, because each new plate costs. @param plate with its state */
  mayLookUp(plate: string): Promise<boolean>;
}

/** The trade-in services of one site. */
export interface TradeInDesk {
  /** Makes a key for a form without script, which cannot make its own. */
  newKey(): string;
  /** Whether a partner can look up plates. */
  looksUp: boolean;
  /** Returns undefined for an unknown plate, and beyond the client's limit. */
  lookUp(rego: string, state: StateCode): Promise<RegoVehicle | undefined>;
  value(
    vehicle: TradeInVehicle,
    plate: KnownPlate | undefined,
    answers: readonly AdjustmentAnswer[],
  ): Promise<TradeInValue>;
  save(key: string, submission: ProgressSubmission): Promise<SavedProgress>;
  answer(key: string, answer: OfferAnswer): Promise<OfferAnswered>;
  /** Stores the offer that the browser showed. @returns whether there is a lead with that key */
  storeValuation(key: string, valuation: TradeInOffer): Promise<boolean>;
}

/** Binds the trade-in services to a site. */
export function tradeInDesk(parts: TradeInDeskParts): TradeInDesk {
  const { db, site, marketPrices, regoLookup, thisYear } = parts;
  return {
    newKey: newProgressKey,
    looksUp: regoLookup.isAvailable,
    async lookUp(rego, state) {
      if (!(await parts.mayLookUp(`${state} ${rego}`))) return undefined;
      return regoLookup.vehicle(rego, state);
    },
    value: (vehicle, plate, answers) =>
      valueTradeIn(marketPrices, vehicle, plate, answers, site.settings.trade_in.offer, thisYear),
    async save(key, submission) {
      const { visitorId: visitor_id } = parts;
      const saved = await saveProgress(db, parts, key, { visitor_id, ...submission });
      if (saved.isNew) parts.onNew();
      return saved;
    },
    answer: (key, answer) => answerOffer(db, parts, key, answer),
    storeValuation: (key, valuation) =>
      storeValuation(
        db,
        { siteSlug: site.slug, idempotencyKey: storedProgressKey(key) },
        valuation,
      ),
  };
}
