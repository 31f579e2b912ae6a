import { expect, test } from 'vitest';
import { makeSpelling } from './make-spelling.ts';
import { modelSpelling } from './model-spelling.ts';

test.each([
  ['Ssangyong', 'SsangYong'],
  ['MERCEDES BENZ', 'Mercedes-Benz'],
  ['mercedes', 'Mercedes-Benz'],
  ['bmw', 'BMW'],
  ['mg', 'MG'],
  ['Mini', 'MINI'],
  ['landrover', 'Land Rover'],
  ['Citroën', 'Citroen'],
  ['ŠKODA', 'Skoda'],
  ['VW', 'Volkswagen'],
  ['harley davidson', 'Harley-Davidson'],
])('the make %s is written %s', (given, spelling) => {
  expect(makeSpelling(given)).toBe(spelling);
});

test('an unknown make stays as it is', () => {
  expect(makeSpelling('Banksia Caravans')).toBe('Banksia Caravans');
});

test.each([
  ['Hyundai', 'I30', 'i30'],
  ['Toyota', 'Hilux', 'HiLux'],
  ['Toyota', 'Land Cruiser Prado', 'LandCruiser Prado'],
  ['Mazda', 'cx5', 'CX-5'],
  ['BMW', '320I', '320i'],
  ['BMW', 'M135I', 'M135i'],
  ['Lexus', 'ES300H', 'ES300h'],
  ['Lexus', 'RX350', 'RX350'],
])('the model %s %s is written %s', (make, given, spelling) => {
  expect(modelSpelling(make, given)).toBe(spelling);
});

test('a spelling belongs to its make', () => {
  expect(modelSpelling('Kia', 'I30')).toBe('I30');
});
