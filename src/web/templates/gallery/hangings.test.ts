import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hangings } from './hangings.ts';

const tiles = fc.array(
  fc.oneof(
    { weight: 9, arbitrary: fc.constant('vehicle') },
    { weight: 1, arbitrary: fc.constant('promotion') },
  ),
  { maxLength: 40 },
);

it('fills every row: a full screen, a dark room, or a wide and a narrow plate', () => {
  fc.assert(
    fc.property(tiles, (kinds) => {
      const places = hangings(kinds);
      expect(places.map((place) => place !== undefined)).toEqual(
        kinds.map((kind) => kind === 'vehicle'),
      );
      let columns = 0;
      for (const place of places) {
        const width = { full: 12, room: 12, wide: 7, narrow: 5 }[place?.size ?? 'full'];
        columns += width;
        expect(columns).toBeLessThanOrEqual(12);
        if (columns === 12) columns = 0;
      }
      expect(columns).toBe(0);
    }),
  );
});

it('hangs six vehicles in the rhythm of an exhibition', () => {
  const places = hangings(Array.from({ length: 6 }, () => 'vehicle'));
  expect(places.map((place) => place?.size)).toEqual([
    'full',
    'wide',
    'narrow',
    'room',
    'narrow',
    'wide',
  ]);
});
