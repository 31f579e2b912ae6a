import { beforeEach, expect, it, vi } from 'vitest';
import { recentSearches, storeRecentSearch } from './recent-searches.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

const search = (make: string) => ({
  path: `/search/${make}`,
  label: make,
  filters: { make: [make] },
});
const labels = (site = 'yard') => recentSearches.entries(site).map(({ label }) => label);

it('stores the last five searches, newest first', () => {
  for (const make of ['a', 'b', 'c', 'd', 'e', 'f']) storeRecentSearch('yard', search(make));
  expect(labels()).toEqual(['f', 'e', 'd', 'c', 'b']);
});

it('stores a repeated search once', () => {
  for (const make of ['a', 'b', 'a']) storeRecentSearch('yard', search(make));
  expect(labels()).toEqual(['a', 'b']);
});

it('stores each site’s searches separately', () => {
  storeRecentSearch('yard', search('a'));
  expect(labels('other')).toEqual([]);
});

it('ignores entries that are not searches of this site', () => {
  const entries = [
    { path: 'https://elsewhere.example/search', label: 'x' },
    { path: '/searching', label: 'x' },
    { path: '/search?make=Kia', label: 'kia' },
    { label: 'no path' },
    null,
    7,
  ];
  stored.set('yardSearchHistory', JSON.stringify(entries));
  expect(labels()).toEqual(['kia']);
});
