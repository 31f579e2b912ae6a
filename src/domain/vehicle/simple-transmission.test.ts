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
])('%s is %s', (words, transmission) => {
  expect(simpleTransmission(words)).toBe(transmission);
});

test('a box that the words do not tell is unknown', () => {
  expect(simpleTransmission('6 Speed')).toBeUndefined();
});
