import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';
import { statedWords } from './stated-words.ts';

export const cabLabels = { single: 'Single cab', extra: 'Extra cab', dual: 'Dual cab' } as const;
export type Cab = keyof typeof cabLabels;

/** The makers' names for each cab; only utes and cab chassis have one. */
export const cabNames: readonly (readonly [Cab, readonly string[]])[] = [
  ['dual', ['dual cab', 'double cab', 'crew cab', 'twin cab', 'd cab', 'quad cab']],
  [
    'extra',
    // Isuzu, Nissan, Ford, Mazda, Mitsubishi, Holden and Toyota each have their own word
    [
      'extra cab',
      'xtra cab',
      'extended cab',
      'space cab',
      'king cab',
      'super cab',
      'freestyle cab',
      'club cab',
    ],
  ],
  ['single', ['single cab', 'standard cab', 'regular cab']],
];

const patterns = cabNames.map(([cab, names]) => {
  const words = names.map((name) => name.replace(/ cab$/, '')).join('|');
  return [cab, new RegExp(`\\b(?:${words})[ -]?cab`)] as const;
});
const bodiesWithCab: readonly string[] = ['ute', 'cabChassis', 'lightTruck'];

type Facts = Pick<
  VehicleFacts,
  'badge' | 'series' | 'name' | 'simple_body' | 'body' | 'bodyconfiguration' | 'doors' | 'seats'
>;

/** A ute's cab as its feed states it, otherwise by its doors and seats; undefined if neither says. */
export function cabOf(facts: Facts): Cab | undefined {
  const { simple_body: simple = '', body = '', bodyconfiguration = '', doors, seats } = facts;
  if (!bodiesWithCab.includes(simple)) return undefined;
  const words = `${statedWords(facts)} ${body} ${bodyconfiguration}`.toLowerCase();
  const stated = patterns.find(([, pattern]) => pattern.test(words))?.[0];
  if (stated) return stated;
  if (doors === undefined) return undefined;
  if (doors >= 4) return 'dual';
  if (doors === 3) return 'extra';
  if (seats === undefined) return undefined;
  // an extra cab has a second row but no doors of its own for it
  return seats >= 4 ? 'extra' : 'single';
}
