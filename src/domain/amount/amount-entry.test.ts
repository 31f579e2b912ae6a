import fc from 'fast-check';
import { expect, it } from 'vitest';
import { typedMoney } from '#domain/price/typed-money.ts';
import { amountEntry } from './amount-entry.ts';
import { litrePriceRules } from './litre-price-rules.ts';
import { moneyRules } from './money-rules.ts';
import { numberRules } from './number-rules.ts';
import { typedQuantity } from './typed-quantity.ts';

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
  ['45.000', { value: 45_000 }],
  ['145k', { value: 145_000 }],
  ['100k km', { value: 100_000 }],
  ['-5', { value: undefined, fault: 'Please enter a number.' }],
])('makes of %j kilometres %j', (text, entry) => {
  expect(amountEntry(text, kilometres)).toEqual(entry);
});

it('reads kilometres and dollars in one way', () => {
  const unit = fc.constantFrom('', ' km', 'km', ' kms', ' kilometres');
  fc.assert(
    fc.property(fc.oneof(marks, fc.string()), unit, (text, written) => {
      fc.pre(!/km|kilo|klm/i.test(text.slice(-14)));
      const money = typedMoney(text);
      fc.pre(money.ok && /\d$/.test(text));
      expect(typedQuantity(text + written)).toBe(money.ok && money.dollars);
    }),
    { numRuns: 1000 },
  );
});

it.each([
  ['185.9', { value: 1.859, note: 'We read 185.9 as cents: $1.859 a litre.' }],
  ['185.9 c/L', { value: 1.859, note: 'We read 185.9 as cents: $1.859 a litre.' }],
  ['199.9c', { value: 1.999, note: 'We read 199.9 as cents: $1.999 a litre.' }],
  ['$1.859', { value: 1.859 }],
  ['1.7 per litre', { value: 1.7 }],
  ['$185.9', { value: undefined }],
  ['15', { value: undefined }],
  ['1,89', { value: undefined }],
  ['', { value: undefined }],
])('makes of %j a litre %j', (text, entry) => {
  const { value, note } = amountEntry(text, litrePriceRules);
  expect({ value, ...(note !== undefined && { note }) }).toEqual(entry);
});

it('reads a price of a litre in cents and in dollars as the same', () => {
  const tenths = fc.integer({ min: 1000, max: 3500 });
  fc.assert(
    fc.property(tenths, (price) => {
      const inDollars = amountEntry(`$${(price / 1000).toFixed(3)}`, litrePriceRules);
      const inCents = amountEntry((price / 10).toFixed(1), litrePriceRules);
      expect(inCents.value).toBe(inDollars.value);
      expect(inCents.note).toContain(litrePriceRules.words(inDollars.value ?? 0));
    }),
  );
});
