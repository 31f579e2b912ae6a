import { kindWords, type VehicleWords } from '#domain/vehicle/vehicle-words.ts';
import { carTypes } from '#domain/vehicle/vehicle.ts';
import type { Criteria } from '#search/vehicle-search/criteria.ts';
import { valueLabel } from '#web/search/facets/facet-labels.ts';

/**
 * The heading of a search: `Used Toyota Corolla`, `New and demo cars`, `Used Mazda and Kia cars in Perth`, `Cars at
 * Kestrel Mazda`.
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
    // the body "Caravan" would repeat the word
    named ? list(models) : body.toLowerCase() === noun.singular ? '' : body,
    named ? '' : noun.plural,
    choices.dealership_slug?.length === 1
      ? `at ${valueLabel('dealership_slug', choices.dealership_slug[0] ?? '', dealerships)}`
      : '',
    choices.city?.length === 1 ? `in ${choices.city[0]}` : '',
  ];
  const text = parts.filter(Boolean).join(' ');
  const isPlain = text === noun.plural;
  return isPlain ? `All ${noun.plural}` : text.charAt(0).toUpperCase() + text.slice(1);
}

function list(values: readonly (string | undefined)[]): string {
  const known = values.filter((value) => value !== undefined);
  if (known.length > 3) return '';
  return known.length < 2
    ? (known[0] ?? '')
    : `${known.slice(0, -1).join(', ')} and ${known.at(-1)}`;
}
