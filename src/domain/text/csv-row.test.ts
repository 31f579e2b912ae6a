import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvRow } from './csv-row.ts';

it('quotes only cells that need it', () => {
  expect(csvRow(['a', '', 'b c', 'd,e', '"f"', 'g\nh'])).toBe('a,,b c,"d,e","""f""","g\nh"\r\n');
});

it.each(['=1+1', '+61 491', '-2', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1', '=HYPERLINK("x")'])(
  'turns %j, which a spreadsheet would run, into text',
  (text) => expect(parse(csvRow([text]))).toEqual([[`'${text}`]]),
);

it('round-trips any cells through a CSV parser', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 5 }), (cells) => {
      const [read = []] = parse(csvRow(cells), { record_delimiter: '\r\n' });
      expect(read).toHaveLength(cells.length);
      for (const [index, cell] of cells.entries()) {
        expect([cell, `'${cell}`]).toContain(read[index]);
        expect(read[index]).not.toMatch(/^[=+\-@\t\r]/);
      }
    }),
    { numRuns: 500, seed: 3 },
  );
});
