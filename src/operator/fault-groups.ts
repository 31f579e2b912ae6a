import type { RowFault } from '#services/stock/import-stock.ts';

/** How many lines of the feed a group names. */
const LINES_NAMED = 10;

/** Faults of one kind, such as every row without a model. */
interface FaultGroup {
  field: string;
  reason: string;
  refused: boolean;
  count: number;
  /** The first few lines of the feed. */
  lines: number[];
  /** The value on the first of them, where the feed gave one. */
  example?: string;
}

/** Counts the faults of a feed by field and reason: a feed with 2,140 equal faults has one thing to mend. */
export class FaultGroups {
  readonly #groups = new Map<string, FaultGroup>();

  add({ field, reason, refused, line, value }: RowFault): void {
    const key = `${refused} ${field} ${reason}`;
    const group = this.#groups.get(key) ?? { field, reason, refused, count: 0, lines: [] };
    this.#groups.set(key, group);
    group.count += 1;
    if (group.lines.length < LINES_NAMED) group.lines.push(line);
    if (value !== undefined) group.example ??= value;
  }

  /** Refused rows first, then the most frequent fault. */
  sorted(): FaultGroup[] {
    return [...this.#groups.values()].toSorted(
      (one, other) => Number(other.refused) - Number(one.refused) || other.count - one.count,
    );
  }

  /** A line of text for each group. */
  text(): string[] {
    return this.sorted().map(({ field, reason, refused, count, lines, example }) => {
      const what = refused ? 'refused' : 'dropped';
      const more = count > lines.length ? ', …' : '';
      const such = example === undefined ? '' : `, such as "${example}"`;
      return `  ${what} ${count} x ${field}: ${reason}${such} (line ${lines.join(', ')}${more})`;
    });
  }
}
