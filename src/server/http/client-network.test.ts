import { expect, it } from 'vitest';
import { clientNetwork } from './client-network.ts';

it.each([
  '203.0.113.7',
  ' 203.0.113.7:5040',
  '::ffff:203.0.113.7',
  '::FFFF:cb00:7107',
  '0:0:0:0:0:ffff:203.0.113.7',
  '[::ffff:203.0.113.7]:443',
])('%s is one IPv4 client', (text) => {
  expect(clientNetwork(text, 64)).toBe('203.0.113.7');
});

it.each([
  '2001:db8:0:7::1',
  '2001:DB8::7:ffff:ffff:ffff:ffff',
  '[2001:db8:0:7::9]',
  '"[2001:db8:0:7::9]:4711"',
  '2001:db8:0:7::9%eth0',
])('%s belongs to an IPv6 network that counts as one client', (text) => {
  expect(clientNetwork(text, 64)).toBe('2001:db8:0:7:0:0:0:0/64');
});

it('counts a network of the configured size as one client', () => {
  expect(clientNetwork('2001:db8:12ff:7::1', 40)).toBe('2001:db8:1200:0:0:0:0:0/40');
  expect(clientNetwork('2001:db8::1', 128)).toBe('2001:db8:0:0:0:0:0:1/128');
  expect(clientNetwork('64:ff9b::1.2.3.4', 128)).toBe('64:ff9b:0:0:0:0:102:304/128');
});

it.each(['', 'unknown', '1.2.3', '1.2.3.4.5', '::1::2', 'evil.com', '[::1', '1.2.3.4:x'])(
  '"%s" is not an address',
  (text) => {
    expect(clientNetwork(text, 64)).toBeUndefined();
  },
);
