import { beforeEach, expect, it, vi } from 'vitest';
import { expireStorage } from './expire-storage.ts';

const stored = new Map<string, string>();
const day = (days: number) => days * 86_400_000;

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

it('removes only entries that have not changed for the given number of days', () => {
  stored.set('yardUser', '{"name":"Mia"}');
  stored.set('yardFavouritedCars', '[1]');
  stored.set('otherUser', '{"name":"Leo"}');
  stored.set('yardpopupVisibility', '{}');
  expireStorage('yard', 30, day(0));
  stored.set('yardFavouritedCars', '[1,2]');
  expireStorage('yard', 30, day(20));
  expect(stored.has('yardUser')).toBe(true);
  expireStorage('yard', 30, day(31));
  expect(stored.has('yardUser')).toBe(false);
  expect(stored.get('yardFavouritedCars')).toBe('[1,2]');
  expect(stored.has('otherUser')).toBe(true);
  expect(stored.has('yardpopupVisibility')).toBe(true);
  expireStorage('yard', 30, day(51));
  expect(stored.has('yardFavouritedCars')).toBe(false);
});
