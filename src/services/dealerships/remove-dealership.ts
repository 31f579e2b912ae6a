import type { Kysely } from 'kysely';
import { namedDealerships } from '#services/sites/named-dealerships.ts';
import type { Schema } from '#store/database/schema.ts';
import { allSites } from '#store/sites/site-repository.ts';
import {
  countOpenReservations,
  countStock,
  deleteWithdrawn,
  type StockRows,
  withdrawStock,
} from '#store/stock/remove-stock.ts';

export interface DealershipRemoval {
  slug: string;
  /** How many rows of each table go. */
  goes: StockRows;
  /** The sites whose settings name it: it is not removed while there are any. */
  sites: string[];
  /** The reservations of its vehicles that have not ended: it is not removed while there are any. */
  open_reservations: number;
}

export type RemovedDealership =
  | { ok: true; removal: DealershipRemoval }
  | { ok: false; reason: 'in-use'; removal: DealershipRemoval };

/** Says what a removal of the dealership would do, and does nothing. */
export async function dealershipRemoval(
  db: Kysely<Schema>,
  slug: string,
): Promise<DealershipRemoval> {
  const sites = (await allSites(db)).filter((site) =>
    namedDealerships(site).some((one) => one.slug === slug),
  );
  return {
    slug,
    goes: await countStock(db, slug),
    sites: sites.map((site) => site.slug),
    open_reservations: await countOpenReservations(db, slug),
  };
}

/**
 * Removes the stock of a dealership that no site names, with its feed, imports and views. Leads stay, and so do vehicles with
 * reservations.
 * @param settle waits until every process follows the change
 */
export async function removeDealership(
  db: Kysely<Schema>,
  slug: string,
  settle: () => Promise<void>,
): Promise<RemovedDealership> {
  const removal = await db.transaction().execute(async (trx) => {
    const planned = await dealershipRemoval(trx, slug);
    if (!isInUse(planned)) await withdrawStock(trx, slug);
    return planned;
  });
  if (isInUse(removal)) return { ok: false, reason: 'in-use', removal };
  await settle();
  const deleted = await db.transaction().execute((trx) => deleteWithdrawn(trx, slug));
  return { ok: true, removal: { ...removal, goes: { ...removal.goes, vehicle: deleted.vehicle } } };
}

function isInUse({ sites, open_reservations }: DealershipRemoval): boolean {
  return sites.length > 0 || open_reservations > 0;
}
