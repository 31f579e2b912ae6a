import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { RegoVehicle } from '#domain/trade-in/rego-vehicle.ts';
import { isVin } from '#domain/vehicle/vin.ts';
import type { AutograbClient } from '#partners/market-price/autograb-client.ts';
import type { RegoLookup } from './rego-lookup.ts';

const DAY_MS = 86_400_000;
const MAX_CACHED = 10_000;

const text = z.string().trim().min(1).max(100);
/** If AutoGrab knows only the VIN of a plate, the response has no vehicle. */
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

/** Unknown plates are cached too, because every request is charged. */
type CachedVehicle = { vehicle: RegoVehicle | undefined };

/** Looks plates up with AutoGrab. Caches answers for a day. Finds nothing while AutoGrab fails. */
export function autograbRegoLookup(
  client: AutograbClient,
  onError: (error: unknown) => void,
  now: () => number = Date.now,
): RegoLookup {
  const cache = new LRUCache<string, CachedVehicle, { rego: string; state: string }>({
    max: MAX_CACHED,
    ttl: DAY_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (_key, _stale, { context: { rego, state } }) => ({
      vehicle: await requestVehicle(client, rego, state),
    }),
  });
  return {
    isAvailable: true,
    async vehicle(rego, state) {
      const key = `${state} ${rego}`;
      if (!cache.has(key) && !client.acceptsRequests()) return undefined;
      try {
        return (await cache.fetch(key, { context: { rego, state } }))?.vehicle;
      } catch (error) {
        onError(error);
        return undefined;
      }
    },
  };
}

async function requestVehicle(
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
