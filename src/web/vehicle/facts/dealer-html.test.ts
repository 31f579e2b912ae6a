import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dealerHtml, htmlToText } from './dealer-html.ts';

it('keeps the paragraphs, lists and emphasis of a dealer’s description', () => {
  const html = '<p>One <b>careful</b> owner</p><ul><li>Tow bar</li></ul>';
  expect(dealerHtml(html)).toBe(html);
});

it('converts plain text to paragraphs and line breaks', () => {
  expect(dealerHtml('One owner\nFull history\n\nCome & see')).toBe(
    '<p>One owner<br />Full history</p><p>Come &amp; see</p>',
  );
});

it('lowers headings below the page’s own, and removes empty paragraphs', () => {
  expect(dealerHtml('<h1>Wow</h1><p> </p><div>text</div>')).toBe('<h3>Wow</h3><p>text</p>');
});

it.each([
  ['a script', '<script>alert(1)</script>text'],
  ['a handler', '<p onclick="alert(1)">text</p>'],
  ['a script address', '<a href="javascript:alert(1)">text</a>'],
  ['an obfuscated script address', '<a href="jav&#x09;ascript:alert(1)">text</a>'],
  ['a style', '<style>*{display:none}</style><p style="position:fixed">text</p>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>text'],
  ['a form', '<form action="https://evil.example"><input name="card">text</form>'],
  ['a picture', '<img src=x onerror=alert(1)>text'],
  ['an unfinished tag', 'text<img src=x onerror=alert(1)'],
])('removes %s', (_what, html) => {
  const clean = dealerHtml(html);
  expect(clean).toContain('text');
  expect(clean).not.toMatch(/alert|evil|style|onerror|<(script|iframe|form|img|input)/);
});

it('marks links as nofollow', () => {
  expect(dealerHtml('<a href="https://a.example" target="_top">a</a>')).toBe(
    '<a href="https://a.example" rel="nofollow noopener">a</a>',
  );
});

it('allows only the listed tags, and only the attributes href and rel', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          '<',
          '>',
          '"',
          "'",
          '/',
          ' ',
          '=',
          'a',
          'script',
          'img',
          'onload',
          'svg',
          'p',
          '&',
          '#',
          ';',
          '!--',
        ),
        { maxLength: 40 },
      ),
      (parts) => {
        const clean = dealerHtml(parts.join(''));
        for (const [, name, attributes = ''] of clean.matchAll(/<([a-z]\w*)([^>]*)>/g)) {
          expect(['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 'h3', 'a']).toContain(
            name,
          );
          expect(attributes.replace(/ (href|rel)="[^"]*"/g, '')).toMatch(/^ ?\/?$/);
        }
      },
    ),
  );
});

it('extracts the text, with spaces between blocks', () => {
  expect(htmlToText('<p>Fish &amp; chips</p><ul><li>5 &lt; 6</li></ul>')).toBe(
    'Fish & chips 5 < 6.',
  );
  expect(
    htmlToText(
      '<p>It has:</p><ul><li>Awning</li> <li>Gas.</li><li>Shower</li></ul><p>Sleeps 4</p>',
    ),
  ).toBe('It has: Awning, Gas. Shower. Sleeps 4');
});
