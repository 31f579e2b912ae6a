import { expect, it } from 'vitest';
import { amountNotes, rangeNotes, searchNotes } from './search-notes.ts';

const cars = { singular: 'car', plural: 'cars' };
const nothing = { asWords: [], leftOut: [] };

it('says which words were given up', () => {
  expect(searchNotes({ ...nothing, leftOut: ['single cab'] }, cars, true)).toEqual([
    'We ignored “single cab”, which we couldn’t match to our listings.',
  ]);
  expect(searchNotes({ ...nothing, leftOut: ['a', 'b', 'c'] }, cars, true)[0]).toContain(
    '“a”, “b” and “c”',
  );
  expect(searchNotes(nothing, cars, true)).toEqual([]);
});

it('asks for the postcode of a shopper who wants cars nearby, where there is a field for it', () => {
  const nearMe = { ...nothing, asksForPlace: true } as const;
  expect(searchNotes(nearMe, cars, true)).toEqual([
    'To see cars near you, enter your postcode under Distance.',
  ]);
  expect(searchNotes(nearMe, cars, false)).toEqual([]);
});

it('says that no filter tells prices apart by what they include', () => {
  expect(searchNotes({ ...nothing, priceBasis: ['drive away'] }, cars, true)).toEqual([
    'We can’t filter by “drive away”. Each listing says what its price includes.',
  ]);
});

it('says what a repayment for another period is a week', () => {
  const converted = [{ words: '$500 a month', max: 115 }];
  expect(searchNotes({ ...nothing, converted }, cars, true)).toEqual([
    'We compare repayments by the week: “$500 a month” is about $115 a week.',
  ]);
  const span = [{ words: '$400 to $500 a month', min: 93, max: 115 }];
  expect(searchNotes({ ...nothing, converted: span }, cars, true)[0]).toContain(
    'is about $93 to $115 a week',
  );
});

it('says which of a typed and a chosen limit counts', () => {
  const clash = { words: 'under 30k', attribute: 'price', chosen: { max: 25_000 } } as const;
  expect(
    searchNotes({ ...nothing, clashes: [{ ...clash, isReplaced: false }] }, cars, true),
  ).toEqual([
    'We kept your limit on the price (up to $25,000), which is stricter than “under 30k”.',
  ]);
  const over = { ...clash, words: 'over 60k', isReplaced: true };
  expect(searchNotes({ ...nothing, clashes: [over] }, cars, true)).toEqual([
    '“over 60k” replaces your limit on the price (up to $25,000), because no car could match both.',
  ]);
});

it('says that a range ends before it begins', () => {
  const reversed = { price: { min: 30_000, max: 20_000 }, year: { min: 2018, max: 2020 } };
  expect(rangeNotes({ ranges: reversed }, cars)).toEqual([
    'Price: the minimum is above the maximum, so no cars can match.',
  ]);
});

it('names typed amounts that limit nothing', () => {
  expect(searchNotes({ ...nothing, unreadAmounts: ['45.00.0'] }, cars, true)).toEqual([
    'We can’t read “45.00.0” as an amount, so the search has no such limit.',
  ]);
});

it('names the amounts that limit nothing', () => {
  expect(amountNotes([])).toEqual([]);
  expect(amountNotes(['forty'])).toEqual([
    'We can’t read “forty” as an amount, so the search has no such limit.',
  ]);
});
