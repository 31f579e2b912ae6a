import { expect, test } from 'vitest';
import { address } from './address.ts';
import { choice } from './choice.ts';
import { day, instant, monthOrDay } from './dates.ts';
import { BadValue, type FieldKind } from './field-kind.ts';
import { images } from './images.ts';
import { list } from './list.ts';
import { priceBasisOf } from '#domain/price/price-basis-of.ts';
import { money } from './money.ts';
import { quantity } from './quantity.ts';
import { code, text } from './text.ts';
import { yesNo } from './yes-no.ts';

const bad = 'bad';

function read<Value>(kind: FieldKind<Value>, cell: unknown): Value | undefined | typeof bad {
  const value = kind(cell);
  return value instanceof BadValue ? bad : value;
}

test.each([
  ['$28,990', 28990],
  ['28990.00', 28990],
  ['28990.50', 28991],
  ['AUD 28 990', 28990],
  ['AU$28,990', 28990],
  ['From $1,250,000*', 1250000],
  ['$28,990 Drive Away', 28990],
  ['28990 AUD', 28990],
  ['$29k', 29000],
  [28990, 28990],
  ['POA', undefined],
  ['Contact dealer', undefined],
  ['0', undefined],
  [0, undefined],
  ['', undefined],
  ['-500', bad],
  ['28,99', bad],
  ['1.2.3', bad],
  ['$28,990 or $30,990', bad],
  [1e12, bad],
  [Number.NaN, bad],
])('the price %j is %s', (cell, price) => {
  expect(read(money, cell)).toBe(price);
});

test.each([
  ['$28,990 Drive Away', 'drive_away'],
  ['Driveaway', 'drive_away'],
  ['Excl. Govt. Charges', 'egc'],
  ['EGC', 'egc'],
  ['Plus On Roads', 'egc'],
  ['/week', undefined],
])('the price "%s" has the basis %s', (words, basis) => {
  expect(priceBasisOf(words)).toBe(basis);
});

const kilometres = quantity({ min: 0, max: 3_000_000, units: { km: 1, kms: 1, k: 1000 } });
const engineLitres = quantity({
  min: 0.04,
  max: 20,
  decimals: 3,
  units: { l: 1, cc: 0.001 },
  zeroIsMissing: true,
});

test.each([
  [kilometres, '45,120 kms', 45120],
  [kilometres, '45120', 45120],
  [kilometres, '45 120 km', 45120],
  [kilometres, '45k', 45000],
  [kilometres, 0, 0],
  [kilometres, '-0', 0],
  [kilometres, '- / -', undefined],
  [kilometres, '45,12', bad],
  [kilometres, '45120 miles', bad],
  [kilometres, '-5', bad],
  [kilometres, '99999999', bad],
  [kilometres, true, bad],
  [kilometres, [5], bad],
  [kilometres, '.', undefined],
  [engineLitres, '2.2 L', 2.2],
  [engineLitres, '1,998cc', 1.998],
  [engineLitres, '.66', 0.66],
  [engineLitres, '0', undefined],
  [engineLitres, 'L', bad],
])('the quantity %# %j is parsed', (kind, cell, value) => {
  expect(read(kind, cell)).toBe(value);
});

test.each([
  ['Yes', true],
  ['Y', true],
  [1, true],
  [true, true],
  ['no', false],
  ['F', false],
  ['0', false],
  ['', undefined],
  [null, undefined],
  ['maybe', bad],
  [{}, bad],
])('%j is %s', (cell, value) => {
  expect(read(yesNo, cell)).toBe(value);
});

test.each([
  ['2027-03-31', '2027-03-31'],
  ['31/03/2027', '2027-03-31'],
  ['1/3/27', '2027-03-01'],
  ['20270331', '2027-03-31'],
  ['31 March 2027', '2027-03-31'],
  ['2027-03-31T10:00:00+10:00', '2027-03-31'],
  ['Feb 2028', '2028-02-29'],
  ['04/2027', '2027-04-30'],
  ['31/02/2027', bad],
  ['2027-13-01', bad],
  ['soon', bad],
  ['', undefined],
])('the day %j is %s', (cell, date) => {
  expect(read(day, cell)).toBe(date);
});

