import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sliderStep, sliderValue } from './slider-value.ts';

const price = { least: 4990, greatest: 104_990, unit: 'dollars' } as const;

it('moves in hundredths of the range', () => {
  expect(sliderStep(price)).toBe(1000);
});

it('rounds prices and kilometres to the nearest 1000, and a weekly price to the dollar', () => {
  expect(sliderValue(24_990, 'min', price)).toBe(25_000);
  expect(sliderValue(24_490, 'max', { ...price, unit: 'km' })).toBe(24_000);
  expect(sliderValue(24_490.4, 'max', { ...price, unit: 'dollars a week' })).toBe(24_490);
});

it('asks for nothing at the end of its track', () => {
  expect(sliderValue(4990, 'min', price)).toBeUndefined();
  expect(sliderValue(104_990, 'max', price)).toBeUndefined();
  expect(sliderValue(104_990, 'min', price)).toBe(104_990);
});

it('stays within the bounds', () => {
  const bounds = fc
    .tuple(fc.nat(1e6), fc.integer({ min: 1, max: 1e6 }))
    .map(([least, width]) => ({ least, greatest: least + width, unit: 'dollars' as const }));
  fc.assert(
    fc.property(bounds, fc.nat(100), fc.constantFrom('min', 'max'), (within, steps, end) => {
      const value = sliderValue(within.least + steps * sliderStep(within), end, within);
      expect(value === undefined || (value >= within.least && value <= within.greatest)).toBe(true);
    }),
  );
});
