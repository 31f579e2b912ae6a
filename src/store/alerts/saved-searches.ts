import { type Kysely, sql, type Transaction } from 'kysely';
import type { AlertFrequency } from '#domain/alerts/alert-frequency.ts';
import { equalsUuid } from '#store/database/equals-uuid.ts';
import type { Schema } from '#store/database/schema.ts';
import { confirmedSubscribers } from './alert-subscribers.ts';

/** Searches of one visitor; more are refused. */
export const MAX_SAVED_SEARCHES = 50;

/** A search that a visitor saved. */
export interface SavedSearch {
  id: string;
  title: string;
  /** The canonical address: `/search/used-cars/toyota`. */
  address: string;
  frequency: AlertFrequency;
  /** ISO 8601, UTC. */
  created_at: string;
}

export interface NewSavedSearch extends Omit<SavedSearch, 'created_at'> {
  visitor_id: string;
  site_slug: string;
  /** As `Criteria` of the vehicle search. */
  criteria: unknown;
}

/**
 * Saves a search as of the present stock; one with the same address gets the new title and frequency.
 * @returns false if the visitor has too many
 */
export async function saveSearch(
  trx: Transaction<Schema>,
  { criteria, ...search }: NewSavedSearch,
): Promise<boolean> {
  const { visitor_id, address, title, frequency } = search;
  // so that searches saved at the same time count each other
  await trx.selectFrom('visitor').select('id').where('id', '=', visitor_id).forUpdate().execute();
  const { count } = await trx
    .selectFrom('saved_search')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('visitor_id', '=', visitor_id)
    .where('address', '<>', address)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_SAVED_SEARCHES) return false;
  await trx
    .insertInto('saved_search')
    .values({
      ...search,
      criteria: JSON.stringify(criteria),
      since_version: sql<number>`(select version from stock_clock)`,
    })
    .onConflict((conflict) =>
      conflict.columns(['visitor_id', 'address']).doUpdateSet({ title, frequency }),
    )
    .execute();
  return true;
}

/** A visitor's saved searches, the newest first. */
export function savedSearchesOf(db: Kysely<Schema>, visitorId: string): Promise<SavedSearch[]> {
  return db
    .selectFrom('saved_search')
    .select(['id', 'title', 'address', 'frequency', 'created_at'])
    .where('visitor_id', '=', visitorId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function changeSearchFrequency(
  db: Kysely<Schema>,
  visitorId: string,
  id: string,
  frequency: AlertFrequency,
): Promise<void> {
  await db
    .updateTable('saved_search')
    .set({ frequency })
    .where('visitor_id', '=', visitorId)
    .where(equalsUuid('saved_search.id', id))
    .execute();
}

export async function deleteSavedSearch(
  db: Kysely<Schema>,
  visitorId: string,
  id: string,
): Promise<void> {
  await db
    .deleteFrom('saved_search')
    .where('visitor_id', '=', visitorId)
    .where(equalsUuid('saved_search.id', id))
    .execute();
}

/** A saved search with e-mails about new matches switched on. */
export interface AlertedSearch {
  id: string;
  visitor_id: string;
  site_slug: string;
  criteria: unknown;
  frequency: Exclude<AlertFrequency, 'off'>;
  /** Changes up to this stock version are not news. */
  since_version: number;
}

/** The searches of some sites to e-mail about, to owners who confirmed their address; immediate e-mails come first. */
export async function alertedSearches(
  db: Kysely<Schema>,
  siteSlugs: readonly string[],
): Promise<AlertedSearch[]> {
  if (siteSlugs.length === 0) return [];
  const rows = await confirmedSubscribers(db)
    .innerJoin('saved_search as search', 'search.visitor_id', 'visitor.id')
    .select([
      'search.id',
      'search.visitor_id',
      'search.site_slug',
      'search.criteria',
      'search.frequency',
      'search.since_version',
    ])
    .where('search.site_slug', 'in', siteSlugs)
    .where('search.frequency', '<>', 'off')
    .orderBy('search.frequency')
    .execute();
  // the query leaves out 'off'
  return rows as AlertedSearch[];
}
