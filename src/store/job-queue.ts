import type { Transaction } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

export interface JobOutcome {
  /** No further attempt follows when this one fails. */
  lastAttempt: boolean;
}

/** Work that outlives the request, kept in the same database as what it is about. */
export interface JobQueue {
  /** Adds jobs in the caller's transaction: they exist if and only if it commits. */
  enqueue(transaction: Transaction<Schema>, payloads: readonly object[]): Promise<void>;
  /** Adds jobs on their own. */
  enqueueNow(payloads: readonly object[]): Promise<void>;
  /** A handler that throws is called again later, with growing pauses. */
  work(handler: (payload: unknown, outcome: JobOutcome) => Promise<void>): Promise<void>;
  /** Waits for the jobs in hand. */
  stop(): Promise<void>;
}

export interface JobQueueOptions {
  name: string;
  /** Attempts after the first. */
  retries: number;
  /** Seconds before the first retry; doubled each time up to the maximum. */
  retryDelay: number;
  retryDelayMax: number;
  /** Seconds after which a job whose process died is given to another. */
  expireIn: number;
  concurrency: number;
  onError(error: unknown): void;
}

const STOP_TIMEOUT_MS = 20_000;

export async function openJobQueue(
  database: Database,
  options: JobQueueOptions,
): Promise<JobQueue> {
  const { name } = options;
  const boss = new PgBoss({
    db: database.jobs,
    backend: database.engine,
    schedule: false,
    // a worker that died is noticed within these many seconds of its job's expiry
    monitorIntervalSeconds: 15,
    superviseIntervalSeconds: 15,
  });
  boss.on('error', options.onError);
  await boss.start();
  const queue = {
    retryLimit: options.retries,
    retryDelay: options.retryDelay,
    retryDelayMax: options.retryDelayMax,
    retryBackoff: true,
    expireInSeconds: options.expireIn,
  };
  await boss.createQueue(name, queue);
  await boss.updateQueue(name, queue);

  const jobs = (payloads: readonly object[]) => payloads.map((data) => ({ data }));
  return {
    async enqueue(transaction, payloads) {
      await boss.insert(name, jobs(payloads), { db: fromKysely(transaction) });
    },
    async enqueueNow(payloads) {
      if (payloads.length > 0) await boss.insert(name, jobs(payloads));
    },
    async work(handler) {
      await boss.work<
        unknown,
        void,
        { includeMetadata: true; localConcurrency: number; pollingIntervalSeconds: number }
      >(
        name,
        {
          includeMetadata: true,
          localConcurrency: options.concurrency,
          pollingIntervalSeconds: 0.5,
        },
        async ([job]) => {
          if (job) await handler(job.data, { lastAttempt: job.retryCount >= job.retryLimit });
        },
      );
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}
