import type { StockSearch } from '#search/vehicle-search/stock-search.ts';
import type { Database } from '#store/database.ts';
import {
  changedVehicles,
  searchableVehicles,
  STOCK_CHANNEL,
  stockVersion,
} from '#store/stock-changes.ts';
import { type Follower, followChanges } from './follow-changes.ts';

export interface StockFollower extends Follower {
  /** The stock version that searches see. */
  version(): number;
}

/** Loads the stock into the index and keeps it true to the database. Returns once all is loaded. */
export async function followStock(
  database: Database,
  index: StockSearch,
  onError: (error: unknown) => void,
): Promise<StockFollower> {
  const { db } = database;
  let version = await stockVersion(db);
  for await (const batch of searchableVehicles(db)) await index.apply(batch);

  const follower = await followChanges(database, STOCK_CHANNEL, onError, async () => {
    const newest = await stockVersion(db);
    if (newest === version) return;
    for await (const batch of changedVehicles(db, version, newest)) await index.apply(batch);
    version = newest;
  });
  return { ...follower, version: () => version };
}
