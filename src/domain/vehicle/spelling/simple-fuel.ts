export const simpleFuels = ['Petrol', 'Diesel', 'Hybrid', 'Electric', 'LPG', 'Hydrogen'] as const;
export type SimpleFuel = (typeof simpleFuels)[number];

/** The first match wins: "Petrol/Electric hybrid" is a hybrid, "Unleaded/LPG" runs on gas. */
const fuelWords: readonly (readonly [RegExp, SimpleFuel])[] = [
  [/hydrogen|fuel ?cell|\bfcev\b/, 'Hydrogen'],
  [
    /hybrid|\bp?hev\b|plug-?in|(petrol|unleaded|premium|diesel).*electric|electric.*(petrol|unleaded|premium|diesel)/,
    'Hybrid',
  ],
  [/electric|\bb?ev\b/, 'Electric'],
  [/\blpg\b|\bgas\b|autogas|\bcng\b|\blng\b/, 'LPG'],
  [/diesel|\btdi\b|\bcrdi\b/, 'Diesel'],
  [
    /petrol|unleaded|leaded|\bp?ulp\b|premium|\be10\b|\be85\b|flex|gasoline|octane|\bron\b/,
    'Petrol',
  ],
];

/** Maps a feed's fuel description to a fuel; undefined if it states none. */
export function simpleFuel(fuel: string): SimpleFuel | undefined {
  const words = fuel.toLowerCase();
  return fuelWords.find(([pattern]) => pattern.test(words))?.[1];
}
