import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writtenPhone } from './written-phone.ts';

it.each([
  ['0255501234', '02 5550 1234'],
  ['(02) 5550 1234', '02 5550 1234'],
  ['+61 2 5550 1234', '02 5550 1234'],
  ['+61 (0)2 5550 1234', '02 5550 1234'],
  ['61255501234', '02 5550 1234'],
  ['02-5550-1234', '02 5550 1234'],
  ['0491570006', '0491 570 006'],
  ['04 9157 0006', '0491 570 006'],
  ['+61491570006', '0491 570 006'],
  ['1800975707', '1800 975 707'],
  ['1300 97 57 07', '1300 975 707'],
  ['130975', '13 09 75'],
  ['55501234', '5550 1234'],
  ['+64 9 555 0123', '+64 9 555 0123'],
  ['000', '000'],
  ['', ''],
])('writes %s as %s', (phone, written) => {
  expect(writtenPhone(phone)).toBe(written);
});

it('changes no digit of a number, and is the same when it is written again', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789 ()+-.'), maxLength: 16 });
  fc.assert(
    fc.property(typed, (phone) => {
      const written = writtenPhone(phone);
      expect(writtenPhone(written)).toBe(written);
      const digits = (text: string) => text.replace(/\D/g, '').replace(/^61(0(?=\d{9}$))?/, '0');
      expect(digits(written)).toBe(digits(phone));
    }),
    { numRuns: 2000 },
  );
});
