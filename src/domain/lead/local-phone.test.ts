import { expect, it } from 'vitest';
import { localPhone } from './local-phone.ts';

it.each([
  ['0491 570 006', '0491570006'],
  ['+61 491 570 006', '0491570006'],
  ['61491570006', '0491570006'],
  ['(02) 5550 0110', '0255500110'],
  ['0261 555 000', '0261555000'],
])('converts %s to %s', (written, dialled) => {
  expect(localPhone(written)).toBe(dialled);
});
