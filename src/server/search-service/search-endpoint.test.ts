import {
  type FederatedMultiSearchParams,
  Meilisearch,
  MeilisearchApiError,
  type SearchForFacetValuesParams,
} from 'meilisearch';
import type { SearchAnswer } from '#search/meilisearch/answer/search-answer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FaultBody } from '#search/meilisearch/search-fault.ts';
import { exchange } from '#tests/support/servers/exchange.ts';
import {
  type RunningSearchService,
  startSearchService,
} from '#tests/support/search/search-service.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { someSite } from '#tests/support/sites.ts';
import { variedStock } from '#tests/support/varied-stock.ts';

const KEY = 'yard-widgets-read-only';
const OTHER_KEY = 'vans-widgets-read-only';
const widgets = 'https://widgets.example';

// the official client always sends the host of its address, so the first site has that name too
const yard = someSite('yard', {
  domains: ['127.0.0.1'],
  search_service: {
    enabled: true,
    key: KEY,
    allowed_origins: [widgets],
    requests_per_minute: 100_000,
  },
});
const vans = someSite('vans', {
  search_service: { enabled: true, key: OTHER_KEY, requests_per_minute: 5 },
});
const silent = someSite('silent');
const stock = [...variedStock(200, 'yard-yard'), ...variedStock(50, 'vans-yard', 1000)];

let service: RunningSearchService;
let client: Meilisearch;

beforeAll(async () => {
  service = await startSearchService([yard, vans, silent], stock);
  client = new Meilisearch({ host: `http://127.0.0.1:${service.port}`, apiKey: KEY });
});
afterAll(async () => {
  await service.close();
  expect(service.failures).toEqual([]);
});

interface Asked {
  host?: string;
  path?: string;
  method?: string;
  key?: string | null;
  body?: unknown;
  raw?: string | Buffer;
  headers?: Record<string, string>;
}

function ask(asked: Asked = {}) {
  const { host = 'yard', path = '/indexes/Car_production/search', key = KEY } = asked;
  return exchange({
    port: service.port,
    host: `${host}.localhost`,
    path,
    method: asked.method ?? 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...asked.headers,
    },
    body: asked.raw ?? JSON.stringify(asked.body ?? {}),
  });
}

const faultOf = (answer: { body: string }): FaultBody => JSON.parse(answer.body) as FaultBody;

