import { expect, it } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

const deferred = (html: string): string => deferScripts(Buffer.from(html)).toString();

it('defers every script of the router and leaves other tags alone', () => {
  expect(
    deferred(
      '<head><link rel="modulepreload" href="/a.js"/><link rel="icon"/></head>é<script type="module" async>x</script>' +
        '<link rel="modulepreload" href="/b.js"/><script>y</script>',
    ),
  ).toBe(
    '<head><link rel="later" href="/a.js"/><link rel="icon"/></head>é<script type="later" async>x</script>' +
      '<link rel="later" href="/b.js"/><script>y</script>',
  );
});

it.each(['', '<p>no script</p>'])('changes nothing in %j', (html) => {
  expect(deferred(html)).toBe(html);
});
