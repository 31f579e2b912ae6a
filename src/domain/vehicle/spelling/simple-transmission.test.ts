import { expect, test } from 'vitest';
import { simpleTransmission } from './simple-transmission.ts';

test.each([
  ['Automatic', 'Automatic'],
  ['6 SP AUTOMATIC', 'Automatic'],
  ['CVT', 'Automatic'],
  ['Sports Automatic Dual Clutch', 'Automatic'],
  ['7 Speed DSG', 'Automatic'],
  ['Automated Manual', 'Automatic'],
  ['A', 'Automatic'],
  ['Manual', 'Manual'],
  ['5 Speed Man', 'Manual'],
  ['6 SP MANUAL', 'Manual'],
  ['M/T', 'Manual'],
])('maps %s to %s', (words, transmission) => {
  expect(simpleTransmission(words)).toBe(transmission);
});

test('returns undefined for an unknown transmission', () => {
  expect(simpleTransmission('6 Speed')).toBeUndefined();
});
