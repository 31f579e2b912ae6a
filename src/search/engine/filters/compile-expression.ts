import type { Columns } from '#search/engine/columns.ts';
import { compareText } from '#search/engine/keywords/dictionary.ts';
import type { Bound, Expression } from './expression.ts';
import { foldKeyword } from '#search/engine/keywords/fold-keyword.ts';
import { KeywordColumn } from '#search/engine/keywords/keyword-column.ts';
import { EveryFilter, NotFilter, SomeFilter } from './logical-filters.ts';
import {
  isNumberText,
  nextNumberAbove,
  nextNumberBelow,
} from '#search/engine/numbers/number-text.ts';
import type { RowFilter } from './row-filter.ts';
import type { RowSpace } from '#search/engine/rows/row-space.ts';

/**
 * Compiles an expression to a filter over the columns. A number column parses literals as numbers, and nothing equals
 * or exceeds an invalid one; a keyword column compares folded text, and orders it by UTF-16 units.
 * @param isLasting whether the filter will be applied to rows added later, as a scope's filter is
 * @throws {UnknownAttributeError}
 */
export function compileExpression(
  expression: Expression,
  columns: Columns,
  space: RowSpace,
  isLasting: boolean,
): RowFilter {
  const compile = (each: Expression): RowFilter => {
    switch (each.kind) {
      case 'and':
        return new EveryFilter(space, each.terms.map(compile));
      case 'or':
        return new SomeFilter(space, withMergedLists(each.terms).map(compile));
      case 'not':
        return new NotFilter(space, compile(each.term));
      case 'in': {
        const column = columns.get(each.attribute);
        return column instanceof KeywordColumn
          ? column.isOneOf(each.values, isLasting)
          : column.isOneOf(each.values);
      }
      case 'exists':
        return columns.get(each.attribute).exists();
      case 'range':
        return compileRange(columns.get(each.attribute), each.from, each.to);
      case 'contains':
      case 'starts-with': {
        const column = columns.get(each.attribute);
        const part = foldKeyword(each.part);
        if (!(column instanceof KeywordColumn)) return new SomeFilter(space, []);
        return column.matches((folded) =>
          each.kind === 'contains' ? folded.includes(part) : folded.startsWith(part),
        );
      }
    }
  };
  return compile(expression);
}

function compileRange(column: ReturnType<Columns['get']>, from?: Bound, to?: Bound): RowFilter {
  if (column instanceof KeywordColumn) {
    const low = from && { ...from, value: foldKeyword(from.value) };
    const high = to && { ...to, value: foldKeyword(to.value) };
    return column.matches(
      (folded) =>
        (!low || compareText(folded, low.value) > (low.inclusive ? -1 : 0)) &&
        (!high || compareText(folded, high.value) < (high.inclusive ? 1 : 0)),
    );
  }
  if ((from && !isNumberText(from.value)) || (to && !isNumberText(to.value))) {
    return column.isBetween(Infinity, -Infinity);
  }
  return column.isBetween(lowest(from), highest(to));
}

function lowest(from: Bound | undefined): number {
  if (!from) return -Infinity;
  return from.inclusive ? Number(from.value) : nextNumberAbove(Number(from.value));
}

function highest(to: Bound | undefined): number {
  if (!to) return Infinity;
  return to.inclusive ? Number(to.value) : nextNumberBelow(Number(to.value));
}

/** Merges `make = A OR make = B ...` into one list, so that ten thousand values take one pass. */
function withMergedLists(terms: readonly Expression[]): Expression[] {
  const lists = new Map<string, string[]>();
  const joined: Expression[] = [];
  for (const term of terms) {
    if (term.kind !== 'in') {
      joined.push(term);
      continue;
    }
    const values = lists.get(term.attribute);
    if (values) {
      for (const value of term.values) values.push(value);
      continue;
    }
    const list = [...term.values];
    lists.set(term.attribute, list);
    joined.push({ kind: 'in', attribute: term.attribute, values: list });
  }
  return joined;
}
