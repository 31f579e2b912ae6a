import type { Transaction } from 'kysely';
import {
  type Db as JobDatabase,
  fromKysely,
  type Job,
  type JobWithMetadata,
  PgBoss,
} from 'pg-boss';
import type { Database } from '#store/database/database.ts';
import { JobDispatcher } from './job-dispatcher.ts';
import { type CircuitRules, probeNow } from './receiver-circuits.ts';
import type { Schema } from '#store/database/schema.ts';

export interface JobOutcome {
  /** No further attempt follows when this one fails. */
  lastAttempt: boolean;
}

/** How an attempt ended. */
export interface AttemptResult {
  /** The reason for another attempt, which follows unless this was the last. Without it the job is done. */
  retry?: string;
  /** What the attempt showed about the job's receiver, if anything. */
  receiver?: 'answered' | 'silent';
}

/** Makes one attempt at a job. A handler that throws is called again later, and the error is reported. */
export type JobHandler = (payload: unknown, outcome: JobOutcome) => Promise<AttemptResult>;

/** Work that outlives the request, kept in the same database as what it is about. */
export interface JobQueue {
  /**
   * Adds jobs in the caller's transaction: they exist if and only if it commits. A payload's `receiver` names the
   * outside system that the job depends on. Jobs of one receiver share its limit and its circuit.
   * @param afterSeconds before which they are not begun
   */
  enqueue(
    trx: Transaction<Schema>,
    payloads: readonly object[],
    afterSeconds?: number,
  ): Promise<void>;
  /**
   * Makes the next attempt of waiting jobs due now, in the caller's transaction. It counts as the one it would have been.
   * @param isWanted asked of the payload of each job that waits
   * @returns the payloads of the rescheduled jobs, without those whose attempt is under way
   */
  runNow(trx: Transaction<Schema>, isWanted: (payload: unknown) => boolean): Promise<unknown[]>;
  /** Adds jobs on their own. */
  enqueueNow(payloads: readonly object[]): Promise<void>;
  /**
   * Runs jobs with the handler, and runs those again that failed, with growing pauses. `abandoned` receives a job whose
   * last attempt failed, or ended with its process.
   */
  work(handler: JobHandler, abandoned: (payload: unknown) => Promise<void>): Promise<void>;
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
  /** Seconds after which an attempt that has not ended counts as failed. */
  expireIn: number;
  /** Attempts that one process makes at the same time. */
  concurrency: number;
  receivers: ReceiverRules;
  /** Hears when a receiver no longer answers, and when it does again. */
  onCircuit?: (receiver: string, state: 'open' | 'closed') => void;
  onError(error: unknown): void;
}

export interface ReceiverRules extends CircuitRules {
  /** Attempts at one receiver at the same time, over all processes. */
  inFlight: number;
  /** A job that is older gets no further attempt after the next one: a receiver that is gone has no end of probes. */
  giveUpAfterSeconds: number;
}

const STOP_TIMEOUT_MS = 20_000;

/**
 * A job is a dead process's when nobody has confirmed it for so long; 10 is the least that pg-boss takes. With the
 * look-out and the first pause, such a job is taken up again within 10 + 5 + 2 * `retryDelay` seconds.
 */
const HEARTBEAT_SECONDS = 10;
const LOOK_OUT_SECONDS = 5;
const POLL_SECONDS = 0.5;
/** Jobs that wait for a receiver wait for days; pg-boss would delete them after two weeks. */
const KEEP_WAITING_SECONDS = 60 * 24 * 3600;
/** Finished jobs are of no use to anybody: the delivery itself says what became of it. */
const KEEP_FINISHED_SECONDS = 3600;
const PAGE = 1000;

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
    monitorIntervalSeconds: LOOK_OUT_SECONDS,
    superviseIntervalSeconds: LOOK_OUT_SECONDS,
  });
  boss.on('error', options.onError);
  await boss.start();
  const queue = {
    retryLimit: options.retries,
    retryDelay: options.retryDelay,
    retryDelayMax: options.retryDelayMax,
    retryBackoff: true,
    expireInSeconds: options.expireIn,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retentionSeconds: KEEP_WAITING_SECONDS,
    deleteAfterSeconds: KEEP_FINISHED_SECONDS,
    deadLetter: abandonedName,
  };
  await boss.createQueue(abandonedName);
  await boss.createQueue(name, queue);
  await boss.updateQueue(name, queue);

  const jobs = (payloads: readonly object[], startAfter = 0) =>
    payloads.map((data) => {
      const receiver = receiverOfPayload(data);
      return { data, startAfter, ...(receiver !== undefined && { group: { id: receiver } }) };
    });
  let dispatcher: JobDispatcher | undefined;
  return {
    async enqueue(trx, payloads, afterSeconds) {
      if (payloads.length === 0) return;
      await boss.insert(name, jobs(payloads, afterSeconds), { db: fromKysely(trx) });
    },
    async runNow(trx, isWanted) {
      const db = fromKysely(trx);
      const rescheduled: unknown[] = [];
      for await (const page of waitingJobs(boss, name, db)) {
        const wanted = page.filter(({ data }) => isWanted(data));
        if (wanted.length === 0) continue;
        const { rows } = await db.executeSql(rescheduleJobs, [name, wanted.map(({ id }) => id)]);
        // without those that a worker was quicker to fetch
        const updated = new Set(rows.map(({ id }) => id));
        const receivers = rows.map((row) => row.group_id as string | null).filter(isText);
        await probeNow(trx, [...new Set(receivers)]);
        rescheduled.push(...wanted.filter(({ id }) => updated.has(id)).map(({ data }) => data));
      }
      return rescheduled;
    },
    async enqueueNow(payloads) {
      if (payloads.length > 0) await boss.insert(name, jobs(payloads));
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
 * pg-boss's own `update` takes one job and reads the whole queue for it, which is too long for a thousand. As there, a
 * job is kept for as long after its new time as it would have been after its old one.
 */
const rescheduleJobs = `
  update pgboss.job
  set start_after = now(), keep_until = now() + (keep_until - start_after)
  where name = $1 and id = any($2::uuid[]) and state in ('created', 'retry')
  returning id, group_id`;

/** The jobs that nobody has in hand, a page at a time, so that no number of them is too many. */
async function* waitingJobs(
  boss: PgBoss,
  name: string,
  db: JobDatabase,
): AsyncGenerator<JobWithMetadata<unknown>[]> {
  let after: string | undefined;
  do {
    const jobs = await boss.findJobs<unknown>(name, {
      queued: true,
      limit: PAGE,
      db,
      ...(after !== undefined && { after }),
    });
    yield jobs;
    after = jobs.length < PAGE ? undefined : jobs.at(-1)?.id;
  } while (after !== undefined);
}

function receiverOfPayload(payload: object): string | undefined {
  return 'receiver' in payload && typeof payload.receiver === 'string'
    ? payload.receiver
    : undefined;
}

function isText(value: string | null): value is string {
  return value !== null;
}