describe('the official client, unchanged,', () => {
  it('reports a healthy service', async () => {
    expect(await client.health()).toEqual({ status: 'available' });
    expect(await client.isHealthy()).toBe(true);
  });

  it('searches an index', async () => {
    const found = await client.index('Car_production').search('toyota', {
      filter: ['price > 10000', ['body = Ute', 'body = Hatch']],
      facets: ['model', 'price'],
      sort: ['price:asc'],
      limit: 5,
    });
    expect(found).toMatchObject({ query: 'toyota', limit: 5, offset: 0 });
    expect(found.hits).toHaveLength(5);
    const prices = found.hits.map((hit) => Number(hit['price']));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(Object.keys(found.facetDistribution?.['model'] ?? {}).toSorted()).toEqual([
      'Corolla',
      'HiLux',
    ]);
    expect(found.facetStats?.['price']?.min).toBe(prices[0]);
    expect(found.facetStats).not.toHaveProperty('model');
  });

  it('searches with a GET request', async () => {
    const index = client.index('Car_production');
    const parameters = {
      filter: 'price > 10000 AND (body = Ute OR body = Hatch)',
      facets: ['model', 'price'],
      sort: ['price:asc', 'km:desc'],
      attributesToRetrieve: ['id', 'price'],
      attributesToHighlight: ['make'],
      showMatchesPosition: true,
      limit: 5,
      offset: 2,
    };
    const got = await index.searchGet('toyota', parameters);
    const posted = await index.search('toyota', parameters);
    expect({ ...got, processingTimeMs: 0 }).toEqual({ ...posted, processingTimeMs: 0 });
    expect(got.hits).toHaveLength(5);
    for (const nothing of [undefined, null]) {
      expect((await index.searchGet(nothing)).estimatedTotalHits).toBe(200);
    }
    await expect(index.searchGet('', { filter: 'vin = X' })).rejects.toMatchObject({
      cause: { code: 'invalid_search_filter' },
    });
  });

  it('returns pages', async () => {
    const found = await client.index('Car_production').search('', { page: 2, hitsPerPage: 21 });
    expect(found).toMatchObject({ page: 2, hitsPerPage: 21, totalHits: 200, totalPages: 10 });
    expect(found.hits).toHaveLength(21);
    expect(found).not.toHaveProperty('estimatedTotalHits');
    expect(found).not.toHaveProperty('facetDistribution');
  });

  it('requests similar vehicles as the specification describes', async () => {
    const { hits } = await client.index('Car_production').search('', {
      filter: 'price EXISTS AND model = Corolla',
      limit: 1,
    });
    const seen = hits[0]!;
    const price = Number(seen['price']);
    const band = price < 50_000 ? 10_000 : 25_000;
    const near = `status = in_stock AND id != ${String(seen['id'])} AND price >= ${price - band} AND price <= ${price + band}`;
    const shared = {
      indexUid: 'Car_production',
      q: '',
      facets: [],
      attributesToHighlight: ['*'],
      highlightPreTag: '__ais-highlight__',
      highlightPostTag: '__/ais-highlight__',
      limit: 10,
    };
    const { results } = await client.multiSearch({
      queries: [
        { ...shared, filter: `${near} AND make = "${String(seen['make'])}" AND model = "Corolla"` },
        { ...shared, filter: `${near} AND simple_body = "${String(seen['simple_body'])}"` },
      ],
    });
    expect(results).toHaveLength(2);
    const similar = results.flatMap((result) => result.hits);
    expect(similar.length).toBeGreaterThan(10);
    for (const result of results) {
      expect(result).toMatchObject({ indexUid: 'Car_production', limit: 10, query: '' });
      expect(result.facetDistribution).toEqual({});
      expect(result.hits.length).toBeLessThanOrEqual(10);
    }
    for (const hit of similar) {
      expect(hit['id']).not.toBe(seen['id']);
      expect(hit['status']).toBe('in_stock');
      expect(Math.abs(Number(hit['price']) - price)).toBeLessThanOrEqual(band);
      expect(hit['path']).toBe(`/cars/v-${String(hit['id'])}`);
      expect(hit._formatted?.['make']).toBe(hit['make']);
    }
    for (const hit of results[0]!.hits) expect(hit['model']).toBe('Corolla');
  });

  it('counts a facet without its own selection by one more query', async () => {
    const all = { indexUid: 'Car_production', facets: ['make'], hitsPerPage: 0 };
    const { results } = await client.multiSearch({
      queries: [{ ...all, filter: 'make = Kia' }, all],
    });
    const [chosen, whole] = results.map((result) => result.facetDistribution?.['make'] ?? {});
    expect(Object.keys(chosen!)).toEqual(['Kia']);
    expect(Object.keys(whole!).length).toBeGreaterThan(3);
    expect(whole!['Kia']).toBe(chosen!['Kia']);
  });

  it('receives errors in its own format', async () => {
    const asked = client.index('Car_production').search('', { filter: 'vin = X' });
    const error = await asked.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MeilisearchApiError);
    expect((error as MeilisearchApiError).cause).toEqual({
      message: expect.stringContaining('`vin` is not filterable') as string,
      code: 'invalid_search_filter',
      type: 'invalid_request',
      link: 'https://docs.meilisearch.com/errors#invalid_search_filter',
    });
    await expect(client.index('People').search('')).rejects.toMatchObject({
      message: 'Index `People` not found.',
      cause: { code: 'index_not_found' },
    });
    await expect(
      client.multiSearch({
        queries: [
          { indexUid: 'Car_production' },
          { indexUid: 'Car_production', sort: ['vin:asc'] },
        ],
      }),
    ).rejects.toMatchObject({
      message: expect.stringContaining('Inside `.queries[1]`: Attribute `vin`') as string,
      cause: { code: 'invalid_search_sort' },
    });
  });
});

