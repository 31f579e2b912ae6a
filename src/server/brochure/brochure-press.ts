import { Piscina } from 'piscina';
import type { BrochureJob } from './make-brochure.ts';

/** A brochure that takes longer has gone wrong. */
const TIMEOUT_MS = 30_000;
/** A worker without work ends after this time and releases its memory. */
const IDLE_MS = 120_000;
const MAX_HEAP_MB = 512;

/**
 * Makes brochures off the thread that answers requests, one after another: a second worker would take its processor time
 * from the pages. A worker that crashes or hangs fails its own brochure and is replaced.
 */
export class BrochurePress {
  readonly #pool: Piscina<BrochureJob, Uint8Array>;
  readonly #timeout: number;
  #last: Promise<void> = Promise.resolve();
  #isClosed = false;

  /** @param options for a test's own worker and limit */
  constructor({
    worker = new URL('./brochure-worker.ts', import.meta.url).href,
    timeout = TIMEOUT_MS,
  } = {}) {
    this.#timeout = timeout;
    this.#pool = new Piscina({
      filename: worker,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    // a worker that crashes between two brochures fails none of them; the next one gets a new worker
    this.#pool.on('error', (error: Error) => process.emitWarning(error));
  }

  /** @throws if the brochure cannot be made, takes too long, or the press is closed */
  print(job: BrochureJob): Promise<Uint8Array> {
    // a job is handed over when the one before it is done: the pool would not replace a worker that crashed for jobs
    // that already wait in its own queue
    const made = this.#last.then(() => this.#run(job));
    this.#last = made.then(
      () => undefined,
      () => undefined,
    );
    return made;
  }

  /** Ends the worker and fails the brochures that wait. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool.destroy();
  }

  async #run(job: BrochureJob): Promise<Uint8Array> {
    if (this.#isClosed) throw new Error('The press is closed');
    return this.#pool.run(job, { signal: AbortSignal.timeout(this.#timeout) });
  }
}
