import type { PriceBasis } from '#domain/vehicle/vehicle.ts';

/** Words beside or instead of an amount, and what they tell of it. */
const priceBasisWords: readonly (readonly [RegExp, PriceBasis])[] = [
  [/drive\s*-?\s*away|\bd\/?a\b|\bdap\b|on\s*-?\s*road price/i, 'drive_away'],
  [
    /\begc\b|exc?l?\S*\s+gov|\+\s*(orc|on\s*-?\s*roads?)|plus on\s*-?\s*roads?|before on\s*-?\s*roads?/i,
    'egc',
  ],
];

/** The basis that the words of a price or of a price type tell: "Drive Away", "$28,990 EGC". */
export function priceBasisOf(words: string): PriceBasis | undefined {
  return priceBasisWords.find(([pattern]) => pattern.test(words))?.[1];
}
