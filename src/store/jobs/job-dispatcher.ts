import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type FetchOptions, fromKysely, type JobWithMetadata, type PgBoss } from 'pg-boss';
import type { AttemptResult, JobHandler, JobQueueOptions } from './job-queue.ts';
import {
  beginProbe,
  noteAnswer,
  noteSilence,
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
/** Between two looks: jobs that end or come within this time are of one look, not of one each. */
const LOOK_AGAIN_MS = 50;
const MOST_AT_ONCE = 20;
/** pg-boss gives up a job whose worker has not confirmed it for ten seconds. Three confirmations may be late. */
const CONFIRM_MS = 2500;
const STOP_TIMEOUT_MS = 20_000;
/**
 * What pg-boss sorts waiting jobs by, and finds them by without looking at the others: however many jobs wait for a
 * receiver that does not answer, the rest are found as quickly as without them.
 */
const Priority = { first: 0, retry: -1, held: -2 } as const;

/**
 * Claims due jobs from pg-boss and runs them, many at once and few for each receiver, so that a receiver that is slow
 * or dead holds up its own jobs alone. pg-boss's `work` cannot leave out the receivers whose circuit is open, so this
 * loop calls its `fetch`, `touch`, `complete` and `fail`; storage, pauses, expiry and dead letters remain pg-boss's.
 */
export class JobDispatcher {
  readonly #parts: DispatcherParts;
  readonly #inHand = new Map<string, { job: JobWithMetadata; end: Promise<void> }>();
  /** Receivers that have failed of late, as this process last saw them. */
  #failing = new Set<string>();
  #isStopping = false;
  #wake = (): void => undefined;
  #running: Promise<void> | undefined;
  #confirming: NodeJS.Timeout | undefined;

  constructor(parts: DispatcherParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#running = this.#run();
    this.#confirming = setInterval(() => void this.#confirm(), CONFIRM_MS);
    this.#confirming.unref();
  }

  /** Claims no more jobs and waits for those in hand. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#wake();
    await this.#running;
    const ends = [...this.#inHand.values()].map(({ end }) => end);
    await Promise.race([Promise.all(ends), delay(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    clearInterval(this.#confirming);
  }

  async #run(): Promise<void> {
    const { onError, concurrency } = this.#parts.options;
    while (!this.#isStopping) {
      const woken = new Promise<void>((resolve) => (this.#wake = resolve));
      const free = Math.min(MOST_AT_ONCE, concurrency - this.#inHand.size);
      const claimed = free > 0 ? await this.#claim(free).catch(onError) : undefined;
      for (const each of claimed ?? []) {
        const end = this.#attempt(each).catch(onError);
        this.#inHand.set(each.job.id, { job: each.job, end });
        void end.then(() => {
          this.#inHand.delete(each.job.id);
          this.#wake();
        });
      }
      // what one look left may be of other receivers than those it found
      if (!claimed?.length) await Promise.race([woken, delay(POLL_MS, undefined, { ref: false })]);
      await delay(LOOK_AGAIN_MS, undefined, { ref: false });
    }
  }

  /**
   * Claims as many due jobs as are wanted, first attempts before retries. Processes take turns at it, so that together
   * they keep to the limit of each receiver.
   */
  async #claim(wanted: number): Promise<ClaimedJob[]> {
    const { db, options } = this.#parts;
    const { name } = options;
    return db.transaction().execute(async (trx) => {
      await this.#takeTurn(trx);
      const circuits = await receiverCircuits(trx);
      this.#failing = new Set(circuits.map(({ receiver }) => receiver));
      const open = circuits.filter(({ state }) => state !== 'closed').map(receiverOf);
      const due = circuits.filter(({ state }) => state === 'probe-due').map(receiverOf);
      if (open.length > 0) await fromKysely(trx).executeSql(holdJobs, [name, open]);
      const probes = due.length > 0 ? await this.#claimProbes(trx, open, due) : [];
      const claimed = probes.map((job) => ({ job, isProbe: true }));
      // one fetch for each: within a fetch pg-boss picks among a receiver's jobs without regard to their priority
      for (const priority of Object.values(Priority)) {
        // held jobs wait for their probe
        if (priority === Priority.held && open.length > 0) break;
        const batchSize = wanted - claimed.length;
        if (batchSize <= 0) break;
        const bounds = { minPriority: priority, maxPriority: priority };
        const jobs = await this.#fetch(trx, { ...bounds, batchSize, ignoreGroups: open });
        claimed.push(...jobs.map((job) => ({ job, isProbe: false })));
      }
      return claimed;
    });
  }

  /** Claims one job of each receiver that may be asked again whether it answers. */
  async #claimProbes(
    trx: Transaction<Schema>,
    open: readonly string[],
    due: readonly string[],
  ): Promise<JobWithMetadata[]> {
    const { name, expireIn } = this.#parts.options;
    const jobs = await this.#fetch(trx, {
      batchSize: MOST_AT_ONCE,
      maxPriority: Priority.held,
      ignoreGroups: open.filter((receiver) => !due.includes(receiver)),
    });
    const probes = [...new Map(jobs.map((job) => [job.groupId ?? '', job])).values()];
    const excess = jobs.filter((job) => !probes.includes(job)).map(({ id }) => id);
    if (excess.length > 0) await fromKysely(trx).executeSql(putBackJobs, [name, excess]);
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
        return { retry: error instanceof Error ? error.message : String(error) };
      },
    );
    const { groupId: receiver } = job;
    if (receiver) await this.#noteReceiver(receiver, result.receiver, isProbe).catch(onError);
    if (result.retry === undefined) {
      await boss.complete(name, job);
      return;
    }
    const lowered = sql`update pgboss.job set priority = ${Priority.retry} where name = ${name} and id = ${job.id}`;
    await lowered.execute(db);
    await boss.fail(name, job, { message: result.retry });
  }

  async #noteReceiver(
    receiver: string,
    seen: AttemptResult['receiver'],
    isProbe: boolean,
  ): Promise<void> {
    const { db, options } = this.#parts;
    const { receivers, onCircuit } = options;
    if (seen === 'silent') {
      this.#failing.add(receiver);
      if (await noteSilence(db, receiver, receivers, isProbe)) onCircuit?.(receiver, 'open');
    }
    if (seen !== 'answered' || !this.#failing.delete(receiver)) return;
    const wasOpen = await db.transaction().execute(async (trx) => {
      // not while another process claims jobs: it would hold those again that are released here
      await this.#takeTurn(trx);
      const closed = await noteAnswer(trx, receiver);
      if (closed) await fromKysely(trx).executeSql(releaseJobs, [options.name, receiver]);
      return closed;
    });
    if (!wasOpen) return;
    onCircuit?.(receiver, 'closed');
    this.#wake();
  }

  /** Waits until no other process claims jobs, and keeps them from it until the transaction ends. */
  async #takeTurn(trx: Transaction<Schema>): Promise<void> {
    const turn = `forecourt jobs ${this.#parts.options.name}`;
    await sql`select pg_advisory_xact_lock(hashtext(${turn}))`.execute(trx);
  }

  /** Tells pg-boss that the jobs in hand are being worked on. */
  async #confirm(): Promise<void> {
    const jobs = [...this.#inHand.values()].map(({ job }) => job);
    if (jobs.length === 0) return;
    const { boss, options } = this.#parts;
    await boss.touch(options.name, jobs).catch(options.onError);
  }
}

/** As pg-boss's own `restore`, which it does not offer to callers: the claim does not count as an attempt. */
const putBackJobs = `
  update pgboss.job set state = 'created', started_on = null, heartbeat_on = null
  where name = $1 and id = any($2::uuid[]) and state = 'active'`;

const holdJobs = `
  update pgboss.job set priority = ${Priority.held}
  where name = $1 and group_id = any($2::text[]) and state < 'active' and priority > ${Priority.held}`;

/** Retries are due now: they have waited for the receiver, not for their own time. */
const releaseJobs = `
  update pgboss.job set
    priority = case when retry_count > 0 or state = 'retry' then ${Priority.retry} else ${Priority.first} end,
    start_after = case when state = 'retry' then least(start_after, now()) else start_after end
  where name = $1 and group_id = $2 and state < 'active'`;

function receiverOf({ receiver }: ReceiverCircuit): string {
  return receiver;
}
