import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { ownScripts } from './own-scripts.ts';

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('names the scripts of this rendering and none that was planted', () => {
  const { html, sources } = ownScripts(
    '<p><script>planted()</script><script nonce="guess">guessed()</script></p>' +
      '<script nonce="n1">own()</script><script type="module" nonce="n1">import "x"</script>' +
      '<script nonce="n1" src="/a.js"></script>',
    'n1',
  );
  expect(sources).toEqual([sourceOf('own()'), sourceOf('import "x"')]);
  expect(html).not.toContain('n1');
  expect(html).toContain('<script>own()</script>');
});
