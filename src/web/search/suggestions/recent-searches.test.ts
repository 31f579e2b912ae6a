import { beforeEach, expect, it, vi } from 'vitest';
import { recentSearches, rememberSearch } from './recent-searches.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

const search = (make: string) => ({
  path: `/search/${make}`,
  label: make,
  filters: { make: [make] },
});
const labels = (site = 'yard') => recentSearches.entries(site).map(({ label }) => label);

it('keeps the last five searches, the newest first', () => {
  for (const make of ['a', 'b', 'c', 'd', 'e', 'f']) rememberSearch('yard', search(make));
  expect(labels()).toEqual(['f', 'e', 'd', 'c', 'b']);
});

it('keeps the same search once', () => {
  for (const make of ['a', 'b', 'a']) rememberSearch('yard', search(make));
  expect(labels()).toEqual(['a', 'b']);
});

it('keeps each site’s searches apart', () => {
  rememberSearch('yard', search('a'));
  expect(labels('other')).toEqual([]);
});

it('passes over what is no search of this site', () => {
  const entries = [
    { path: 'https://elsewhere.example/search', label: 'x' },
    { path: '/searching', label: 'x' },
    { path: '/search?make=Kia', label: 'kia' },
    { label: 'no path' },
    null,
    7,
  ];
  kept.set('yardSearchHistory', JSON.stringify(entries));
  expect(labels()).toEqual(['kia']);
});