describe('a facet search by the official client', () => {
  const search = (asked: SearchForFacetValuesParams) =>
    client.index('Car_production').searchForFacetValues(asked);

  it('finds values by their prefix and counts the search results', async () => {
    const all = await search({ facetName: 'model' });
    expect(all).toEqual({
      facetHits: expect.any(Array) as unknown[],
      facetQuery: null,
      processingTimeMs: expect.any(Number) as number,
    });
    expect(all.facetHits).toHaveLength(6);
    expect(all.facetHits.reduce((sum, { count }) => sum + count, 0)).toBe(200);
    const found = await search({ facetName: 'model', facetQuery: 'co' });
    expect(found).toMatchObject({ facetQuery: 'co', facetHits: [{ value: 'Corolla' }] });
    const cheap = { facetName: 'model', facetQuery: 'co', filter: 'price < 20000', q: 'toyota' };
    const { estimatedTotalHits } = await client.index('Car_production').search('toyota corolla', {
      filter: 'price < 20000',
    });
    expect((await search(cheap)).facetHits).toEqual([
      { value: 'Corolla', count: estimatedTotalHits },
    ]);
  });

  it('ignores other parameters of a search', async () => {
    const { facetHits } = await search({
      facetName: 'make',
      facetQuery: 'TOY',
      facets: ['make'],
      attributesToHighlight: ['*'],
      page: 3,
      hitsPerPage: 5,
    });
    expect(facetHits).toMatchObject([{ value: 'Toyota' }]);
  });

  it.each<[object, string]>([
    [{}, 'missing_facet_search_facet_name'],
    [{ facetName: 7 }, 'invalid_facet_search_facet_name'],
    [{ facetName: 'vin' }, 'invalid_facet_search_facet_name'],
    [{ facetName: 'id' }, 'invalid_facet_search_facet_name'],
    [{ facetName: 'hidden_tier' }, 'invalid_facet_search_facet_name'],
    [{ facetName: '__proto__' }, 'invalid_facet_search_facet_name'],
    [{ facetName: 'make', facetQuery: ['a'] }, 'invalid_facet_search_facet_query'],
    [{ facetName: 'make', filter: 'make = ' }, 'invalid_search_filter'],
    [{ facetName: 'make', filter: { a: 1 } }, 'invalid_search_filter'],
    [{ facetName: 'make', q: 5 }, 'invalid_search_q'],
    [{ facetName: 'make', vector: [1] }, 'feature_not_enabled'],
    [
      { facetName: 'make', exhaustiveFacetCount: 'yes' },
      'invalid_facet_search_exhaustive_facet_count',
    ],
  ])('is refused: %j', async (asked, code) => {
    await expect(search(asked as SearchForFacetValuesParams)).rejects.toMatchObject({
      cause: { code, type: 'invalid_request' },
    });
  });

  it('finds only values of its own site', async () => {
    const path = '/indexes/Car_production/facet-search';
    const body = { facetName: 'dealership_slug' };
    expect(JSON.parse((await ask({ path, body })).body)).toMatchObject({
      facetHits: [{ value: 'yard-yard', count: 200 }],
    });
    const filter = 'id >= 1000';
    expect(JSON.parse((await ask({ path, body: { ...body, filter } })).body)).toMatchObject({
      facetHits: [],
    });
    expect(await ask({ path, body, key: OTHER_KEY })).toMatchObject({ status: 403 });
    expect(await ask({ path, body, key: null })).toMatchObject({ status: 401 });
    const other = await ask({ path: '/indexes/People/facet-search', body });
    expect(faultOf(other).code).toBe('index_not_found');
  });
});

