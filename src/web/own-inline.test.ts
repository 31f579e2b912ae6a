import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { ownInline } from './own-inline.ts';

const inlineOf = (page: string, nonce: string) => {
  const { html, ...sources } = ownInline(Buffer.from(page), nonce);
  return { html: html.toString(), ...sources };
};
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('lists the scripts and styles of this rendering, and none that was injected', () => {
  const { html, scripts, styles } = inlineOf(
    '<style nonce="n1">p{color:red}</style><style>planted{}</style>' +
      '<p><script>planted()</script><script nonce="guess">guessed()</script></p>' +
      '<script nonce="n1">own()</script><script type="module" nonce="n1">import "x"</script>' +
      '<script nonce="n1" src="/a.js"></script>',
    'n1',
  );
  expect(scripts).toEqual([sourceOf('own()'), sourceOf('import "x"')]);
  expect(styles).toEqual([sourceOf('p{color:red}')]);
  expect(html).not.toContain('n1');
  expect(html).toContain('<script>own()</script>');
});

it('hashes the bytes of texts beyond ASCII, also after a tag with other attributes', () => {
  const page =
    '<p>“Ünten” – 車</p><link rel="x" nonce="n1"><script data-x="&lt;script&gt;" nonce="n1" async="">say("“車”")</script>';
  const { html, scripts } = inlineOf(page, 'n1');
  expect(scripts).toEqual([sourceOf('say("“車”")')]);
  expect(html).toBe(page.replaceAll(' nonce="n1"', ''));
});
