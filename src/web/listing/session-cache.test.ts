import { expect, it } from 'vitest';
import { SessionCache } from './session-cache.ts';

it('gives back what it was given', () => {
  const cache = new SessionCache<string>(2);
  cache.set('/search', 'all');
  expect(cache.get('/search')).toBe('all');
  expect(cache.get('/search/kia')).toBeUndefined();
});

it('forgets what was not asked for the longest', () => {
  const cache = new SessionCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  expect(cache.size).toBe(2);
});

it('keeps the newer answer to the same question', () => {
  const cache = new SessionCache<number>(2);
  cache.set('a', 1);
  cache.set('a', 2);
  expect([cache.get('a'), cache.size]).toEqual([2, 1]);
});
