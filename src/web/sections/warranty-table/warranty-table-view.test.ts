import { expect, it } from 'vitest';
import { warrantyTable } from '#site/pages/sections/warranty-table.ts';
import { warrantyTableView } from './warranty-table-view.ts';

it.each([
  [5, 175_000, '5 years or 175,000 km'],
  [7, undefined, '7 years, unlimited km'],
  [1, undefined, '1 year, unlimited km'],
  [1.5, 20_000, '1.5 years or 20,000 km'],
  [0.25, 5000, '3 months or 5,000 km'],
])('%d years and %s km are "%s"', (years, kilometres, term) => {
  const rows = [{ vehicles: 'Used cars', years, kilometres, cover: 'The engine.' }];
  const props = warrantyTable.parse({ id: 'warranty', rows });
  expect(warrantyTableView(props).rows[0]?.term).toBe(term);
});
