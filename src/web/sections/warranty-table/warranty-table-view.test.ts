import { expect, it } from 'vitest';
import { warrantyTable } from '#site/pages/sections/warranty-table.ts';
import { warrantyTableView } from './warranty-table-view.ts';

it.each([
  [{ years: 5, kilometres: 175_000 }, '5 years or 175,000 km'],
  [{ years: 7, unlimited_kilometres: true }, '7 years, unlimited km'],
  [{ years: 1 }, '1 year'],
  [{ years: 1.5, kilometres: 20_000 }, '1.5 years or 20,000 km'],
  [{ years: 0.25, kilometres: 5000 }, '3 months or 5,000 km'],
])('the term of %j is "%s"', (terms, text) => {
  const rows = [{ vehicles: 'Used cars', ...terms, cover: 'The engine.' }];
  const props = warrantyTable.parse({ id: 'warranty', rows });
  expect(warrantyTableView(props).rows[0]?.term).toBe(text);
});
