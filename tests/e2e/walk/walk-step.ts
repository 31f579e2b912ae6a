import { seededRandom } from '#tests/support/seeded-random.ts';

/** What a wandering shopper does, with its share of all steps. */
const shares = {
  follow: 30,
  press: 16,
  type: 14,
  choose: 10,
  back: 9,
  forward: 4,
  reload: 4,
  send: 3,
  apply: 1,
  save: 3,
  'second tab': 2,
  'sign in': 1,
  'sign out': 1,
  'lose the network': 2,
  'turn the phone': 2,
} as const;

export type WalkKind = keyof typeof shares;

/**
 * A step, as data: it means the same when it is repeated without the steps before it, so that a failed walk can be
 * shortened.
 */
export interface WalkStep {
  kind: WalkKind;
  /** Which of the page's links, buttons or fields, as a share of their number: 0 is the first. */
  which: number;
  /** What is typed or chosen, as a share of the possibilities. */
  what: number;
}

const kinds = Object.entries(shares) as [WalkKind, number][];
const allShares = kinds.reduce((sum, [, share]) => sum + share, 0);

/** The steps of a walk, always the same for a seed. */
export function walkSteps(seed: number, count: number): WalkStep[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    let left = random() * allShares;
    const [kind] = kinds.find(([, share]) => (left -= share) < 0) ?? kinds[0]!;
    return { kind, which: random(), what: random() };
  });
}