describe('words in a natural-language search', () => {
  const search = async (body: object) => JSON.parse((await ask({ body })).body) as SearchAnswer;

  it('become filters, which the response names', async () => {
    const q = 'toyota suv or ute under 20k';
    const read = await search({ q, naturalLanguage: true, limit: 200 });
    expect(read.query).toBe(q);
    expect(read.reading).toMatchObject({
      choices: { make: ['Toyota'] },
      ranges: { price: { max: 20_000 } },
    });
    expect(read.hits.length).toBeGreaterThan(0);
    for (const hit of read.hits) {
      expect(hit['make']).toBe('Toyota');
      expect(hit['price']).toBeLessThanOrEqual(20_000);
    }
  });

  it('stay words without naturalLanguage', async () => {
    const q = 'toyota under 20k';
    for (const naturalLanguage of [undefined, false, null]) {
      const plain = await search({ q, naturalLanguage });
      expect(plain).toMatchObject({ hits: [], query: q });
      expect(plain).not.toHaveProperty('reading');
    }
  });

  it('are combined with other filters in every kind of search', async () => {
    const query = { q: 'toyota under 20k', naturalLanguage: true, filter: 'body = Hatch' };
    const { estimatedTotalHits: total } = (await search({ ...query, limit: 200 })) as {
      estimatedTotalHits?: number;
    };
    expect(total).toBeGreaterThan(0);
    const words = 'q=toyota+under+20k&naturalLanguage=true&filter=body+%3D+Hatch';
    const got = await ask({
      method: 'GET',
      path: `/indexes/Car_production/search?${words}`,
      raw: '',
    });
    expect(JSON.parse(got.body)).toMatchObject({ estimatedTotalHits: total });
    const facets = await ask({
      path: '/indexes/Car_production/facet-search',
      body: { ...query, facetName: 'model' },
    });
    expect(JSON.parse(facets.body)).toMatchObject({
      facetHits: [{ value: 'Corolla', count: total }],
    });
    const several = await ask({
      path: '/multi-search',
      body: { federation: {}, queries: [{ ...query, indexUid: 'Car_production' }] },
    });
    expect(JSON.parse(several.body)).toMatchObject({ estimatedTotalHits: total });
  });

  it('are understood in a limited number of queries per request', async () => {
    const query = { indexUid: 'Car_production', q: 'toyota', naturalLanguage: true };
    const answer = await ask({
      path: '/multi-search',
      body: { queries: Array.from({ length: 6 }, () => query) },
    });
    expect(answer.status).toBe(400);
    expect(faultOf(answer).code).toBe('invalid_search_natural_language');
    expect(faultOf(await ask({ body: { naturalLanguage: 'yes' } })).code).toBe(
      'invalid_search_natural_language',
    );
    expect(faultOf(await ask({ body: { reading: {} } })).code).toBe('bad_request');
  });
});

