import { lettersOnly } from './letters-only.ts';

/** The body types a shopper picks from, with the words on the tile. */
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
 * Words for a body, in the order in which they are looked for: a "Double Cab Chassis" is a cab chassis before it is
 * a cab, a "Soft Top Wagon" a wagon after all. Hatch and hatchback, wagon and station wagon are one body each, so that
 * one stock does not split over two tiles.
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
  ...(Object.keys(bodyLabels) as BodySlug[]).map((slug) => [lettersOnly(slug), slug] as const),
  ['hatchback', 'hatch'],
  ['stationwagon', 'wagon'],
]);

/** The shopper's body type for the words of a feed; nothing when the words do not tell ("Commercial", "Other"). */
export function simpleBody(body: string): BodySlug | undefined {
  const exact = bySlug.get(lettersOnly(body));
  if (exact !== undefined) return exact;
  const words = body.toLowerCase();
  return bodyWords.find(([pattern]) => pattern.test(words))?.[1];
}

/** The body as a shopper reads it; a body outside the list in the feed's own words. */
export function bodyLabel(vehicle: { body?: string; simple_body?: string }): string | undefined {
  const { simple_body: slug } = vehicle;
  if (slug !== undefined && Object.hasOwn(bodyLabels, slug)) return bodyLabels[slug as BodySlug];
  return slug ?? vehicle.body;
}
