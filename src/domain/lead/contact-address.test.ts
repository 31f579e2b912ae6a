import { expect, it } from 'vitest';
import { mailtoAddress, smsAddress, telAddress } from './contact-address.ts';

it('calls the digits of a number', () => {
  expect(telAddress('+61 491 570 006')).toBe('tel:+61491570006');
  expect(telAddress('+61 (0)491 570 006')).toBe('tel:+61491570006');
});

it.each([
  ['0491 570 006', 'sms:0491570006'],
  ['+61491570006', 'sms:+61491570006'],
  ['02 5550 1234', undefined],
  ['1300 975 707', undefined],
  ['+44 7700 900123', undefined],
])('texts mobiles only: %s', (phone, address) => {
  expect(smsAddress(phone)).toBe(address);
});

it('lets no address add receivers or a text to the answer', () => {
  const { searchParams, pathname } = new URL(
    mailtoAddress('a?bcc=evil&body=x@yard.example', 'Test drive: 50 % off & more'),
  );
  expect([...searchParams]).toEqual([['subject', 'Test drive: 50 % off & more']]);
  expect(decodeURIComponent(pathname)).toBe('a?bcc=evil&body=x@yard.example');
  expect(mailtoAddress('mia@example.com')).toBe('mailto:mia@example.com');
});