test.each([
  ['2018/02', '2018-02'],
  ['02/2018', '2018-02'],
  ['Feb 2018', '2018-02'],
  ['2018-02-14', '2018-02-14'],
])('the build date %j is %s, with its own precision', (cell, date) => {
  expect(read(monthOrDay, cell)).toBe(date);
});

test.each([
  ['2026-11-20T10:00:00+10:00', '2026-11-20T00:00:00.000Z'],
  ['2026-11-20 10:00', '2026-11-20T10:00:00.000Z'],
  ['2026-11-20', '2026-11-20T00:00:00.000Z'],
  [1_763_600_000, '2025-11-20T00:53:20.000Z'],
  ['1763600000000', '2025-11-20T00:53:20.000Z'],
  ['2026-11-20T99:00:00Z', bad],
  ['yesterday', bad],
])('the instant %j is %s', (cell, value) => {
  expect(read(instant, cell)).toBe(value);
});

test.each([
  ['https://example.test/a?b=1', 'https://example.test/a?b=1'],
  ['/reports/1.pdf', '/reports/1.pdf'],
  ['demo:suv/white/1/yard/side.jpg', 'demo:suv/white/1/yard/side.jpg'],
  ['javascript:alert(1)', bad],
  ['data:text/html,x', bad],
  ['https://a b', bad],
  ['example', bad],
])('the address %s is %s', (cell, value) => {
  expect(read(address, cell)).toBe(value);
});

const words = list(text(20), 3);

test.each([
  [
    ['ABS', ' ABS ', 'Tow bar'],
    ['ABS', 'Tow bar'],
  ],
  ['ABS | Tow bar', ['ABS', 'Tow bar']],
  ['ABS; Airbags, dual', ['ABS', 'Airbags, dual']],
  ['ABS\r\nTow bar\r\n', ['ABS', 'Tow bar']],
  ['["ABS", "Tow bar"]', ['ABS', 'Tow bar']],
  [{ item: ['ABS', 'Tow bar'] }, ['ABS', 'Tow bar']],
  ['a,b,c,d', ['a', 'b', 'c']],
  [[], undefined],
  ['', undefined],
  [[{}], bad],
])('the list %j', (cell, items) => {
  expect(read(words, cell)).toEqual(items);
});

test.each([
  [
    'https://a.test/1,2.jpg,https://a.test/3.jpg',
    [{ url: 'https://a.test/1,2.jpg' }, { url: 'https://a.test/3.jpg' }],
  ],
  [
    'https://a.test/1.jpg | https://a.test/2.jpg',
    [{ url: 'https://a.test/1.jpg' }, { url: 'https://a.test/2.jpg' }],
  ],
  [
    [{ url: '/1.jpg', thumb: '/1s.jpg', alt: 'Front' }],
    [{ url: '/1.jpg', thumb: '/1s.jpg', alt: 'Front' }],
  ],
  [{ url: '/1.jpg' }, [{ url: '/1.jpg' }]],
  [[], undefined],
  ['none', undefined],
  ['front.jpg', bad],
])('the pictures %j', (cell, found) => {
  expect(read(images, cell)).toEqual(found);
});

test('texts and codes have no control characters, lone surrogates or repeated spaces', () => {
  expect(read(text(20), ' a\u0000\n b\ud800 ')).toBe('a b\ufffd');
  expect(read(code(20), ' ab 12 ')).toBe('AB12');
  expect(read(text(3), 'abcd')).toBe(bad);
});

test('choices are compared by letters only', () => {
  const kind = choice({ used: ['pre-owned'], new: [] });
  expect([
    read(kind, 'USED'),
    read(kind, 'Pre Owned'),
    read(kind, 'old'),
    read(kind, 'N/A'),
  ]).toEqual(['used', 'used', bad, undefined]);
});
