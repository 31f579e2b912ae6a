import { expect, it } from 'vitest';
import { withPatientScripts } from './patient-scripts.ts';

const patient = (html: string): string => withPatientScripts(Buffer.from(html)).toString();

it('has every script of the router wait to be asked for, and leaves the rest as it is', () => {
  expect(
    patient(
      '<head><link rel="modulepreload" href="/a.js"/><link rel="icon"/></head>é<script type="module" async>x</script>' +
        '<link rel="modulepreload" href="/b.js"/><script>y</script>',
    ),
  ).toBe(
    '<head><link rel="later" href="/a.js"/><link rel="icon"/></head>é<script type="later" async>x</script>' +
      '<link rel="later" href="/b.js"/><script>y</script>',
  );
});

it.each(['', '<p>no script</p>'])('has nothing to do in %j', (html) => {
  expect(patient(html)).toBe(html);
});
