import { beforeEach, expect, it, vi } from 'vitest';
import { expireStorage } from './expire-storage.ts';

const kept = new Map<string, string>();
const day = (days: number) => days * 86_400_000;

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

it('removes what has not changed for so many days, and nothing else', () => {
  kept.set('yardUser', '{"name":"Mia"}');
  kept.set('yardFavouritedCars', '[1]');
  kept.set('otherUser', '{"name":"Leo"}');
  kept.set('yardpopupVisibility', '{}');
  expireStorage('yard', 30, day(0));
  kept.set('yardFavouritedCars', '[1,2]');
  expireStorage('yard', 30, day(20));
  expect(kept.has('yardUser')).toBe(true);
  expireStorage('yard', 30, day(31));
  expect(kept.has('yardUser')).toBe(false);
  expect(kept.get('yardFavouritedCars')).toBe('[1,2]');
  expect(kept.has('otherUser')).toBe(true);
  expect(kept.has('yardpopupVisibility')).toBe(true);
  expireStorage('yard', 30, day(51));
  expect(kept.has('yardFavouritedCars')).toBe(false);
});
