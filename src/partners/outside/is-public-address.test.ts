import { expect, it } from 'vitest';
import { isPublicAddress } from './is-public-address.ts';

it.each(['8.8.8.8', '2606:4700::1', '2404:6800:4006::200e'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  '127.0.0.1',
  '10.0.0.1',
  '169.254.169.254',
  '::1',
  '::',
  '::10.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '64:ff9b:1::a00:1',
  '2002:a00:1::1',
  '2001:0:a00:1::1',
  'fec0::1',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  'localhost',
  '',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
