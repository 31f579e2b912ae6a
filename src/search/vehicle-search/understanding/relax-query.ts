import type { Criteria } from '#search/vehicle-search/criteria.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import type { Meaning } from './meaning.ts';
import type { QueryPart } from './read-query.ts';
import { criteriaOf } from './understand-query.ts';

/** The result of understanding a query. */
export interface UnderstoodQuery {
  /** The same object if nothing was understood. */
  criteria: Criteria;
  /** Words that could be filters but remain text, because as filters they would hide most of the matches. */
  asWords: string[];
  /** Words that were dropped, because no vehicle matches everything. */
  leftOut: string[];
}

/** Filters must find at least this share of what a plain text search finds. */
const MIN_SHARE = 0.2;

/** Kinds of meaning from the least certain, which is dropped first. Orders hide nothing, so they are not listed. */
const certainty: readonly Meaning['kind'][] = ['use', 'near', 'badge', 'choice', 'range', 'model'];
const uncertainChoices: readonly string[] = [
  'filtered_features',
  'location_name',
  'dealership_name',
  'city',
  'colour',
];

/**
 * Relaxes a query until it finds enough. If the filters find less than a fifth of what a plain text search finds, turns
 * words back into text, the least certain first, until the search finds more than five times as much. If even the plain
 * text finds nothing, drops the least certain words without which something is found. If neither helps, returns the
 * criteria unchanged.
 */
export async function relaxQuery(
  criteria: Criteria,
  parts: readonly QueryPart[],
  stock: SiteStock,
): Promise<UnderstoodQuery> {
  const full = { criteria: criteriaOf(criteria, parts), asWords: [], leftOut: [] };
  const plain = await stock.count(plainText(criteria));
  const found = await stock.count(full.criteria);
  if (found > 0 && found >= plain * MIN_SHARE) return full;
  // enough that reading the remaining words again beside the filters would not relax the query once more
  const minimum = Math.floor(found / MIN_SHARE) + 1;
  const doubtful = parts
    .filter(({ meaning, isFiller }) => !isFiller && meaning?.kind !== 'sort')
    .toSorted((a, b) => certaintyOf(a) - certaintyOf(b));
  return (
    (plain > 0
      ? await withTextInstead(criteria, parts, doubtful, stock, minimum)
      : await withoutWords(criteria, parts, doubtful, stock)) ?? {
      criteria,
      asWords: [],
      leftOut: [],
    }
  );
}

/**
 * The plain text with a word appended, because the last word of a query also matches as a prefix and would find more.
 */
function plainText(criteria: Criteria): Criteria {
  const { query = '' } = criteria;
  return { ...criteria, query: `${query} ${query.split(' ')[0]}` };
}

async function withTextInstead(
  criteria: Criteria,
  parts: readonly QueryPart[],
  doubtful: readonly QueryPart[],
  stock: SiteStock,
  minimum: number,
): Promise<UnderstoodQuery | undefined> {
  const readings = doubtful.filter(({ meaning, words }) => meaning && words !== '');
  for (let count = 1; count < readings.length; count += 1) {
    const asText = new Set(readings.slice(0, count));
    const asWords = [...asText].map(({ words }) => words);
    const partsLeft = parts.map((part) => (asText.has(part) ? { words: part.words } : part));
    const relaxed = criteriaOf(criteria, partsLeft);
    if ((await stock.count(relaxed)) >= minimum) return { criteria: relaxed, asWords, leftOut: [] };
  }
  return undefined;
}

async function withoutWords(
  criteria: Criteria,
  parts: readonly QueryPart[],
  doubtful: readonly QueryPart[],
  stock: SiteStock,
): Promise<UnderstoodQuery | undefined> {
  const single = doubtful.map((part) => [part]);
  const several = doubtful.slice(2).map((_, at) => doubtful.slice(0, at + 2));
  for (const dropped of [...single, ...several]) {
    const rest = parts.filter((part) => !dropped.includes(part));
    if (rest.every(({ meaning }) => !meaning)) continue;
    const relaxed = criteriaOf(criteria, rest);
    if ((await stock.count(relaxed)) > 0)
      return { criteria: relaxed, asWords: [], leftOut: dropped.map(({ words }) => words) };
  }
  return undefined;
}

function certaintyOf({ meaning, isCorrected }: QueryPart): number {
  if (!meaning) return -1;
  if (isCorrected) return 0;
  const isUncertain = meaning.kind === 'choice' && uncertainChoices.includes(meaning.attribute);
  const isMake = meaning.kind === 'choice' && meaning.attribute === 'make';
  return certainty.indexOf(isUncertain ? 'near' : isMake ? 'model' : meaning.kind);
}
