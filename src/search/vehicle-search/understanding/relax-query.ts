import type { RangeAttribute } from '#domain/vehicle/facets.ts';
import type { Criteria, Range } from '#search/vehicle-search/criteria.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import { bothRanges, type Meaning } from './meaning.ts';
import type { QueryPart } from './read-query.ts';
import { criteriaOf } from './understand-query.ts';
import { factAttributes } from './words/fact-attributes.ts';

/** The result of understanding a query. */
export interface UnderstoodQuery {
  /** The same object if nothing was understood. */
  criteria: Criteria;
  /** Words that could be filters but remain text, because as filters they would hide most of the matches. */
  asWords: string[];
  /** Words that were given up, because no vehicle of the stock has them or no filter can express them. */
  leftOut: string[];
  /** Whether the words ask for vehicles near the shopper, while the shopper's location is unknown. */
  asksForPlace?: true;
  /** Words about what a price includes, which narrow nothing. */
  priceBasis?: string[];
  /** Amounts that could not be read, which set no limit. */
  unreadAmounts?: string[];
  /** Repayments that were stated for another period, and what they are a week. */
  converted?: Converted[];
  /** Bounds that had been chosen and are stricter than typed ones, or are replaced by them. */
  clashes?: Clash[];
}

/** A repayment as typed, and its bounds in dollars a week. */
export interface Converted extends Range {
  words: string;
}

/** A typed bound and the chosen one that it does not agree with. */
export interface Clash {
  words: string;
  attribute: RangeAttribute;
  chosen: Range;
  /** Whether no vehicle can be within both, so that the typed one counts; otherwise the chosen one does. */
  isReplaced: boolean;
}

/** Whether the page says something about the words, so that its address keeps them. */
export function hasRemarks({ criteria: _, ...remarks }: UnderstoodQuery): boolean {
  return Object.values(remarks).some((remark) => remark === true || remark.length > 0);
}

/** A query that is not read: its words remain text. */
export function plainly(criteria: Criteria): UnderstoodQuery {
  return { criteria, asWords: [], leftOut: [] };
}

/** Filters must find at least this share of what a plain text search finds. */
const MIN_SHARE = 0.2;

/** Kinds of meaning from the least certain, which becomes text first. Orders hide nothing, so they are not listed. */
const certainty: readonly Meaning['kind'][] = ['use', 'near', 'badge', 'choice', 'range', 'model'];
const uncertainChoices: readonly string[] = [
  'filtered_features',
  'location_name',
  'dealership_name',
  'city',
  'colour',
];

/**
 * Relaxes a query that finds little. If the filters find less than a fifth of what a plain text search finds, turns
 * words back into text, the least certain first, until the search finds more than five times as much. If nothing is
 * found, gives up the words that no vehicle of the stock has. A word that some vehicle has is never given up, because it
 * is what the shopper came for: the search then finds nothing, and the page offers the nearest matches.
 */
export async function relaxQuery(
  criteria: Criteria,
  parts: readonly QueryPart[],
  stock: SiteStock,
): Promise<UnderstoodQuery> {
  const relaxed = await withEnough(criteria, parts, stock);
  const wordsOfKind = (kind: Meaning['kind']): string[] =>
    parts.filter(({ meaning }) => meaning?.kind === kind).map(({ words }) => words);
  const asksForPlace = wordsOfKind('near me').length > 0;
  const priceBasis = wordsOfKind('price basis');
  const unreadAmounts = parts.flatMap(({ meaning }) =>
    meaning?.kind === 'unread amount' ? [meaning.text] : [],
  );
  const converted = parts.flatMap(convertedPart);
  const clashes = parts.flatMap((part) => clashOf(part, criteria));
  return {
    ...relaxed,
    leftOut: [...relaxed.leftOut, ...wordsOfKind('unfilterable')],
    ...(asksForPlace && { asksForPlace: true }),
    ...(priceBasis.length > 0 && { priceBasis }),
    ...(unreadAmounts.length > 0 && { unreadAmounts }),
    ...(converted.length > 0 && { converted }),
    ...(clashes.length > 0 && { clashes }),
  };
}

function clashOf({ meaning, words }: QueryPart, { ranges }: Criteria): Clash[] {
  const chosen = meaning?.kind === 'range' ? ranges[meaning.attribute] : undefined;
  if (meaning?.kind !== 'range' || !chosen) return [];
  const { attribute, min = -Infinity, max = Infinity } = meaning;
  const isReplaced = bothRanges(chosen, { min, max }) === undefined;
  const isStricter =
    (Number.isFinite(max) && (chosen.max ?? Infinity) < max) ||
    (Number.isFinite(min) && (chosen.min ?? -Infinity) > min);
  return isReplaced || isStricter ? [{ words, attribute, chosen, isReplaced }] : [];
}

