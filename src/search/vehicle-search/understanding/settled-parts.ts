import type { Criteria } from '#search/vehicle-search/criteria.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import type { Meaning } from './meaning.ts';
import type { Part } from './read-query.ts';
import { criteriaOf } from './understand-query.ts';
import type { Understood } from './understood-criteria.ts';

/** Filters must find this share of what the plain words find. */
const LEAST_SHARE = 0.2;

/** From the least certain: what is dropped first when a search finds too little. An order hides nothing. */
const certainty: readonly Meaning['kind'][] = ['use', 'near', 'badge', 'choice', 'range', 'model'];
const uncertainChoices: readonly string[] = [
  'filtered_features',
  'location_name',
  'dealership_name',
  'city',
  'colour',
];

/**
 * The reading of a search that finds enough. Where the filters find less than a fifth of what the plain words find, words
 * go back to being words, the least certain first, until the search finds more than five times as much. Where even the
 * plain words find nothing, the least certain words without which something is found are left out. Where that does not
 * help, the criteria stay as they are.
 */
export async function settledParts(
  criteria: Criteria,
  parts: readonly Part[],
  stock: SiteStock,
): Promise<Understood> {
  const full = { criteria: criteriaOf(criteria, parts), asWords: [], leftOut: [] };
  const plain = await stock.count(plainWords(criteria));
  const found = await stock.count(full.criteria);
  if (found > 0 && found >= plain * LEAST_SHARE) return full;
  // so many that the same words, read again beside the filters, would be found too few again
  const least = Math.floor(found / LEAST_SHARE) + 1;
  const doubtful = parts
    .filter(({ meaning, isFiller }) => !isFiller && meaning?.kind !== 'sort')
    .toSorted((a, b) => certaintyOf(a) - certaintyOf(b));
  return (
    (plain > 0
      ? await keptAsWords(criteria, parts, doubtful, stock, least)
      : await leftOut(criteria, parts, doubtful, stock)) ?? {
      criteria,
      asWords: [],
      leftOut: [],
    }
  );
}

/** The words as they are, with a word behind them: the last of a search is also a beginning, and would find too much. */
function plainWords(criteria: Criteria): Criteria {
  const { query = '' } = criteria;
  return { ...criteria, query: `${query} ${query.split(' ')[0]}` };
}

async function keptAsWords(
  criteria: Criteria,
  parts: readonly Part[],
  doubtful: readonly Part[],
  stock: SiteStock,
  least: number,
): Promise<Understood | undefined> {
  const readings = doubtful.filter(({ meaning, words }) => meaning && words !== '');
  for (let count = 1; count < readings.length; count += 1) {
    const kept = new Set(readings.slice(0, count));
    const asWords = [...kept].map(({ words }) => words);
    const some = parts.map((part) => (kept.has(part) ? { words: part.words } : part));
    const settled = criteriaOf(criteria, some);
    if ((await stock.count(settled)) >= least) return { criteria: settled, asWords, leftOut: [] };
  }
  return undefined;
}

async function leftOut(
  criteria: Criteria,
  parts: readonly Part[],
  doubtful: readonly Part[],
  stock: SiteStock,
): Promise<Understood | undefined> {
  const single = doubtful.map((part) => [part]);
  const several = doubtful.slice(2).map((_, at) => doubtful.slice(0, at + 2));
  for (const dropped of [...single, ...several]) {
    const rest = parts.filter((part) => !dropped.includes(part));
    if (rest.every(({ meaning }) => !meaning)) continue;
    const settled = criteriaOf(criteria, rest);
    if ((await stock.count(settled)) > 0)
      return { criteria: settled, asWords: [], leftOut: dropped.map(({ words }) => words) };
  }
  return undefined;
}

function certaintyOf({ meaning, isCorrected }: Part): number {
  if (!meaning) return -1;
  if (isCorrected) return 0;
  const isUncertain = meaning.kind === 'choice' && uncertainChoices.includes(meaning.attribute);
  const isMake = meaning.kind === 'choice' && meaning.attribute === 'make';
  return certainty.indexOf(isUncertain ? 'near' : isMake ? 'model' : meaning.kind);
}
