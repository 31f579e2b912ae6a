import { availableStatuses } from '#domain/vehicle/availability.ts';
import { equals, type Expression, oneOf } from '#search/engine/filters/expression.ts';
import { printExpression } from '#search/engine/filters/print-expression.ts';
import type { CardDocument } from '#search/vehicle-search/card-document.ts';
import { collapsedIds } from '#search/vehicle-search/collapsed-ids.ts';
import { countedAttributes } from '#search/vehicle-search/counted-attributes.ts';
import { choiceAttributes } from '#domain/vehicle/facets.ts';
import type { Criteria } from '#search/vehicle-search/criteria.ts';
import { soldExpression } from '#search/vehicle-search/listing.ts';
import { placesNear, type PlaceNear, type Point } from '#search/vehicle-search/places-near.ts';
import type { SiteStock, StockPage } from '#search/vehicle-search/stock-search.ts';
import { stockVocabulary, type StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { conjunction } from './conjunction.ts';
import { type RemoteAnswer, remoteAnswers, valueCounts } from './remote-answers.ts';
import type { RemoteClient } from './remote-client.ts';
import { cardOfDocument } from './remote-document.ts';
import { slicesOfParts } from './slices-of-parts.ts';
import { StockQueries } from './stock-queries.ts';

/** What a site's whole stock is described in. */
const describing = [...choiceAttributes, 'place'] as const;

interface RemoteSiteParts {
  client: RemoteClient;
  settings: SiteSettings;
  /** What the site lists. */
  listed: Expression;
  centreOf(postcode: string): Point | undefined;
  /** Read once for each revision of the stock. */
  vocabulary(read: () => Promise<StockVocabulary>): Promise<StockVocabulary>;
}

/**
 * The stock of one site on a Meilisearch server. One request asks for a page, one query in it for each facet that
 * something is chosen of, and two for the ends of each range: to have the server list every price would be megabytes.
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
    const queries = this.#queries(criteria, near);
    const { parts } = queries;
    const { choices, ranges } = countedAttributes(settings);
    const chosen = choices.filter((attribute) => criteria.choices[attribute]?.length);
    const free = choices.filter((attribute) => !chosen.includes(attribute));
    const ends = ranges.flatMap((range) => [queries.end(range, 'asc'), queries.end(range, 'desc')]);
    const wish = { offset: (criteria.page - 1) * perPage, limit: perPage };

    const answers = (
      await remoteAnswers(client, [
        queries.counts(free),
        { ...queries.cards(parts[0]), ...wish },
        ...chosen.map((attribute) => queries.facet(attribute)),
        ...ends,
        queries.counts([], soldExpression),
        ...(parts.length > 1 ? parts.map((part) => queries.counts([], part)) : []),
      ])
    ).values();
    const next = (): RemoteAnswer => answers.next().value!;
    const counted = next();
    const wished = next();
    const facets = [
      ...free.map((name) => [name, valueCounts(counted, name)] as const),
      ...chosen.map((name) => [name, valueCounts(next(), name)] as const),
    ];
    const stats = ranges.map((name) => [name, extentOf(name, next(), next())] as const);

    const sold = totalOf(next());
    const matching = totalOf(counted);
    const totals = parts.length > 1 ? Array.from(answers, totalOf) : [matching];
    const listed = isCollapsed(sold, matching) ? await this.#listedIds(queries, totals) : undefined;
    const total = listed?.length ?? matching;
    const pages = Math.max(1, Math.ceil(total / perPage));
    const page = Math.min(criteria.page, pages);
    const window = { offset: (page - 1) * perPage, limit: perPage };
    const isWished = parts.length === 1 && page === criteria.page;
    const hits = listed
      ? await this.#hitsOf(queries, listed.slice(window.offset, window.offset + window.limit))
      : isWished
        ? wished.hits
        : await this.#hits(queries, totals, window);
    return {
      total,
      page,
      pages,
      vehicles: hits.map(cardOfDocument),
      facets: Object.fromEntries(facets),
      stats: Object.fromEntries(stats),
      ...(near && { distancesKm: distances(hits, near) }),
    };
  }

  async count(criteria: Criteria): Promise<number> {
    const queries = this.#queries(criteria, await this.#placesNear(criteria));
    const [all, sold] = await remoteAnswers(this.#parts.client, [
      queries.counts(),
      queries.counts([], soldExpression),
    ]);
    const total = totalOf(all);
    if (!isCollapsed(totalOf(sold), total)) return total;
    return (await this.#listedIds(queries, await this.#totals(queries, total))).length;
  }

  async first(criteria: Criteria, limit: number): Promise<CardDocument[]> {
    const queries = this.#queries(criteria, await this.#placesNear(criteria));
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

  async lists(id: number): Promise<boolean> {
    const { client, listed } = this.#parts;
    const filter = printExpression(conjunction(listed, equals('vehicle_id', id)));
    const [answer] = await remoteAnswers(client, [{ filter, hitsPerPage: 0 }]);
    return totalOf(answer) > 0;
  }

  vocabulary(): Promise<StockVocabulary> {
    const { client, listed, settings } = this.#parts;
    return this.#parts.vocabulary(async () => {
      const [answer] = await remoteAnswers(client, [
        { filter: printExpression(listed), facets: describing, hitsPerPage: 0 },
      ]);
      return stockVocabulary(
        Object.fromEntries(describing.map((name) => [name, valueCounts(answer, name)])),
        settings.dealerships.map(({ slug }) => slug),
      );
    });
  }

  /** How many vehicles each part of the list has. */
  async #totals(queries: StockQueries, total: number): Promise<number[]> {
    const { parts } = queries;
    if (parts.length === 1) return [total];
    const counts = parts.map((part) => queries.counts([], part));
    return (await remoteAnswers(this.#parts.client, counts)).map(totalOf);
  }

  /**
   * The ids of the whole list, without repeated sold vehicles. A server does not tell which vehicle stands before
   * another, so it is asked for the id and status of each; this happens only where the result has several sold ones.
   */
  async #listedIds(queries: StockQueries, totals: readonly number[]): Promise<number[]> {
    const answers = await remoteAnswers(
      this.#parts.client,
      totals.map((limit, part) => ({ ...queries.standings(queries.parts[part]), limit })),
    );
    const standings = answers.flatMap(({ hits }) => hits);
    const sold = standings.filter(({ status }) => !availableStatuses.some((one) => one === status));
    return collapsedIds(standings.map(idOf), new Set(sold.map(idOf)));
  }

  /** The vehicles of these ids, in the order of the ids. */
  async #hitsOf(queries: StockQueries, ids: readonly number[]): Promise<RemoteAnswer['hits']> {
    const [answer] = await remoteAnswers(this.#parts.client, [
      { ...queries.cards(oneOf('vehicle_id', ids)), limit: ids.length },
    ]);
    const hits = new Map(answer?.hits.map((hit) => [cardOfDocument(hit).id, hit]));
    return ids.map((id) => hits.get(id)).filter((hit) => hit !== undefined);
  }

  #queries(criteria: Criteria, near: readonly PlaceNear[] | undefined): StockQueries {
    const { settings, listed } = this.#parts;
    return new StockQueries(criteria, settings, listed, near);
  }

  /** Undefined for a search that is around no place, or around one that nobody knows. */
  async #placesNear({ near }: Criteria): Promise<PlaceNear[] | undefined> {
    const centre = near && this.#parts.centreOf(near.postcode);
    return centre && placesNear((await this.vocabulary()).places, centre, near.km);
  }

  /** @param totals how many each part of the list has */
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

function distances(hits: RemoteAnswer['hits'], near: readonly PlaceNear[]): Map<number, number> {
  const byPlace = new Map(near.map(({ place, km }) => [place, km]));
  return new Map(
    hits.map((hit) => [cardOfDocument(hit).id, byPlace.get(String(hit['place'])) ?? NaN]),
  );
}

function isCollapsed(sold: number, total: number): boolean {
  return sold > 1 && sold < total;
}

function idOf(hit: RemoteAnswer['hits'][number]): number {
  return Number(hit['vehicle_id']);
}

function totalOf(answer: RemoteAnswer | undefined): number {
  if (answer?.totalHits === undefined) throw new Error('The search server tells no total');
  return answer.totalHits;
}

function extentOf(
  attribute: string,
  least: RemoteAnswer,
  greatest: RemoteAnswer,
): { min: number; max: number } | undefined {
  const [min, max] = [least.hits[0]?.[attribute], greatest.hits[0]?.[attribute]];
  return typeof min === 'number' && typeof max === 'number' ? { min, max } : undefined;
}
