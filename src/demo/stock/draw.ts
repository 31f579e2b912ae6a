import { seeded } from '#demo/seeded.ts';

/** Repeatable random choices: the same text always gives the same sequence. */
export interface Draw {
  /** In [0, 1). */
  unit: () => number;
  /** An integer from `low` to `high`, both included. */
  whole: (low: number, high: number) => number;
  between: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <Choice>(choices: readonly Choice[]) => Choice;
  /** One of several, by weight. */
  weighted: <Choice>(choices: readonly (readonly [Choice, number])[]) => Choice;
  shuffled: <Choice>(choices: readonly Choice[]) => Choice[];
  /** Some of several, in their original order. */
  some: <Choice>(choices: readonly Choice[], count: number) => Choice[];
}

export function drawFrom(text: string): Draw {
  const unit = seeded(hashOf(text));
  const between = (low: number, high: number) => low + unit() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    unit,
    between,
    whole,
    chance: (probability) => unit() < probability,
    pick: (choices) => {
      const choice = choices[Math.floor(unit() * choices.length)];
      if (choice === undefined) throw new Error('Cannot pick from an empty list.');
      return choice;
    },
    weighted: (choices) => {
      let rest = unit() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      const found = choices.find(([, weight]) => (rest -= weight) < 0) ?? choices.at(-1);
      if (found === undefined) throw new Error('Cannot pick from an empty list.');
      return found[0];
    },
    shuffled: (choices) => ranked(choices, unit).map(({ choice }) => choice),
    some: (choices, count) =>
      ranked(choices, unit)
        .slice(0, count)
        .toSorted((a, b) => a.at - b.at)
        .map(({ choice }) => choice),
  };
}

function ranked<Choice>(choices: readonly Choice[], unit: () => number) {
  const ranks = choices.map((choice, at) => ({ choice, at, rank: unit() }));
  return ranks.toSorted((a, b) => a.rank - b.rank);
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
