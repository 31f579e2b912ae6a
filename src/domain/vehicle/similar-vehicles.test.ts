import { expect, it } from 'vitest';
import { sameModelFirst, similarPriceBand } from './similar-vehicles.ts';

it.each([
  [{ price: 30_000 }, { min: 20_000, max: 40_000 }],
  [{ price: 49_999 }, { min: 39_999, max: 59_999 }],
  [{ price: 50_000 }, { min: 25_000, max: 75_000 }],
  [
    { price: 30_000, offer_price: 28_000 },
    { min: 18_000, max: 38_000 },
  ],
  [{ price: 4000 }, { min: 0, max: 14_000 }],
  [{ price: 10 }, undefined],
  [{}, undefined],
])('the price band for %j is %j', (vehicle, band) => {
  expect(similarPriceBand(vehicle)).toEqual(band);
});

const one = (id: number, model: string, make = 'Mazda') => ({ id, make, model });

it('puts the same model first and drops duplicates and the vehicle itself', () => {
  const found = [
    one(2, 'CX-5'),
    one(3, 'Mazda3'),
    one(1, 'Mazda3'),
    one(3, 'Mazda3'),
    one(4, 'CX-3'),
  ];
  expect(sameModelFirst(one(1, 'Mazda3'), found).map(({ id }) => id)).toEqual([3, 2, 4]);
});

it('does not confuse models of the same name from different makes', () => {
  const found = [one(2, '3', 'Tesla'), one(3, '3')];
  expect(sameModelFirst(one(1, '3'), found).map(({ id }) => id)).toEqual([3, 2]);
});

it('shows at most six', () => {
  const found = Array.from({ length: 20 }, (_, index) => one(index + 2, 'CX-5'));
  expect(sameModelFirst(one(1, 'CX-5'), found)).toHaveLength(6);
});
