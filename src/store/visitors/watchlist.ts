import { type Kysely, sql } from 'kysely';
import type { WatchedVehicle } from '#domain/account/watched-vehicle.ts';
import type { Schema } from '#store/database/schema.ts';

/** Entries of one visitor; more are refused. */
export const MAX_WATCHED = 200;

/**
 * Adds a vehicle to a visitor's watchlist; one that is on it stays as it was saved.
 * @returns false if the list is full
 */
export async function addToWatchlist(
  db: Kysely<Schema>,
  visitorId: string,
  { id, name, slug, price }: Omit<WatchedVehicle, 'saved_at'>,
): Promise<boolean> {
  const { count } = await db
    .selectFrom('watchlist_entry')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('visitor_id', '=', visitorId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_WATCHED) return false;
  await db
    .insertInto('watchlist_entry')
    .values({ visitor_id: visitorId, vehicle_id: id, name, slug, price: price ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

export async function removeFromWatchlist(
  db: Kysely<Schema>,
  visitorId: string,
  vehicleId: number,
): Promise<void> {
  await db
    .deleteFrom('watchlist_entry')
    .where('visitor_id', '=', visitorId)
    .where('vehicle_id', '=', vehicleId)
    .execute();
}

/** A visitor's watchlist, the newest entry first. */
export async function watchlistOf(
  db: Kysely<Schema>,
  visitorId: string,
): Promise<WatchedVehicle[]> {
  const rows = await db
    .selectFrom('watchlist_entry')
    .select(['vehicle_id', 'name', 'slug', 'price', 'saved_at'])
    .where('visitor_id', '=', visitorId)
    .orderBy('saved_at', 'desc')
    .orderBy(sql`vehicle_id desc`)
    .execute();
  return rows.map(({ vehicle_id: id, price, ...row }) => ({
    id,
    ...row,
    ...(price !== null && { price }),
  }));
}
