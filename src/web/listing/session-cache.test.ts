import { expect, it } from 'vitest';
import { SessionCache } from './session-cache.ts';

it('returns what was stored', () => {
  const cache = new SessionCache<string>(2);
  cache.set('/search', 'all');
  expect(cache.get('/search')).toBe('all');
  expect(cache.get('/search/kia')).toBeUndefined();
});

it('evicts the entry used longest ago', () => {
  const cache = new SessionCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  expect(cache.size).toBe(2);
});

it('replaces the entry of the same key', () => {
  const cache = new SessionCache<number>(2);
  cache.set('a', 1);
  cache.set('a', 2);
  expect([cache.get('a'), cache.size]).toEqual([2, 1]);
});
