import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Schema } from './schema.ts';
import * as initial from '#store/migrations/001-initial.ts';
import * as content from '#store/migrations/002-content.ts';
import * as vehicleViews from '#store/migrations/003-vehicle-views.ts';
import * as comparableVehicles from '#store/migrations/004-comparable-vehicles.ts';
import * as siteEvents from '#store/migrations/005-site-events.ts';
import * as vehicleHolds from '#store/migrations/006-vehicle-holds.ts';
import * as autoReplies from '#store/migrations/007-auto-replies.ts';
import * as leadProgress from '#store/migrations/008-lead-progress.ts';
import * as onlinePayments from '#store/migrations/009-online-payments.ts';
import * as receiverCircuits from '#store/migrations/010-receiver-circuits.ts';
import * as confirmations from '#store/migrations/011-confirmations.ts';
import * as rateLimits from '#store/migrations/012-rate-limits.ts';
import * as personRequests from '#store/migrations/013-person-requests.ts';
import * as visitors from '#store/migrations/014-visitors.ts';
import * as financeApplications from '#store/migrations/015-finance-applications.ts';
import * as watchlist from '#store/migrations/016-watchlist.ts';
import * as alerts from '#store/migrations/017-alerts.ts';
import * as giveaways from '#store/migrations/018-giveaways.ts';
import * as garage from '#store/migrations/019-garage.ts';
import * as repeatedApplications from '#store/migrations/020-repeated-applications.ts';
import * as pages from '#store/migrations/021-pages.ts';
import * as leadContent from '#store/migrations/022-lead-content.ts';
import * as reservationRequests from '#store/migrations/023-reservation-requests.ts';
import * as knownNetworks from '#store/migrations/024-known-networks.ts';
import * as contentVersions from '#store/migrations/025-content-versions.ts';
import * as stagedContent from '#store/migrations/026-staged-content.ts';
import * as contentEditions from '#store/migrations/027-content-editions.ts';

const migrations: Record<string, Migration> = {
  '001-initial': initial,
  '002-content': content,
  '003-vehicle-views': vehicleViews,
  '004-comparable-vehicles': comparableVehicles,
  '005-site-events': siteEvents,
  '006-vehicle-holds': vehicleHolds,
  '007-auto-replies': autoReplies,
  '008-lead-progress': leadProgress,
  '009-online-payments': onlinePayments,
  '010-receiver-circuits': receiverCircuits,
  '011-confirmations': confirmations,
  '012-rate-limits': rateLimits,
  '013-person-requests': personRequests,
  '014-visitors': visitors,
  '015-finance-applications': financeApplications,
  '016-watchlist': watchlist,
  '017-alerts': alerts,
  '018-giveaways': giveaways,
  '019-garage': garage,
  '020-repeated-applications': repeatedApplications,
  '021-pages': pages,
  '022-lead-content': leadContent,
  '023-reservation-requests': reservationRequests,
  '024-known-networks': knownNetworks,
  '025-content-versions': contentVersions,
  '026-staged-content': stagedContent,
  '027-content-editions': contentEditions,
};

/** A newer version of the platform has changed the database. */
export class DatabaseNewer extends Error {
  override name = 'DatabaseNewer';
  constructor(unknown: readonly string[]) {
    super(
      `The database was changed by a newer version of Forecourt: this one does not know ${unknown.join(', ')}. ` +
        'Start the newer version, or restore a backup from before it.',
    );
  }
}

/**
 * Brings the tables up to date.
 * @throws {DatabaseNewer}
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const unknown = (await storedMigrations(db)).filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) throw new DatabaseNewer(unknown);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  throw new Error(`The database could not be migrated${failed ? ` (${failed})` : ''}`, {
    cause: error,
  });
}

/** The names of the migrations that a database has had; none if it is empty. */
async function storedMigrations(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (!rows[0]?.exists) return [];
  const stored = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(db);
  return stored.rows.map(({ name }) => name);
}

/**
 * Lets one process at a time prepare a PostgreSQL database. Several that start together on an empty one would create the
 * same tables, or the same demo. The lock belongs to the connection, so it ends with the process at the latest.
 * @param what names the lock; preparations of different names do not wait for each other
 */
export function oneProcessAtATime<T>(
  db: Kysely<Schema>,
  what: 'migrations' | 'demo',
  prepare: () => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    const lock = sql`hashtext(${`forecourt ${what}`})`;
    await sql`select pg_advisory_lock(${lock})`.execute(connection);
    try {
      return await prepare();
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
    }
  });
}
