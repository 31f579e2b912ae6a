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
])('spells the make %s as %s', (given, spelling) => {
  expect(makeSpelling(given)).toBe(spelling);
});

test('leaves an unknown make unchanged', () => {
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
])('spells the model %s %s as %s', (make, given, spelling) => {
  expect(modelSpelling(make, given)).toBe(spelling);
});

test('applies a model spelling only to its own make', () => {
  expect(modelSpelling('Kia', 'I30')).toBe('I30');
});
