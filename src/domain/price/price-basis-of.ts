import type { PriceBasis } from '#domain/vehicle/vehicle.ts';

/** Phrases in a price or price type, and the basis they state. */
const priceBasisWords: readonly (readonly [RegExp, PriceBasis])[] = [
  [/drive\s*-?\s*away|\bd\/?a\b|\bdap\b|on\s*-?\s*road price/i, 'drive_away'],
  [
    /\begc\b|exc?l?\S*\s+gov|\+\s*(orc|on\s*-?\s*roads?)|plus on\s*-?\s*roads?|before on\s*-?\s*roads?/i,
    'egc',
  ],
];

/** The basis stated in a price or price type: "Drive Away", "$28,990 EGC". */
export function priceBasisOf(words: string): PriceBasis | undefined {
  return priceBasisWords.find(([pattern]) => pattern.test(words))?.[1];
}
