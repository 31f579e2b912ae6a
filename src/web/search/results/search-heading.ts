import { capitalised } from '#domain/text/capitalised.ts';
import { kindWords, vehicleWords, type VehicleWords } from '#domain/vehicle/vehicle-words.ts';
import { carTypes, type VehicleKind, vehicleKinds } from '#domain/vehicle/vehicle.ts';
import type { Criteria } from '#search/vehicle-search/criteria.ts';
import { valueLabel } from '#web/search/facets/facet-labels.ts';

/**
 * The heading of a search: `Used Toyota Corolla`, `New and demo cars`, `Used Mazda and Kia cars in Perth`, `Toyota
 * utes`, `Cars at Kestrel Mazda`.
 */
export function searchHeading(
  { choices }: Criteria,
  siteNoun: VehicleWords,
  dealerships: readonly { slug: string; name: string }[] = [],
): string {
  const conditions = (choices.car_type ?? []).filter((type) =>
    carTypes.some((known) => known === type),
  );
  const kinds = choices.item_type ?? [];
  // the site's word covers several kinds
  const noun = (kinds.length === 1 ? kindWords(kinds[0] ?? '') : undefined) ?? siteNoun;
  const body = choices.body?.length === 1 ? valueLabel('body', choices.body[0] ?? '') : '';
  const makes = choices.make ?? [];
  const models = choices.model ?? [];
  const named = models.length > 0 && makes.length <= 1;
  const parts = [
    conditions.length < 3 ? list(conditions) : '',
    list(makes),
    named ? list(models) : bodyPhrase(body, noun, isOfKind(noun)),
    choices.dealership_slug?.length === 1
      ? `at ${valueLabel('dealership_slug', choices.dealership_slug[0] ?? '', dealerships)}`
      : '',
    choices.city?.length === 1 ? `in ${choices.city[0]}` : '',
  ];
  const text = parts.filter(Boolean).join(' ');
  const isPlain = text === noun.plural && body === '';
  return isPlain ? `All ${noun.plural}` : capitalised(text);
}

/** Words that name a vehicle on their own, so that a body type that ends in one needs no noun: `Tipper trucks`. */
const bodyNouns: Readonly<Record<string, string>> = {
  bus: 'buses',
  camper: 'campers',
  caravan: 'caravans',
  chassis: 'chassis',
  convertible: 'convertibles',
  coupe: 'coupes',
  cruiser: 'cruisers',
  hardtop: 'hardtops',
  hatch: 'hatches',
  hatchback: 'hatchbacks',
  motorhome: 'motorhomes',
  mover: 'movers',
  scooter: 'scooters',
  sedan: 'sedans',
  suv: 'SUVs',
  trailer: 'trailers',
  truck: 'trucks',
  ute: 'utes',
  van: 'vans',
  wagon: 'wagons',
};

/** Body types of one kind of vehicle, for sites with several kinds. */
const bodyKinds: Readonly<Record<string, VehicleKind>> = {
  'adventure touring': 'motorcycle',
  classic: 'motorcycle',
  naked: 'motorcycle',
  'pop top': 'caravan',
  sport: 'motorcycle',
  'sport touring': 'motorcycle',
  touring: 'motorcycle',
};

/** `SUVs`, `people movers`, `tipper trucks`, `pop top caravans`; without a body type the vehicles' noun. */
function bodyPhrase(body: string, { plural }: VehicleWords, hasOneKind: boolean): string {
  if (body === '') return plural;
  const lowered = body.toLowerCase();
  const words = lowered.split(' ');
  const noun = own(bodyNouns, words.at(-1) ?? '');
  if (noun !== undefined) return [...words.slice(0, -1), noun].join(' ');
  const kind = own(bodyKinds, lowered);
  if (kind === undefined) return `${body} ${plural}`;
  return `${lowered} ${hasOneKind ? plural : vehicleWords({ item_type: kind }).plural}`;
}

/** Whether the words name one kind of vehicle, unlike `vehicles`. */
function isOfKind({ plural }: VehicleWords): boolean {
  return vehicleKinds.some((kind) => vehicleWords({ item_type: kind }).plural === plural);
}

/** Body types are what dealers write, such as `constructor`. */
function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function list(values: readonly (string | undefined)[]): string {
  const known = values.filter((value) => value !== undefined);
  if (known.length > 3) return '';
  return known.length < 2
    ? (known[0] ?? '')
    : `${known.slice(0, -1).join(', ')} and ${known.at(-1)}`;
}
