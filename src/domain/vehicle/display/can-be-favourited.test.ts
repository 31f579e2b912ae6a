import { expect, it } from 'vitest';
import { canBeFavourited } from './can-be-favourited.ts';

type Asked = Parameters<typeof canBeFavourited>[0];

const complete: Asked = {
  status: 'in_stock',
  car_type: 'used',
  price: 1,
  images: [{ url: 'https://pictures.example/1.jpg' }],
};

it('requires a vehicle in stock', () => {
  expect(canBeFavourited({ status: 'in_stock', car_type: 'new' }, false)).toBe(true);
  expect(canBeFavourited({ ...complete, status: 'coming_soon' }, false)).toBe(false);
});

it.each<[string, Partial<Asked>, boolean]>([
  ['used, priced and pictured', {}, true],
  ['new', { car_type: 'new' }, false],
  ['without a price', { price: 0 }, false],
  ['without a picture', { images: [] }, false],
])('on a site that requires complete used vehicles: %s', (_what, changes, expected) => {
  expect(canBeFavourited({ ...complete, ...changes }, true)).toBe(expected);
});
