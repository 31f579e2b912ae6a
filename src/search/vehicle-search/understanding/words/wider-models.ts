import type { Criteria } from '#search/vehicle-search/criteria.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import type { QueryPart } from '#search/vehicle-search/understanding/read-query.ts';

/** If only a few listings write the model elsewhere, the filter is more useful. */
const MIN_WIDER = 1.05;
/** Words that find many times as much have other meanings too: a suburb, a seller. */
const MAX_WIDER = 4;

/**
 * Turns models back into text if listings also write them elsewhere: a C63 may be the model "C-Class" with the badge
 * "C63 AMG", which no model filter finds. The make remains a filter.
 */
export async function withWiderModels(
  parts: readonly QueryPart[],
  stock: SiteStock,
): Promise<QueryPart[]> {
  const widened: QueryPart[] = [];
  for (const part of parts) widened.push(...(await widenedPart(part, stock)));
  // badges were read for the model, which is no longer a filter
  return widened.length === parts.length ? widened : widened.map(withoutBadge);
}

function withoutBadge(part: QueryPart): QueryPart {
  return part.meaning?.kind === 'badge' ? { words: part.words } : part;
}

async function widenedPart(part: QueryPart, stock: SiteStock): Promise<QueryPart[]> {
  const { meaning, words } = part;
  const [first] = meaning?.kind === 'model' ? meaning.models : [];
  const isName =
    !part.isCorrected &&
    meaning?.kind === 'model' &&
    meaning.models.every(({ model }) => /[a-z]/i.test(model));
  if (meaning?.kind !== 'model' || !first || !isName) return [part];
  const make = [...new Set(meaning.models.map((named) => named.make))];
  const model = meaning.models.map((named) => named.model);
  const count = (criteria: Pick<Criteria, 'query' | 'choices'>): Promise<number> =>
    stock.count({ page: 1, ranges: {}, ...criteria });
  const filtered = await count({ choices: { make, model } });
  // the last word of a query also matches as a prefix; appending the make prevents that for the model
  const written = await count({ choices: { make }, query: `${words} ${first.make}` });
  return written >= filtered * MIN_WIDER && written <= filtered * MAX_WIDER
    ? [{ words: '', meaning: { kind: 'choice', attribute: 'make', values: make } }, { words }]
    : [part];
}
