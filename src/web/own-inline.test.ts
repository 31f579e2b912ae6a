import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { ownInline } from './own-inline.ts';

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('lists the scripts and styles of this rendering, and none that was injected', () => {
  const { html, scripts, styles } = ownInline(
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
