import type { Giveaway, Prize } from '#domain/giveaway/giveaway.ts';

/** A prize; tests override only what they are about. */
export function somePrize(prize: Partial<Prize> & Pick<Prize, 'id'>): Prize {
  return { label: `The ${prize.id}`, text: '', weight: 1, is_prize: true, ...prize };
}

/** The setting of a giveaway that runs without an end. */
export function someSpinToWin(giveaway: Record<string, unknown> = {}): Record<string, unknown> {
  const { prizes } = someGiveaway();
  return {
    id: 'summer',
    name: 'Summer Spin',
    starts: '2026-01-01T00:00',
    prizes,
    terms: 'One spin for each phone.',
    ...giveaway,
  };
}

export function someGiveaway(giveaway: Partial<Giveaway> = {}): Giveaway {
  return {
    starts: '2026-12-01T09:00',
    ends: '2026-12-24T17:00',
    prizes: [
      somePrize({ id: 'voucher', weight: 1, stock: 2 }),
      somePrize({ id: 'wash', weight: 39 }),
      somePrize({ id: 'none', weight: 60, is_prize: false }),
    ],
    ...giveaway,
  };
}
