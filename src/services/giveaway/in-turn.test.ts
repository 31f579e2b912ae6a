import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

const owner = {};

it('runs work of one key in turn, and of other keys or owners at the same time', async () => {
  const begun: string[] = [];
  const first = Promise.withResolvers<void>();
  const run = (of: object, key: string, name: string, until?: Promise<void>) =>
    inTurn(of, key, async () => {
      begun.push(name);
      await until;
      return name;
    });
  const results = [
    run(owner, 'spring', 'first', first.promise),
    run(owner, 'spring', 'second'),
    run(owner, 'summer', 'other key'),
    run({}, 'spring', 'other owner'),
  ];
  await Promise.all(results.slice(2));
  expect(begun).toEqual(['first', 'other key', 'other owner']);
  first.resolve();
  expect(await Promise.all(results)).toEqual(['first', 'second', 'other key', 'other owner']);
});

it('goes on after a failure, which only its own caller gets', async () => {
  const failing = inTurn(owner, 'spring', () => Promise.reject(new Error('away')));
  const next = inTurn(owner, 'spring', async () => 'next');
  await expect(failing).rejects.toThrow('away');
  expect(await next).toBe('next');
});
