import { expect, it } from 'vitest';
import type { Promotion } from './promotion.ts';
import { promotionsOnPage, type ResultsPage } from './promotions-on-page.ts';

interface Named extends Promotion {
  name: string;
}

const promotion = (name: string, fields: Partial<Promotion> = {}): Named => ({
  name,
  position: 1,
  display: true,
  strictDisplay: false,
  ...fields,
});
const page = (fields: Partial<ResultsPage> = {}): ResultsPage => ({
  cards: 21,
  page: 1,
  today: '2026-06-15',
  seed: 'a page',
  ...fields,
});
const names = (placed: Map<number, Named>): Record<number, string> =>
  Object.fromEntries([...placed].map(([place, { name }]) => [place, name]));

const positions = { kind: 'positions', positions: [8] } as const;

it('places a promotion at a configured position', () => {
  expect(names(promotionsOnPage([promotion('sell')], positions, page()))).toEqual({ 8: 'sell' });
});

it('places nothing beyond the end of a short page', () => {
  expect(promotionsOnPage([promotion('sell')], positions, page({ cards: 7 })).size).toBe(0);
  expect(promotionsOnPage([promotion('sell')], positions, page({ cards: 8 })).size).toBe(1);
});

it('rotates every N cards in order of position and continues on the next page', () => {
  const three = [promotion('c', { position: 3 }), promotion('a'), promotion('b', { position: 2 })];
  const every = { kind: 'every', every: 10 } as const;
  expect(names(promotionsOnPage(three, every, page()))).toEqual({ 10: 'a', 20: 'b' });
  expect(names(promotionsOnPage(three, every, page({ page: 2 })))).toEqual({ 10: 'c', 20: 'a' });
});

it.each([
  ['from its first day', { start: '2026-06-15' }, 1],
  ['not before its first day', { start: '2026-06-16' }, 0],
  ['until its last day', { expiry: '2026-06-15' }, 1],
  ['not after its last day', { expiry: '2026-06-14' }, 0],
  ['only if switched on', { display: false }, 0],
])('a promotion is shown %s', (_when, fields, shown) => {
  expect(promotionsOnPage([promotion('sell', fields)], positions, page()).size).toBe(shown);
});

it('shows a strict promotion only at its own position, outside the rotation', () => {
  const strict = promotion('strict', { position: 3, strictDisplay: true });
  const both = { kind: 'positions', positions: [3, 8] } as const;
  expect(names(promotionsOnPage([strict, promotion('sell')], both, page()))).toEqual({
    3: 'strict',
    8: 'sell',
  });
  expect(names(promotionsOnPage([strict], positions, page({ cards: 2 })))).toEqual({});
});

it('derives random places from the seed', () => {
  const random = { kind: 'random', count: 2 } as const;
  const places = (seed: string): string =>
    [...promotionsOnPage([promotion('sell')], random, page({ seed })).keys()].join(' ');
  expect(places('a')).toBe(places('a'));
  const seeds = Array.from({ length: 30 }, (_, index) => places(`seed ${index}`));
  expect(new Set(seeds).size).toBeGreaterThan(10);
  expect(seeds.every((text) => text.split(' ').length === 2)).toBe(true);
});
