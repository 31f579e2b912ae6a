import type { Facet, Spelling } from './count-facets.ts';
import { compareText } from '#search/engine/keywords/dictionary.ts';
import type { FacetCounts } from './facet-tally.ts';
import { foldKeyword } from '#search/engine/keywords/fold-keyword.ts';
import { KeywordColumn } from '#search/engine/keywords/keyword-column.ts';

/** The rows of an order from the first marked one to the last. */
export interface MarkedSpan {
  readonly rows: Uint32Array;
  /** 1 if the row at the same index is marked. */
  readonly marks: Uint8Array;
}

interface ValueInSpan {
  marked: number;
  repeated: number;
  afterMarked: boolean;
}

export function markedSpan(order: Uint32Array, isMarked: (row: number) => boolean): MarkedSpan {
  const marks = Uint8Array.from(order, (row) => (isMarked(row) ? 1 : 0));
  const first = Math.max(0, marks.indexOf(1));
  const end = marks.lastIndexOf(1) + 1;
  return { rows: order.subarray(first, end), marks: marks.subarray(first, end) };
}

/**
 * Corrects a facet's counts for collapsed rows, so that they match the totals after choosing a value: subtracts
 * repetitions among the rows of each value, unless all rows of the value are marked.
 * @param spelling how the counts show a keyword
 */
export function collapsedCounts(
  facet: Facet,
  counts: FacetCounts,
  span: MarkedSpan,
  spelling: Spelling,
): FacetCounts {
  const values = valuesInSpan(facet, span, spelling);
  if (values.size === 0) return counts;
  const isKeyword = facet.column instanceof KeywordColumn;
  const compareValues = isKeyword
    ? (a: string, b: string) => compareText(foldKeyword(a), foldKeyword(b))
    : (a: string, b: string) => Number(a) - Number(b);
  return counts
    .map(([value, count]): [string, number] => {
      const { marked = 0, repeated = 0 } = values.get(value) ?? {};
      return [value, count > marked ? count - repeated : count];
    })
    .sort(([a, countA], [b, countB]) => countB - countA || compareValues(a, b));
}

/** The values with several marked rows, as facets show them. */
function valuesInSpan(
  { column }: Facet,
  { rows, marks }: MarkedSpan,
  spelling: Spelling,
): Map<string, ValueInSpan> {
  const codesOf = (row: number): Iterable<number> => {
    if (column instanceof KeywordColumn) return column.rowCodes.codesOf(row);
    const value = column.valueOf(row);
    return Number.isNaN(value) ? [] : [value];
  };
  const found = new Map<number, ValueInSpan>();
  for (let at = marks.indexOf(1); at >= 0; at = marks.indexOf(1, at + 1)) {
    for (const code of codesOf(rows[at]!)) {
      const one = found.get(code);
      if (one) one.marked++;
      else found.set(code, { marked: 1, repeated: 0, afterMarked: false });
    }
  }
  for (const [code, { marked }] of found) if (marked < 2) found.delete(code);
  if (found.size === 0) return new Map();
  for (let at = 0; at < rows.length; at++) {
    const isMarked = marks[at] === 1;
    for (const code of codesOf(rows[at]!)) {
      const value = found.get(code);
      if (!value) continue;
      if (isMarked && value.afterMarked) value.repeated++;
      value.afterMarked = isMarked;
    }
  }
  const textOf = (code: number): string =>
    column instanceof KeywordColumn ? spelling(column, code) : String(code);
  const repeated = [...found].filter(([, value]) => value.repeated > 0);
  return new Map(repeated.map(([code, value]) => [textOf(code), value]));
}