describe('a federated search by the official client', () => {
  const indexUid = 'Car_production';
  const federate = (
    queries: FederatedMultiSearchParams['queries'],
    federation: FederatedMultiSearchParams['federation'] = {},
  ) => client.multiSearch({ federation, queries });

  it('ranks results by score and weight', async () => {
    const kia = { indexUid, q: 'kia' };
    const mazda = { indexUid, q: 'mazda' };
    const lighter = { federationOptions: { weight: 0.9 } };
    const first = await federate([kia, { ...mazda, ...lighter }]);
    expect(first).toMatchObject({ limit: 20, offset: 0 });
    expect(first.hits).toHaveLength(20);
    expect(first.hits[0]).toMatchObject({ make: 'Kia', _federation: { queriesPosition: 0 } });
    const second = await federate([{ ...kia, ...lighter }, mazda]);
    expect(second.hits[0]).toMatchObject({
      make: 'Mazda',
      _federation: { indexUid, queriesPosition: 1, weightedRankingScore: expect.any(Number) },
    });
    const totals = await Promise.all(
      ['kia', 'mazda'].map(
        async (q) => (await client.index(indexUid).search(q)).estimatedTotalHits,
      ),
    );
    expect(first.estimatedTotalHits).toBe(totals[0]! + totals[1]!);
    expect(first).not.toHaveProperty('results');
  });

  it('neither repeats nor skips results across pages', async () => {
    const queries = [
      { indexUid, filter: 'make = Kia' },
      { indexUid, filter: 'price < 20000', attributesToRetrieve: ['id'] },
      { indexUid, q: 'toyota' },
    ];
    const ids: unknown[] = [];
    const { estimatedTotalHits: total = 0 } = await federate(queries, { limit: 0 });
    for (let offset = 0; offset < total; offset += 30) {
      const { hits } = await federate(queries, { offset, limit: 30 });
      ids.push(...hits.map(({ id, _federation }) => id ?? _federation));
    }
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
  });

  it('ranks by score even if the words of one query imply another order', async () => {
    const query = { indexUid, q: 'cheapest h', naturalLanguage: true };
    const read = await ask({ body: { q: query.q, naturalLanguage: true } });
    expect((JSON.parse(read.body) as SearchAnswer).reading).toHaveProperty('sortBy', 'price_asc');
    const federated = async (limit: number) => {
      const body = { federation: { limit }, queries: [query] };
      const { hits } = JSON.parse(
        (await ask({ path: '/multi-search', body })).body,
      ) as SearchAnswer;
      return hits.map(({ id }) => id);
    };
    expect(await federated(3)).toEqual((await federated(60)).slice(0, 3));
  });

  it('applies a sort that all queries share', async () => {
    const sort = ['price:asc'];
    const { hits } = await federate([
      { indexUid, filter: 'make = Kia AND price EXISTS', sort },
      { indexUid, filter: 'make = Mazda AND price EXISTS', sort, federationOptions: { weight: 9 } },
    ]);
    const prices = hits.map((hit) => Number(hit['price']));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(new Set(hits.map((hit) => hit['make'] as string)).size).toBe(2);
  });

  it('does not reach another site', async () => {
    const { hits, estimatedTotalHits } = await federate([
      { indexUid, filter: 'id >= 1000' },
      { indexUid, filter: 'dealership_slug = vans-yard' },
    ]);
    expect({ hits, estimatedTotalHits }).toEqual({ hits: [], estimatedTotalHits: 0 });
  });

  it.each<[string, object, object[], string]>([
    ['a page of a query', {}, [{ limit: 3 }], 'invalid_multi_search_query_pagination'],
    ['facets of a query', {}, [{ facets: ['make'] }], 'invalid_multi_search_query_facets'],
    ['no weight', {}, [{ federationOptions: { weight: 'x' } }], 'invalid_multi_search_weight'],
    ['different sorts', {}, [{ sort: ['id:asc'] }, {}], 'invalid_multi_search_query_ranking_rules'],
    ['less than none', {}, [{ federationOptions: { weight: -1 } }], 'invalid_multi_search_weight'],
    [
      'options of no kind',
      {},
      [{ federationOptions: 3 }],
      'invalid_multi_search_federation_options',
    ],
    ['another server', {}, [{ federationOptions: { remote: 'x' } }], 'feature_not_enabled'],
    ['no number', { limit: 'x' }, [{}], 'invalid_search_limit'],
    ['a negative one', { offset: -1 }, [{}], 'invalid_search_offset'],
    ['too many', { limit: 100_000 }, [{ attributesToHighlight: ['*'] }], 'invalid_search_limit'],
    ['facets', { facetsByIndex: { Car_production: ['make'] } }, [{}], 'feature_not_enabled'],
    ['what nobody knows', { pages: 3 }, [{}], 'bad_request'],
    ['another index', {}, [{}, { indexUid: 'People' }], 'index_not_found'],
  ])('is refused with %s', async (_what, federation, queries, code) => {
    const asked = queries.map((query) => ({ indexUid, ...query }));
    await expect(federate(asked, federation)).rejects.toMatchObject({ cause: { code } });
  });

  it('rejects a federation of the wrong type', async () => {
    for (const federation of [[], 3, 'x', true]) {
      const answer = await ask({ path: '/multi-search', body: { federation, queries: [] } });
      expect(faultOf(answer).code).toBe('invalid_multi_search_federated');
    }
    const alone = { queries: [{ indexUid, federationOptions: { weight: 2 } }] };
    expect(faultOf(await ask({ path: '/multi-search', body: alone })).code).toBe(
      'invalid_multi_search_federation_options',
    );
    const none = await ask({ path: '/multi-search', body: { federation: {}, queries: [] } });
    expect(JSON.parse(none.body)).toMatchObject({ hits: [], estimatedTotalHits: 0 });
  });
});

