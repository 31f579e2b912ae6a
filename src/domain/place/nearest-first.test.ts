import { expect, it } from 'vitest';
import { distanceWords, nearestFirst } from './nearest-first.ts';

const parramatta = { lat: -33.8151, long: 151.0011 };
const yards = [
  { name: 'Perth', point: { lat: -31.9523, long: 115.8613 } },
  { name: 'unknown', point: undefined },
  { name: 'Penrith', point: { lat: -33.7511, long: 150.6942 } },
  { name: 'also unknown', point: undefined },
  { name: 'Gosford', point: { lat: -33.4267, long: 151.3417 } },
];

it('sorts by distance; places without coordinates come last, in their own order', () => {
  const sorted = nearestFirst(yards, parramatta, ({ point }) => point);
  expect(sorted.map(({ item, km }) => [item.name, km && Math.round(km)])).toEqual([
    ['Penrith', 29],
    ['Gosford', 53],
    ['Perth', 3272],
    ['unknown', undefined],
    ['also unknown', undefined],
  ]);
});

it.each([
  [0.4, 'Less than 1 km away'],
  [3.24, '3.2 km away'],
  [9.98, '10 km away'],
  [28.6, '29 km away'],
  [3273, '3,273 km away'],
])('writes %d km as “%s”', (km, words) => {
  expect(distanceWords(km)).toBe(words);
});
