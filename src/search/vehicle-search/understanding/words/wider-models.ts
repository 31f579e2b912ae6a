import type { Criteria } from '#search/vehicle-search/criteria.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import type { Part } from '#search/vehicle-search/understanding/read-query.ts';

/** What few listings write otherwise is not worth the filter. */
const LEAST_WIDER = 1.05;
/** Words that find many times as much mean other things too: a suburb, a seller. */
const MOST_WIDER = 4;

/**
 * The parts with those models as words that listings also write in another place: a C63 may be the model "C-Class" with
 * the badge "C63 AMG", which no filter by model finds. Its make stays a filter.
 */
export async function withWiderModels(parts: readonly Part[], stock: SiteStock): Promise<Part[]> {
  const widened: Part[] = [];
  for (const part of parts) widened.push(...(await widenedPart(part, stock)));
  // the badges that were read are those of the model
  return widened.length === parts.length ? widened : widened.map(withoutBadge);
}

function withoutBadge(part: Part): Part {
  return part.meaning?.kind === 'badge' ? { words: part.words } : part;
}

async function widenedPart(part: Part, stock: SiteStock): Promise<Part[]> {
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
  // the last word of a search is also a beginning; the make behind the model leaves the model whole
  const written = await count({ choices: { make }, query: `${words} ${first.make}` });
  return written >= filtered * LEAST_WIDER && written <= filtered * MOST_WIDER
    ? [{ words: '', meaning: { kind: 'choice', attribute: 'make', values: make } }, { words }]
    : [part];
}
