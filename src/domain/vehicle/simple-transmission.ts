export const simpleTransmissions = ['Automatic', 'Manual'] as const;
export type SimpleTransmission = (typeof simpleTransmissions)[number];

/** In the order in which they are looked for: an "automated manual" and a "manual mode" box shift by themselves. */
const transmissionWords: readonly (readonly [RegExp, SimpleTransmission])[] = [
  [
    /auto|\bcvt|tronic|\bdct\b|\bdsg\b|\bpdk\b|\bedc\b|\bamt\b|dual.?clutch|variable|reduction gear|single speed|shiftmatic|matic\b/,
    'Automatic',
  ],
  [/manual|\bman\b|\d ?m\/?t\b/, 'Manual'],
];

const codes = new Map<string, SimpleTransmission>([
  ['a', 'Automatic'],
  ['a/t', 'Automatic'],
  ['m', 'Manual'],
  ['m/t', 'Manual'],
]);

/** The shopper's transmission for the words of a feed ("6 Speed Sports Automatic Dual Clutch"). */
export function simpleTransmission(transmission: string): SimpleTransmission | undefined {
  const words = transmission.toLowerCase();
  return codes.get(words) ?? transmissionWords.find(([pattern]) => pattern.test(words))?.[1];
}
