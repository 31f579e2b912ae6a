import type { FeedReport, FeedWarning, RefusedRow } from '#domain/feed/feed-run.ts';
import { FaultGroups } from '#services/stock/fault-groups.ts';
import type { RowFault } from '#services/stock/import-stock.ts';

const REFUSED_ROWS = 50;
const WARNING_GROUPS = 50;

/** Collects what a run's report says, in a size that does not grow with the feed. */
export class RunReport {
  readonly #started = performance.now();
  readonly #refusedRows: RefusedRow[] = [];
  readonly #warnings = new FaultGroups();

  readonly add = (fault: RowFault): void => {
    const { refused, ...what } = fault;
    if (!refused) return this.#warnings.add(fault);
    if (this.#refusedRows.length < REFUSED_ROWS) this.#refusedRows.push(what);
  };

  /** The report as of now. */
  with(facts: Omit<FeedReport, 'seconds'>): FeedReport {
    const groups = this.#warnings.sorted().slice(0, WARNING_GROUPS).map(warningOf);
    return {
      ...facts,
      seconds: Math.round(performance.now() - this.#started) / 1000,
      ...(this.#refusedRows.length > 0 && { refused_rows: this.#refusedRows }),
      ...(groups.length > 0 && { warning_groups: groups }),
    };
  }
}

function warningOf({
  field,
  reason,
  count,
  lines,
  examples,
}: ReturnType<FaultGroups['sorted']>[number]): FeedWarning {
  return { field, reason, count, lines, examples };
}
