import { availableStatuses } from '#domain/vehicle/availability.ts';
import { equals, type Expression, oneOf } from '#search/engine/filters/expression.ts';
import { printExpression } from '#search/engine/filters/print-expression.ts';
import type { CardDocument } from '#search/vehicle-search/card-document.ts';
import { collapsedIds } from '#search/vehicle-search/collapsed-ids.ts';
import { countedAttributes } from '#search/vehicle-search/counted-attributes.ts';
import { type Criteria, everything, inStock } from '#search/vehicle-search/criteria.ts';
import { soldExpression } from '#search/vehicle-search/listing.ts';
import {
  type Distance,
  distancesOf,
  placesNear,
  type PlaceNear,
  type Point,
} from '#search/vehicle-search/places-near.ts';
import type { RepaymentSource } from '#search/vehicle-search/repayment/repayment-filter.ts';
import type { SiteStock, StockPage } from '#search/vehicle-search/stock-search.ts';
import {
  stockVocabulary,
  type StockVocabulary,
  tileAttributes,
  vocabularyAttributes,
} from '#search/vehicle-search/stock-vocabulary.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { conjunction } from './conjunction.ts';
import { criteriaExpression } from './criteria-expression.ts';
import { type RemoteAnswer, remoteAnswers, valueCounts } from './remote-answers.ts';
import type { RemoteClient } from './remote-client.ts';
import { cardOfDocument } from './remote-document.ts';
import { slicesOfParts } from './slices-of-parts.ts';
import { StockQueries } from './stock-queries.ts';

interface RemoteSiteParts {
  client: RemoteClient;
  settings: SiteSettings;
  /** The site's scope. */
  listed: Expression;
  centreOf(postcode: string, suburb?: string): Point | undefined;
  repayments: Pick<RepaymentSource, 'year' | 'quotesOnRateCard'>;
  /** Cached for each revision of the stock. */
  vocabulary(read: () => Promise<StockVocabulary>): Promise<StockVocabulary>;
}

/**
 * The stock of one site on a Meilisearch server. A page takes one request, with one query for each facet that has a
 * selection and two for the bounds of each range: listing every price instead would take megabytes.
 */
export class RemoteSiteStock implements SiteStock {
  readonly #parts: RemoteSiteParts;

  constructor(parts: RemoteSiteParts) {
    this.#parts = parts;
  }

  async search(criteria: Criteria): Promise<StockPage> {
    const { client, settings } = this.#parts;
    const perPage = settings.search.page_size;
    const near = await this.#placesNear(criteria);
    const queries = await this.#queries(criteria, near);
    const { parts } = queries;
    const { choices, ranges } = countedAttributes(settings);
    const chosen = choices.filter((attribute) => criteria.choices[attribute]?.length);
    const free = choices.filter((attribute) => !chosen.includes(attribute));
    const ends = ranges.flatMap((range) => [queries.end(range, 'asc'), queries.end(range, 'desc')]);
    const requested = { offset: (criteria.page - 1) * perPage, limit: perPage };

    const answers = (
      await remoteAnswers(client, [
        queries.counts(free),
        { ...queries.cards(parts[0]), ...requested },
        ...chosen.map((attribute) => queries.facet(attribute)),
        ...ends,
        queries.counts([], soldExpression),
        ...(parts.length > 1 ? parts.map((part) => queries.counts([], part)) : []),
      ])
    ).values();
    const next = (): RemoteAnswer => answers.next().value!;
    const counted = next();
    const requestedPage = next();
    const facets = [
      ...free.map((name) => [name, valueCounts(counted, name)] as const),
      ...chosen.map((name) => [name, valueCounts(next(), name)] as const),
    ];
    const stats = ranges.map((name) => [name, boundsOf(name, next(), next())] as const);

    const sold = totalOf(next());
    const matching = totalOf(counted);
    const totals = parts.length > 1 ? Array.from(answers, totalOf) : [matching];
    const listed = isCollapsed(sold, matching) ? await this.#listedIds(queries, totals) : undefined;
    const total = listed?.length ?? matching;
    const pages = Math.max(1, Math.ceil(total / perPage));
    const page = Math.min(criteria.page, pages);
    const window = { offset: (page - 1) * perPage, limit: perPage };
    const isRequestedPage = parts.length === 1 && page === criteria.page;
    const hits = listed
      ? await this.#hitsOf(queries, listed.slice(window.offset, window.offset + window.limit))
      : isRequestedPage
        ? requestedPage.hits
        : await this.#hits(queries, totals, window);
    return {
      total,
      page,
      pages,
      vehicles: hits.map(cardOfDocument),
      facets: Object.fromEntries(facets),
      stats: Object.fromEntries(stats),
      ...(near && { distances: distances(hits, near) }),
    };
  }

  async count(criteria: Criteria): Promise<number> {
    const queries = await this.#queries(criteria, await this.#placesNear(criteria));
    const [all, sold] = await remoteAnswers(this.#parts.client, [
      queries.counts(),
      queries.counts([], soldExpression),
    ]);
    const total = totalOf(all);
    if (!isCollapsed(totalOf(sold), total)) return total;
    return (await this.#listedIds(queries, await this.#totals(queries, total))).length;
  }