function convertedPart({ meaning, words }: QueryPart): Converted[] {
  if (meaning?.kind !== 'range' || !meaning.statedPer) return [];
  const { min, max } = meaning;
  return [{ words, ...(min !== undefined && { min }), ...(max !== undefined && { max }) }];
}

async function withEnough(
  criteria: Criteria,
  parts: readonly QueryPart[],
  stock: SiteStock,
): Promise<UnderstoodQuery> {
  const full = plainly(criteriaOf(criteria, parts));
  const plain = await stock.count(plainText(criteria));
  const found = await stock.count(full.criteria);
  if (found > 0 && found >= plain * MIN_SHARE) return full;
  // enough that reading the remaining words again beside the filters would not relax the query once more
  const minimum = Math.floor(found / MIN_SHARE) + 1;
  if (plain > 0) {
    const relaxed = await withTextInstead(criteria, parts, stock, minimum);
    if (relaxed) return relaxed;
    if (!parts.some(({ meaning }) => meaning && isFirm(meaning))) return plainly(criteria);
  }
  if (found > 0) return full;
  return withoutUnknownWords(criteria, parts, stock);
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
  stock: SiteStock,
  minimum: number,
): Promise<UnderstoodQuery | undefined> {
  const readings = parts
    .filter(({ meaning, words }) => meaning && words !== '' && !isFirm(meaning))
    .toSorted((a, b) => certaintyOf(a) - certaintyOf(b));
  const isAll = readings.length === parts.filter(({ meaning }) => meaning).length;
  for (let count = 1; count < readings.length + (isAll ? 0 : 1); count += 1) {
    const asText = new Set(readings.slice(0, count));
    const asWords = [...asText].map(({ words }) => words);
    const partsLeft = parts.map((part) => (asText.has(part) ? { words: part.words } : part));
    const relaxed = criteriaOf(criteria, partsLeft);
    if ((await stock.count(relaxed)) >= minimum) return { criteria: relaxed, asWords, leftOut: [] };
  }
  return undefined;
}

/** Drops the words that find nothing on their own. */
async function withoutUnknownWords(
  criteria: Criteria,
  parts: readonly QueryPart[],
  stock: SiteStock,
): Promise<UnderstoodQuery> {
  const { query: _, ...others } = criteria;
  const unknown = new Set<QueryPart>();
  for (const part of parts) {
    if (part.isFiller || (part.meaning && isEssential(part.meaning))) continue;
    const alone = criteriaOf({ ...others, choices: {}, ranges: {}, query: part.words }, [part]);
    if ((await stock.count(alone)) === 0) unknown.add(part);
  }
  const rest = parts.filter((part) => !unknown.has(part));
  const isAnythingLeft = rest.some(
    ({ isFiller, meaning }) => !isFiller && !(meaning && hidesNothing(meaning)),
  );
  if (unknown.size === 0 || !isAnythingLeft) return plainly(criteriaOf(criteria, parts));
  return {
    criteria: criteriaOf(criteria, rest),
    asWords: [],
    leftOut: [...unknown].map(({ words }) => words),
  };
}

/**
 * Whether a meaning stays even if no vehicle has it: without the model, price or place that the shopper named, every
 * vehicle found would be wrong.
 */
function isEssential(meaning: Meaning): boolean {
  if (meaning.kind === 'choice')
    return ['make', 'model', 'state', 'city'].includes(meaning.attribute);
  return hidesNothing(meaning) || ['near', 'range', 'model', 'absent model'].includes(meaning.kind);
}

const harmless: readonly Meaning['kind'][] = [
  'sort',
  'terms',
  'near me',
  'own noun',
  'price basis',
  'unread amount',
  'unfilterable',
];

function hidesNothing({ kind }: Meaning): boolean {
  return harmless.includes(kind);
}

/** Whether a meaning is never searched as text instead: facts, amounts and orders. */
function isFirm(meaning: Meaning): boolean {
  if (meaning.kind === 'range' || meaning.kind === 'absent model' || hidesNothing(meaning))
    return true;
  return meaning.kind === 'choice' && factAttributes.includes(meaning.attribute);
}

function certaintyOf({ meaning, isCorrected }: QueryPart): number {
  if (!meaning) return -1;
  if (isCorrected) return 0;
  const isUncertain = meaning.kind === 'choice' && uncertainChoices.includes(meaning.attribute);
  const isMake = meaning.kind === 'choice' && meaning.attribute === 'make';
  return certainty.indexOf(isUncertain ? 'near' : isMake ? 'model' : meaning.kind);
}
