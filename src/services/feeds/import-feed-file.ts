import type { FeedReport } from '#domain/feed/feed-run.ts';
import type { FeedValidators } from '#partners/feed-source/https-feed.ts';
import type { SpooledFeed } from '#partners/feed-source/spool-feed.ts';
import { FeedBroken } from '#services/stock-feed/feed-broken.ts';
import { openFeed } from '#services/stock-feed/open-feed.ts';
import { readFeed } from '#services/stock-feed/read-feed.ts';
import { feedFormatOfName } from '#services/stock-feed/records/feed-format.ts';
import { importStock, type StockImportResult } from '#services/stock/import-stock.ts';
import { whyNothingIsListed } from '#services/stock/why-nothing-is-listed.ts';
import { amendReport, endRun, type StartedRun } from '#store/feeds/feed-runs.ts';
import { lastImport, noteFinding, type StoredFeed } from '#store/feeds/feed-sources.ts';
import { endUnimported, type RunEnd } from './end-run.ts';
import type { FeedContext } from './feed-context.ts';
import { type FeedSettings, sourceName } from './feed-settings.ts';
import { RunReport } from './run-report.ts';

/** A feed that has arrived in full. */
export interface FeedFile extends SpooledFeed, FeedValidators {
  path: string;
  /** Its name at the source, which may tell its format. */
  name: string;
  /** When the source wrote it, if the source is a folder: what lies there untouched grows old. */
  writtenAt?: Date;
}

/** The version of a source that a dealership's stock is made of. */
export interface ImportedVersion extends FeedValidators {
  sha256: string;
  /** The import that made it; another one since, such as one by hand, has made it another stock. */
  import_id: string;
  /** Whether it was imported as a delta, which leaves absent vehicles alone. */
  delta: boolean;
}

/** The version that a dealership's stock is made of, unless something else has changed the stock since. */
export async function knownVersion(
  db: FeedContext['db'],
  { dealership_slug, imported }: StoredFeed,
  delta: boolean,
): Promise<ImportedVersion | undefined> {
  // written by `importFeedFile`
  const version = imported as ImportedVersion | null;
  if (version?.delta !== delta) return undefined;
  return (await lastImport(db, dealership_slug)) === version.import_id ? version : undefined;
}

/**
 * Imports a feed that has arrived. The end of the run is recorded in the transaction that changes the stock: whatever
 * happens, the stock is the new one if and only if the run says `ok`.
 * @throws {RunSuperseded} if the run was taken from this process; the stock is as it was
 */
export async function importFeedFile(
  context: Pick<FeedContext, 'db' | 'sites'>,
  run: StartedRun,
  settings: FeedSettings,
  file: FeedFile,
): Promise<RunEnd> {
  const { db } = context;
  const { dealership, force } = run;
  const { path, name, bytes, sha256, etag, last_modified, writtenAt: freshAt } = file;
  const { delta } = settings;
  const report = new RunReport();
  let merged: FeedReport | undefined;
  let result: StockImportResult;
  try {
    const format = settings.format ?? settings.mapping?.format ?? feedFormatOfName(name);
    const feed = await openFeed(path, format);
    const rows = readFeed(feed.input, {
      format: feed.format,
      ...(settings.mapping && { mapping: settings.mapping }),
      allowsMissingColumns: settings.allow_missing_columns,
    });
    result = await importStock(db, rows, {
      dealershipSlug: dealership,
      source: sourceName(settings),
      delta,
      force,
      onFault: report.add,
      async onMerged(trx, { version: _, ...counts }, import_id) {
        merged = report.with({ bytes, ...counts });
        await endRun(trx, run, 'ok', merged);
        const imported: ImportedVersion = { sha256, etag, last_modified, import_id, delta };
        await noteFinding(trx, dealership, { outcome: 'ok', imported, freshAt });
      },
    });
  } catch (error) {
    if (!(error instanceof FeedBroken)) throw error;
    return endUnimported(db, run, 'refused', report.with({ reason: error.message, bytes }));
  }
  if (!result.ok) return refuse(context, run, settings, result, report.with({ bytes }));
  // set by `onMerged`, because the merge has committed
  const ended = merged as unknown as FeedReport;
  const why = await whyNothingIsListed(db, context.sites().all(), dealership, new Date());
  if (why === undefined) return { outcome: 'ok', report: ended };
  const amended = { ...ended, nothing_listed: why };
  await amendReport(db, run.id, amended);
  await noteFinding(db, dealership, { outcome: 'ok', problem: 'nothing-listed', freshAt });
  return { outcome: 'ok', report: amended };
}

function refuse(
  { db }: Pick<FeedContext, 'db'>,
  run: StartedRun,
  { from }: FeedSettings,
  result: Extract<StockImportResult, { ok: false }>,
  report: FeedReport,
): Promise<RunEnd> {
  if (result.reason === 'nothing-usable') {
    const { rows, refused } = result;
    const reason = `None of the feed's ${rows} rows can be used.`;
    return endUnimported(db, run, 'refused', { reason, ...report, rows, refused });
  }
  const { withdrawn, available } = result;
  const reason =
    `The feed would withdraw ${withdrawn} of ${available} available vehicles. ` +
    `If that is correct, the operator uses "${from.kind === 'push' ? 'stock import' : 'feed run'} --force".`;
  const finding = { problem: 'withdraws-too-much' } as const;
  return endUnimported(db, run, 'refused', { reason, ...report }, finding);
}
