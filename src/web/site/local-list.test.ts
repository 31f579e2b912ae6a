import { beforeEach, expect, it, vi } from 'vitest';
import { LocalList } from './local-list.ts';

const kept = new Map<string, string>();
const list = (): LocalList<string> =>
  new LocalList({
    name: 'ViewCar',
    isEntry: (entry): entry is string => typeof entry === 'string',
    limit: 3,
  });

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.includes('too much')) throw new Error('quota');
      kept.set(key, value);
    },
  });
});

it('keeps the first entries, under the site’s own key', () => {
  list().replace('yard', ['a', 'b', 'c', 'd']);
  expect(kept.get('yardViewCar')).toBe('["a","b","c"]');
  expect(list().entries('yard')).toEqual(['a', 'b', 'c']);
  expect(list().entries('other')).toEqual([]);
});

it('gives the same list for as long as nothing changes', () => {
  const one = list();
  one.replace('yard', ['a']);
  expect(one.entries('yard')).toBe(one.entries('yard'));
});

it('passes over what is no entry, and warns of what is no list', () => {
  kept.set('yardViewCar', '["a", 7, null]');
  expect(list().entries('yard')).toEqual(['a']);
  kept.set('yardViewCar', '{"a": 1}');
  expect(list().entries('yard')).toEqual([]);
  kept.set('yardViewCar', 'no JSON');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(list().entries('yard')).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it('tells those who follow it, until they stop', () => {
  const one = list();
  const heard = vi.fn();
  const stop = one.follow(heard);
  expect(one.replace('yard', ['a'])).toBe(true);
  stop();
  one.replace('yard', ['b']);
  expect(heard).toHaveBeenCalledOnce();
});

it('says when the browser takes no more', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(list().replace('yard', ['too much'])).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
