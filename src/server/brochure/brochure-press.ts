import { Piscina } from 'piscina';
import type { BrochureJob } from './make-brochure.ts';

/** The limit for one brochure; a worker that takes longer hangs. */
const TIMEOUT_MS = 30_000;
/** An idle worker ends after this time and releases its memory. */
const IDLE_MS = 120_000;
const MAX_HEAP_MB = 512;

/**
 * Makes brochures in a worker thread, so that requests are not blocked. There is only one worker, because a second one
 * would take processor time from the pages. A worker that crashes or hangs fails only its current brochure and is
 * replaced.
 */
export class BrochurePress {
  readonly #pool: Piscina<BrochureJob, Uint8Array>;
  readonly #timeout: number;
  #last: Promise<void> = Promise.resolve();
  #isClosed = false;

  /** @param options a worker and a timeout in milliseconds, for tests */
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
    // a crash between two brochures fails neither; the pool starts a new worker for the next
    this.#pool.on('error', (error: Error) => process.emitWarning(error));
  }

  /** @throws if the brochure cannot be made, takes too long, or the press is closed */
  print(job: BrochureJob): Promise<Uint8Array> {
    // the pool gets a job only when the one before is done, because it does not replace a crashed worker for jobs that
    // already wait in its own queue
    const made = this.#last.then(() => this.#run(job));
    this.#last = made.then(
      () => undefined,
      () => undefined,
    );
    return made;
  }

  /** Ends the worker and rejects the brochures that wait. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool.destroy();
  }

  async #run(job: BrochureJob): Promise<Uint8Array> {
    if (this.#isClosed) throw new Error('The press is closed');
    const signal = AbortSignal.timeout(this.#timeout);
    try {
      return await this.#pool.run(job, { signal });
    } catch (cause) {
      if (signal.aborted) throw new Error('The brochure took too long', { cause });
      throw cause;
    }
  }
}
