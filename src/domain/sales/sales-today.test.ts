import { expect, it } from 'vitest';
import { salesToday } from './sales-today.ts';

const pace = { perDay: 192, secondsPerSale: 450, timeZone: 'Australia/Brisbane' };

// midnight in Brisbane is 14:00 UTC, in summer and in winter
it.each([
  ['2026-01-14T14:00:00Z', 0],
  ['2026-01-14T14:07:29Z', 0],
  ['2026-01-14T14:07:30Z', 1],
  ['2026-07-15T02:00:00Z', 96],
  ['2026-07-15T13:59:59Z', 191],
  ['2026-07-15T14:00:00Z', 0],
])('at %s it is %d', (now, count) => {
  expect(salesToday(new Date(now), pace)).toBe(count);
});

it('counts at another pace, up to its limit of a day', () => {
  const fast = { perDay: 50, secondsPerSale: 60, timeZone: 'Australia/Perth' };
  expect(salesToday(new Date('2026-07-15T16:30:00Z'), fast)).toBe(30);
  expect(salesToday(new Date('2026-07-15T18:00:00Z'), fast)).toBe(50);
});
