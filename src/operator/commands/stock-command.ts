import { basename, resolve } from 'node:path';
import { Command } from 'commander';
import {
  importStock,
  type RowFault,
  type StockImportResult,
} from '#services/stock/import-stock.ts';
import { FaultGroups } from '#services/stock/fault-groups.ts';
import { checkPictures } from '#services/stock/check-pictures.ts';
import { availableVehicles } from '#store/stock/in-stock-vehicles.ts';
import { stockSummary } from '#store/stock/stock-summary.ts';
import { CommandFailed, exitCodes, type CommandContext } from '#operator/command-context.ts';
import { usableSites } from '#operator/usable-sites.ts';
import { whyNothingIsListed } from '#services/stock/why-nothing-is-listed.ts';
import { printable } from '#operator/printable.ts';
import { requireDealership } from '#operator/require-existing.ts';
import { openStockFeed } from '#operator/open-stock-feed.ts';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { messageOf } from '#domain/text/message-of.ts';

interface ImportOptions {
  dealership: string;
  format?: string;
  mapping?: string;
  delta?: true;
  force?: true;
  allowMissingColumns?: true;
  dryRun?: true;
  json?: true;
  report?: string;
}

export function stockCommand(context: CommandContext, finish: (exitCode: number) => void): Command {
  const command = new Command('stock').description('import and count vehicles');
  command
    .command('import')
    .description('import a feed: CSV, JSON, JSON lines or XML')
    .argument('<file>', 'the feed')
    .requiredOption('--dealership <slug>', 'the dealership that owns the stock')
    .option(
      '--format <format>',
      'csv, json, jsonl or xml; default: detected from the name or content',
    )
    .option('--mapping <file>', "a mapping from the feed's columns to ours")
    .option('--delta', 'change only the vehicles in the feed; otherwise absent ones count as sold')
    .option('--force', 'allow the feed to withdraw more than half of the stock')
    .option('--allow-missing-columns', 'empty the fields whose columns a CSV does not have')
    .option('--dry-run', 'report what would change without changing anything')
    .option('--json', 'print JSON lines: the faults, then the report')
    .option('--report <file>', 'write every fault to a file as JSON lines')
    .action(async (file: string, options: ImportOptions) => {
      const database = await context.database();
      await requireDealership(database, options.dealership);
      const groups = new FaultGroups();
      const report = options.report === undefined ? undefined : openReport(context, options.report);
      const onFault = (fault: RowFault): void => {
        groups.add(fault);
        const line = `${JSON.stringify(fault)}\n`;
        report?.write(line);
        if (options.json) context.out(line);
      };
      const started = performance.now();
      const feed = await openStockFeed(context, file, options);
      const sites = [...(await usableSites(database)).values()];
      let why: string | undefined;
      const explain = async (db: typeof database.db): Promise<void> => {
        why = await whyNothingIsListed(db, sites, options.dealership, context.now());
      };
      const result = await importStock(database.db, feed, {
        dealershipSlug: options.dealership,
        source: basename(file),
        delta: options.delta ?? false,
        force: options.force ?? false,
        dryRun: options.dryRun ?? false,
        onDryRun: explain,
        onFault,
        onProgress: (rows) => context.err(`${rows.toLocaleString('en-AU')} rows read\n`),
      });
      const seconds = (performance.now() - started) / 1000;
      await report?.close();
      if (options.json) context.out(`${JSON.stringify({ ...result, seconds })}\n`);
      if (!result.ok) {
        throw new CommandFailed([refusal(result), ...groups.text()].join('\n'));
      }
      if (!options.json) context.out(reportText(result, seconds, groups, options.dryRun ?? false));
      if (!options.dryRun) await explain(database.db);
      if (why !== undefined)
        context.err(`WARNING: no site lists a vehicle of ${options.dealership}: ${why}\n`);
      if (result.report.refused > 0) finish(exitCodes.doneInPart);
    });
  command
    .command('pictures')
    .description('fetch the pictures that the feed names, and list those that no page can show')
    .requiredOption('--dealership <slug>', 'the dealership that owns the stock')
    .option('--all', 'all pictures of each vehicle; otherwise the first')
    .option('--json', 'print the faults as JSON lines')
    .action(async ({ dealership, all, json }: { dealership: string; all?: true; json?: true }) => {
      const database = await context.database();
      await requireDealership(database, dealership);
      const reasons = new Map<string, number>();
      const { vehicles, pictures } = await checkPictures(
        availableVehicles(database.db, [dealership]),
        context.vehiclePictureSources,
        (index) => all === true || index === 0,
        ({ vehicle: { id, stocknum, name }, url, reason }) => {
          reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
          const columns = [stocknum ?? String(id), name, url ?? '', reason];
          const line = json
            ? JSON.stringify({ id, stocknum, name, url, reason })
            : columns.map(printable).join('\t');
          context.out(`${line}\n`);
        },
      );
      context.err(`${pictures} pictures of ${vehicles} vehicles were fetched\n`);
      for (const [reason, count] of reasons)
        context.err(`  warning: ${count} x ${printable(reason)}\n`);
      if (reasons.size > 0) finish(exitCodes.doneInPart);
    });
  command
    .command('summary')
    .description('count the vehicles of each dealership by status')
    .option('--json', 'print JSON')
    .action(async (options: { json?: true }) => {
      const rows = await stockSummary((await context.database()).db);
      if (options.json) return context.out(`${JSON.stringify(rows)}\n`);
      for (const row of rows)
        context.out(`${row.dealership_slug}\t${row.status}\t${row.vehicles}\n`);
    });
  return command;
}

function refusal(result: Extract<StockImportResult, { ok: false }>): string {
  return result.reason === 'nothing-usable'
    ? `None of the feed's ${result.rows} rows can be used; nothing was changed.`
    : `The feed would withdraw ${result.withdrawn} of ${result.available} available vehicles; nothing was ` +
        `changed. If that is correct, use --force.`;
}

function reportText(
  { report }: Extract<StockImportResult, { ok: true }>,
  seconds: number,
  groups: FaultGroups,
  dryRun: boolean,
): string {
  const lines = [
    `${report.rows} rows in ${seconds.toFixed(1)} s (${Math.round(report.rows / seconds)} rows/s)` +
      (dryRun ? '; dry run, nothing was changed' : ''),
    `added ${report.added}, changed ${report.changed}, unchanged ${report.unchanged}, withdrawn ${report.withdrawn}`,
    `refused ${report.refused} rows, ${report.warnings} warnings`,
    ...groups.text(),
  ];
  return `${lines.join('\n')}\n`;
}

/** A file written by a command. */
interface ReportFile {
  write(text: string): void;
  /** @throws {CommandFailed} if the file could not be written */
  close(): Promise<void>;
}

/** Creates or replaces the file. Only its owner can read it. */
function openReport({ cwd }: Pick<CommandContext, 'cwd'>, file: string): ReportFile {
  const stream = createWriteStream(resolve(cwd, file), { mode: 0o600 });
  const written = finished(stream);
  // prevents an unhandled rejection; `close` reports the error
  written.catch(() => undefined);
  return {
    write: (text) => void stream.write(text),
    async close() {
      stream.end();
      await written.catch((error: unknown) => {
        throw new CommandFailed(`${file} cannot be written: ${messageOf(error)}`);
      });
    },
  };
}
