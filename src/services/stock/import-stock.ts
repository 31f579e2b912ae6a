import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { slugify } from '#domain/text/slugify.ts';
import {
  DealershipStock,
  type StagedVehicle,
  type StockChange,
} from '#store/stock/dealership-stock.ts';
import type { Schema } from '#store/database/schema.ts';
import type { FeedFault, FeedRow, FeedVehicle } from '#services/stock-feed/feed-row.ts';

export interface StockImportOptions {
  dealershipSlug: string;
  /** The name of the feed, for the import log. */
  source: string;
  delta?: boolean;
  force?: boolean;
  dryRun?: boolean;
  /** Called with the stock as a dry run would leave it, before that is taken back. */
  onDryRun?(db: Kysely<Schema>): Promise<void>;
  /**
   * Called in the transaction that changes the stock, after the change, with the id of the import. If it throws, the
   * stock is as it was.
   */
  onMerged?(trx: Transaction<Schema>, report: StockImportReport, importId: string): Promise<void>;
  /** Called for every refused row and every dropped value. */
  onFault?(fault: RowFault): void;
  /** Called regularly with the number of rows read so far. */
  onProgress?(rows: number): void;
}

export interface RowFault extends FeedFault {
  line: number;
  /** A refused row is not imported; a warning only loses the value. */
  refused: boolean;
  /** The beginning of a refused row. */
  row?: string;
}

export interface StockImportReport extends StockChange {
  rows: number;
  refused: number;
  warnings: number;
}

export type StockImportResult =
  | { ok: true; report: StockImportReport }
  | { ok: false; reason: 'nothing-usable'; rows: number; refused: number }
  | { ok: false; reason: 'withdraws-too-much'; withdrawn: number; available: number };

const BATCH = 500;
const PROGRESS_EVERY = 2000;

/**
 * Imports a feed into a dealership's stock. Rows are staged as they are read and merged into the stock in one
 * transaction, so that a broken feed changes nothing.
 * @throws {FeedBroken} if the feed cannot be read to its end
 */
export async function importStock(
  db: Kysely<Schema>,
  rows: AsyncIterable<FeedRow>,
  options: StockImportOptions,
): Promise<StockImportResult> {
  const importId = randomUUID();
  const stock = new DealershipStock(db, options.dealershipSlug);
  const tally = { rows: 0, refused: 0, warnings: 0 };
  const fault = (line: number, refused: boolean, feedFault: FeedFault, words?: string): void =>
    options.onFault?.({ line, refused, ...feedFault, ...(words !== undefined && { row: words }) });

  try {
    let batch: StagedVehicle[] = [];
    const flush = async (): Promise<void> => {
      if (batch.length > 0) await stock.stage(importId, batch);
      batch = [];
    };
    for await (const row of rows) {
      tally.rows += 1;
      if (row.ok) {
        tally.warnings += row.warnings.length;
        for (const warning of row.warnings) fault(row.line, false, warning);
        batch.push(stagedVehicle(tally.rows, row.line, row.vehicle));
      } else {
        tally.refused += 1;
        for (const rowFault of row.faults) fault(row.line, true, rowFault, row.words);
        if (row.identity)
          batch.push({
            row_number: tally.rows,
            line: row.line,
            identity: identityOf(row.identity),
          });
      }
      if (batch.length >= BATCH) await flush();
      if (tally.rows % PROGRESS_EVERY === 0) options.onProgress?.(tally.rows);
    }
    await flush();
    await stock.updateStatistics();

    for (const { line, first_line } of await stock.dropDuplicates(importId)) {
      tally.refused += 1;
      fault(line, true, {
        field: 'stocknum',
        reason: 'names the same vehicle as an earlier row; the first one counts',
        value: `first on line ${first_line}`,
      });
    }
    options.onProgress?.(tally.rows);
    if (tally.rows === tally.refused) {
      return { ok: false, reason: 'nothing-usable', rows: tally.rows, refused: tally.refused };
    }
    const merged = await stock.merge({
      importId,
      source: options.source,
      delta: options.delta ?? false,
      force: options.force ?? false,
      dryRun: options.dryRun ?? false,
      onDryRun: options.onDryRun,
      report: (change) => ({ ...change, ...tally }),
      onMerged: (trx, change) =>
        options.onMerged?.(trx, { ...change, ...tally }, importId) ?? Promise.resolve(),
    });
    return merged.ok ? { ok: true, report: { ...merged.change, ...tally } } : merged;
  } finally {
    await stock.clearStage(importId);
  }
}

function stagedVehicle(row_number: number, line: number, vehicle: FeedVehicle): StagedVehicle {
  const { status = 'in_stock', sold_date_timestamp, created_at, ...facts } = vehicle;
  const words = [facts.year, facts.make, facts.model, facts.badge].filter(
    (word) => word !== undefined,
  );
  return {
    row_number,
    line,
    identity: identityOf(vehicle),
    slug_stem: slugify(words.join(' ')).slice(0, 80).replace(/-$/, '') || 'vehicle',
    status,
    sold_at: sold_date_timestamp,
    created_at,
    facts,
  };
}

/** A vehicle's identity is its stock number, or its VIN if it has none. */
function identityOf({ stocknum, vin }: Pick<FeedVehicle, 'stocknum' | 'vin'>): string {
  return stocknum === undefined ? `VIN ${vin?.toUpperCase()}` : stocknum.toUpperCase();
}
