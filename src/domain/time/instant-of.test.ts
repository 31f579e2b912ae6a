import { expect, it } from 'vitest';
import { instantOf } from './instant-of.ts';

// clocks in Sydney went forward on 4 October 2026 at 2 am, and go back on 4 April 2027 at 3 am
it.each([
  ['2026-11-30T14:05', 'Australia/Sydney', '2026-11-30T03:05:00.000Z'],
  ['2026-06-30T14:05', 'Australia/Sydney', '2026-06-30T04:05:00.000Z'],
  ['2026-11-30T14:05', 'Australia/Adelaide', '2026-11-30T03:35:00.000Z'],
  ['2026-11-30T14:05', 'Australia/Perth', '2026-11-30T06:05:00.000Z'],
  ['2026-10-04T01:30', 'Australia/Sydney', '2026-10-03T15:30:00.000Z'],
  ['2026-10-04T03:30', 'Australia/Sydney', '2026-10-03T16:30:00.000Z'],
  ['2027-04-04T09:00', 'Australia/Sydney', '2027-04-03T23:00:00.000Z'],
])('%s in %s is %s', (minute, timeZone, instant) => {
  expect(instantOf(minute, timeZone).toISOString()).toBe(instant);
});
