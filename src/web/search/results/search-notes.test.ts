import { expect, it } from 'vitest';
import { amountNotes, searchNotes } from './search-notes.ts';

const cars = { plural: 'cars' };
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

it('names the amounts that limit nothing', () => {
  expect(amountNotes([])).toEqual([]);
  expect(amountNotes(['forty'])).toEqual([
    'We can’t read “forty” as an amount, so the search has no such limit.',
  ]);
});
