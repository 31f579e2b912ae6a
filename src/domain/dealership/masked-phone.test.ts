import { expect, it } from 'vitest';
import { maskedPhone } from './masked-phone.ts';

it.each([
  ['02 5550 0110', '02 55•• ••••'],
  ['0491570006', '04915•••••'],
  ['+61 2 5550 0110', '+61 2 •••• ••••'],
  ['13 11', '13 11'],
])('%s is shown as %s', (phone, masked) => {
  expect(maskedPhone(phone)).toBe(masked);
});
