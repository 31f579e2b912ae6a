import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { usualRange } from '#domain/market/market-valuation.ts';
import type { MarketVehicle } from '#domain/market/market-vehicle.ts';
import type { AutograbClient } from './autograb-client.ts';
import type { MarketPrices, MarketSourcedValuation } from './market-prices.ts';

const DAY_MS = 86_400_000;
const MOST_REMEMBERED = 10_000;

const found = z.object({ vehicle: z.object({ id: z.string().min(1) }).nullish() });

const predicted = z.object({
  prediction: z.object({
    retail_price: z.number().positive().nullish(),
    price: z.number().positive().nullish(),
    score: z.number().min(0).max(1),
  }),
  bounds: z
    .object({ retail: z.object({ lower: z.number().positive(), upper: z.number().positive() }) })
    .nullish()
    .catch(undefined),
});

/** A vehicle that AutoGrab does not know is remembered too: every question costs. */
type Remembered = { valuation: MarketSourcedValuation | undefined };

/**
 * AutoGrab's retail value of the very vehicle, found by its VIN or its plate and state. It excludes government charges.
 * Answers are kept for a day; a vehicle that cannot be identified, or an AutoGrab that does not answer, is left to
 * `fallback`.
 */
export function autograbMarketPrices(
  client: AutograbClient,
  fallback: MarketPrices,
  onError: (error: unknown) => void,
  now: () => number = Date.now,
): MarketPrices {
  const remembered = new LRUCache<string, Remembered, MarketVehicle>({
    max: MOST_REMEMBERED,
    ttl: DAY_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (_key, _stale, { context }) => ({
      valuation: await askedOf(client, context),
    }),
  });

  const valuationOf = async (vehicle: MarketVehicle) => {
    const key = keyOf(vehicle);
    if (key === undefined) return undefined;
    if (!remembered.has(key) && !client.isAskable()) return undefined;
    try {
      return (await remembered.fetch(key, { context: vehicle }))?.valuation;
    } catch (error) {
      onError(error);
      return undefined;
    }
  };

  return {
    valuation: async (vehicle) => (await valuationOf(vehicle)) ?? fallback.valuation(vehicle),
  };
}

/** What an answer depends on; nothing where the vehicle cannot be identified. */
function keyOf({ vin, rego, state, km }: MarketVehicle): string | undefined {
  const isPlateKnown = rego !== undefined && state !== undefined;
  const identity = vin ?? (isPlateKnown ? `${state} ${rego}` : undefined);
  return identity && JSON.stringify([identity, km]);
}

async function askedOf(
  client: AutograbClient,
  vehicle: MarketVehicle,
): Promise<MarketSourcedValuation | undefined> {
  const id = await vehicleId(client, vehicle);
  if (id === undefined) return undefined;
  const { km: kms } = vehicle;
  const question = { vehicle_id: id, ...(kms !== undefined && { kms }) };
  const answer = await client.post('valuations/predict', question, predicted);
  if (!answer) return undefined;
  const { prediction, bounds } = answer;
  const value = prediction.retail_price ?? prediction.price;
  if (value === undefined || value === null) return undefined;
  const { lower, upper } = bounds?.retail ?? {};
  const isRange = lower !== undefined && upper !== undefined && lower <= value && value <= upper;
  const range = isRange ? { low: Math.round(lower), high: Math.round(upper) } : usualRange(value);
  return {
    value: Math.round(value),
    ...range,
    confidence: prediction.score,
    sample: 0,
    source: 'autograb',
  };
}

async function vehicleId(
  client: AutograbClient,
  { vin, rego, state }: MarketVehicle,
): Promise<string | undefined> {
  const [path, parameters] =
    vin === undefined
      ? [`vehicles/registrations/${encodeURIComponent(rego ?? '')}`, { state: state ?? '' }]
      : [`vehicles/vins/${encodeURIComponent(vin)}`, {}];
  return (await client.get(path, parameters, found))?.vehicle?.id;
}
