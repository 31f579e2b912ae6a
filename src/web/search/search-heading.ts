import { bodyLabels } from '#domain/vehicle/simple-body.ts';
import type { Criteria } from '#search/vehicle-search/criteria.ts';

const conditionWords: Record<string, string> = { new: 'new', used: 'used', demo: 'demo' };

/** The search in words: `Used Toyota Corolla`, `New and demo cars`, `Used Mazda and Kia cars in Perth`. */
export function searchHeading(
  { choices }: Criteria,
  words: { singular: string; plural: string },
): string {
  const conditions = (choices.car_type ?? []).map((type) => conditionWords[type]).filter(Boolean);
  const makes = choices.make ?? [];
  const models = choices.model ?? [];
  const named = models.length > 0 && makes.length <= 1;
  const parts = [
    conditions.length < 3 ? list(conditions) : '',
    list(makes),
    named ? list(models) : choices.body?.length === 1 ? bodyWord(choices.body[0]) : '',
    named ? '' : words.plural,
    choices.city?.length === 1 ? `in ${choices.city[0]}` : '',
  ];
  const text = parts.filter(Boolean).join(' ');
  const isPlain = text === words.plural;
  return isPlain ? `All ${words.plural}` : text.charAt(0).toUpperCase() + text.slice(1);
}

function bodyWord(body = ''): string {
  return Object.entries(bodyLabels).find(([slug]) => slug === body)?.[1] ?? body;
}

function list(values: readonly (string | undefined)[]): string {
  const known = values.filter((value) => value !== undefined);
  if (known.length > 3) return '';
  return known.length < 2
    ? (known[0] ?? '')
    : `${known.slice(0, -1).join(', ')} and ${known.at(-1)}`;
}
