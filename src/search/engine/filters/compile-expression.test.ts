import { expect, test } from 'vitest';
import { parseExpression } from './parse-expression.ts';
import { SearchIndex } from '#search/engine/search-index.ts';

const index = new SearchIndex({
  columns: { make: 'keyword', features: 'keywords', price: 'number', certified: 'boolean' },
  text: {},
});
index.upsert(1, { make: 'Kia', features: ['Sunroof', 'Tow bar'], price: 1000, certified: true });
index.upsert(2, { make: 'Land Rover', features: ['AUX'], price: 2000, certified: false });
index.upsert(3, { make: 'MG', price: -0.5 });
index.upsert(4, {});

test.each([
  ['price > 1000', [2]],
  ['price >= 1e3', [1, 2]],
  ['price < 1000', [3]],
  ['price <= 1000', [1, 3]],
  ['price -1 TO 1000', [1, 3]],
  ['price 2000 TO 1000', []],
  ['price = 1000.0', [1]],
  ['price != 1000', [2, 3, 4]],
  ['price IN [2000, -0.5, x]', [2, 3]],
  ['price = x', []],
  ['price > x', []],
  ['price EXISTS', [1, 2, 3]],
  ['price CONTAINS 0', []],
  ['make = KIA', [1]],
  ['make = "land rover "', [2]],
  ['make NOT IN [kia, mg]', [2, 4]],
  ['make IS NULL', [4]],
  ['make STARTS WITH LAND', [2]],
  ['make CONTAINS "ro"', [2]],
  ['make > kia', [2, 3]],
  ['make >= kia', [1, 2, 3]],
  ['make < mg', [1, 2]],
  ['make kia TO "land rover"', [1, 2]],
  ['features = "tow bar"', [1]],
  ['features CONTAINS a', [1, 2]],
  ['features NOT EXISTS', [3, 4]],
  ['certified = TRUE', [1]],
  ['NOT certified = true', [2, 3, 4]],
  ['make = Kia OR make = MG OR price = 2000', [1, 2, 3]],
  ['make = Kia AND make = MG', []],
  ['NOT (make = Kia OR price EXISTS)', [4]],
  ['', [1, 2, 3, 4]],
])('%s is true for %j, over all rows and within a scope', (source, ids) => {
  const parsed = parseExpression(source);
  if (!parsed.ok) throw new Error(parsed.message);
  expect(index.search({ filter: parsed.expression }).ids).toEqual(ids);
  const scope = index.createScope(parsed.expression);
  expect(index.search({ scope }).ids).toEqual(ids);
  scope.dispose();
});
