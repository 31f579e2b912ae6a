import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['a plain text', 'Drive away today.', 'Drive away today.'],
  ['its lines', 'One.\n\nTwo.', 'One.\nTwo.'],
  ['paragraphs', '<p>One.</p>\n<p>Two,\nstill two.</p>', 'One.\nTwo, still two.'],
  ['a list', '<ul><li>Mats</li><li>Tint</li></ul>', '• Mats\n• Tint'],
  ['emphasis and links', 'Save <b>$500</b> <a href="/x">now</a>', 'Save $500 now'],
  [
    'entities',
    'Tint &amp; mats &ndash; 5&nbsp;years &#8217;til &#x32;030',
    'Tint & mats – 5 years ’til 2030',
  ],
  ['a bracket that begins no tag', 'Priced <RRP, ends Sunday', 'Priced <RRP, ends Sunday'],
  ['a bracket after a tag', '<p>New</p> priced <RRP', 'New\npriced <RRP'],
  ['an ampersand without an entity', 'stamp duty &registration', 'stamp duty &registration'],
  ['paragraphs in a list', '<ul><li><p>Mats</p></li><li><p>Tint</p></li></ul>', '• Mats\n• Tint'],
  ['a less-than sign', 'under < 5 years and > 2', 'under < 5 years and > 2'],
  ['a tag that is spelt out', 'Use &lt;b&gt; with care', 'Use <b> with care'],
])('keeps the words of %s', (_what, html, text) => {
  expect(plainText(html)).toBe(text);
});

it.each([
  ['<script>alert(1)</script>Safe', 'Safe'],
  ['<style>p { color: red }</style><p onclick="alert(1)">Safe</p>', 'Safe'],
  ['<!-- <p>not</p> -->Safe', 'Safe'],
  ['<img src=x onerror=alert(1)>Safe', 'Safe'],
])('drops everything but text: %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it('does not change its own output when it is imported again', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('<p>', '</p>', 'a', ' ', '\n', '• ', 'b.')), (parts) => {
      const once = plainText(parts.join(''));
      expect(plainText(once)).toBe(once);
    }),
  );
});
