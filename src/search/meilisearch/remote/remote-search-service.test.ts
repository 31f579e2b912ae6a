import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { VehicleIndex } from '#search/vehicle-search/embedded/vehicle-index.ts';
import {
  type MeilisearchServer,
  startMeilisearchServer,
} from '#tests/support/servers/meilisearch-server.ts';
import { someSite } from '#tests/support/sites.ts';
import { variedStock } from '#tests/support/varied-stock.ts';
import { EmbeddedSearchService } from '#search/meilisearch/embedded-search-service.ts';
import { readIndexQuery } from '#search/meilisearch/query/index-query.ts';
import { readMultiSearch } from '#search/meilisearch/query/read-multi-search.ts';
import { RemoteClient } from './remote-client.ts';
import { RemoteSearchService } from './remote-search-service.ts';
import { RemoteStock } from './remote-stock.ts';
import { type SearchService, STOCK_INDEX } from '#search/meilisearch/search-service.ts';

const now = new Date('2026-03-10T00:00:00Z');
const site = someSite('yard', { search: { hidden_tiers: [3] } });
const vehicles = [
  ...variedStock(120, 'yard-yard').map((vehicle) => ({
    ...vehicle,
    filtered_features: vehicle.filtered_features?.toReversed() ?? [],
  })),
  ...variedStock(30, 'vans-yard', 1000),
  ...variedStock(5, 'yard-yard', 5000).map((vehicle) => ({ ...vehicle, hidden_tier: 3 })),
];

let server: MeilisearchServer;
let remote: SearchService;
let embedded: SearchService;

beforeAll(async () => {
  server = await startMeilisearchServer();
  const client = new RemoteClient(server.url, server.key);
  const stock = new RemoteStock(client, (slug) => slug);
  await stock.appliedVersion(0);
  await stock.apply(vehicles);
  remote = new RemoteSearchService(client);
  const index = new VehicleIndex((slug) => slug);
  await index.apply(vehicles);
  embedded = new EmbeddedSearchService(index);
});
afterAll(() => server.close());

const ask = async (service: SearchService, query: object) => {
  const [answer] = await service.answer(site, now, [readIndexQuery(STOCK_INDEX, query)]);
  return { ...answer!, processingTimeMs: 0 };
};

it.each([
  [{}],
  [{ limit: 200 }],
  [{ q: 'toyota', facets: ['*'], sort: ['price:asc'] }],
  [{ filter: [['make = Kia', 'id = 7'], 'price > 9000'], facets: ['make', 'price', 'seats'] }],
  [{ page: 3, hitsPerPage: 21, sort: ['km:desc'] }],
  [{ hitsPerPage: 0, facets: [] }],
  [{ offset: 118, limit: 9, attributesToRetrieve: ['id', 'card', 'hidden_tier', 'place'] }],
  [{ distinct: 'simple_body', facets: ['make'], sort: ['price:desc'] }],
  [{ distinct: 'badge', q: 'kia', hitsPerPage: 2, page: 1 }],
  [{ filter: 'simple_body = suv AND id != 3', attributesToRetrieve: ['*'] }],
])('answers like the embedded engine: %j', async (query) => {
  expect(await ask(remote, query)).toEqual(await ask(embedded, query));
});

it.each([
  ['make', {}],
  ['model', { q: 'toyota', filter: 'price > 9000' }],
  ['seats', { filter: ['make = Kia'] }],
  ['filtered_features', {}],
  ['simple_body', {}],
])('counts the values of %s like the embedded engine: %j', async (facet, query) => {
  const count = (service: SearchService) =>
    service.countValues(site, now, readIndexQuery(STOCK_INDEX, query), facet);
  const counts = await count(remote);
  expect(counts.length).toBeGreaterThan(0);
  expect(counts).toEqual(await count(embedded));
});

it('counts no values of private attributes', async () => {
  const query = readIndexQuery(STOCK_INDEX, {});
  for (const facet of ['hidden_tier', 'id', 'place']) {
    await expect(remote.countValues(site, now, query, facet)).rejects.toMatchObject({
      code: 'invalid_facet_search_facet_name',
    });
  }
});

it('crops public fields like the embedded engine', async () => {
  for (const attributesToCrop of [['*'], ['name:2', 'card', '*:3'], ['hidden_tier']]) {
    const query = { q: 'toyota', limit: 3, attributesToCrop, cropLength: 1, cropMarker: '~' };
    expect(await ask(remote, query)).toEqual(await ask(embedded, query));
  }
});

