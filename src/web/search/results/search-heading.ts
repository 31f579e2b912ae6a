import { kindWords, type VehicleWords } from '#domain/vehicle/vehicle-words.ts';
import { carTypes } from '#domain/vehicle/vehicle.ts';
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
    named ? list(models) : bodyPhrase(body, noun),
    choices.dealership_slug?.length === 1
      ? `at ${valueLabel('dealership_slug', choices.dealership_slug[0] ?? '', dealerships)}`
      : '',
    choices.city?.length === 1 ? `in ${choices.city[0]}` : '',
  ];
  const text = parts.filter(Boolean).join(' ');
  const isPlain = text === noun.plural;
  return isPlain ? `All ${noun.plural}` : text.charAt(0).toUpperCase() + text.slice(1);
}

/** What the trade calls several vehicles of a body type; other types need the vehicles' noun: `Pop Top caravans`. */
const bodyPlurals: Readonly<Record<string, string>> = {
  convertible: 'convertibles',
  coupe: 'coupes',
  hatchback: 'hatchbacks',
  'people mover': 'people movers',
  sedan: 'sedans',
  suv: 'SUVs',
  ute: 'utes',
  van: 'vans',
  wagon: 'wagons',
};

function bodyPhrase(body: string, { singular, plural }: VehicleWords): string {
  const lowered = body.toLowerCase();
  // the body "Caravan" would repeat the word
  if (body === '' || lowered === singular) return plural;
  return bodyPlurals[lowered] ?? `${body} ${plural}`;
}

function list(values: readonly (string | undefined)[]): string {
  const known = values.filter((value) => value !== undefined);
  if (known.length > 3) return '';
  return known.length < 2
    ? (known[0] ?? '')
    : `${known.slice(0, -1).join(', ')} and ${known.at(-1)}`;
}
