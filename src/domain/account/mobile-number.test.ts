import { expect, it } from 'vitest';
import { australianMobile, internationalMobile, mobilePrefix } from './mobile-number.ts';

it.each([
  '0491570006',
  '0491 570 006',
  '+61 491 570 006',
  '61491570006',
  '(04) 91 570 006',
  '+61 (0)491 570 006',
  ' 0491-570-006 ',
])('reads %s as a mobile', (typed) => {
  expect(australianMobile(typed)).toBe('0491570006');
});

it('reads both ranges of mobiles', () => {
  expect(australianMobile('0591 570 006')).toBe('0591570006');
});

it.each([
  ['a landline', '(02) 5550 0110'],
  ['a landline in international format', '+61 2 5550 0110'],
  ['a freephone number', '1800 975 711'],
  ['a digit too few', '0491 570 00'],
  ['a digit too many', '0491 570 0061'],
  ['a foreign mobile', '+49 1570 006 123'],
  ['a German number as it is dialled from abroad', '0049 157 0006'],
  ['a New Zealand mobile', '+64 21 555 0110'],
  ['no number', 'mobile'],
  ['nothing', ''],
])('does not read %s', (_what, typed) => {
  expect(australianMobile(typed)).toBeUndefined();
});

it('gives the international format', () => {
  expect(internationalMobile('0491570006')).toBe('+61491570006');
});

it('gives consecutive numbers the same prefix, and the next block another', () => {
  expect(mobilePrefix('0491570000')).toBe('049157');
  expect(mobilePrefix('0491579999')).toBe('049157');
  expect(mobilePrefix('0491580000')).toBe('049158');
});
