import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { RegoVehicle } from '#domain/trade-in/rego-vehicle.ts';
import { isVin } from '#domain/vehicle/vin.ts';
import type { AutograbClient } from '#partners/market-price/autograb-client.ts';
import type { RegoLookup } from './rego-lookup.ts';

const DAY_MS = 86_400_000;
const MOST_REMEMBERED = 10_000;

const text = z.string().trim().min(1).max(100);
/** A plate whose vehicle has only its VIN known comes without a vehicle. */
const found = z.object({
  vehicle: z
    .object({
      year: z.number().int(),
      make: text,
      model: text,
      badge: text.nullish().catch(undefined),
    })
    .nullish(),
  vin: z.string().nullish(),
});

/** A plate that nothing is known of is remembered too: every question costs. */
type Remembered = { vehicle: RegoVehicle | undefined };

/** AutoGrab's vehicle of a plate. Answers are kept for a day; while AutoGrab fails, nothing is found. */
export function autograbRegoLookup(
  client: AutograbClient,
  onError: (error: unknown) => void,
  now: () => number = Date.now,
): RegoLookup {
  const remembered = new LRUCache<string, Remembered, { rego: string; state: string }>({
    max: MOST_REMEMBERED,
    ttl: DAY_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (_key, _stale, { context: { rego, state } }) => ({
      vehicle: await askedOf(client, rego, state),
    }),
  });
  return {
    isThere: true,
    async vehicle(rego, state) {
      const key = `${state} ${rego}`;
      if (!remembered.has(key) && !client.isAskable()) return undefined;
      try {
        return (await remembered.fetch(key, { context: { rego, state } }))?.vehicle;
      } catch (error) {
        onError(error);
        return undefined;
      }
    },
  };
}

async function askedOf(
  client: AutograbClient,
  rego: string,
  state: string,
): Promise<RegoVehicle | undefined> {
  const path = `vehicles/registrations/${encodeURIComponent(rego)}`;
  const { vehicle, vin } = (await client.get(path, { state }, found)) ?? {};
  if (!vehicle) return undefined;
  const { year, make, model, badge } = vehicle;
  return { year, make, model, ...(badge && { badge }), ...(vin && isVin(vin) && { vin }) };
}
