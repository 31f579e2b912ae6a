import { spellingKey } from './spelling-key.ts';

/** The body types that shoppers choose from, with their labels. */
export const bodyLabels = {
  '4x4': '4x4',
  bus: 'Bus',
  cabChassis: 'Cab Chassis',
  convertible: 'Convertible',
  coupe: 'Coupe',
  ev: 'Electric',
  hardtop: 'Hardtop',
  hatch: 'Hatch',
  hatchback: 'Hatchback',
  motorhome: 'Motorhome',
  lightTruck: 'Light Truck',
  peopleMover: 'People Mover',
  prestige: 'Prestige',
  sedan: 'Sedan',
  softtop: 'Soft Top',
  suv: 'SUV',
  ute: 'Ute',
  van: 'Van',
  wagon: 'Wagon',
  stationWagon: 'Station Wagon',
} as const;

export type BodySlug = keyof typeof bodyLabels;

/**
 * Patterns for body types; the first match wins, so a "Double Cab Chassis" is a cab chassis, not a ute, and a "Soft Top
 * Wagon" is a wagon. Hatch and hatchback are one body type, as are wagon and station wagon, so that each has one tile.
 */
const bodyWords: readonly (readonly [RegExp, BodySlug])[] = [
  [/motor ?home|camper ?van|\brv\b/, 'motorhome'],
  [/cab ?chas|chassis/, 'cabChassis'],
  [/light truck|\btruck\b|tipper|pantech|prime mover/, 'lightTruck'],
  [/people ?mover|\bmpv\b|minivan|mini van/, 'peopleMover'],
  [/\bbus\b|mini ?bus|coach/, 'bus'],
  [/\bsuv\b|sports? utility|off-?road|crossover/, 'suv'],
  [
    /\bute\b|\butes\b|utility|pick ?up|tray|dual cab|double cab|crew cab|space cab|king cab|extra cab|single cab/,
    'ute',
  ],
  [/hatch|liftback/, 'hatch'],
  [/wagon|estate|tourer|avant|sportwagon/, 'wagon'],
  [/soft ?top/, 'softtop'],
  [/convertible|cabriolet|\bcabrio\b|roadster|spider|spyder/, 'convertible'],
  [/hard ?top/, 'hardtop'],
  [/coupe|coupé|fastback/, 'coupe'],
  [/sedan|saloon|limousine/, 'sedan'],
  [/\bvan\b|\bvans\b|panel ?van|crew van/, 'van'],
  [/4x4|4wd/, '4x4'],
];

const bySlug = new Map<string, BodySlug>([
  ...(Object.keys(bodyLabels) as BodySlug[]).map((slug) => [spellingKey(slug), slug] as const),
  ['hatchback', 'hatch'],
  ['stationwagon', 'wagon'],
]);

/** The body type that a slug or a label names, as vehicles have it: `stationWagon` is `wagon`. */
export function namedBody(name: string): BodySlug | undefined {
  return bySlug.get(spellingKey(name));
}

/** Maps a feed's body description to a body type; undefined if it states none ("Commercial", "Other"). */
export function simpleBody(body: string): BodySlug | undefined {
  const exact = namedBody(body);
  if (exact !== undefined) return exact;
  const words = body.toLowerCase();
  return bodyWords.find(([pattern]) => pattern.test(words))?.[1];
}

/** The label of a vehicle's body type; falls back to the feed's own words. */
export function bodyLabel(vehicle: { body?: string; simple_body?: string }): string | undefined {
  const { simple_body: slug } = vehicle;
  if (slug !== undefined && Object.hasOwn(bodyLabels, slug)) return bodyLabels[slug as BodySlug];
  return slug ?? vehicle.body;
}
