import type { Kysely } from 'kysely';
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
};

/** Brings the tables up to date. Several processes may start at the same time. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  throw new Error(`The database could not be migrated${failed ? ` (${failed})` : ''}`, {
    cause: error,
  });
}
