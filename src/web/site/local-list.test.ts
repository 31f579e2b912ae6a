import { beforeEach, expect, it, vi } from 'vitest';
import { LocalList } from './local-list.ts';

const stored = new Map<string, string>();
const list = (): LocalList<string> =>
  new LocalList({
    name: 'ViewCar',
    isEntry: (entry): entry is string => typeof entry === 'string',
    limit: 3,
  });

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.includes('too much')) throw new Error('quota');
      stored.set(key, value);
    },
  });
});

it('stores the first entries under the site’s own key', () => {
  list().replace('yard', ['a', 'b', 'c', 'd']);
  expect(stored.get('yardViewCar')).toBe('["a","b","c"]');
  expect(list().entries('yard')).toEqual(['a', 'b', 'c']);
  expect(list().entries('other')).toEqual([]);
});

it('returns the same array until something changes', () => {
  const one = list();
  one.replace('yard', ['a']);
  expect(one.entries('yard')).toBe(one.entries('yard'));
});

it('ignores invalid entries, and warns if the list cannot be parsed', () => {
  stored.set('yardViewCar', '["a", 7, null]');
  expect(list().entries('yard')).toEqual(['a']);
  stored.set('yardViewCar', '{"a": 1}');
  expect(list().entries('yard')).toEqual([]);
  stored.set('yardViewCar', 'not JSON');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(list().entries('yard')).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it('notifies subscribers until they unsubscribe', () => {
  const one = list();
  const listener = vi.fn();
  const unsubscribe = one.subscribe(listener);
  expect(one.replace('yard', ['a'])).toBe(true);
  unsubscribe();
  one.replace('yard', ['b']);
  expect(listener).toHaveBeenCalledOnce();
});

it('returns false and warns if the browser’s storage is full', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(list().replace('yard', ['too much'])).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
