import { expect, it } from 'vitest';
import { regoExpiry } from './rego-expiry.ts';

const today = '2026-03-10';

it.each([
  ['2027-03-03', 'unregistered', 'Expires on 3 Mar 2027'],
  ['2026-03-10', 'unregistered', 'Expires on 10 Mar 2026'],
  ['2026-03-09', 'unregistered', 'Unregistered'],
  ['2026-03-09', 'hidden', undefined],
  [undefined, 'unregistered', undefined],
  ['soon', 'unregistered', undefined],
] as const)('with the expiry %s and %s when past, shows %s', (expiry, whenPast, words) => {
  expect(regoExpiry(expiry, whenPast, today)).toBe(words);
});