it.each([
  [{ q: 'toyota', attributesToSearchOn: ['make'] }],
  [{ q: 'suv', attributesToSearchOn: ['name'] }],
  [{ q: 'suv', attributesToSearchOn: ['simple_body'], facets: ['make'] }],
  [{ q: 'toyota xyzzy', matchingStrategy: 'last', facets: ['model'] }],
  [{ q: 'kia xyzzy', matchingStrategy: 'frequency' }],
  [{ q: 'toyot', rankingScoreThreshold: 0.99 }],
])('finds what the embedded engine finds: %j', async (query) => {
  const found = async (service: SearchService) => {
    const answer = await ask(service, { limit: 200, ...query });
    return { ...answer, hits: new Set(answer.hits.map(({ id }) => id)) };
  };
  expect(await found(remote)).toEqual(await found(embedded));
});

it('returns scores on request', async () => {
  const [hit] = (await ask(remote, { q: 'toyota', showRankingScore: true, limit: 1 })).hits;
  expect(hit?.['_rankingScore']).toBeGreaterThan(0.5);
});

describe('several queries as one', () => {
  const stock = (query: object) => ({ indexUid: STOCK_INDEX, ...query });
  const federate = async (service: SearchService, body: object) => {
    const { federation } = readMultiSearch(body);
    const answer = await service.answerFederation(site, now, federation!);
    return { ...answer, processingTimeMs: 0 };
  };
  const kias = stock({ filter: 'make = Kia', attributesToRetrieve: ['id', 'make', 'card'] });
  const cheap = stock({ filter: 'price < 20000', federationOptions: { weight: 0.5 } });

  it('return one list, like the embedded engine', async () => {
    const all = { federation: { limit: 200 }, queries: [cheap, kias] };
    const byId = async (service: SearchService) => {
      const answer = await federate(service, all);
      return { ...answer, hits: answer.hits.toSorted((a, b) => Number(a['id']) - Number(b['id'])) };
    };
    expect(await byId(remote)).toEqual(await byId(embedded));
    const sort = ['price:asc', 'km:desc'];
    const queries = [
      { ...cheap, sort },
      { ...kias, sort },
    ];
    for (const federation of [{}, { limit: 200 }, { offset: 5, limit: 7 }]) {
      const body = { federation, queries };
      expect(await federate(remote, body)).toEqual(await federate(embedded, body));
    }
  });

  it('return nothing outside the site’s scope', async () => {
    const theirs = stock({ filter: [['id >= 1000', 'dealership_slug = vans-yard']] });
    for (const service of [remote, embedded]) {
      const answer = await federate(service, { federation: {}, queries: [theirs, theirs] });
      expect(answer).toMatchObject({ hits: [], estimatedTotalHits: 0 });
      const hidden = stock({ filter: 'hidden_tier = 3' });
      await expect(
        federate(service, { federation: {}, queries: [kias, hidden] }),
      ).rejects.toMatchObject({ code: 'invalid_search_filter', query: 1 });
    }
  });
});

it('marks matches only in public fields', async () => {
  const query = { q: 'toyota', limit: 3, attributesToHighlight: ['*'], showMatchesPosition: true };
  const answer = await ask(remote, query);
  expect(answer.hits[0]?.['_formatted']).toHaveProperty('make', '<em>Toyota</em>');
  expect(answer).toEqual(await ask(embedded, query));
});

it('returns nothing outside the site’s scope', async () => {
  for (const filter of [
    'id >= 1000',
    'NOT dealership_slug = yard-yard',
    [['id = 5000', 'id = 1001']],
  ]) {
    expect(await ask(remote, { filter })).toMatchObject({ hits: [], estimatedTotalHits: 0 });
  }
  for (const filter of ['hidden_tier = 3', 'show_on_dealer_website = true', 'place EXISTS']) {
    await expect(ask(remote, { filter })).rejects.toMatchObject({ code: 'invalid_search_filter' });
  }
});

describe('an unavailable server', () => {
  it('causes a fault that asks to try again', async () => {
    server.breakOff(true);
    await expect(ask(remote, {})).rejects.toMatchObject({
      code: 'remote_could_not_send_request',
      status: 502,
    });
    server.breakOff(false);
    const answered = () => expect(ask(remote, {})).resolves.toHaveProperty('hits');
    await vi.waitFor(answered, { timeout: 5000 });
  });
});
