import { beforeEach, expect, it, vi } from 'vitest';
import { type Favourite, favourites, toggleFavourite } from './favourites.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

const favourite = (id: number): Favourite => ({
  id,
  slug: `car-${id}`,
  name: `Car ${id}`,
  make: 'Kia',
  model: 'Rio',
  primary_image_url: undefined,
});

it('are added and removed by the same call', () => {
  expect(toggleFavourite('yard', favourite(1))).toBe('added');
  expect(toggleFavourite('yard', favourite(2))).toBe('added');
  expect(toggleFavourite('yard', favourite(1))).toBe('removed');
  expect(favourites.entries('yard').map(({ id }) => id)).toEqual([2]);
});

it('are stored under the site’s own key, with six fields only', () => {
  const wholePage = { ...favourite(7), price: 20_000, facts: ['a page has more'] };
  toggleFavourite('yard', wholePage);
  const entries: unknown = JSON.parse(stored.get('yardFavouritedCars') ?? '');
  expect(entries).toEqual([{ id: 7, slug: 'car-7', name: 'Car 7', make: 'Kia', model: 'Rio' }]);
});
