import type { RowFault } from './import-stock.ts';

/** The number of feed lines listed for each group. */
const LINES_LISTED = 10;
const EXAMPLES = 5;

/** Faults of one kind, such as every row without a model. */
export interface FaultGroup {
  field: string;
  reason: string;
  refused: boolean;
  count: number;
  /** The first lines of the feed with this fault. */
  lines: number[];
  /** The first different values with this fault. */
  examples: string[];
}

/** Groups a feed's faults by field and reason: 2,140 equal faults are one problem to fix. */
export class FaultGroups {
  readonly #groups = new Map<string, FaultGroup>();

  add({ field, reason, refused, line, value }: RowFault): void {
    const key = `${refused} ${field} ${reason}`;
    const group = this.#groups.get(key) ?? {
      field,
      reason,
      refused,
      count: 0,
      lines: [],
      examples: [],
    };
    this.#groups.set(key, group);
    group.count += 1;
    if (group.lines.length < LINES_LISTED) group.lines.push(line);
    const { examples } = group;
    if (value !== undefined && examples.length < EXAMPLES && !examples.includes(value))
      examples.push(value);
  }

  /** Sorts refused rows first, then by frequency. */
  sorted(): FaultGroup[] {
    return [...this.#groups.values()].toSorted(
      (one, other) => Number(other.refused) - Number(one.refused) || other.count - one.count,
    );
  }

  /** Describes each group on one line. */
  text(): string[] {
    return this.sorted().map(({ field, reason, refused, count, lines, examples }) => {
      const what = refused ? 'refused' : 'warning:';
      const more = count > lines.length ? ', …' : '';
      const such = examples.length === 0 ? '' : `, such as "${examples.join('", "')}"`;
      return `  ${what} ${count} x ${field}: ${reason}${such} (line ${lines.join(', ')}${more})`;
    });
  }
}
