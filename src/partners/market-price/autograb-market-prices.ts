import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { usualRange } from '#domain/market/market-valuation.ts';
import type { MarketVehicle } from '#domain/market/market-vehicle.ts';
import type { AutograbClient } from './autograb-client.ts';
import type { MarketPrices, MarketSourcedValuation } from './market-prices.ts';

const DAY_MS = 86_400_000;
const MAX_CACHED = 10_000;

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

/** Unknown vehicles are cached too, because every request is charged. */
type CachedValuation = { valuation: MarketSourcedValuation | undefined };

/**
 * AutoGrab's retail value of a particular vehicle, found by its VIN or by its plate and state, before government
 * charges. Caches answers for a day. Uses `fallback` for a vehicle that cannot be identified and when AutoGrab fails.
 */
export function autograbMarketPrices(
  client: AutograbClient,
  fallback: MarketPrices,
  onError: (error: unknown) => void,
  now: () => number = Date.now,
): MarketPrices {
  const cache = new LRUCache<string, CachedValuation, MarketVehicle>({
    max: MAX_CACHED,
    ttl: DAY_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (_key, _stale, { context }) => ({
      valuation: await requestValuation(client, context),
    }),
  });

  const valuationOf = async (vehicle: MarketVehicle) => {
    const key = keyOf(vehicle);
    if (key === undefined) return undefined;
    if (!cache.has(key) && !client.acceptsRequests()) return undefined;
    try {
      return (await cache.fetch(key, { context: vehicle }))?.valuation;
    } catch (error) {
      onError(error);
      return undefined;
    }
  };

  return {
    valuation: async (vehicle) => (await valuationOf(vehicle)) ?? fallback.valuation(vehicle),
  };
}

/** The cache key: everything that the answer depends on; undefined if the vehicle cannot be identified. */
function keyOf({ vin, rego, state, km }: MarketVehicle): string | undefined {
  const isPlateKnown = rego !== undefined && state !== undefined;
  const identity = vin ?? (isPlateKnown ? `${state} ${rego}` : undefined);
  return identity && JSON.stringify([identity, km]);
}

async function requestValuation(
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
