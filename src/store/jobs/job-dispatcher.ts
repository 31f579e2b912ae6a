import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type FetchOptions, fromKysely, type JobWithMetadata, type PgBoss } from 'pg-boss';
import { messageOf } from '#domain/text/message-of.ts';
import type { JobQueueOptions } from './job-queue-options.ts';
import type { AttemptResult, JobHandler } from './job-handler.ts';
import {
  beginProbe,
  recordAnswer,
  recordNoAnswer,
  type ReceiverCircuit,
  receiverCircuits,
} from './receiver-circuits.ts';
import type { Schema } from '#store/database/schema.ts';

export interface DispatcherParts {
  boss: PgBoss;
  db: Kysely<Schema>;
  options: JobQueueOptions;
  handler: JobHandler;
}

interface ClaimedJob {
  job: JobWithMetadata;
  isProbe: boolean;
}

const POLL_MS = 500;
/** The pause between two claims, so that jobs that end or arrive close together are claimed together. */
const CLAIM_PAUSE_MS = 50;
const MAX_BATCH = 20;
/** pg-boss fails a job without a heartbeat for ten seconds. This allows for three late heartbeats. */
const HEARTBEAT_MS = 2500;
const STOP_TIMEOUT_MS = 20_000;
/**
 * The priorities of waiting jobs. pg-boss finds jobs by priority through an index, so jobs that wait for a failing
 * receiver do not slow down the search for the others, however many there are.
 */
export const Priority = { first: 0, retry: -1, deferred: -2 } as const;

/**
 * Claims due jobs from pg-boss and runs them concurrently, with a limit for each receiver, so that a slow or dead
 * receiver delays only its own jobs. pg-boss's `work` cannot skip receivers with an open circuit, so this loop calls
 * `fetch`, `touch`, `complete` and `fail` directly. pg-boss still handles storage, retry delays, expiry and dead
 * letters.
 */
export class JobDispatcher {
  readonly #parts: DispatcherParts;
  readonly #inProgress = new Map<string, { job: JobWithMetadata; end: Promise<void> }>();
  /** Receivers with recent failures, as of this process's last claim. */
  #failing = new Set<string>();
  #isStopping = false;
  #wake = (): void => undefined;
  #running: Promise<void> | undefined;
  #heartbeat: NodeJS.Timeout | undefined;

