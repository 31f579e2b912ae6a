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
import type { NamedPlace } from '#domain/place/named-place.ts';
import { searchUnavailable, SearchFault } from '#search/meilisearch/search-fault.ts';

/** Each reading takes a few searches of its own. */
const MAX_READINGS = 5;

/** The stock that gives words their meaning, and where postcodes are. */
export interface ReadingParts {
  index: Pick<StockSearch, 'open'>;
  placeOfPostcode(postcode: string, suburb?: string): Point | undefined;
  placesNamed(name: string): readonly NamedPlace[];
}

/**
 * Understands the words of queries with `naturalLanguage` as the website's search does: "7 seat diesel suv under 40k"
 * becomes filters, where that loses no matches.
 * @throws {SearchFault} if too many queries of the request have the parameter, or if the stock cannot be searched
 */
export async function readNaturally<Q extends IndexQuery>(
  parts: ReadingParts,
  site: Site,
  now: Date,
  queries: readonly Q[],
): Promise<Q[]> {
  const asking = queries.filter(({ query }) => query.naturalLanguage).length;
  if (asking > MAX_READINGS) {
    throw new SearchFault(
      'invalid_search_natural_language',
      `The queries of one request may be read naturally ${MAX_READINGS} times at most.`,
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
  indexQuery: Q,
): Promise<Q> {
  const stock = parts.index.open(site, now);
  const plain: Criteria = {
    ...noCriteria,
    ...(indexQuery.query.q && { query: indexQuery.query.q }),
  };
  try {
    const criteria = await understood(parts, site, stock, plain);
    const reading = await readingOf(parts, stock, criteria);
    return { ...indexQuery, query: { ...indexQuery.query, reading } };
  } catch (error) {
    throw error instanceof StockSearchUnavailable ? searchUnavailable() : error;
  }
}

async function understood(
  { placeOfPostcode, placesNamed }: ReadingParts,
  { settings }: Site,
  stock: SiteStock,
  plain: Criteria,
): Promise<Criteria> {
  if (!plain.query || !settings.search.understands_requests) return plain;
  const { criteria } = await understoodCriteria(plain, stock, {
    synonyms: settings.search.synonyms,
    noun: settings.vehicle_type,
    isPostcode: (text) => placeOfPostcode(text) !== undefined,
    placesNamed,
  });
  return criteria;
}

async function readingOf(
  { placeOfPostcode }: ReadingParts,
  stock: SiteStock,
  criteria: Criteria,
): Promise<Reading> {
  const { query = '', page: _, ...summary } = criteria;
  const { near, sortBy } = summary;
  const centre = near && placeOfPostcode(near.postcode, near.suburb);
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
    summary: { q: query, ...summary },
  };
}
