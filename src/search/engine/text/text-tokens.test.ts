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
])('%s is cut into its units', (text, units) => {
  expect(textUnits(text)).toEqual(units);
});

test('a unit with joints is found by its parts and joined', () => {
  expect(textTokens('CX-5 Sport')).toEqual([
    { term: 'cx', kind: 1 },
    { term: '5', kind: 1 },
    { term: 'cx5', kind: 2 },
    { term: 'sport', kind: 0 },
  ]);
});

test('nothing is longer than sixty-four letters', () => {
  expect(textTokens('a'.repeat(1000))[0]?.term).toHaveLength(64);
});
