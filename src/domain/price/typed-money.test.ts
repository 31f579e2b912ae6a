import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedMoney } from './typed-money.ts';

const dollarsOf = (text: string): number | string => {
  const read = typedMoney(text);
  return read.ok ? read.dollars : read.reason;
};

describe('a typed amount', () => {
  it.each([
    ['45000', 45_000],
    ['45.000', 45_000],
    ['45,000', 45_000],
    ['45 000', 45_000],
    ['45\u00a0000', 45_000],
    ['45\u202f000', 45_000],
    ['45’000', 45_000],
    ['45,000.00', 45_000],
    ['45.000,00', 45_000],
    [' $45 000 ', 45_000],
    ['$45,000.-', 45_000],
    ['AUD 45,000', 45_000],
    ['A$45,000*', 45_000],
    ['45000 dollars', 45_000],
    [' $29,990.00 drive away', 29_990],
    ['35000.5', 35_000.5],
    ['1,250.50', 1250.5],
    ['30k', 30_000],
    ['30 K', 30_000],
    ['$30.5k', 30_500],
    ['30 grand', 30_000],
    ['1.5m', 1_500_000],
    ['1.250 million', 1_250_000],
    ['3O,OOO', 30_000],
    ['٤٥٠٠٠', 45_000],
    ['۴۵٬۰۰۰', 45_000],
    ['４５０００', 45_000],
    ['0', 0],
    ['$0.00', 0],
    ['12.5', 12.5],
    ['', 'empty'],
    ['   ', 'empty'],
    ['-1', 'negative'],
    ['−500', 'negative'],
    ['$-500', 'negative'],
    ['(500)', 'negative'],
    ['1,50', 'unclear'],
    ['35000,50', 'unclear'],
    ['1,00,000', 'unclear'],
    ['45.000.00', 'unclear'],
    ['0.500', 'unclear'],
    ['35000.123', 'unclear'],
    ['30-35k', 'unclear'],
    ['30,000 - 35,000', 'unclear'],
    ['1e3', 'unclear'],
    ['twenty', 'unclear'],
    ['O', 'unclear'],
    ['4 5000', 'unclear'],
    ['9'.repeat(40), 'unclear'],
  ])('%j is %j', (text, meaning) => {
    expect(dollarsOf(text)).toBe(meaning);
  });
});

const cents = fc.integer({ min: 0, max: 999_999_999 });
const groupsBy = (separator: string) => (whole: string) =>
  whole.replace(/\B(?=(?:\d{3})+$)/g, separator);
const arabic = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
const wide = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
const spelling = fc.record({
  group: fc.constantFrom('', ',', '.', ' ', '\u00a0', '\u202f', '’', "'"),
  prefix: fc.constantFrom('', '$', '$ ', 'A$', 'AU$', 'AUD ', 'aud $', '  ', '\u200e$'),
  suffix: fc.constantFrom(
    '',
    ' ',
    '*',
    ' AUD',
    ' dollars',
    ' drive away',
    ' Drive Away',
    ' EGC',
    '\n',
  ),
  digits: fc.constantFrom((text: string) => text, arabic, wide),
  zero: fc.constantFrom('0', 'O', 'o'),
});

const units: readonly (readonly [string, number])[] = [
  ['k', 1000],
  [' k', 1000],
  ['K', 1000],
  ['m', 1_000_000],
  [' million', 1_000_000],
];

describe('every amount', () => {
  it('is read back from every way to write it', () => {
    fc.assert(
      fc.property(cents, spelling, (amount, { group, prefix, suffix, digits, zero }) => {
        const whole = groupsBy(group)(String(Math.floor(amount / 100)));
        const mark = whole.includes('.') ? ',' : '.';
        const written =
          amount % 100 === 0 ? whole : `${whole}${mark}${String(amount % 100).padStart(2, '0')}`;
        const isLetters = !/[1-9]/.test(written);
        const text = prefix + digits(isLetters ? written : written.replaceAll('0', zero)) + suffix;
        expect({ text, dollars: dollarsOf(text) }).toEqual({ text, dollars: amount / 100 });
      }),
      { numRuns: 3000 },
    );
  });

  it('in thousands and millions is read as such', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.constantFrom(...units),
        (count, [unit, size]) => {
          expect(dollarsOf(`$${count}${unit}`)).toBe(count * size);
          expect(dollarsOf(`${count}.5${unit}`)).toBe((count + 0.5) * size);
        },
      ),
    );
  });
});

describe('any text at all', () => {
  const marks = fc.string({
    unit: fc.constantFrom(..."0123456789.,' $-kmO()/eE+", '\u00a0', '٣'),
    maxLength: 14,
  });
  it('is an amount of at least nothing with the digits that were typed, or refused', () => {
    fc.assert(
      fc.property(fc.oneof(marks, fc.string(), fc.string({ unit: 'binary' })), (text) => {
        const read = typedMoney(text);
        if (!read.ok) return;
        expect(read.dollars).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(Math.round(read.dollars * 100))).toBe(true);
        const ascii = text
          .normalize('NFKC')
          .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
        const typed = ascii
          .replace(/[oO]/g, '0')
          .replace(/\D/g, '')
          .replace(/^0+|0+$/g, '');
        expect(String(Math.round(read.dollars * 100)).replace(/^0+|0+$/g, '')).toBe(typed);
      }),
      { numRuns: 5000 },
    );
  });
});
