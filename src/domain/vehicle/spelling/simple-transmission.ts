export const simpleTransmissions = ['Automatic', 'Manual'] as const;
export type SimpleTransmission = (typeof simpleTransmissions)[number];

/** The first match wins: an "automated manual" and an automatic with "manual mode" are automatics. */
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

/** Maps a feed's transmission description ("6 Speed Sports Automatic Dual Clutch") to a transmission. */
export function simpleTransmission(transmission: string): SimpleTransmission | undefined {
  const words = transmission.toLowerCase();
  return codes.get(words) ?? transmissionWords.find(([pattern]) => pattern.test(words))?.[1];
}
