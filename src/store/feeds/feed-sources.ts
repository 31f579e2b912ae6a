import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { FeedOutcome, FeedTrouble } from '#domain/feed/feed-run.ts';
import type { Schema } from '#store/database/schema.ts';

/** A dealership's feed as it is stored. The settings have been checked by an earlier release at the latest. */
export type StoredFeed = Omit<Selectable<Schema['feed_source']>, 'token_hash'>;

const columns = [
  'dealership_slug',
  'settings',
  'credentials',
  'paused',
  'due_at',
  'asked_run',
  'asked_force',
  'fresh_at',
  'failures',
  'problem',
  'imported',
  'troubles',
] as const;

export interface NewFeed {
  dealership: string;
  settings: object;
  credentials: object | undefined;
  /** Undefined for a feed that is pushed. */
  dueAt: Date | undefined;
}

/** Stores a feed, in place of the one that the dealership had. It stays paused if it was, and keeps its token. */
export async function saveFeed(db: Kysely<Schema>, feed: NewFeed): Promise<void> {
  const values = {
    settings: JSON.stringify(feed.settings),
    credentials: feed.credentials === undefined ? null : JSON.stringify(feed.credentials),
    due_at: feed.dueAt ?? null,
    // another source or mapping makes another stock of the same file
    imported: null,
    failures: 0,
    problem: null,
    fresh_at: sql<string>`now()`,
  };
  await db
    .insertInto('feed_source')
    .values({ dealership_slug: feed.dealership, ...values })
    .onConflict((conflict) => conflict.column('dealership_slug').doUpdateSet(values))
    .execute();
}

export function storedFeeds(db: Kysely<Schema>): Promise<StoredFeed[]> {
  return db.selectFrom('feed_source').select(columns).orderBy('dealership_slug').execute();
}

export function storedFeed(
  db: Kysely<Schema>,
  dealership: string,
): Promise<StoredFeed | undefined> {
  return db
    .selectFrom('feed_source')
    .select(columns)
    .where('dealership_slug', '=', dealership)
    .executeTakeFirst();
}

/** Removes a feed with the reports of its runs; a run in progress changes nothing any more. The stock stays. */
export async function removeFeed(db: Kysely<Schema>, dealership: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('feed_source').where('dealership_slug', '=', dealership).execute();
    await trx.deleteFrom('feed_run').where('dealership_slug', '=', dealership).execute();
  });
}

export async function pauseFeed(
  db: Kysely<Schema>,
  dealership: string,
  paused: boolean,
): Promise<void> {
  await db
    .updateTable('feed_source')
    .set({ paused })
    .where('dealership_slug', '=', dealership)
    .execute();
}

/** Asks for a run now, even of a paused feed. @param runId the id that the run will have */
export async function askForRun(
  db: Kysely<Schema>,
  dealership: string,
  runId: string,
  force: boolean,
): Promise<void> {
  await db
    .updateTable('feed_source')
    .set({ asked_run: runId, asked_force: force })
    .where('dealership_slug', '=', dealership)
    .execute();
}

/**
 * Locks the feeds of which a run is due or asked for, and that have none in progress. Feeds that another process has
 * locked are left to it.
 */
export function lockDueFeeds(trx: Transaction<Schema>, now: Date): Promise<StoredFeed[]> {
  return trx
    .selectFrom('feed_source as feed')
    .select(columns)
    .where(({ or, and, eb }) =>
      or([
        eb('asked_run', 'is not', null),
        and([eb('paused', '=', false), eb('due_at', '<=', sql<string>`${now.toISOString()}`)]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('feed_run as run')
            .select('run.id')
            .whereRef('run.dealership_slug', '=', 'feed.dealership_slug')
            .where('run.outcome', 'is', null),
        ),
      ),
    )
    .orderBy('feed.dealership_slug')
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Notes when a feed is due next, and that the run that was asked for is on its way. */
export async function scheduleFeed(
  trx: Transaction<Schema>,
  dealership: string,
  dueAt: Date | undefined,
): Promise<void> {
  await trx
    .updateTable('feed_source')
    .set({ due_at: dueAt ?? null, asked_run: null, asked_force: false })
    .where('dealership_slug', '=', dealership)
    .execute();
}

/** What a run found out about the feed as a whole. */
export interface FeedFinding {
  outcome: FeedOutcome;
  problem?: FeedTrouble | undefined;
  /** The version of the source that the stock is now made of; undefined leaves it. */
  imported?: object | undefined;
  /** When the stock was as the feed says; by default now. */
  freshAt?: Date | undefined;
}

export async function noteFinding(
  db: Kysely<Schema>,
  dealership: string,
  { outcome, problem, imported, freshAt }: FeedFinding,
): Promise<void> {
  const isGood = outcome === 'ok' || outcome === 'unchanged';
  await db
    .updateTable('feed_source')
    .set({
      ...(isGood
        ? { fresh_at: freshAt ?? sql<string>`now()`, failures: 0 }
        : { failures: sql<number>`failures + 1` }),
      // an unchanged source has the problem that it had
      ...(outcome !== 'unchanged' && { problem: problem ?? null }),
      ...(imported && { imported: JSON.stringify(imported) }),
    })
    .where('dealership_slug', '=', dealership)
    .execute();
}

/**
 * Replaces the troubles that the log has reported.
 * @returns false if another process was first
 */
export async function replaceTroubles(
  db: Kysely<Schema>,
  dealership: string,
  { before, now }: { before: readonly FeedTrouble[]; now: readonly FeedTrouble[] },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feed_source')
    .set({ troubles: [...now] })
    .where('dealership_slug', '=', dealership)
    .where(sql<boolean>`troubles = ${[...before]}::text[]`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The feed that a token belongs to. */
export async function feedOfToken(
  db: Kysely<Schema>,
  tokenHash: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('feed_source')
    .select('dealership_slug')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.dealership_slug;
}

/** Replaces the token with which a feed is pushed. */
export async function setFeedToken(
  db: Kysely<Schema>,
  dealership: string,
  tokenHash: string,
): Promise<void> {
  await db
    .updateTable('feed_source')
    .set({ token_hash: tokenHash })
    .where('dealership_slug', '=', dealership)
    .execute();
}

/** The id of the import that last changed a dealership's stock, by a feed or by hand. */
export async function lastImport(
  db: Kysely<Schema>,
  dealership: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('stock_import')
    .select('id')
    .where('dealership_slug', '=', dealership)
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
