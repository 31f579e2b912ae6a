import { expect, it } from 'vitest';
import { maskPhones } from './mask-phones.ts';

const numbers = ['02 5550 0110', '1300 555 012'];
const mask = (html: string) => maskPhones(html, numbers, '/call');

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
])('masks %s', (number) => {
  const masked = mask(`<p>Call ${number} today</p>`);
  expect(masked).toContain('•');
  expect(masked.replaceAll(/\D/g, '').length).toBeLessThan(8);
});

it('points a call link at the page that reveals the number', () => {
  expect(mask('<a href="tel:+61255500110" rel="nofollow">Call us</a>')).toBe(
    '<a href="/call" rel="nofollow">Call us</a>',
  );
  expect(mask('<a href="tel:0491570006">Mia</a>')).toBe('<a href="tel:0491570006">Mia</a>');
});

it('leaves other numbers alone', () => {
  const text = '<p>$25,550 011 km, VIN 90255500110123, 02 5550 0111</p>';
  expect(mask(text)).toBe(text);
  expect(maskPhones('02 5550 0110', [], '/call')).toBe('02 5550 0110');
});
