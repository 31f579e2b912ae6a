import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const rio = '{"stocknum":"A1","make":"Kia","model":"Rio"}';

test('a bad line is a bad row, and blank lines are ignored', async () => {
  const rows = await rowsOf(`${rio}\n\n{"stocknum":\n[1]\n${rio}`, 'jsonl');
  expect(rows.map((row) => [row.line, row.ok])).toEqual([
    [1, true],
    [3, false],
    [4, false],
    [5, true],
  ]);
  expect(rows[1]).toMatchObject({
    faults: [{ field: 'row', value: '{"stocknum":', reason: 'is not JSON' }],
  });
  expect(rows[2]).toMatchObject({ faults: [{ reason: 'is not an object' }] });
});
