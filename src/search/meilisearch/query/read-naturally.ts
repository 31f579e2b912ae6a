import { and, everything, type Expression, oneOf } from '#search/engine/filters/expression.ts';
import { type Criteria, everything as noCriteria } from '#search/vehicle-search/criteria.ts';
import { placesNear, type Point } from '#search/vehicle-search/places-near.ts';
import { sortOrders } from '#search/vehicle-search/sort-orders.ts';
import type { SiteStock, StockSearch } from '#search/vehicle-search/stock-search.ts';
import { StockSearchUnavailable } from '#search/vehicle-search/stock-search-unavailable.ts';
import { understoodCriteria } from '#search/vehicle-search/understanding/understood-criteria.ts';
import type { Site } from '#site/site.ts';
import { criteriaExpression } from '#search/meilisearch/remote/criteria-expression.ts';
import type { IndexQuery } from './index-query.ts';
import type { Reading } from './reading.ts';
import { outOfReach, SearchFault } from '#search/meilisearch/search-fault.ts';

/** Each reading takes a few searches of its own. */
const MOST_READINGS = 5;

/** What words are read with: the stock whose words they are, and where postcodes are. */
export interface ReadingParts {
  index: Pick<StockSearch, 'open'>;
  placeOfPostcode(postcode: string): Point | undefined;
}

/**
 * Reads the words of those queries that ask for it as the website reads a shopper's: "7 seat diesel suv under 40k" as
 * filters, as far as that loses nothing.
 * @throws {SearchFault} when more queries ask for it than one request may, or when the stock cannot be searched
 */
export async function readNaturally<Q extends IndexQuery>(
  parts: ReadingParts,
  site: Site,
  now: Date,
  queries: readonly Q[],
): Promise<Q[]> {
  const asking = queries.filter(({ query }) => query.naturalLanguage).length;
  if (asking > MOST_READINGS) {
    throw new SearchFault(
      'invalid_search_natural_language',
      `The queries of one request may be read naturally ${MOST_READINGS} times at most.`,
    );
  }
  const read: Q[] = [];
  for (const each of queries) {
    read.push(each.query.naturalLanguage ? await withReading(parts, site, now, each) : each);
  }
  return read;
}

async function withReading<Q extends IndexQuery>(
  parts: ReadingParts,
  site: Site,
  now: Date,
  asked: Q,
): Promise<Q> {
  const stock = parts.index.open(site, now);
  const plain: Criteria = { ...noCriteria, ...(asked.query.q && { query: asked.query.q }) };
  try {
    const criteria = await understood(parts, site, stock, plain);
    const reading = await readingOf(parts, stock, criteria);
    return { ...asked, query: { ...asked.query, reading } };
  } catch (error) {
    throw error instanceof StockSearchUnavailable ? outOfReach() : error;
  }
}

async function understood(
  { placeOfPostcode }: ReadingParts,
  { settings }: Site,
  stock: SiteStock,
  plain: Criteria,
): Promise<Criteria> {
  if (!plain.query || !settings.search.understands_requests) return plain;
  const { criteria } = await understoodCriteria(plain, stock, {
    synonyms: settings.search.synonyms,
    isPostcode: (text) => placeOfPostcode(text) !== undefined,
  });
  return criteria;
}

async function readingOf(
  { placeOfPostcode }: ReadingParts,
  stock: SiteStock,
  criteria: Criteria,
): Promise<Reading> {
  const { query = '', page: _, ...told } = criteria;
  const { near, sortBy } = told;
  const centre = near && placeOfPostcode(near.postcode);
  const around: Expression = centre
    ? oneOf(
        'place',
        placesNear((await stock.vocabulary()).places, centre, near.km).map(({ place }) => place),
      )
    : everything;
  const isOrder = sortBy !== undefined && sortBy !== 'nearest';
  return {
    words: query,
    filter: and(criteriaExpression(criteria), around),
    ...(isOrder && { sort: sortOrders[sortBy] }),
    told: { q: query, ...told },
  };
}
