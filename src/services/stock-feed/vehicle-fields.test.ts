import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { vehicleFields } from './vehicle-fields.ts';

it('has every field on the manual’s page, and no other', async () => {
  const page = await readFile(new URL('../../../docs/stock-feed.md', import.meta.url), 'utf8');
  const [fields = ''] = page.split('## Let feeds come by themselves');
  const rows = fields.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => String(name)),
  );
  expect(named.toSorted()).toEqual(Object.keys(vehicleFields).toSorted());
});
