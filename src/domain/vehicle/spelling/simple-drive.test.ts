import { expect, test } from 'vitest';
import { simpleDrive } from './simple-drive.ts';

test.each([
  ['Front', 'FWD'],
  ['Front Wheel Drive', 'FWD'],
  ['Rear', 'RWD'],
  ['rwd', 'RWD'],
  ['4x4 Dual Range', '4WD'],
  ['Four Wheel Drive', '4WD'],
  ['4WD', '4WD'],
  ['All Wheel Drive', 'AWD'],
  ['quattro', 'AWD'],
])('maps %s to %s', (words, drive) => {
  expect(simpleDrive(words)).toBe(drive);
});

test('does not guess which two wheels of a 4x2 are driven', () => {
  expect(simpleDrive('4x2')).toBeUndefined();
});