describe('a key', () => {
  it('opens only its own site’s stock', async () => {
    expect(JSON.parse((await ask()).body)).toMatchObject({ estimatedTotalHits: 200 });
    const other = await ask({ host: 'vans', key: OTHER_KEY });
    expect(JSON.parse(other.body)).toMatchObject({ estimatedTotalHits: 50 });
    const strange = [
      await ask({ key: OTHER_KEY }),
      await ask({ host: 'vans', key: KEY, headers: { 'x-test-address': 'two' } }),
    ];
    for (const answer of strange) {
      expect(answer.status).toBe(403);
      expect(faultOf(answer)).toMatchObject({ code: 'invalid_api_key', type: 'auth' });
    }
  });

  it.each([
    [null, 401, 'missing_authorization_header'],
    ['', 403, 'invalid_api_key'],
    [KEY.slice(0, -1), 403, 'invalid_api_key'],
    [`${KEY}x`, 403, 'invalid_api_key'],
    [KEY.toUpperCase(), 403, 'invalid_api_key'],
    ['x'.repeat(5000), 403, 'invalid_api_key'],
    ['undefined', 403, 'invalid_api_key'],
  ])('%j gets %i', async (key, status, code) => {
    for (const path of ['/indexes/Car_production/search', '/multi-search']) {
      const answer = await ask({ key, path, body: { queries: [] } });
      expect(answer.status).toBe(status);
      expect(faultOf(answer).code).toBe(code);
    }
  });

  it('is rejected if the service is off', async () => {
    for (const path of ['/health', '/multi-search', '/indexes/Car_production/search']) {
      const answer = await ask({ host: 'silent', path });
      expect(answer).toMatchObject({ status: 404, body: 'not the service' });
    }
  });
});

it('filters never reach another site’s vehicles', async () => {
  for (const filter of [
    'dealership_slug = vans-yard',
    'id >= 1000',
    'NOT dealership_slug = yard-yard',
    ['id = 1', 'id = 1000) OR (id = 1000'],
    [['id = 1000', 'dealership_slug != yard-yard']],
    'id = 1000 OR id = 1001',
  ]) {
    const answer = await ask({ body: { filter, facets: ['dealership_slug'] } });
    if (answer.status === 400) continue;
    expect(JSON.parse(answer.body)).toMatchObject({
      hits: [],
      estimatedTotalHits: 0,
      facetDistribution: { dealership_slug: {} },
    });
  }
});

describe('a search with a GET request', () => {
  const get = (query: string, asked: Asked = {}) =>
    ask({ ...asked, method: 'GET', path: `/indexes/Car_production/search${query}`, raw: '' });

  it('requires the site’s key', async () => {
    expect(JSON.parse((await get('')).body)).toMatchObject({ estimatedTotalHits: 200 });
    expect(await get('', { key: null })).toMatchObject({ status: 401 });
    expect(await get('', { key: OTHER_KEY })).toMatchObject({ status: 403 });
    expect(await get(`?apiKey=${KEY}`, { key: null })).toMatchObject({ status: 401 });
  });

  it('counts towards the limit of its client', async () => {
    const busy = { host: 'vans', key: OTHER_KEY, headers: { 'x-test-address': 'getting' } };
    for (let round = 0; round < 5; round++) expect((await get('', busy)).status).toBe(200);
    expect(await get('', busy)).toMatchObject({ status: 429 });
  });

  it('is refused in JSON', async () => {
    for (const query of ['?limit=x', '?q=%ff', '?filter=(((', '?doggo', '?filter=%5B%5B%5B1']) {
      const answer = await get(query);
      expect(answer.status).toBe(400);
      expect(faultOf(answer)).toHaveProperty('link');
    }
  });
});

