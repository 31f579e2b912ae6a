import { expect, it } from 'vitest';
import { dayIn } from './day-in.ts';

it('returns the day in the dealer’s time zone, in winter and in summer', () => {
  const evening = new Date('2026-06-30T14:30:00Z');
  expect(dayIn('Australia/Sydney', evening)).toBe('2026-07-01');
  expect(dayIn('Australia/Perth', evening)).toBe('2026-06-30');
  const summer = new Date('2026-12-31T13:30:00Z');
  expect(dayIn('Australia/Sydney', summer)).toBe('2027-01-01');
  expect(dayIn('Australia/Brisbane', summer)).toBe('2026-12-31');
});
