import { type Criteria, everything } from '#search/vehicle-search/criteria.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import { type QueryPart, readQuery, type UnderstandingSettings } from './read-query.ts';
import { criteriaOf } from './understand-query.ts';
import { badgesOf } from './words/badges-of.ts';
import { plainly, relaxQuery } from './relax-query.ts';
import { withWiderModels } from './words/wider-models.ts';
import type { UnderstoodQuery } from './relax-query.ts';

/**
 * Turns the words of a query into filters where that loses no matches. If the filters would find nothing, or less
 * than a fifth of what the plain text finds, the least certain words remain text or are dropped.
 */
export async function understoodCriteria(
  criteria: Criteria,
  stock: SiteStock,
  settings: UnderstandingSettings,
): Promise<UnderstoodQuery> {
  if (!criteria.query) return plainly(criteria);
  const vocabulary = await stock.vocabulary();
  const read = async (badges: readonly string[]): Promise<QueryPart[]> =>
    readQuery(criteria, vocabulary, settings, badges);
  const named = await read([]);
  const badges = await badgesOf(criteriaOf(criteria, named), stock, vocabulary);
  const parts = await withStockNumbers(
    await withWiderModels(badges.length > 0 ? await read(badges) : named, stock),
    stock,
  );
  if (parts.every(({ meaning }) => !meaning)) return plainly(criteria);
  return relaxQuery(criteria, parts, stock);
}

/** As many as may have one stock number; the text search lists them first. */
const MAX_NAMESAKES = 5;

/** Turns a plain number that was read as a price back into text if it is a vehicle's stock number. */
async function withStockNumbers(
  parts: readonly QueryPart[],
  stock: SiteStock,
): Promise<QueryPart[]> {
  const read: QueryPart[] = [];
  for (const part of parts) {
    const isPlain = part.meaning?.kind === 'range' && /^\d{5,}$/.test(part.words);
    read.push(isPlain && (await isStockNumber(part.words, stock)) ? { words: part.words } : part);
  }
  return read;
}

async function isStockNumber(query: string, stock: SiteStock): Promise<boolean> {
  const found = await stock.first({ ...everything, query }, MAX_NAMESAKES);
  return found.some(({ stocknum }) => stocknum === query);
}
