import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { fromKysely, type JobWithMetadata, type PgBoss } from 'pg-boss';
import type { AttemptResult, JobHandler, JobQueueOptions } from './job-queue.ts';
import { beginProbe, noteAnswer, noteSilence, receiverCircuits } from './receiver-circuits.ts';
import type { Schema } from './schema.ts';

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
/** Jobs that end within this time make one look for more, not one each. */
const LOOK_AGAIN_MS = 20;
const MOST_AT_ONCE = 20;
/** pg-boss gives up a job whose worker has not confirmed it for ten seconds. Three confirmations may be late. */
const CONFIRM_MS = 2500;
const STOP_TIMEOUT_MS = 20_000;
const FIRST_PRIORITY = 0;
const RETRY_PRIORITY = -1;

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
      if (claimed?.length) continue;
      await Promise.race([woken, delay(POLL_MS, undefined, { ref: false })]);
      await delay(LOOK_AGAIN_MS, undefined, { ref: false });
    }
  }

  /**
   * Claims as many due jobs as are wanted, first attempts before retries. Processes take turns at it, so that together
   * they keep to the limit of each receiver.
   */
  async #claim(wanted: number): Promise<ClaimedJob[]> {
    const { boss, db, options } = this.#parts;
    const { name } = options;
    return db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtext(${`forecourt jobs ${name}`}))`.execute(
        transaction,
      );
      const circuits = await receiverCircuits(transaction);
      this.#failing = new Set(circuits.map(({ receiver }) => receiver));
      const inState = (state: string) =>
        circuits.filter((circuit) => circuit.state === state).map(({ receiver }) => receiver);
      const fetch = (
        batchSize: number,
        priorities: { minPriority: number } | { maxPriority: number },
      ) =>
        boss.fetch<object>(name, {
          batchSize,
          includeMetadata: true,
          groupConcurrency: options.receivers.inFlight,
          ignoreGroups: inState('open'),
          db: fromKysely(transaction),
          ...priorities,
        });
      // within one fetch pg-boss picks among a group's jobs without regard to their priority
      const jobs = await fetch(wanted, { minPriority: FIRST_PRIORITY });
      if (jobs.length < wanted)
        jobs.push(...(await fetch(wanted - jobs.length, { maxPriority: RETRY_PRIORITY })));
      const isProbeDue = new Set(inState('probe-due'));
      const claimed: ClaimedJob[] = [];
      const excess: string[] = [];
      for (const job of jobs) {
        const receiver = job.groupId ?? '';
        const isProbe = isProbeDue.delete(receiver);
        if (isProbe) await beginProbe(transaction, receiver, options.expireIn);
        const isOneOfOpen = circuits.some(
          (circuit) => circuit.receiver === receiver && circuit.state !== 'closed',
        );
        if (isOneOfOpen && !isProbe) excess.push(job.id);
        else claimed.push({ job, isProbe });
      }
      if (excess.length > 0) await fromKysely(transaction).executeSql(putBackJobs, [name, excess]);
      return claimed;
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
    const lowered = sql`update pgboss.job set priority = ${RETRY_PRIORITY} where name = ${name} and id = ${job.id}`;
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
    if (seen === 'answered' && this.#failing.delete(receiver) && (await noteAnswer(db, receiver))) {
      onCircuit?.(receiver, 'closed');
      // the others have waited for the receiver, not for their own time
      await fromKysely(db).executeSql(hurryRetries, [options.name, receiver]);
      this.#wake();
    }
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

const hurryRetries = `
  update pgboss.job set start_after = now()
  where name = $1 and group_id = $2 and state = 'retry' and start_after > now()`;
