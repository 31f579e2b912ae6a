import { LRUCache } from 'lru-cache';
import type { Comparable } from '#domain/market/market-vehicle.ts';

type ComparablesOf = (make: string, model: string) => Promise<readonly Comparable[]>;

const MINUTE_MS = 60_000;
/** Of all models together: some 60 MB at the most. */
const MOST_COMPARABLES = 100_000;

/** Keeps a model's comparables for a minute; requests that come while they are read wait for the same answer. */
export function comparableCache(comparablesOf: ComparablesOf, now = Date.now): ComparablesOf {
  const cache = new LRUCache<string, readonly Comparable[]>({
    maxSize: MOST_COMPARABLES,
    // a model without any is remembered too
    sizeCalculation: (comparables) => Math.max(1, comparables.length),
    ttl: MINUTE_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (key) => comparablesOf(...(JSON.parse(key) as [string, string])),
  });
  return (make, model) =>
    cache.forceFetch(JSON.stringify([make.toLowerCase(), model.toLowerCase()]));
}
