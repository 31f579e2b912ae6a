import { expect, test } from 'vitest';
import { textTokens, textUnits } from './text-tokens.ts';

test.each([
  ['Toyota Corolla', [['toyota'], ['corolla']]],
  ['CX-5', [['cx', '5']]],
  ['i30', [['i30']]],
  ['(4x4)', [['4x4']]],
  ['2.5 L', [['2.5'], ['l']]],
  ['Citroën Škoda Ø', [['citroen'], ['skoda'], ['o']]],
  ["O'Neill’s", [['o', 'neill', 's']]],
  ['Mercedes-Benz, used', [['mercedes', 'benz'], ['used']]],
  ['e-tron-s / GT', [['e', 'tron', 's'], ['gt']]],
  [' - ', []],
])('%s is split into units', (text, units) => {
  expect(textUnits(text)).toEqual(units);
});

test('a unit with separators yields its parts and the joined form', () => {
  expect(textTokens('CX-5 Sport')).toEqual([
    { term: 'cx', kind: 1 },
    { term: '5', kind: 1 },
    { term: 'cx5', kind: 2 },
    { term: 'sport', kind: 0 },
  ]);
});

test('no term is longer than 64 letters', () => {
  expect(textTokens('a'.repeat(1000))[0]?.term).toHaveLength(64);
});
