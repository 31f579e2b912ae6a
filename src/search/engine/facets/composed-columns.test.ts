import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsOf } from './column-digits.ts';
import { ComposedColumns, type DigitTally } from './composed-columns.ts';
import { finish } from '#search/engine/rows/slices.ts';
import { KeywordColumn } from '#search/engine/keywords/keyword-column.ts';
import { NumberColumn } from '#search/engine/numbers/number-column.ts';
import { RowSpace } from '#search/engine/rows/row-space.ts';

const value = fc.option(fc.constantFrom('a', 'b', 'c', 'd'), { nil: undefined });
const year = fc.option(fc.integer({ min: 1990, max: 1994 }), { nil: undefined });
const row = fc.tuple(value, value, year);

test('counts each column as if alone, even after rows change to new combinations', () => {
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 30 }),
      fc.array(fc.tuple(fc.nat(29), row), { maxLength: 30 }),
      (rows, changes) => {
        const space = new RowSpace();
        const letters = [new KeywordColumn(space, 'single'), new KeywordColumn(space, 'single')];
        const years = new NumberColumn(space);
        const columns = [...letters, years];
        const write = (at: number, values: (typeof rows)[number]) => {
          if (at === space.length) space.add(at);
          columns.forEach((column, place) => column.set(at, values[place]));
          rows[at] = values;
        };
        rows.forEach((values, at) => write(at, values));
        const composed = new ComposedColumns(space.length);
        const digits = columns.map(digitsOf).filter((each) => each !== undefined);
        for (const each of digits) expect(finish(composed.add(each, 1000))).toBe(true);
        finish(composed.settle());
        for (const [at, values] of changes) {
          if (at > rows.length) continue;
          write(at, values);
          // a year in a row that had none may not fit: then everything is rebuilt
          if (!composed.refresh(at)) return;
        }
        const tallies = new Map<unknown, DigitTally>();
        composed.count(
          digits,
          Uint32Array.from(rows, (_, at) => at),
          tallies as never,
        );
        for (const { column, base, of, count } of digits) {
          const expected = new Map<number, number>();
          rows.forEach((_, at) => expected.set(of(at), (expected.get(of(at)) ?? 0) + 1));
          const { tally } = tallies.get(column)!;
          expect(tallies.get(column)!.base).toBe(base);
          for (let digit = 1; digit < count; digit++)
            expect(tally[digit]).toBe(expected.get(digit) ?? 0);
          tally.fill(0);
        }
      },
    ),
  );
});

test('rejects a column that exceeds the limit of combinations', () => {
  const space = new RowSpace();
  const column = new KeywordColumn(space, 'single');
  for (let at = 0; at < 10; at++) column.set(space.add(at), `value ${at}`);
  const composed = new ComposedColumns(space.length);
  const digits = digitsOf(column)!;
  expect(composed.combinationsWith(digits, 10)).toBe(10);
  expect(composed.combinationsWith(digits, 9)).toBe(Infinity);
  expect(finish(composed.add(digits, 9))).toBe(false);
  expect(composed.size).toBe(1);
});
