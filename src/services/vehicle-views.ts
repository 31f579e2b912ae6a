import type { Database } from '#store/database.ts';
import { addViews, countedViews, type VehicleViewCount } from '#store/vehicle-views.ts';

/** Looks are written in bundles: a popular page must not cost a write each. */
const WRITE_MS = 2000;
/** How often other processes' counts are read, and how far back, with a margin for slow transactions. */
const READ_MS = 30_000;
const READ_BACK_SECONDS = 120;

/** How often each vehicle has been looked at. A crash forgets the looks of the last two seconds, a stop none. */
export class VehicleViews {
  readonly #database: Database;
  readonly #onError: (error: unknown) => void;
  readonly #counted = new Map<number, number>();
  readonly #unwritten = new Map<number, number>();
  #writing: Promise<void> = Promise.resolve();
  readonly #timers: NodeJS.Timeout[];

  static async open(database: Database, onError: (error: unknown) => void): Promise<VehicleViews> {
    return new VehicleViews(database, onError, await countedViews(database.db));
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

  /** One more look. @returns how many there are now */
  count(vehicleId: number): number {
    this.#unwritten.set(vehicleId, (this.#unwritten.get(vehicleId) ?? 0) + 1);
    return this.of(vehicleId);
  }

  /** Writes what has been counted; what cannot be written is kept for the next time. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      // looks go on being counted while these are written
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
