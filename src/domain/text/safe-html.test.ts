import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeHtml } from './safe-html.ts';

it('keeps running text', () => {
  const html =
    '<h2 id="our-story">Our story</h2><p>Since <strong>1987</strong>, see <a href="/about-us">us</a>.</p>' +
    '<ul><li>One</li></ul><table><tbody><tr><th scope="row">Year</th><td>1987</td></tr></tbody></table>';
  expect(safeHtml(html)).toBe(html);
});

it.each([
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<p onclick="alert(1)" style="position:fixed">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  [
    '<a href="https://kia.example" target="_blank">a</a>',
    '<a href="https://kia.example" rel="noopener">a</a>',
  ],
  ['<iframe src="https://evil.example"></iframe><img src=x onerror=alert(1)>a', 'a'],
  ['<form action="/x"><input name="password"></form>', ''],
  ['<svg><style>*{display:none}</style></svg>a', 'a'],
  ['<h1>a</h1>', '<h2>a</h2>'],
  ['<h2 id="location">a</h2>', '<h2>a</h2>'],
])('of %s leaves %s', (html, expected) => {
  expect(safeHtml(html)).toBe(expected);
});

it('changes nothing the second time', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<',
    '>',
    '&',
    '&amp;',
    '<li>',
    '<a href="',
    '"',
    'a',
    '<td>',
    ' ',
    '<script>',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const once = safeHtml(pieces.join(''));
      expect(safeHtml(once)).toBe(once);
    }),
  );
});
