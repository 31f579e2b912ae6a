import { Worker } from 'node:worker_threads';
import type { BrochureJob } from './make-brochure.ts';

export interface NumberedJob {
  id: number;
  job: BrochureJob;
}

export type BrochureOutcome =
  | { id: number; ok: true; bytes: Uint8Array }
  | { id: number; ok: false; reason: string };

interface Waiting extends NumberedJob {
  resolve: (bytes: Uint8Array) => void;
  reject: (reason: Error) => void;
}

/** What a worker is at after so long is no brochure. */
const TIMEOUT_MS = 30_000;
/** After so long without work the worker, and its memory, are let go. */
const IDLE_MS = 120_000;

function brochureWorker(): Worker {
  return new Worker(new URL('./brochure-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
}

/**
 * Makes brochures off the thread that answers requests, one after the other: a second worker would take its time from the
 * pages. A worker that dies or hangs fails the brochure in its hand and is replaced.
 */
export class BrochurePress {
  readonly #startWorker: () => Worker;
  readonly #queue: Waiting[] = [];
  #worker: Worker | undefined;
  #inHand: Waiting | undefined;
  #clock: NodeJS.Timeout | undefined;
  #nextId = 1;
  #isClosed = false;

  constructor(startWorker = brochureWorker) {
    this.#startWorker = startWorker;
  }

  /** Rejects when the brochure cannot be made, takes too long, or the press is closed. */
  print(job: BrochureJob): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) {
        reject(new Error('The press is closed'));
        return;
      }
      this.#queue.push({ id: this.#nextId++, job, resolve, reject });
      this.#takeUp();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new Error('The press is closed'));
    await this.#worker?.terminate();
  }

  #takeUp(): void {
    if (this.#inHand) return;
    clearTimeout(this.#clock);
    if (this.#isClosed) return;
    const next = this.#queue.shift();
    if (!next) {
      this.#clock = setTimeout(() => this.#letGo(), IDLE_MS).unref();
      return;
    }
    this.#inHand = next;
    const worker = (this.#worker ??= this.#hire());
    this.#clock = setTimeout(() => {
      this.#fail(worker, new Error('The brochure took too long'));
      void worker.terminate();
    }, TIMEOUT_MS);
    worker.ref();
    worker.postMessage({ id: next.id, job: next.job } satisfies NumberedJob);
  }

  #hire(): Worker {
    const worker = this.#startWorker();
    worker.on('message', (outcome: BrochureOutcome) => {
      if (outcome.id !== this.#inHand?.id) return;
      this.#settle(({ resolve, reject }) =>
        outcome.ok ? resolve(outcome.bytes) : reject(new Error(outcome.reason)),
      );
    });
    worker.on('error', (cause) =>
      this.#fail(worker, new Error('The brochure worker failed', { cause })),
    );
    worker.on('exit', () => this.#fail(worker, new Error('The brochure worker stopped')));
    return worker;
  }

  /** Before it is gone nothing more is handed to it. */
  #letGo(): void {
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
  }

  /** A worker that is gone takes its brochure with it. Of a former worker nothing is heard any more. */
  #fail(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    if (this.#inHand) this.#settle(({ reject }) => reject(error));
  }

  #settle(finish: (waiting: Waiting) => void): void {
    const waiting = this.#inHand;
    this.#inHand = undefined;
    // an idle worker does not keep the process alive
    this.#worker?.unref();
    if (waiting) finish(waiting);
    this.#takeUp();
  }
}
