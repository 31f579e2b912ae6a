import { expect, it } from 'vitest';
import { priceWords } from './price-words.ts';

const hilux = { make: 'Toyota', model: 'HiLux', year: 2018 };

it('has a word for each part of a badge and one for the whole', () => {
  expect([...priceWords({ ...hilux, badge: 'SR5 (4X4)' })]).toEqual([
    'car_type:used',
    'sr5',
    '4x4',
    'badge:sr5 4x4',
  ]);
});

it('ignores case and punctuation in a badge', () => {
  expect(priceWords({ ...hilux, badge: 'SR5+ 4x4' })).toEqual(
    priceWords({ ...hilux, badge: 'sr5+ (4X4)' }),
  );
});

it('has words for known facts only', () => {
  const words = priceWords({
    ...hilux,
    car_type: 'demo',
    simple_fuel: 'Diesel',
    engine_size_litres: 2.8,
  });
  expect([...words]).toEqual(['car_type:demo', 'simple_fuel:diesel', 'engine_size_litres:2.8']);
});
