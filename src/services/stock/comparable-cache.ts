import { LRUCache } from 'lru-cache';
import type { Comparable } from '#domain/market/market-vehicle.ts';

type ComparablesOf = (make: string, model: string) => Promise<readonly Comparable[]>;

const MINUTE_MS = 60_000;
/** The maximum over all models, about 60 MB. */
const MAX_COMPARABLES = 100_000;

/** Caches a model's comparables for a minute. Concurrent requests share one read. */
export function comparableCache(comparablesOf: ComparablesOf, now = Date.now): ComparablesOf {
  const cache = new LRUCache<string, readonly Comparable[]>({
    maxSize: MAX_COMPARABLES,
    // a model without comparables is cached too
    sizeCalculation: (comparables) => Math.max(1, comparables.length),
    ttl: MINUTE_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (key) => comparablesOf(...(JSON.parse(key) as [string, string])),
  });
  return (make, model) =>
    cache.forceFetch(JSON.stringify([make.toLowerCase(), model.toLowerCase()]));
}
