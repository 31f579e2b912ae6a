import { type Kysely, type Selectable, sql } from 'kysely';
import type { FeedOutcome, FeedReport } from '#domain/feed/feed-run.ts';
import { jsonText } from '#store/database/json-text.ts';
import type { Schema } from '#store/database/schema.ts';

/** A run as it is stored; without an outcome it waits or is in progress. */
export type StoredRun = Omit<Selectable<Schema['feed_run']>, 'seen_at'>;

const columns = [
  'id',
  'dealership_slug',
  'source',
  'force',
  'created_at',
  'started_at',
  'attempt',
  'ended_at',
  'outcome',
  'report',
] as const;

/** A run that a process has taken up. */
export interface StartedRun {
  id: string;
  dealership: string;
  force: boolean;
  /** Counts the processes that have taken it up; only the last one may end the run. */
  attempt: number;
}

/** The run was taken from this process, which must not change anything any more. */
export class RunSuperseded extends Error {
  override name = 'RunSuperseded';
}

/** Adds a run. @returns false if the dealership has one that has not ended */
export async function addRun(
  db: Kysely<Schema>,
  run: { id: string; dealership: string; source: string; force: boolean },
): Promise<boolean> {
  const { id, dealership: dealership_slug, source, force } = run;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('feed_run')
    .values({ id, dealership_slug, source, force })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Takes a run up, also from a process that died. @returns undefined if it has ended or was removed */
export async function startRun(db: Kysely<Schema>, id: string): Promise<StartedRun | undefined> {
  const row = await db
    .updateTable('feed_run')
    .set({
      attempt: sql<number>`attempt + 1`,
      started_at: sql<string>`coalesce(started_at, now())`,
      seen_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .returning(['dealership_slug as dealership', 'force', 'attempt'])
    .executeTakeFirst();
  return row && { id, ...row };
}

/** Says that the process of a run is alive. */
export async function touchRun(db: Kysely<Schema>, { id, attempt }: StartedRun): Promise<void> {
  await db
    .updateTable('feed_run')
    .set({ seen_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .execute();
}

/**
 * Records the end of a run.
 * @throws {RunSuperseded} if another process has taken it up, or it has ended already
 */
export async function endRun(
  db: Kysely<Schema>,
  { id, attempt }: StartedRun,
  outcome: FeedOutcome,
  report: FeedReport,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('feed_run')
    .set({ outcome, report: jsonText(report), ended_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new RunSuperseded(`the run ${id} is no longer this process's`);
}

/** Adds to the report of a run that has ended. */
export async function amendReport(
  db: Kysely<Schema>,
  id: string,
  report: FeedReport,
): Promise<void> {
  await db
    .updateTable('feed_run')
    .set({ report: jsonText(report) })
    .where('id', '=', id)
    .execute();
}

/** Runs whose processes have not been alive for two minutes, or that no process has taken up for an hour. */
export function deadRuns(db: Kysely<Schema>): Promise<StartedRun[]> {
  return db
    .selectFrom('feed_run')
    .select(['id', 'dealership_slug as dealership', 'force', 'attempt'])
    .where('outcome', 'is', null)
    .where(
      sql<boolean>`seen_at < now() - case when attempt = 0 then interval '1 hour' else interval '2 minutes' end`,
    )
    .execute();
}

/** The runs of a dealership, the latest first. */
export function runsOf(
  db: Kysely<Schema>,
  dealership: string,
  limit: number,
): Promise<StoredRun[]> {
  return db
    .selectFrom('feed_run')
    .select(columns)
    .where('dealership_slug', '=', dealership)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** The last run of each dealership. */
export async function lastRuns(db: Kysely<Schema>): Promise<Map<string, StoredRun>> {
  const rows = await db
    .selectFrom('feed_run')
    .select(columns)
    .distinctOn('dealership_slug')
    .orderBy('dealership_slug')
    .orderBy('created_at', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.dealership_slug, row]));
}

export function runWithId(db: Kysely<Schema>, id: string): Promise<StoredRun | undefined> {
  return db.selectFrom('feed_run').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Deletes a dealership's runs that ended before a day, except the last one. */
export async function deleteRunsBefore(
  db: Kysely<Schema>,
  dealership: string,
  before: Date,
): Promise<void> {
  await db
    .deleteFrom('feed_run')
    .where('dealership_slug', '=', dealership)
    .where('ended_at', '<', before.toISOString())
    .where('id', '<>', ({ selectFrom }) =>
      selectFrom('feed_run as last')
        .select('last.id')
        .where('last.dealership_slug', '=', dealership)
        .orderBy('last.created_at', 'desc')
        .limit(1),
    )
    .execute();
}
