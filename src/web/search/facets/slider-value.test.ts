import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sliderTrack, sliderValue } from './slider-value.ts';

const price = { least: 4990, greatest: 104_990, unit: 'dollars' } as const;

it('moves in hundredths of the range', () => {
  expect(sliderTrack(price)).toEqual({ min: 4990, max: 104_990, step: 1000 });
});

it('rounds prices and kilometres to the nearest 1000, and a weekly price to the dollar', () => {
  expect(sliderValue(24_990, 'min', price)).toBe(25_000);
  expect(sliderValue(24_490, 'max', { ...price, unit: 'km' })).toBe(24_000);
  expect(sliderValue(24_490.4, 'max', { ...price, unit: 'dollars a week' })).toBe(24_490);
});

it('sets no limit at the end of the track', () => {
  expect(sliderValue(4990, 'min', price)).toBeUndefined();
  expect(sliderValue(104_990, 'max', price)).toBeUndefined();
  expect(sliderValue(104_990, 'min', price)).toBe(104_990);
});

const bounds = fc
  .tuple(fc.nat(1e6), fc.integer({ min: 1, max: 1e6 }))
  .map(([least, width]) => ({ least, greatest: least + width, unit: 'dollars' as const }));
type Bounds = Parameters<typeof sliderTrack>[0];

function positionAt(steps: number, within: Bounds): number {
  const { min, max, step } = sliderTrack(within);
  return Math.min(min + steps * step, max);
}

it('stays within the bounds', () => {
  fc.assert(
    fc.property(bounds, fc.nat(100), fc.constantFrom('min', 'max'), (within, steps, end) => {
      const value = sliderValue(positionAt(steps, within), end, within);
      expect(value === undefined || (value >= within.least && value <= within.greatest)).toBe(true);
    }),
  );
});

it('reaches the other end of the track by arrow keys, however narrow the range', () => {
  fc.assert(
    fc.property(bounds, (within) => {
      const { min, max, step } = sliderTrack(within);
      let shown = min;
      for (let presses = 0; shown < max; presses += 1) {
        expect(presses).toBeLessThan(101);
        const value = sliderValue(Math.min(shown + step, max), 'max', within) ?? max;
        // a range input shows the position nearest to its value
        const next = Math.min(min + Math.round((value - min) / step) * step, max);
        expect(next).toBeGreaterThan(shown);
        shown = max - next < step / 2 ? max : next;
      }
    }),
  );
});
