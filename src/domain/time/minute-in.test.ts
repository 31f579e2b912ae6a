import { expect, it } from 'vitest';
import { minuteIn } from './minute-in.ts';

it.each([
  ['Australia/Sydney', '2026-11-30T14:05'],
  ['Australia/Brisbane', '2026-11-30T13:05'],
  ['Australia/Adelaide', '2026-11-30T13:35'],
  ['Australia/Perth', '2026-11-30T11:05'],
])('in %s it is %s', (timeZone, minute) => {
  expect(minuteIn(timeZone, new Date('2026-11-30T03:05:40Z'))).toBe(minute);
});
