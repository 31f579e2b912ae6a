import { countCommonBits } from '#search/engine/sets/bitset.ts';
import type { Column } from '#search/engine/columns.ts';
import type { Composition } from './composition.ts';
import { countNumbers } from './count-numbers.ts';
import type { CountedRows } from './counted-rows.ts';
import { type FacetCounts, keywordCounts, takeTally, type Tally } from './facet-tally.ts';
import { KeywordColumn } from '#search/engine/keywords/keyword-column.ts';

export interface Facet {
  readonly name: string;
  readonly column: Column;
}

/** Returns the spelling in which a value of a keyword column is shown. */
export type Spelling = (column: KeywordColumn, code: number) => string;

/** Approximate nanoseconds to count one word of bits that two sets have in common. */
const costOfWord = 0.7;

/**
 * Counts the values of each facet over the rows that apply to it.
 * @param limit the number of values per facet, the most frequent first
 * @param spelling how a keyword is shown
 */
export function countFacets(
  facets: readonly Facet[],
  rowsFor: (attribute: string) => CountedRows,
  composition: Composition,
  limit: number,
  spelling: Spelling,
): Record<string, FacetCounts> {
  const asked = [...new Map(facets.map((facet) => [facet.name, facet])).values()];
  const counts: Record<string, FacetCounts> = {};
  for (const [rows, group] of Map.groupBy(asked, ({ name }) => rowsFor(name))) {
    const together = composition.count(new Set(group.map(({ column }) => column)), rows);
    for (const { name, column } of group) {
      const counted = together.get(column);
      counts[name] =
        column instanceof KeywordColumn
          ? keywordCounts(
              column.dictionary,
              countKeywords(column, rows, counted?.tally),
              limit,
              (code) => spelling(column, code),
            )
          : countNumbers(column, rows, counted, limit);
    }
  }
  return counts;
}

/** @param counted what was already counted for the list */
function countKeywords(
  column: KeywordColumn,
  rows: CountedRows,
  counted: Tally | undefined,
): Tally {
  const { dictionary, rowCodes } = column;
  rows.space.spend(Math.min(rows.listLength, dictionary.size * rows.space.words) + dictionary.size);
  const tally = counted ?? takeTally(dictionary.length);
  if (!counted) {
    const byValue = costOfWord * dictionary.size * rows.space.words;
    if (byValue < rowCodes.costOfRow * rows.listLength) {
      countByValue(column, rows, tally);
      return tally;
    }
    rowCodes.count(rows.list, tally);
  }
  if (rows.isComplement) {
    for (const code of dictionary.alphabetical()) tally[code] = column.count(code) - tally[code]!;
  }
  return tally;
}

function countByValue(column: KeywordColumn, rows: CountedRows, tally: Tally): void {
  for (const code of column.dictionary.alphabetical()) {
    const posting = column.postings.rowSet(code);
    if (!posting) continue;
    if (posting.bits) {
      tally[code] = countCommonBits(
        posting.bits,
        rows.bits,
        Math.min(posting.words, rows.space.words),
      );
    } else {
      let count = 0;
      const { bits } = rows;
      for (const row of posting.rows!) count += (bits[row >>> 5]! >>> (row & 31)) & 1;
      tally[code] = count;
    }
  }
}
