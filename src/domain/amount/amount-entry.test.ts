import fc from 'fast-check';
import { expect, it } from 'vitest';
import { typedMoney } from '#domain/price/typed-money.ts';
import { amountEntry } from './amount-entry.ts';
import { moneyRules } from './money-rules.ts';
import { numberRules } from './number-rules.ts';

const marks = fc.string({
  unit: fc.constantFrom(..."0123456789.,' $-kmO()/eE+", '\u00a0', '٣'),
  maxLength: 14,
});
const limits = fc.record({
  min: fc.integer({ min: 0, max: 10_000 }),
  max: fc.integer({ min: 20_000, max: 1_000_000 }),
  beyond: fc.constantFrom('clamped', 'refused', 'ignored'),
  isOptional: fc.boolean(),
  cents: fc.boolean(),
});

it('gives a value within the limits, or words; and never another value without a note', () => {
  fc.assert(
    fc.property(fc.oneof(marks, fc.string()), limits, (text, own) => {
      const { value, fault, note, hint } = amountEntry(text, moneyRules(own));
      const read = typedMoney(text);
      const isEmpty = !read.ok && read.reason === 'empty';
      if (value === undefined) {
        expect((fault ?? hint) !== undefined).toBe(!(isEmpty && own.isOptional));
        return;
      }
      expect(value).toBeGreaterThanOrEqual(own.min);
      expect(value).toBeLessThanOrEqual(own.max);
      expect(read.ok && read.dollars === value).toBe(note === undefined);
    }),
    { numRuns: 3000 },
  );
});

const kilometres = numberRules({
  min: 10,
  max: 200_000,
  beyond: 'ignored',
  isOptional: true,
  refusal: 'Please enter a number.',
  step: 1,
  isGrouped: true,
});

it.each([
  ['85,000 km', { value: 85_000 }],
  ['85000.4', { value: 85_000, note: 'Rounded to 85,000.' }],
  ['', { value: undefined }],
  ['5', { value: undefined, hint: 'From 10 to 200,000.' }],
  ['few', { value: undefined, fault: 'Please enter a number.' }],
])('makes of %j kilometres %j', (text, entry) => {
  expect(amountEntry(text, kilometres)).toEqual(entry);
});
