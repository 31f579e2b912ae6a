import { basename } from 'node:path';
import { Command } from 'commander';
import {
  importStock,
  type RowFault,
  type StockImportResult,
} from '#services/stock/import-stock.ts';
import { stockSummary } from '#store/stock/stock-summary.ts';
import type { Database } from '#store/database/database.ts';
import { type CommandContext, CommandFailed, exitCodes } from '#operator/command-context.ts';
import { FaultGroups } from '#operator/fault-groups.ts';
import { openReport } from '#operator/open-report.ts';
import { usableSites } from '#operator/usable-sites.ts';
import { openStockFeed } from '#operator/open-stock-feed.ts';

interface ImportOptions {
  dealership: string;
  format?: string;
  mapping?: string;
  delta?: true;
  force?: true;
  dryRun?: true;
  json?: true;
  report?: string;
}

export function stockCommand(context: CommandContext, finish: (exitCode: number) => void): Command {
  const command = new Command('stock').description('the vehicles');
  command
    .command('import')
    .description('takes in a feed: CSV, JSON, JSON lines or XML')
    .argument('<file>', 'the feed')
    .requiredOption('--dealership <slug>', 'whose stock it is')
    .option('--format <format>', 'csv, json, jsonl or xml; else by the name or the content')
    .option('--mapping <file>', 'how other people’s columns become ours')
    .option('--delta', 'touches only what the feed names; else what is absent counts as sold')
    .option('--force', 'even if more than half of the stock would be withdrawn')
    .option('--dry-run', 'reports what would change, and changes nothing')
    .option('--json', 'answers in JSON lines: faults, then the report')
    .option('--report <file>', 'writes every fault to a file, as JSON lines')
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
      const result = await importStock(database.db, feed, {
        dealershipSlug: options.dealership,
        source: basename(file),
        delta: options.delta ?? false,
        force: options.force ?? false,
        dryRun: options.dryRun ?? false,
        onFault,
        onProgress: (rows) => context.err(`${rows.toLocaleString('en-AU')} rows read\n`),
      });
      const seconds = (performance.now() - started) / 1000;
      await report?.close();
      if (options.json) context.out(`${JSON.stringify({ ...result, seconds })}\n`);
      if (!result.ok) {
        throw new CommandFailed([refusal(result), ...groups.text()].join('\n'));
      }
      if (!options.json) {
        context.out(reportText(result, seconds, groups, options.dryRun ?? false));
      }
      if (result.report.refused > 0) finish(exitCodes.doneInPart);
    });
  command
    .command('summary')
    .description('counts the stock of each dealership by status')
    .option('--json', 'answers in JSON')
    .action(async (options: { json?: true }) => {
      const rows = await stockSummary((await context.database()).db);
      if (options.json) return context.out(`${JSON.stringify(rows)}\n`);
      for (const row of rows)
        context.out(`${row.dealership_slug}\t${row.status}\t${row.vehicles}\n`);
    });
  return command;
}

/** A slip of the pen must not open a new dealership's stock. */
async function requireDealership(database: Database, slug: string): Promise<void> {
  const known = [...(await usableSites(database)).values()].flatMap(({ settings }) =>
    settings.dealerships.map((dealership) => dealership.slug),
  );
  if (known.includes(slug)) return;
  throw new CommandFailed(
    `No site has a dealership "${slug}". There are: ${[...new Set(known)].sort().join(', ') || 'none'}.`,
  );
}

function refusal(result: Extract<StockImportResult, { ok: false }>): string {
  return result.reason === 'nothing-usable'
    ? `None of the feed's ${result.rows} rows is usable; nothing was changed.`
    : `The feed would withdraw ${result.withdrawn} of ${result.available} available vehicles; nothing was ` +
        `changed. If that is right, say --force.`;
}

function reportText(
  { report }: Extract<StockImportResult, { ok: true }>,
  seconds: number,
  groups: FaultGroups,
  dryRun: boolean,
): string {
  const lines = [
    `${report.rows} rows in ${seconds.toFixed(1)} s (${Math.round(report.rows / seconds)} rows/s)` +
      (dryRun ? '; a dry run, nothing was changed' : ''),
    `added ${report.added}, changed ${report.changed}, unchanged ${report.unchanged}, withdrawn ${report.withdrawn}`,
    `refused ${report.refused} rows, dropped ${report.warnings} values`,
    ...groups.text(),
  ];
  return `${lines.join('\n')}\n`;
}
