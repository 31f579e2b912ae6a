import { type Kysely, sql, type Transaction } from 'kysely';
import type { AlertKind } from '#domain/alerts/alert-kind.ts';
import type { AlertFrequency } from '#domain/alerts/alert-frequency.ts';
import type { Schema } from '#store/database/schema.ts';
import { confirmedSubscribers } from './alert-subscribers.ts';

/** Something that a visitor is to hear about a vehicle. Prices in whole dollars. */
export interface NewAlertItem {
  visitor_id: string;
  /** Null for a vehicle on the watchlist. */
  saved_search_id: string | null;
  vehicle_id: number;
  kind: AlertKind;
  price: number | null;
  price_before: number | null;
  due_at: Date;
}

const ROWS_PER_INSERT = 5000;
/** Items are remembered this long, so that no visitor hears of the same change again. */
const REMEMBERED_DAYS = 400;

/** When an e-mail to a visitor is due. */
export interface DueMail {
  visitor_id: string;
  /** ISO 8601, UTC. */
  due_at: string;
}

/**
 * Adds items. An item that the visitor has had before is left out.
 * @returns the e-mails that were not due before
 */
export async function addAlertItems(
  trx: Transaction<Schema>,
  items: readonly NewAlertItem[],
): Promise<DueMail[]> {
  if (items.length === 0) return [];
  const { last } = await trx
    .selectFrom('alert_item')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  for (let from = 0; from < items.length; from += ROWS_PER_INSERT) {
    const rows = JSON.stringify(items.slice(from, from + ROWS_PER_INSERT));
    // one parameter instead of seven for each row
    await sql`
      insert into alert_item
        (visitor_id, saved_search_id, vehicle_id, kind, price, price_before, due_at)
      select * from jsonb_to_recordset(${rows}::jsonb)
        as item(visitor_id uuid, saved_search_id uuid, vehicle_id integer, kind text,
                price integer, price_before integer, due_at timestamptz)
      on conflict do nothing`.execute(trx);
  }
  return mailsSince(trx, last ?? 0);
}

/** The e-mails that contain only items newer than the given one. */
function mailsSince(trx: Transaction<Schema>, lastId: number): Promise<DueMail[]> {
  return trx
    .selectFrom('alert_item as item')
    .select(['item.visitor_id', 'item.due_at'])
    .distinct()
    .where('item.id', '>', lastId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('alert_item as older')
            .select('older.id')
            .whereRef('older.visitor_id', '=', 'item.visitor_id')
            .whereRef('older.due_at', '=', 'item.due_at')
            .where('older.sent_at', 'is', null)
            .where('older.id', '<=', lastId),
        ),
      ),
    )
    .execute();
}

/** A visitor who watches a vehicle and wants to hear of it. */
export interface Watcher {
  visitor_id: string;
  site_slug: string;
  vehicle_id: number;
  frequency: Exclude<AlertFrequency, 'off'>;
}

/** The visitors who watch these vehicles, confirmed their address and want e-mails. */
export async function watchersOf(
  db: Kysely<Schema>,
  vehicleIds: readonly number[],
): Promise<Watcher[]> {
  if (vehicleIds.length === 0) return [];
  const rows = await confirmedSubscribers(db)
    .innerJoin('watchlist_entry as entry', 'entry.visitor_id', 'visitor.id')
    .select([
      'visitor.id as visitor_id',
      'visitor.site_slug',
      'entry.vehicle_id',
      'subscriber.watchlist_frequency as frequency',
    ])
    .where('entry.vehicle_id', 'in', vehicleIds)
    .where('subscriber.watchlist_frequency', '<>', 'off')
    .execute();
  // the query leaves out 'off'
  return rows as Watcher[];
}

/** An item to be sent, with the title of its saved search. */
export interface DueItem {
  id: number;
  vehicle_id: number;
  kind: AlertKind;
  price_before: number | null;
  price: number | null;
  /** Null for the watchlist and for a search that was deleted since. */
  search: { title: string; address: string } | null;
}

/** The visitor whom an e-mail goes to. */
export interface AlertReceiver {
  visitor_id: string;
  site_slug: string;
  name: string;
  email: string;
  origin: string;
  unsubscribe_token: string;
}

/** Finds the receiver of a visitor's alerts; undefined if their present address is not confirmed. */
export async function alertReceiver(
  db: Kysely<Schema>,
  visitorId: string,
): Promise<AlertReceiver | undefined> {
  return confirmedSubscribers(db)
    .select([
      'visitor.id as visitor_id',
      'visitor.site_slug',
      'visitor.name',
      'visitor.email',
      'subscriber.origin',
      'subscriber.unsubscribe_token',
    ])
    .where('visitor.id', '=', visitorId)
    .executeTakeFirst();
}

/** Allows for a database clock that is a little behind. */
const DUE = sql<string>`now() + interval '1 minute'`;

/** Claims what is due for a visitor, so that no other attempt sends it. Deletes what they no longer want to hear. */
export async function claimDueItems(db: Kysely<Schema>, visitorId: string): Promise<DueItem[]> {
  await deleteUnwanted(db, visitorId);
  const claimed = await db
    .updateTable('alert_item')
    .set({ sent_at: sql<string>`now()` })
    .where('visitor_id', '=', visitorId)
    .where('sent_at', 'is', null)
    .where('due_at', '<=', DUE)
    .returning(['id', 'vehicle_id', 'kind', 'price_before', 'price', 'saved_search_id'])
    .execute();
  if (claimed.length === 0) return [];
  const searches = await db
    .selectFrom('saved_search')
    .select(['id', 'title', 'address'])
    .where('visitor_id', '=', visitorId)
    .execute();
  const byId = new Map(searches.map(({ id, ...search }) => [id, search]));
  return claimed
    .toSorted((a, b) => a.id - b.id)
    .map(({ saved_search_id: id, ...item }) => ({ ...item, search: (id && byId.get(id)) || null }));
}

/** Deletes unsent items of searches and watched vehicles that the visitor has removed or turned off since. */
async function deleteUnwanted(db: Kysely<Schema>, visitorId: string): Promise<void> {
  await sql`
    delete from alert_item item
    where item.visitor_id = ${visitorId}::uuid and item.sent_at is null
      and not exists (
        select from saved_search search
        where search.id = item.saved_search_id and search.frequency <> 'off'
      )
      and not exists (
        select from watchlist_entry entry
        join alert_subscriber subscriber on subscriber.visitor_id = entry.visitor_id
        where item.saved_search_id is null and entry.visitor_id = item.visitor_id
          and entry.vehicle_id = item.vehicle_id and subscriber.watchlist_frequency <> 'off'
      )`.execute(db);
}

/** Gives claimed items back, because the mail server did not accept the e-mail. */
export async function releaseItems(db: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('alert_item').set({ sent_at: null }).where('id', 'in', ids).execute();
}

/** The visitors who have not got what was due some minutes ago, for example because there was no mail server. */
export async function overdueVisitors(db: Kysely<Schema>): Promise<string[]> {
  const rows = await confirmedSubscribers(db)
    .innerJoin('alert_item as item', 'item.visitor_id', 'visitor.id')
    .select('item.visitor_id')
    .distinct()
    .where('item.sent_at', 'is', null)
    .where('item.due_at', '<', sql<string>`now() - interval '10 minutes'`)
    .execute();
  return rows.map(({ visitor_id }) => visitor_id);
}

/** Deletes items that are too old to matter. */
export async function deleteOldAlertItems(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('alert_item')
    .where('found_at', '<', sql<string>`now() - make_interval(days => ${REMEMBERED_DAYS})`)
    .execute();
}
