import { expect, it } from 'vitest';
import { withPatientScripts } from './patient-scripts.ts';

const patient = (html: string): string => withPatientScripts(Buffer.from(html)).toString();

it('fetches every script of the router last, and leaves the rest as it is', () => {
  expect(
    patient(
      '<head><link rel="modulepreload" href="/a.js"/><link rel="icon"/></head>é<script type="module" async>x</script>' +
        '<link rel="modulepreload" href="/b.js"/><script>y</script>',
    ),
  ).toBe(
    '<head><link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="icon"/></head>é' +
      '<script type="module" fetchpriority="low" async>x</script>' +
      '<link rel="modulepreload" fetchpriority="low" href="/b.js"/><script>y</script>',
  );
});

it.each(['', '<p>no script</p>'])('has nothing to do in %j', (html) => {
  expect(patient(html)).toBe(html);
});
