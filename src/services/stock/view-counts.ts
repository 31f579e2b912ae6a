import type { Database } from '#store/database/database.ts';
import { addViews, countedViews, type VehicleViewCount } from '#store/stock/view-counts.ts';

/** Views are written in batches, so that a popular page does not cost a write for each. */
const WRITE_MS = 2000;
/** How often the counts of other processes are read, and how far back; the margin is for slow transactions. */
const READ_MS = 30_000;
const READ_BACK_SECONDS = 120;

/** Counts how often each vehicle is viewed. A crash loses the views of the last two seconds; a clean stop loses none. */
export class ViewCounts {
  readonly #database: Database;
  readonly #onError: (error: unknown) => void;
  readonly #counted = new Map<number, number>();
  readonly #unwritten = new Map<number, number>();
  #writing: Promise<void> = Promise.resolve();
  readonly #timers: NodeJS.Timeout[];

  static async open(database: Database, onError: (error: unknown) => void): Promise<ViewCounts> {
    return new ViewCounts(database, onError, await countedViews(database.db));
  }

  private constructor(
    database: Database,
    onError: (error: unknown) => void,
    counts: readonly VehicleViewCount[],
  ) {
    this.#database = database;
    this.#onError = onError;
    this.#take(counts);
    this.#timers = [
      setInterval(() => void this.write(), WRITE_MS),
      setInterval(() => void this.#readOthers(), READ_MS),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  of(vehicleId: number): number {
    return (this.#counted.get(vehicleId) ?? 0) + (this.#unwritten.get(vehicleId) ?? 0);
  }

  /** Counts one more view. @returns the new count */
  count(vehicleId: number): number {
    this.#unwritten.set(vehicleId, (this.#unwritten.get(vehicleId) ?? 0) + 1);
    return this.of(vehicleId);
  }

  /** Writes the new counts. Counts that cannot be written are tried again next time. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      // views are still counted while these are written
      const seen = new Map(this.#unwritten);
      if (seen.size === 0) return;
      try {
        const counts = await addViews(this.#database.db, seen);
        this.#take(counts);
        for (const [id, written] of seen) {
          const left = (this.#unwritten.get(id) ?? 0) - written;
          if (left > 0) this.#unwritten.set(id, left);
          else this.#unwritten.delete(id);
        }
      } catch (error) {
        this.#onError(error);
      }
    });
    return this.#writing;
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.write();
  }

  async #readOthers(): Promise<void> {
    try {
      this.#take(await countedViews(this.#database.db, READ_BACK_SECONDS));
    } catch (error) {
      this.#onError(error);
    }
  }

  #take(counts: readonly VehicleViewCount[]): void {
    for (const { vehicle_id: id, views } of counts) this.#counted.set(id, views);
  }
}
