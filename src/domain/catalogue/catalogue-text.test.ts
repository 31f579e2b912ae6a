import { expect, it } from 'vitest';
import { catalogueText, shortened } from './catalogue-text.ts';

it.each([
  ['<p>One <b>owner</b></p><script>alert(1)</script>', 'One owner'],
  ['&lt;img src=x onerror=alert(1)&gt;Nice', 'Nice'],
  ['a\u0000b\u0007c\u202ed', 'abcd'],
  ['Line\r\nline', 'Line\nline'],
  ['Priced <RRP', 'Priced <RRP'],
  ['half \ud83d', 'half \ufffd'],
])('makes %j plain', (text, expected) => {
  expect(catalogueText(text)).toBe(expected);
});

it.each([
  ['short', 10, 'short'],
  ['exactly it', 10, 'exactly it'],
  ['cut at words', 8, 'cut at…'],
  ['unbroken', 5, 'unbr…'],
  ['🚗🚗🚗', 2, '🚗…'],
])('shortens %j to %d characters', (text, length, expected) => {
  expect(shortened(text, length)).toBe(expected);
});
