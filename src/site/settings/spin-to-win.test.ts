import { expect, it } from 'vitest';
import { parseSiteSettings } from '#site/parse-site-settings.ts';
import { somePrize, someSpinToWin } from '#tests/support/giveaways.ts';
import { someSettings } from '#tests/support/sites.ts';

const slices = (count: number) =>
  Array.from({ length: count }, (_, at) => somePrize({ id: `prize-${at}` }));
const faultsOf = (giveaway: object) => {
  const spin_to_win = someSpinToWin({ prizes: slices(3), ...giveaway });
  const parsed = parseSiteSettings(someSettings('yard', { spin_to_win }));
  return parsed.ok ? [] : parsed.faults;
};

it('accepts 3 to 12 slices, one of which wins nothing', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ prizes: slices(12) })).toEqual([]);
  const [first, ...others] = slices(3);
  expect(faultsOf({ prizes: [{ ...first, is_prize: false }, ...others] })).toEqual([]);
});

it.each([
  ['two slices', { prizes: slices(2) }, 'prizes', 'at least 3'],
  ['thirteen slices', { prizes: slices(13) }, 'prizes', 'at most 12'],
  [
    'no prize at all',
    { prizes: slices(3).map((slice) => ({ ...slice, is_prize: false })) },
    'prizes',
    'wins something',
  ],
  [
    'two prizes with one id',
    { prizes: [...slices(3), ...slices(1)] },
    'prizes[3].id',
    'id of another',
  ],
  [
    'a weight of 0',
    { prizes: [{ ...slices(1)[0], weight: 0 }, ...slices(4).slice(1)] },
    'prizes[0].weight',
    'must be at least 1',
  ],
  [
    'part of a ticket',
    { prizes: [{ ...slices(1)[0], weight: 1.5 }, ...slices(4).slice(1)] },
    'prizes[0].weight',
    'must be a whole number',
  ],
  ['a day that does not exist', { starts: '2026-02-30T09:00' }, 'starts', 'not in the calendar'],
  ['a day without a time', { ends: '2026-12-24' }, 'ends', '2026-12-01T09:00'],
  ['an end before the start', { ends: '2025-12-24T17:00' }, 'ends', 'after starts'],
  [
    'a prize that ends before it starts',
    {
      prizes: [
        ...slices(3),
        somePrize({ id: 'late', starts: '2026-12-02T09:00', ends: '2026-12-01T09:00' }),
      ],
    },
    'prizes[3].ends',
    'after starts',
  ],
  ['no terms', { terms: ' ' }, 'terms', 'must not be empty'],
])('refuses %s', (_what, giveaway, path, message) => {
  expect(faultsOf(giveaway)).toEqual([
    { path: `spin_to_win.${path}`, message: expect.stringContaining(message) },
  ]);
});
