import type { Transaction } from 'kysely';
import {
  type Db as JobDatabase,
  fromKysely,
  type Job,
  type JobWithMetadata,
  PgBoss,
} from 'pg-boss';
import { oneProcessAtATime } from '#store/database/migrate.ts';
import type { Database } from '#store/database/database.ts';
import { JobDispatcher, Priority } from './job-dispatcher.ts';
import { probeNow } from './receiver-circuits.ts';
import { reportedError } from './reported-error.ts';
import { keysetPages } from '#store/database/keyset-pages.ts';
import type { Schema } from '#store/database/schema.ts';
import type { JobHandler } from './job-handler.ts';
import type { JobQueueOptions } from './job-queue-options.ts';

export interface EnqueueOptions {
  /** The delay before the first attempt. */
  afterSeconds?: number | undefined;
  /** Gives way to the first attempts of other jobs. */
  isBackground?: boolean;
}

/** Background work, stored in the same database as the data it concerns. */
export interface JobQueue {
  /**
   * Adds jobs in the caller's transaction, so that they exist only if it commits. A payload's `receiver` names the
   * external system that the job depends on. Jobs of one receiver share its concurrency limit and its circuit.
   */
  enqueue(
    trx: Transaction<Schema>,
    payloads: readonly object[],
    options?: EnqueueOptions,
  ): Promise<void>;
  /**
   * Makes the next attempt of waiting jobs due immediately, in the caller's transaction. It counts as a normal attempt.
   * @param isWanted selects waiting jobs by their payloads
   * @returns the payloads of the rescheduled jobs, without jobs that are running
   */
  runNow(trx: Transaction<Schema>, isWanted: (payload: unknown) => boolean): Promise<unknown[]>;
  /**
   * Runs jobs with the handler and retries failed jobs with growing delays. `abandoned` receives each job whose last
   * attempt failed or whose process died during it.
   */
  work(handler: JobHandler, abandoned: (payload: unknown) => Promise<void>): Promise<void>;
  /** Stops claiming jobs and waits for those in progress. */
  stop(): Promise<void>;
}

const STOP_TIMEOUT_MS = 20_000;

/**
 * A job counts as a dead process's after this long without a heartbeat; 10 is pg-boss's minimum. With the monitoring
 * interval and the first retry delay, such a job is retried within 10 + 5 + 2 * `retryDelay` seconds.
 */
const HEARTBEAT_SECONDS = 10;
const MONITOR_SECONDS = 5;
const POLL_SECONDS = 0.5;
/** Jobs may wait for a failing receiver for days; pg-boss's default is to delete them after two weeks. */
const RETAIN_WAITING_SECONDS = 60 * 24 * 3600;
/** Finished jobs are not needed: the delivery records its own outcome. */
const RETAIN_FINISHED_SECONDS = 3600;
const PAGE_SIZE = 1000;

export async function openJobQueue(
  database: Database,
  options: JobQueueOptions,
): Promise<JobQueue> {
  const { name } = options;
  const abandonedName = `${name}-abandoned`;
  const boss = new PgBoss({
    db: database.jobs,
    backend: database.engine,
    schedule: false,
    monitorIntervalSeconds: MONITOR_SECONDS,
    superviseIntervalSeconds: MONITOR_SECONDS,
  });
  boss.on('error', (reported: unknown) => options.onError(reportedError(reported)));
  const queue = {
    retryLimit: options.retries,
    retryDelay: options.retryDelay,
    retryDelayMax: options.retryDelayMax,
    retryBackoff: true,
    expireInSeconds: options.expireIn,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retentionSeconds: RETAIN_WAITING_SECONDS,
    deleteAfterSeconds: RETAIN_FINISHED_SECONDS,
    deadLetter: abandonedName,
  };
  const prepare = async (): Promise<void> => {
    await boss.start();
    await boss.createQueue(abandonedName);
    await boss.createQueue(name, queue);
    await boss.updateQueue(name, queue);
  };
  // of two processes that make pg-boss's tables at the same moment, one would fail
  if (database.engine === 'pglite') await prepare();
  else await oneProcessAtATime(database.db, 'job queue', prepare);

  const jobs = (
    payloads: readonly object[],
    { afterSeconds: startAfter = 0, isBackground = false }: EnqueueOptions = {},
  ) =>
    payloads.map((data) => {
      const receiver = receiverOfPayload(data);
      const priority = isBackground ? Priority.retry : Priority.first;
      return {
        data,
        startAfter,
        priority,
        ...(receiver !== undefined && { group: { id: receiver } }),
      };
    });
  let dispatcher: JobDispatcher | undefined;
  return {
    async enqueue(trx, payloads, enqueueOptions) {
      if (payloads.length === 0) return;
      await boss.insert(name, jobs(payloads, enqueueOptions), { db: fromKysely(trx) });
    },
    async runNow(trx, isWanted) {
      const db = fromKysely(trx);
      const rescheduled: unknown[] = [];
      for await (const page of waitingJobs(boss, name, db)) {
        const wanted = page.filter(({ data }) => isWanted(data));
        if (wanted.length === 0) continue;
        const { rows } = await db.executeSql(rescheduleJobs, [name, wanted.map(({ id }) => id)]);
        // leaves out jobs that a worker has claimed in the meantime
        const updated = new Set(rows.map(({ id }) => id));
        const receivers = rows.map((row) => row.group_id as string | null).filter(isText);
        await probeNow(trx, [...new Set(receivers)]);
        rescheduled.push(...wanted.filter(({ id }) => updated.has(id)).map(({ data }) => data));
      }
      return rescheduled;
    },
    async work(handler, abandoned) {
      dispatcher = new JobDispatcher({ boss, db: database.db, options, handler });
      dispatcher.start();
      await boss.work(
        abandonedName,
        { pollingIntervalSeconds: POLL_SECONDS },
        async ([job]: Job[]) => {
          if (job) await abandoned(job.data);
        },
      );
    },
    async stop() {
      await dispatcher?.stop();
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}

/**
 * pg-boss's own `update` takes one job at a time and reads the whole queue for each, which is too slow for a thousand.
 * Like that method, this keeps the time between a job's start and its deletion.
 */
const rescheduleJobs = `
  update pgboss.job
  set start_after = now(), keep_until = now() + (keep_until - start_after)
  where name = $1 and id = any($2::uuid[]) and state in ('created', 'retry')
  returning id, group_id`;

/** Reads the jobs that are waiting for an attempt, page by page. */
function waitingJobs(
  boss: PgBoss,
  name: string,
  db: JobDatabase,
): AsyncGenerator<JobWithMetadata<unknown>[]> {
  return keysetPages(PAGE_SIZE, (last) =>
    boss.findJobs<unknown>(name, {
      queued: true,
      limit: PAGE_SIZE,
      db,
      ...(last && { after: last.id }),
    }),
  );
}

function receiverOfPayload(payload: object): string | undefined {
  return 'receiver' in payload && typeof payload.receiver === 'string'
    ? payload.receiver
    : undefined;
}

function isText(value: string | null): value is string {
  return value !== null;
}
