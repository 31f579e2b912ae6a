import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { chiSquare, critical } from '#tests/support/chi-square.ts';
import { drawnPrize, ticketsOf } from './drawn-prize.ts';

const prizes = [
  { id: 'voucher', weight: 1 },
  { id: 'detail', weight: 4 },
  { id: 'wash', weight: 35 },
  { id: 'none', weight: 60 },
];

it('draws 100,000 times in proportion to the weights', () => {
  const random = seededRandom(20_261_201);
  const tickets = ticketsOf(prizes);
  const drawn = new Map(prizes.map(({ id }) => [id, 0]));
  for (let draw = 0; draw < 100_000; draw += 1) {
    const { id } = drawnPrize(prizes, Math.floor(random() * tickets));
    drawn.set(id, (drawn.get(id) ?? 0) + 1);
  }
  const expected = prizes.map(({ weight }) => (100_000 * weight) / tickets);
  expect(chiSquare([...drawn.values()], expected)).toBeLessThan(critical[prizes.length - 1] ?? 0);
});

it('gives every prize exactly as many tickets as its weight', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(weights, (list) => {
      const weighted = list.map((weight, id) => ({ id, weight }));
      const won = Array.from({ length: ticketsOf(weighted) }, (_, ticket) => {
        return drawnPrize(weighted, ticket).id;
      });
      expect(weighted.map(({ id }) => won.filter((one) => one === id).length)).toEqual(list);
    }),
  );
});

it.each([-1, 100, Number.NaN])('refuses ticket %d', (ticket) => {
  expect(() => drawnPrize(prizes, ticket)).toThrow(RangeError);
});