  async first(criteria: Criteria, limit: number): Promise<CardDocument[]> {
    const queries = await this.#queries(criteria, await this.#placesNear(criteria));
    const [all, sold] = await remoteAnswers(this.#parts.client, [
      queries.counts(),
      queries.counts([], soldExpression),
    ]);
    const total = totalOf(all);
    const totals = await this.#totals(queries, total);
    const hits = isCollapsed(totalOf(sold), total)
      ? await this.#hitsOf(queries, (await this.#listedIds(queries, totals)).slice(0, limit))
      : await this.#hits(queries, totals, { offset: 0, limit });
    return hits.map(cardOfDocument);
  }

  async lists(id: number, criteria = everything): Promise<boolean> {
    // some orders leave out vehicles without a price
    const ordered = { ...criteria, sortBy: 'newest' } as const;
    const queries = await this.#queries(ordered, await this.#placesNear(criteria));
    const counted = queries.counts([], equals('vehicle_id', id));
    const [answer] = await remoteAnswers(this.#parts.client, [counted]);
    return totalOf(answer) > 0;
  }

  vocabulary(): Promise<StockVocabulary> {
    const { client, listed, settings } = this.#parts;
    return this.#parts.vocabulary(async () => {
      const listedInStock = conjunction(listed, criteriaExpression(inStock));
      const [all, available] = await remoteAnswers(client, [
        { filter: printExpression(listed), facets: vocabularyAttributes, hitsPerPage: 0 },
        { filter: printExpression(listedInStock), facets: tileAttributes, hitsPerPage: 0 },
      ]);
      return stockVocabulary(
        Object.fromEntries(vocabularyAttributes.map((name) => [name, valueCounts(all, name)])),
        Object.fromEntries(tileAttributes.map((name) => [name, valueCounts(available, name)])),
        settings.dealerships.map(({ slug }) => slug),
        { finance: settings.finance, ...this.#parts.repayments },
      );
    });
  }

  /** The number of vehicles in each part of the list. */
  async #totals(queries: StockQueries, total: number): Promise<number[]> {
    const { parts } = queries;
    if (parts.length === 1) return [total];
    const counts = parts.map((part) => queries.counts([], part));
    return (await remoteAnswers(this.#parts.client, counts)).map(totalOf);
  }

  /**
   * The ids of the whole list, with consecutive sold vehicles collapsed. A server cannot collapse, so this fetches the
   * id and status of every vehicle, which is necessary only if several of the results are sold.
   */
  async #listedIds(queries: StockQueries, totals: readonly number[]): Promise<number[]> {
    const answers = await remoteAnswers(
      this.#parts.client,
      totals.map((limit, part) => ({ ...queries.idsAndStatus(queries.parts[part]), limit })),
    );
    const vehicles = answers.flatMap(({ hits }) => hits);
    const sold = vehicles.filter(({ status }) => !availableStatuses.some((one) => one === status));
    return collapsedIds(vehicles.map(idOf), new Set(sold.map(idOf)));
  }

  /** The vehicles with these ids, in the order of the ids. */
  async #hitsOf(queries: StockQueries, ids: readonly number[]): Promise<RemoteAnswer['hits']> {
    const [answer] = await remoteAnswers(this.#parts.client, [
      { ...queries.cards(oneOf('vehicle_id', ids)), limit: ids.length },
    ]);
    const hits = new Map(answer?.hits.map((hit) => [cardOfDocument(hit).id, hit]));
    return ids.map((id) => hits.get(id)).filter((hit) => hit !== undefined);
  }

  async #queries(
    criteria: Criteria,
    near: readonly PlaceNear[] | undefined,
  ): Promise<StockQueries> {
    const { settings, listed, repayments } = this.#parts;
    const { finance, price } = settings;
    const keys = criteria.ranges.repayment && (await this.vocabulary()).financeKeys;
    const source = keys && { finance, keys, subscriptions: price.subscriptions, ...repayments };
    return new StockQueries(criteria, settings, listed, near, source);
  }

  /** Undefined if the search is not around a place or its postcode is unknown. */
  async #placesNear({ near }: Criteria): Promise<PlaceNear[] | undefined> {
    const centre = near && this.#parts.centreOf(near.postcode, near.suburb);
    return centre && placesNear((await this.vocabulary()).places, centre, near.km);
  }

  /** @param totals the number of vehicles in each part of the list */
  async #hits(
    queries: StockQueries,
    totals: readonly number[],
    window: { offset: number; limit: number },
  ): Promise<RemoteAnswer['hits']> {
    const answers = await remoteAnswers(
      this.#parts.client,
      slicesOfParts(totals, window).map(({ part, offset, limit }) => ({
        ...queries.cards(queries.parts[part]),
        offset,
        limit,
      })),
    );
    return answers.flatMap(({ hits }) => hits);
  }
}

function distances(hits: RemoteAnswer['hits'], near: readonly PlaceNear[]): Map<number, Distance> {
  const placed = hits.map((hit) => [cardOfDocument(hit).id, String(hit['place'])] as const);
  return distancesOf(placed, near);
}

function isCollapsed(sold: number, total: number): boolean {
  return sold > 1 && sold < total;
}

function idOf(hit: RemoteAnswer['hits'][number]): number {
  return Number(hit['vehicle_id']);
}

function totalOf(answer: RemoteAnswer | undefined): number {
  if (answer?.totalHits === undefined) throw new Error('The search server returned no total');
  return answer.totalHits;
}

function boundsOf(
  attribute: string,
  least: RemoteAnswer,
  greatest: RemoteAnswer,
): { min: number; max: number } | undefined {
  const [min, max] = [least.hits[0]?.[attribute], greatest.hits[0]?.[attribute]];
  return typeof min === 'number' && typeof max === 'number' ? { min, max } : undefined;
}
