import { expect, test } from 'vitest';
import { countColumns } from './count-columns.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';

test.each([0, 1, 7, 8, 503, 504, 505, 1008, 5000])('counts each bit over %i rows', (length) => {
  const random = seededRandom(length);
  const width = 3;
  const masks = Int32Array.from({ length: 6000 * width }, () =>
    random() < 0.1 ? -1 : random() * 2 ** 32,
  );
  const rows = Uint32Array.from({ length }, () => Math.floor(random() * 6000));
  const counts = new Uint32Array(width * 32).fill(1);
  const expected = Array.from(counts, (before, bit) => {
    const at = (row: number) => (masks[row * width + (bit >>> 5)]! >>> (bit & 31)) & 1;
    return before + rows.reduce((sum, row) => sum + at(row), 0);
  });
  countColumns(masks, width, rows, counts);
  expect([...counts]).toEqual(expected);
});
