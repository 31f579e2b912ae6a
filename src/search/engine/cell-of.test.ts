import { expect, it } from 'vitest';
import { type Row, SearchIndex } from './search-index.ts';

const index = new SearchIndex({
  columns: { make: 'keyword', features: 'keywords', price: 'number', certified: 'boolean' },
  text: {},
});

it.each<[Row, Row]>([
  [
    { make: 'Kia', features: ['Sunroof', 'Tow Bar'], price: 0, certified: false },
    // several values are returned in no particular order
    { make: 'Kia', features: ['Tow Bar', 'Sunroof'], price: 0, certified: false },
  ],
  [
    { make: ' KIA ', features: ['tow bar', 'Tow Bar'], price: -1.5, certified: true },
    { make: 'KIA', features: ['tow bar'], price: -1.5, certified: true },
  ],
  [{ make: '', features: [], price: NaN }, {}],
  [{}, {}],
])('%j is read back as %j', (row, expected) => {
  index.upsert(1, { make: 'Kia', features: ['Tow Bar'] });
  index.upsert(2, row);
  expect(index.row(2)).toEqual(expected);
  index.remove(2);
  expect(index.row(2)).toBeUndefined();
});