describe('pages of other sites', () => {
  const origin = (answer: { headers: Record<string, unknown> }) =>
    answer.headers['access-control-allow-origin'];

  it('may search if the setting allows their origin', async () => {
    const preflight = await ask({
      method: 'OPTIONS',
      key: null,
      headers: { origin: widgets, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(origin(preflight)).toBe(widgets);
    expect(preflight.headers['access-control-allow-headers']).toBe(
      'Authorization, Content-Type, X-Meilisearch-Client',
    );
    const answer = await ask({ headers: { origin: widgets, 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(200);
    expect(origin(answer)).toBe(widgets);
    const refused = await ask({ headers: { origin: widgets }, body: { page: -1 } });
    expect(origin(refused), 'a widget can read the reason of a refusal').toBe(widgets);
  });

  it.each(['https://widgets.example.evil.example', 'http://widgets.example', 'null', '*'])(
    'may not at %s',
    async (other) => {
      for (const method of ['OPTIONS', 'POST']) {
        const answer = await ask({ method, headers: { origin: other } });
        expect(origin(answer), method).toBeUndefined();
        expect(answer.headers['access-control-allow-headers']).toBeUndefined();
      }
    },
  );
});

it('each client may send a limited number of queries a minute to a site', async () => {
  const from = (address: string) => ({
    host: 'vans',
    key: OTHER_KEY,
    headers: { 'x-test-address': address },
  });
  const three = { queries: [1, 2, 3].map(() => ({ indexUid: 'Car_production', limit: 1 })) };
  expect((await ask({ ...from('busy'), path: '/multi-search', body: three })).status).toBe(200);
  expect((await ask(from('busy'))).status).toBe(200);
  expect((await ask(from('busy'))).status).toBe(200);
  const refused = await ask(from('busy'));
  expect(refused.status).toBe(429);
  expect(faultOf(refused)).toMatchObject({ code: 'too_many_search_requests', type: 'system' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(from('calm'))).status).toBe(200);
});

describe('refuses a request that is not a search:', () => {
  const json = { 'content-type': 'application/json' };
  it.each<[string, Asked, number, string]>([
    ['no JSON', { raw: '{"q":' }, 400, 'malformed_payload'],
    ['no UTF-8', { raw: Buffer.from([0x22, 0xff, 0x22]) }, 400, 'malformed_payload'],
    ['nothing', { raw: '' }, 400, 'missing_payload'],
    ['a form', { headers: { 'content-type': 'text/plain' } }, 415, 'invalid_content_type'],
    ['a list', { body: [] }, 400, 'bad_request'],
    ['null', { raw: 'null' }, 400, 'bad_request'],
    ['a megabyte', { raw: `{"filter":"${'a'.repeat(1_048_576)}"}` }, 413, 'payload_too_large'],
    [
      'lists nested a hundred thousand deep',
      { raw: '['.repeat(100_000) },
      400,
      'malformed_payload',
    ],
    [
      'a filter as deep',
      { raw: `{"filter":${'['.repeat(50_000)}${']'.repeat(50_000)}}` },
      400,
      'invalid_search_filter',
    ],
    ['an odd index', { path: '/indexes/a%00b/search' }, 400, 'invalid_index_uid'],
    ['another index', { path: '/indexes/Offer_production/search' }, 404, 'index_not_found'],
    ['no queries', { path: '/multi-search' }, 400, 'bad_request'],
    ['queries of no kind', { path: '/multi-search', body: { queries: {} } }, 400, 'bad_request'],
    ['an empty query', { path: '/multi-search', body: { queries: [null] } }, 400, 'bad_request'],
    ['no index', { path: '/multi-search', body: { queries: [{}] } }, 400, 'missing_index_uid'],
    [
      'too many queries',
      { path: '/multi-search', body: { queries: Array.from({ length: 21 }, () => ({})) } },
      400,
      'bad_request',
    ],
    ['PUT', { method: 'PUT' }, 405, 'bad_request'],
  ])('%s', async (_what, asked, status, code) => {
    const answer = await ask({ headers: json, ...asked });
    expect(answer.status).toBe(status);
    expect(faultOf(answer)).toEqual({
      message: expect.any(String) as string,
      code,
      type: 'invalid_request',
      link: `https://docs.meilisearch.com/errors#${code}`,
    });
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('random bytes', async () => {
    const random = seededRandom(5);
    for (let round = 0; round < 200; round++) {
      const bytes = Array.from({ length: 40 }, () => Math.floor(random() * 256));
      const answer = await ask({ raw: Buffer.from(bytes) });
      expect([400, 413]).toContain(answer.status);
      expect(faultOf(answer).code).toMatch(/^(malformed_payload|bad_request)$/);
    }
  });
});

describe('every address and method under the service gets JSON', () => {
  const paths = [
    '/indexes',
    '/indexes/',
    '/indexes/Car_production',
    '/indexes/Car_production/documents',
    '/indexes/Car_production/documents/1',
    '/indexes/Car_production/settings',
    '/indexes/Car_production/search/more',
    '/multi-search/more',
    '/indexes/Car_production/search',
    '/multi-search',
  ];
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'];
  const cases = paths.flatMap((path) => methods.map((method) => [method, path] as const));

  it.each(cases.filter(([method, path]) => !path.endsWith('search') || !/POST|GET/.test(method)))(
    '%s %s',
    async (method, path) => {
      // Node sends no length with a GET or DELETE, so the server would read a body as the next request
      const raw = /GET|DELETE/.test(method) ? '' : undefined;
      const answer = await ask({ method, path, ...(raw !== undefined && { raw }) });
      expect([404, 405]).toContain(answer.status);
      expect(answer.headers['content-type']).toBe('application/json');
      const code = answer.status === 404 ? 'not_found' : 'bad_request';
      expect(faultOf(answer)).toEqual({
        message: expect.any(String) as string,
        code,
        type: 'invalid_request',
        link: `https://docs.meilisearch.com/errors#${code}`,
      });
      if (answer.status === 405) expect(answer.headers.allow).toContain('OPTIONS');
    },
  );

  it('leaves paths with a similar beginning to the website', async () => {
    for (const path of ['/indexes-of-cars', '/multi-searches', '/healthy']) {
      expect(await ask({ path })).toMatchObject({ status: 404, body: 'not the service' });
    }
  });

  it('ignores a slash at the end', async () => {
    expect((await ask({ path: '/indexes/Car_production/search/' })).status).toBe(200);
  });
});

describe('any value of a parameter gets results or an error in JSON', () => {
  const odd = [
    '\0',
    'a\0b',
    '\ud800',
    '\udfff\ud800x',
    2 ** 53,
    -1,
    1e308,
    0.5,
    true,
    {},
    [[]],
    [null],
    '('.repeat(20_000),
    'a'.repeat(100_000),
    'a '.repeat(50_000),
    `${'NOT '.repeat(5000)}id = 1`,
    Array.from({ length: 300 }, () => '*'),
  ];
  const parameters = (
    'q filter facets sort page hitsPerPage offset limit attributesToRetrieve attributesToCrop ' +
    'cropLength cropMarker attributesToSearchOn matchingStrategy distinct rankingScoreThreshold ' +
    'showRankingScore naturalLanguage locales facetName facetQuery federation federationOptions'
  ).split(' ');

  const isJson = (answer: { status: number; body: string; headers: Record<string, unknown> }) => {
    expect([200, 400]).toContain(answer.status);
    expect(answer.headers['content-type']).toBe('application/json');
    const body = JSON.parse(answer.body) as object;
    expect(body).toHaveProperty(answer.status === 200 ? 'processingTimeMs' : 'code');
  };

  it.each(parameters)('%s', async (name) => {
    for (const value of odd) {
      const query = { indexUid: 'Car_production', [name]: value };
      const { federationOptions: _, ...plain } = query as Record<string, unknown>;
      const federation = name === 'federation' ? value : { limit: 3 };
      const { indexUid: __, ...single } = plain;
      isJson(await ask({ body: single }));
      if (name === 'q') isJson(await ask({ body: { ...single, naturalLanguage: true } }));
      isJson(
        await ask({
          path: '/indexes/Car_production/facet-search',
          body: { facetName: 'make', ...single },
        }),
      );
      isJson(await ask({ path: '/multi-search', body: { federation, queries: [query] } }));
      const text = typeof value === 'string' ? value.slice(0, 3000) : JSON.stringify(value);
      if (!text.isWellFormed()) continue;
      const path = `/indexes/Car_production/search?${new URLSearchParams({ [name]: text.slice(0, 1000) }).toString()}`;
      isJson(await ask({ method: 'GET', path, raw: '' }));
    }
  });
});

it('any byte in any parameter gets results or an error', async () => {
  const parameters = (
    'q filter facets sort page hitsPerPage offset limit attributesToRetrieve ' +
    'attributesToHighlight highlightPreTag highlightPostTag'
  ).split(' ');
  const queries = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte)).flatMap(
    (byte) => parameters.flatMap((name) => [{ [name]: `a${byte}b` }, { [name]: [`a${byte}b`] }]),
  );
  const statuses = new Set<number>();
  for (let from = 0; from < queries.length; from += 20) {
    const batch = queries.slice(from, from + 20);
    const answers = await Promise.all(batch.map((body) => ask({ body })));
    for (const { status } of answers) statuses.add(status);
  }
  expect(statuses).toEqual(new Set([200, 400]));
});
