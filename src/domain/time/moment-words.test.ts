import { expect, it } from 'vitest';
import { localMomentWords, momentWords } from './moment-words.ts';

it('formats an instant in the dealer’s time zone', () => {
  const instant = '2026-11-20T20:17:51.262Z';
  expect(momentWords(instant, 'Australia/Sydney')).toBe('Sat 21 Nov 2026, 7:17 am AEDT');
  expect(momentWords(instant, 'Australia/Perth')).toBe('Sat 21 Nov 2026, 4:17 am AWST');
});

it('formats a local time without converting it', () => {
  expect(localMomentWords('2026-11-22T12:00')).toBe('Sun 22 Nov 2026, 12:00 pm');
  expect(localMomentWords('some day')).toBe('some day');
});
