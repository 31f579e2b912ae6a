import { expect, it } from 'vitest';
import { distanceKm } from './distance-km.ts';

const sydney = { lat: -33.8688, long: 151.2093 };
const melbourne = { lat: -37.8136, long: 144.9631 };
const perth = { lat: -31.9523, long: 115.8613 };

it.each([
  ['Sydney and Melbourne', sydney, melbourne, 713],
  ['Sydney and Perth', sydney, perth, 3290],
  ['a place and itself', sydney, sydney, 0],
])('measures the distance between %s', (_what, one, other, km) => {
  expect(Math.round(distanceKm(one, other))).toBe(km);
  expect(distanceKm(other, one)).toBeCloseTo(distanceKm(one, other));
});
