import { StockSearchUnavailable } from '#search/vehicle-search/stock-search-unavailable.ts';
import type { StockSearch } from '#search/vehicle-search/stock-search.ts';
import type { Database } from '#store/database/database.ts';
import {
  changedVehicles,
  searchableVehicles,
  STOCK_CHANNEL,
  stockVersion,
} from '#store/stock/stock-changes.ts';
import { type Follower, followChanges } from '#services/follow-changes.ts';
import type { VehicleMemory } from './vehicle-memory.ts';

export interface StockFollower extends Follower {
  /** The stock version that searches see. */
  version(): number;
}

/**
 * Loads the stock into the index and the vehicle memory and keeps both in sync with the database. Resolves when
 * everything is loaded. If the index is unreachable, it resolves at once and retries until the index is back.
 */
export async function followStock(
  database: Database,
  index: StockSearch,
  onError: (error: unknown) => void,
  memory?: Pick<VehicleMemory, 'changed'>,
): Promise<StockFollower> {
  const { db } = database;
  /** Undefined until the version that the index holds is known. */
  let version: number | undefined;

  async function applyChanges(): Promise<void> {
    const newest = await stockVersion(db);
    if (newest === version) return;
    const from = version ?? (await index.appliedVersion(newest));
    const batches = from === undefined ? searchableVehicles(db) : changedVehicles(db, from, newest);
    for await (const batch of batches) {
      await index.apply(batch);
      memory?.changed(batch);
    }
    if (from !== newest) await index.markApplied(newest);
    version = newest;
  }

  try {
    await applyChanges();
  } catch (error) {
    if (!(error instanceof StockSearchUnavailable)) throw error;
    onError(error);
  }
  const follower = await followChanges(database, STOCK_CHANNEL, onError, applyChanges);
  return { ...follower, version: () => version ?? 0 };
}