  constructor(parts: DispatcherParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#running = this.#run();
    this.#heartbeat = setInterval(() => void this.#sendHeartbeats(), HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  /** Stops claiming jobs and waits for those in progress. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#wake();
    await this.#running;
    const ends = [...this.#inProgress.values()].map(({ end }) => end);
    await Promise.race([Promise.all(ends), delay(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    clearInterval(this.#heartbeat);
  }

  async #run(): Promise<void> {
    const { onError, concurrency } = this.#parts.options;
    while (!this.#isStopping) {
      const woken = new Promise<void>((resolve) => (this.#wake = resolve));
      const free = Math.min(MAX_BATCH, concurrency - this.#inProgress.size);
      const claimed = free > 0 ? await this.#claim(free).catch(onError) : undefined;
      for (const each of claimed ?? []) {
        const end = this.#attempt(each).catch(onError);
        this.#inProgress.set(each.job.id, { job: each.job, end });
        void end.then(() => {
          this.#inProgress.delete(each.job.id);
          this.#wake();
        });
      }
      // one claim may leave due jobs of receivers other than those it found
      if (!claimed?.length) await Promise.race([woken, delay(POLL_MS, undefined, { ref: false })]);
      await delay(CLAIM_PAUSE_MS, undefined, { ref: false });
    }
  }

  /**
   * Claims up to `wanted` due jobs, first attempts before retries. Processes claim one at a time, so that together they
   * respect the limit of each receiver.
   */
  async #claim(wanted: number): Promise<ClaimedJob[]> {
    const { db, options } = this.#parts;
    const { name } = options;
    return db.transaction().execute(async (trx) => {
      await this.#lockClaims(trx);
      const circuits = await receiverCircuits(trx);
      this.#failing = new Set(circuits.map(({ receiver }) => receiver));
      const open = receiversIn(circuits, ({ state }) => state !== 'closed');
      const due = receiversIn(circuits, ({ state }) => state === 'probe-due');
      if (open.length > 0) await fromKysely(trx).executeSql(deferJobs, [name, open]);
      const probes = due.length > 0 ? await this.#claimProbes(trx, open, due) : [];
      const claimed = probes.map((job) => ({ job, isProbe: true }));
      // one fetch for each priority: a single fetch ignores the priorities of a receiver's jobs
      for (const priority of Object.values(Priority)) {
        // deferred jobs wait for their receiver's probe
        if (priority === Priority.deferred && open.length > 0) break;
        const batchSize = wanted - claimed.length;
        if (batchSize <= 0) break;
        const bounds = { minPriority: priority, maxPriority: priority };
        const jobs = await this.#fetch(trx, { ...bounds, batchSize, ignoreGroups: open });
        claimed.push(...jobs.map((job) => ({ job, isProbe: false })));
      }
      return claimed;
    });
  }

  /** Claims one job for each receiver that is due for a probe. */
  async #claimProbes(
    trx: Transaction<Schema>,
    open: readonly string[],
    due: readonly string[],
  ): Promise<JobWithMetadata[]> {
    const { name, expireIn } = this.#parts.options;
    const jobs = await this.#fetch(trx, {
      batchSize: MAX_BATCH,
      maxPriority: Priority.deferred,
      ignoreGroups: open.filter((receiver) => !due.includes(receiver)),
    });
    const probes = [...new Map(jobs.map((job) => [job.groupId ?? '', job])).values()];
    const excess = jobs.filter((job) => !probes.includes(job)).map(({ id }) => id);
    if (excess.length > 0) await fromKysely(trx).executeSql(unclaimJobs, [name, excess]);
    for (const { groupId } of probes) await beginProbe(trx, groupId ?? '', expireIn);
    return probes;
  }

  #fetch(
    trx: Transaction<Schema>,
    wanted: Pick<FetchOptions, 'batchSize' | 'minPriority' | 'maxPriority'> & {
      ignoreGroups: string[];
    },
  ): Promise<JobWithMetadata[]> {
    const { boss, options } = this.#parts;
    return boss.fetch(options.name, {
      ...wanted,
      includeMetadata: true,
      groupConcurrency: options.receivers.inFlight,
      db: fromKysely(trx),
    });
  }

  async #attempt({ job, isProbe }: ClaimedJob): Promise<void> {
    const { boss, db, handler, options } = this.#parts;
    const { name, onError } = options;
    const ageSeconds = (Date.now() - new Date(job.createdOn).getTime()) / 1000;
    const lastAttempt =
      job.retryCount >= job.retryLimit || ageSeconds > options.receivers.giveUpAfterSeconds;
    const result = await handler(job.data, { lastAttempt }).catch(
      (error: unknown): AttemptResult => {
        onError(error);
        return { retry: messageOf(error) };
      },
    );
    const { groupId: receiver } = job;
    if (receiver) await this.#recordReceiver(receiver, result.receiver, isProbe).catch(onError);
    if (result.retry === undefined) {
      await boss.complete(name, job);
      return;
    }
    const lowered = sql`update pgboss.job set priority = ${Priority.retry} where name = ${name} and id = ${job.id}`;
    await lowered.execute(db);
    await boss.fail(name, job, { message: result.retry });
  }

  async #recordReceiver(
    receiver: string,
    seen: AttemptResult['receiver'],
    isProbe: boolean,
  ): Promise<void> {
    const { db, options } = this.#parts;
    const { receivers, onCircuit } = options;
    if (seen === 'silent') {
      this.#failing.add(receiver);
      if (await recordNoAnswer(db, receiver, receivers, isProbe)) onCircuit?.(receiver, 'open');
    }
    if (seen !== 'answered' || !this.#failing.delete(receiver)) return;
    const wasOpen = await db.transaction().execute(async (trx) => {
      // prevents another process from deferring, as it claims, the jobs that are resumed here
      await this.#lockClaims(trx);
      const closed = await recordAnswer(trx, receiver);
      if (closed) await fromKysely(trx).executeSql(resumeJobs, [options.name, receiver]);
      return closed;
    });
    if (!wasOpen) return;
    onCircuit?.(receiver, 'closed');
    this.#wake();
  }

  /** Waits for other processes to finish claiming and prevents them from claiming until the transaction ends. */
  async #lockClaims(trx: Transaction<Schema>): Promise<void> {
    const lock = `forecourt jobs ${this.#parts.options.name}`;
    await sql`select pg_advisory_xact_lock(hashtext(${lock}))`.execute(trx);
  }

  /** Tells pg-boss that the jobs in progress are still being worked on. */
  async #sendHeartbeats(): Promise<void> {
    const jobs = [...this.#inProgress.values()].map(({ job }) => job);
    if (jobs.length === 0) return;
    const { boss, options } = this.#parts;
    await boss.touch(options.name, jobs).catch(options.onError);
  }
}

/** Like pg-boss's internal `restore`: the claim does not count as an attempt. */
const unclaimJobs = `
  update pgboss.job set state = 'created', started_on = null, heartbeat_on = null
  where name = $1 and id = any($2::uuid[]) and state = 'active'`;

const deferJobs = `
  update pgboss.job set priority = ${Priority.deferred}
  where name = $1 and group_id = any($2::text[]) and state < 'active' and priority > ${Priority.deferred}`;

/** Retries become due immediately, because they were waiting for the receiver rather than for a retry delay. */
const resumeJobs = `
  update pgboss.job set
    priority = case when retry_count > 0 or state = 'retry' then ${Priority.retry} else ${Priority.first} end,
    start_after = case when state = 'retry' then least(start_after, now()) else start_after end
  where name = $1 and group_id = $2 and state < 'active'`;

function receiversIn(
  circuits: readonly ReceiverCircuit[],
  isWanted: (circuit: ReceiverCircuit) => boolean,
): string[] {
  return circuits.filter(isWanted).map(({ receiver }) => receiver);
}
