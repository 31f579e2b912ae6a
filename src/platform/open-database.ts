import type { Logger } from 'pino';
import type { Config } from '#config';
import type { Database } from '#store/database/database.ts';
import { DatabaseUnavailable } from '#store/database/database-unavailable.ts';
import { openDatabase } from '#store/database/open-database.ts';
import { type JobQueue, openJobQueue } from '#store/jobs/job-queue.ts';

/** The pauses between retries start at 2 seconds and double up to six hours, about two days in total. */
const DELIVERY_RETRIES = 20;

/** Opens only the database, which is all that most operator commands need. */
export function openPlatformDatabase(
  config: Config,
  log: Logger,
  { mustExist = false, isServing = false } = {},
): Promise<Database> {
  return openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    poolSize: config.DATABASE_POOL,
    mustExist,
    isServing,
    onError: (error) => log.error({ error }, 'the database failed'),
  });
}

/** Opens the queue of lead deliveries. A delivery is retried for about two days, then parked for the operator. */
export function openLeadJobs(database: Database, log: Logger): Promise<JobQueue> {
  return openJobQueue(database, {
    name: 'deliver-lead',
    retries: DELIVERY_RETRIES,
    retryDelay: 2,
    retryDelayMax: 6 * 3600,
    expireIn: 60,
    concurrency: 200,
    receivers: {
      inFlight: 4,
      failures: 3,
      pauseSeconds: 5,
      pauseMaxSeconds: 60,
      giveUpAfterSeconds: 3 * 24 * 3600,
    },
    onCircuit: (receiver, state) =>
      state === 'open'
        ? log.warn(
            { receiver },
            'a receiver of leads does not answer: its deliveries wait until it does',
          )
        : log.info({ receiver }, 'a receiver of leads answers again: its deliveries continue'),
    onError: (error) =>
      log[isKnownOutage(error) ? 'debug' : 'error']({ error }, 'the job queue failed'),
  });
}

/**
 * Opens the queue of feeds that are due. A run records its own end, so only one whose process died, or for which the
 * database was away, is attempted again.
 */
export function openFeedJobs(database: Database, log: Logger): Promise<JobQueue> {
  return openJobQueue(database, {
    name: 'run-feed',
    retries: 3,
    retryDelay: 5,
    retryDelayMax: 60,
    expireIn: 3600,
    concurrency: 2,
    receivers: {
      inFlight: 1,
      failures: 3,
      pauseSeconds: 5,
      pauseMaxSeconds: 60,
      giveUpAfterSeconds: 24 * 3600,
    },
    onError: (error) =>
      log[isKnownOutage(error) ? 'debug' : 'error']({ error }, 'the queue of feeds failed'),
  });
}

/**
 * Whether an error is part of a database outage that has been logged already. An outage is logged only when it begins.
 */
export function isKnownOutage(error: unknown): boolean {
  return error instanceof DatabaseUnavailable && error.isKnown;
}
