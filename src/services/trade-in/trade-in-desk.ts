import type { Kysely } from 'kysely';
import type { AdjustmentAnswer } from '#domain/trade-in/adjustment-answers.ts';
import type { RegoVehicle } from '#domain/trade-in/rego-vehicle.ts';
import type { TradeInOffer } from '#domain/trade-in/trade-in-offer.ts';
import type { TradeInVehicle } from '#domain/trade-in/trade-in-vehicle.ts';
import type { StateCode } from '#domain/vehicle/spelling/state-code.ts';
import type { MarketPrices } from '#partners/market-price/market-prices.ts';
import type { RegoLookup } from '#partners/rego-lookup/rego-lookup.ts';
import { storeValuation } from '#store/leads/lead-progress.ts';
import type { Schema } from '#store/database/schema.ts';
import { answerOffer, type OfferAnswer, type OfferAnswered } from './answer-offer.ts';
import { newProgressKey, storedProgressKey } from './progress-key.ts';
import {
  type ProgressParts,
  type ProgressSubmission,
  type SavedProgress,
  saveProgress,
} from './save-progress.ts';
import { type KnownPlate, type TradeInValue, valueTradeIn } from './value-trade-in.ts';

export interface TradeInDeskParts extends ProgressParts {
  marketPrices: MarketPrices;
  regoLookup: RegoLookup;
  thisYear: number;
  /** Hears of each new lead. */
  onNew(): void;
  /** Whether a plate may be looked up for whoever asks: each that is new costs. @param plate with its state */
  mayLookUp(plate: string): Promise<boolean>;
}

/** What one site does about vehicles that shoppers want to trade in or sell. */
export interface TradeInDesk {
  /** For a form that is begun where there is no script to make one. */
  newKey(): string;
  /** Whether plates can be looked up at all. */
  looksUp: boolean;
  /** Nothing, too, for who has looked up too many. */
  lookUp(rego: string, state: StateCode): Promise<RegoVehicle | undefined>;
  value(
    vehicle: TradeInVehicle,
    plate: KnownPlate | undefined,
    answers: readonly AdjustmentAnswer[],
  ): Promise<TradeInValue>;
  save(key: string, submission: ProgressSubmission): Promise<SavedProgress>;
  answer(key: string, answer: OfferAnswer): Promise<OfferAnswered>;
  /** @returns whether there is a lead of that key */
  keepValuation(key: string, valuation: TradeInOffer): Promise<boolean>;
}

export function tradeInDesk(db: Kysely<Schema>, parts: TradeInDeskParts): TradeInDesk {
  const { site, marketPrices, regoLookup, thisYear } = parts;
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
      const saved = await saveProgress(db, parts, key, submission);
      if (saved.isNew) parts.onNew();
      return saved;
    },
    answer: (key, answer) => answerOffer(db, parts, key, answer),
    keepValuation: (key, valuation) =>
      storeValuation(
        db,
        { siteSlug: site.slug, idempotencyKey: storedProgressKey(key) },
        valuation,
      ),
  };
}
