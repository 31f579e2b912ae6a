import type { FeedReport } from '#domain/feed/feed-run.ts';
import type { StoredRun } from '#store/feeds/feed-runs.ts';
import { printable } from './printable.ts';

const REFUSED_ROWS = 10;
const WARNING_LINES = 10;

/** A run on one line. */
export function runLine(run: StoredRun): string {
  const { report } = run;
  const cells = [
    run.started_at ?? run.created_at,
    run.outcome ?? (run.started_at === null ? 'waiting' : 'running'),
    ...(report ? [`${report.seconds} s`, countsText(report)] : []),
    ...(report?.reason === undefined ? [] : [report.reason]),
    ...(report?.nothing_listed === undefined
      ? []
      : [`WARNING: no site lists a vehicle: ${report.nothing_listed}`]),
  ];
  return `${cells
    .filter((cell) => cell !== '')
    .map(printable)
    .join('\t')}\n`;
}

/** A run with the rows that it refused and its warnings. */
export function runText(run: StoredRun): string {
  const { refused_rows: rows = [], warning_groups: groups = [] } = run.report ?? {};
  const lines = [
    ...rows
      .slice(0, REFUSED_ROWS)
      .map(({ line, field, reason, row }) => `  refused line ${line}: ${field} ${reason} (${row})`),
    ...groups.map(({ count, field, reason, examples, lines: at }) => {
      const such = examples.length === 0 ? '' : `, such as "${examples.join('", "')}"`;
      const where = at.slice(0, WARNING_LINES).join(', ');
      return `  warning: ${count} x ${field}: ${reason}${such} (line ${where})`;
    }),
  ];
  return runLine(run) + lines.map((line) => `${printable(line)}\n`).join('');
}

function countsText(report: FeedReport): string {
  if (report.added === undefined) return '';
  const { rows, added, changed, withdrawn, refused, warnings } = report;
  return (
    `${rows} rows, added ${added}, changed ${changed}, withdrawn ${withdrawn}, ` +
    `refused ${refused}, ${warnings} warnings`
  );
}

/** `3 h 20 min` */
export function ageText(since: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}

/** An address without the values of its parameters, which may be secret. */
export function withoutParameters(address: string): string {
  const { origin, pathname, search } = new URL(address);
  const hidden = search
    .slice(1)
    .split('&')
    .map((parameter) => (parameter.includes('=') ? parameter.replace(/=.*/, '=…') : '…'))
    .join('&');
  return origin + pathname + (search && `?${hidden}`);
}
