import fc from 'fast-check';
import { expect, it } from 'vitest';
import { australianMobile } from '#domain/account/mobile-number.ts';
import { fieldChecks } from '#domain/form/field-checks.ts';
import { writtenPhone } from './written-phone.ts';
import { australianPhone, localPhone } from './local-phone.ts';

it.each([
  ['0491 570 006', '0491570006'],
  ['+61 491 570 006', '0491570006'],
  ['61491570006', '0491570006'],
  ['(02) 5550 0110', '0255500110'],
  ['0261 555 000', '0261555000'],
])('converts %s to %s', (written, dialled) => {
  expect(localPhone(written)).toBe(dialled);
});

it.each([
  ['+61 (0) 491 570 112', '0491570112'],
  ['491570157', '0491570157'],
  ['0061 491 570 157', '0491570157'],
  ['0011 61 2 5550 0110', '0255500110'],
  ['+61 1300 975 707', '1300975707'],
  ['13 09 75', '130975'],
  ['\uff10\uff14\uff19\uff11 570 157', '0491570157'],
])('reads %s as %s', (written, dialled) => {
  expect(australianPhone(written)).toBe(dialled);
});

it.each([
  '+64 9 555 0123',
  '+491 570 1570',
  '5550 0110',
  '0491 570 15',
  '04915700061',
  'call me',
  '',
])('reads no Australian number in %j', (text) => {
  expect(australianPhone(text)).toBeUndefined();
});

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const numbers = fc
  .tuple(fc.constantFrom(...'234578'), digits(8))
  .map(([area, rest]) => `${area}${rest}`);
const prefixes = fc.constantFrom(
  '',
  '0',
  '(0)',
  '+61',
  '61',
  '+61 0',
  '+61 (0)',
  '0061',
  '0061 0',
  '0011 61',
);
const marks = fc.constantFrom('', ' ', '-', '.', '\u00a0', ') ', ' \u2013 ');

it('reads every spelling of a number in every field as the same number, and writes it so that it is read again', () => {
  fc.assert(
    fc.property(numbers, prefixes, fc.array(marks, { maxLength: 9 }), (number, prefix, between) => {
      const spelled = prefix + [...number].map((digit, at) => (between[at] ?? '') + digit).join('');
      const local = `0${number}`;
      const isMobile = /^[45]/.test(number);
      expect(localPhone(spelled)).toBe(local);
      expect(fieldChecks.phone(spelled, {})).toEqual({ value: local });
      expect(australianMobile(spelled)).toBe(isMobile ? local : undefined);
      expect(localPhone(writtenPhone(spelled))).toBe(local);
    }),
    { numRuns: 2000 },
  );
});
