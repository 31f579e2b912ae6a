import { expect, it } from 'vitest';
import { coverPhones } from './cover-phones.ts';

const numbers = ['02 5550 0110', '1300 555 012'];
const cover = (html: string) => coverPhones(html, numbers, '/call');

it.each([
  '02 5550 0110',
  '0255500110',
  '(02) 5550-0110',
  '02.5550.0110',
  '+61 2 5550 0110',
  '+61255500110',
  '61 (0)2 5550 0110',
  '1300 555 012',
  '1300555012',
  '1300–555–012',
])('covers %s', (number) => {
  const covered = cover(`<p>Call ${number} today</p>`);
  expect(covered).toContain('•');
  expect(covered.replaceAll(/\D/g, '').length).toBeLessThan(8);
});

it('leads a link that calls to where the number is shown', () => {
  expect(cover('<a href="tel:+61255500110" rel="nofollow">Call us</a>')).toBe(
    '<a href="/call" rel="nofollow">Call us</a>',
  );
  expect(cover('<a href="tel:0491570006">Mia</a>')).toBe('<a href="tel:0491570006">Mia</a>');
});

it('leaves other figures alone', () => {
  const text = '<p>$25,550 011 km, VIN 90255500110123, 02 5550 0111</p>';
  expect(cover(text)).toBe(text);
  expect(coverPhones('02 5550 0110', [], '/call')).toBe('02 5550 0110');
});
