import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { foldKeyword } from '#search/engine/keywords/fold-keyword.ts';
import { VehicleIndex } from '#search/vehicle-search/embedded/vehicle-index.ts';
import { someSite } from '#tests/support/sites.ts';
import { variedStock } from '#tests/support/varied-stock.ts';
import { EmbeddedSearchService } from '#search/meilisearch/embedded-search-service.ts';
import { readIndexQuery } from '#search/meilisearch/query/index-query.ts';
import type { SearchAnswer } from './search-answer.ts';
import { SearchFault } from '#search/meilisearch/search-fault.ts';
import { STOCK_INDEX } from '#search/meilisearch/search-service.ts';
import { stockDocumentFields } from './stock-document.ts';

const now = new Date('2026-03-10T00:00:00Z');
const site = someSite('yard', {
  search_service: { max_total_hits: 500, max_values_per_facet: 4 },
});
let service: EmbeddedSearchService;
let everything: Record<string, unknown>[];

beforeAll(async () => {
  const index = new VehicleIndex((slug) => slug);
  await index.apply([
    ...variedStock(300, 'yard-yard'),
    ...variedStock(100, 'another-yard', 1000),
    ...variedStock(5, 'yard-yard', 5000).map((vehicle) => ({ ...vehicle, hidden_tier: 3 })),
  ]);
  service = new EmbeddedSearchService(index);
  everything = (await answer({ limit: 500 })).hits;
});

async function answer(query: Record<string, unknown>): Promise<SearchAnswer> {
  const [first] = await service.answer(site, now, [readIndexQuery(STOCK_INDEX, query)]);
  return first!;
}

async function fault(query: Record<string, unknown>): Promise<{ code: string; message: string }> {
  try {
    await answer(query);
  } catch (thrown) {
    if (thrown instanceof SearchFault) return { code: thrown.code, message: thrown.message };
    throw thrown;
  }
  throw new Error('The query was answered');
}

describe('a document', () => {
  it('has only public fields', () => {
    const names = new Set(everything.flatMap((document) => Object.keys(document)));
    expect([...names].filter((name) => !stockDocumentFields.includes(name))).toEqual([]);
    for (const secret of ['hidden_tier', 'show_on_dealer_website', 'vin', 'autograb_data']) {
      expect(names).not.toContain(secret);
    }
    expect(names).toContain('id');
    expect(names).toContain('path');
  });

  it('has lists in feed order', async () => {
    const index = new VehicleIndex((slug) => slug);
    const [one, other] = variedStock(2, 'yard-yard');
    const filtered_features = ['Tow Bar', 'Bluetooth', 'Sunroof', 'bluetooth'];
    await index.apply([
      { ...one!, filtered_features, categories: ['Family', 'Adventure'] },
      { ...other!, filtered_features: ['Sunroof', 'Tow Bar', 'Bluetooth'] },
    ]);
    const [found] = await new EmbeddedSearchService(index).answer(site, now, [
      readIndexQuery(STOCK_INDEX, { sort: ['id:asc'] }),
    ]);
    expect(found?.hits).toMatchObject([
      {
        filtered_features: ['Tow Bar', 'Bluetooth', 'Sunroof'],
        categories: ['Family', 'Adventure'],
      },
      { filtered_features: ['Sunroof', 'Tow Bar', 'Bluetooth'] },
    ]);
  });

  it('contains the values that filters compare', async () => {
    const index = new VehicleIndex((slug) => slug);
    const [vehicle] = variedStock(1, 'yard-yard');
    const offered = { ...vehicle!, price: 30_000, offer_price: 25_000, simple_body: 'Wagon' };
    await index.apply([{ ...offered, images: [{ url: 'https://feed.example/1.jpg' }] }]);
    const [found] = await new EmbeddedSearchService(index).answer(site, now, [
      readIndexQuery(STOCK_INDEX, { filter: 'price = 25000 AND body = wagon' }),
    ]);
    expect(found?.hits).toMatchObject([
      {
        id: 1,
        price: 25_000,
        body: 'Wagon',
        simple_body: 'Wagon',
        path: '/cars/v-1',
        certified: expect.any(Boolean) as boolean,
      },
    ]);
    expect(JSON.stringify(found?.hits)).not.toContain('feed.example');
    expect(found?.hits[0]?.['primary_image_url']).toMatch(/^\/pictures\/1\/0-\w+\/960\.jpg$/);
  });
});

it('never shows another dealership’s vehicles or hidden ones', async () => {
  expect(everything).toHaveLength(305);
  expect(new Set(everything.map((each) => each['dealership_slug']))).toEqual(
    new Set(['yard-yard']),
  );
  const hiding = someSite('hiding', {
    dealerships: [{ slug: 'yard-yard', name: 'Yard' }],
    locations: site.settings.locations,
    search: { hidden_tiers: [3] },
  });
  const [found] = await service.answer(hiding, now, [
    readIndexQuery(STOCK_INDEX, { filter: [['id >= 5000', 'dealership_slug = another-yard']] }),
  ]);
  expect(found?.hits).toEqual([]);
});

/** Evaluates conditions on documents in the simplest way. */
const conditions: [source: string, holds: (document: Record<string, unknown>) => boolean][] = [
  ['make = toyota', ({ make }) => make === 'Toyota'],
  ['make != Toyota', ({ make }) => make !== 'Toyota'],
  ['make IN ["Kia", "Land Rover"]', ({ make }) => make === 'Kia' || make === 'Land Rover'],
  ['make NOT IN [Kia]', ({ make }) => make !== 'Kia'],
  ['price > 20000', ({ price }) => Number(price) > 20_000],
  ['price 10000 TO 20000', ({ price }) => Number(price) >= 10_000 && Number(price) <= 20_000],
  ['price EXISTS', ({ price }) => price !== undefined],
  ['badge IS NULL', ({ badge }) => badge === undefined],
  ['badge IS NOT EMPTY', ({ badge }) => badge !== undefined],
  ['certified = true', ({ certified }) => certified === true],
  ['id <= 150', ({ id }) => Number(id) <= 150],
  ['simple_body = suv', ({ simple_body: body }) => body === 'SUV'],
  ['model CONTAINS o', ({ model }) => String(model).toLowerCase().includes('o')],
  ['model STARTS WITH cx', ({ model }) => String(model).startsWith('CX')],
  [
    'filtered_features = sunroof',
    ({ filtered_features: all }) => Array.isArray(all) && all.includes('Sunroof'),
  ],
  ['make = Citroën', ({ make }) => make === 'Citroën'],
];

const condition = fc.constantFrom(...conditions);
/** As nested lists: all of the outer list, any of each inner one. */
const filters = fc.array(fc.array(condition, { minLength: 1, maxLength: 3 }), { maxLength: 4 });

it('finds by any filter the same as a scan of the documents', async () => {
  await fc.assert(
    fc.asyncProperty(filters, fc.boolean(), async (lists, asText) => {
      const filter = asText
        ? lists.map((list) => `(${list.map(([source]) => source).join(' OR ')})`).join(' AND ')
        : lists.map((list) => list.map(([source]) => source));
      const expected = everything.filter((document) =>
        lists.every((list) => list.some(([, holds]) => holds(document))),
      );
      const found = await answer({ filter, limit: 500, facets: ['*'] });
      expect(found).toMatchObject({ estimatedTotalHits: expected.length });
      expect(new Set(found.hits.map(({ id }) => id))).toEqual(
        new Set(expected.map(({ id }) => id)),
      );
      expectTrueFacets(found, expected);
    }),
    { numRuns: 150 },
  );
});

function expectTrueFacets(found: SearchAnswer, documents: Record<string, unknown>[]): void {
  for (const [name, distribution] of Object.entries(found.facetDistribution ?? {})) {
    const values = documents.flatMap((document) => document[name] ?? []);
    const counts = Object.groupBy(values, (value) => foldKeyword(String(value)));
    const wanted = Math.min(4, Object.keys(counts).length);
    expect(Object.keys(distribution), name).toHaveLength(wanted);
    for (const [value, count] of Object.entries(distribution)) {
      expect(count, `${name} ${value}`).toBe(counts[foldKeyword(value)]?.length);
    }
    const stats = found.facetStats?.[name];
    const numbers = values.filter((value) => typeof value === 'number');
    expect(stats, name).toEqual(
      numbers.length > 0 ? { min: Math.min(...numbers), max: Math.max(...numbers) } : undefined,
    );
  }
}

describe('distinct', () => {
  /** Scans the documents for the first of each value, in order. */
  function firstOfEach(hits: SearchAnswer['hits'], attribute: string): SearchAnswer['hits'] {
    const seen = new Set<unknown>();
    return hits.filter((hit) => {
      const value = hit[attribute];
      const values = (
        Array.isArray(value) ? value : value === undefined ? [] : [value]
      ) as unknown[];
      if (values.some((each) => seen.has(each))) return false;
      for (const each of values) seen.add(each);
      return true;
    });
  }

  it('finds the first document of each value for any sort and filter', async () => {
    const distinct = fc.constantFrom(
      'make',
      'model',
      'price',
      'badge',
      'certified',
      'filtered_features',
      'simple_body',
      'id',
    );
    const sort = fc.constantFrom(undefined, ['price:asc'], ['make:desc', 'km:asc']);
    const q = fc.constantFrom('', 'toyota', 'suv white', 'xyzzy');
    await fc.assert(
      fc.asyncProperty(distinct, filters, sort, q, async (attribute, lists, order, words) => {
        const filter = lists.map((list) => list.map(([source]) => source));
        const query = { q: words, filter, ...(order && { sort: order }), facets: ['*'] };
        const expected = firstOfEach((await answer({ ...query, limit: 500 })).hits, attribute);
        const found = await answer({ ...query, distinct: attribute, limit: 500 });
        expect(found.hits).toEqual(expected);
        expect(found).toMatchObject({ estimatedTotalHits: expected.length });
        expectTrueFacets(found, expected);
        const page = await answer({ ...query, distinct: attribute, hitsPerPage: 3, page: 2 });
        expect(page.hits).toEqual(expected.slice(3, 6));
        expect(page).toMatchObject({ totalHits: expected.length });
      }),
      { numRuns: 60 },
    );
  });

  it('accepts only public attributes', async () => {
    for (const distinct of ['vin', 'hidden_tier', 'name', '', '__proto__']) {
      expect(await fault({ distinct })).toMatchObject({ code: 'invalid_search_distinct' });
    }
    expect((await fault({ distinct: ['make'] })).message).toBe(
      'Invalid value type at `.distinct`: expected a string, but found an array',
    );
  });
});

describe('words are searched', () => {
  const total = async (query: object) => {
    const { hits } = await answer({ limit: 500, ...query });
    return hits.length;
  };

  it('in the named attributes', async () => {
    const suvs = await total({ filter: 'body = SUV' });
    expect(await total({ q: 'suv' })).toBe(suvs);
    for (const name of ['body', 'simple_body']) {
      expect(await total({ q: 'suv', attributesToSearchOn: [name] })).toBe(suvs);
    }
    expect(await total({ q: 'suv', attributesToSearchOn: ['make', 'name'] })).toBe(0);
    expect(await total({ q: 'suv', attributesToSearchOn: [] })).toBe(0);
    expect(await total({ attributesToSearchOn: ['make'] })).toBe(305);
    const [hit] = (
      await answer({
        q: 'toyota',
        attributesToSearchOn: ['make'],
        attributesToHighlight: ['make'],
        limit: 1,
      })
    ).hits;
    expect(hit?.['_formatted']).toMatchObject({ make: '<em>Toyota</em>' });
    for (const name of ['vin', 'price', 'hidden_tier', '']) {
      expect(await fault({ attributesToSearchOn: [name] })).toMatchObject({
        code: 'invalid_search_attributes_to_search_on',
      });
    }
  });

  it('by the matching strategy: all, or without the last or the most frequent', async () => {
    const toyotas = everything.filter(({ make }) => make === 'Toyota').length;
    const q = 'toyota xyzzy';
    for (const strategy of [undefined, null, 'all']) {
      expect(await total({ q, matchingStrategy: strategy })).toBe(0);
    }
    for (const strategy of ['last', 'frequency']) {
      expect(await total({ q, matchingStrategy: strategy })).toBe(toyotas);
    }
    expect(await total({ q: 'xyzzy toyota', matchingStrategy: 'last' })).toBe(0);
    const both = { q: 'toyota ute', matchingStrategy: 'last', limit: 500 };
    const bodies = (await answer(both)).hits.map((hit) => hit['body']);
    expect(bodies).toHaveLength(toyotas);
    expect(bodies.lastIndexOf('Ute')).toBeLessThan(bodies.indexOf('Hatch'));
  });

  it('and scored on request', async () => {
    const query = { q: 'toyt', limit: 500, showRankingScore: true };
    const scores = (await answer(query)).hits.map((hit) => Number(hit['_rankingScore']));
    expect(scores.length).toBeGreaterThan(0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(Math.max(...scores)).toBeLessThan(1);
    expect((await answer({ showRankingScore: true, limit: 1 })).hits[0]).toMatchObject({
      _rankingScore: 1,
    });
    expect((await answer({ q: 'toyota', limit: 1 })).hits[0]).not.toHaveProperty('_rankingScore');
    const kept = await answer({ ...query, rankingScoreThreshold: scores[0]!, facets: ['make'] });
    expect(kept.hits).toHaveLength(scores.filter((score) => score >= scores[0]!).length);
    expect(await total({ q: 'toyt', rankingScoreThreshold: 0.99 })).toBe(0);
    expect((await fault({ rankingScoreThreshold: 1.5 })).message).toBe(
      'Invalid value type at `.rankingScoreThreshold`: expected a number from 0 to 1, but found a float: `1.5`',
    );
    for (const rankingScoreThreshold of [-0.1, '0.5', 2 ** 53, [0.5]]) {
      expect(await fault({ rankingScoreThreshold })).toMatchObject({
        code: 'invalid_search_ranking_score_threshold',
      });
    }
  });
});

describe('pages', () => {
  it('neither repeat nor skip documents, whatever the sort', async () => {
    for (const sort of [undefined, ['price:asc'], ['price:desc', 'km:asc'], ['make:desc']]) {
      const ids: unknown[] = [];
      for (let page = 1; page <= 31; page++) {
        const { hits } = await answer({ page, hitsPerPage: 10, ...(sort && { sort }) });
        ids.push(...hits.map(({ id }) => id));
      }
      expect(ids).toHaveLength(305);
      expect(new Set(ids).size).toBe(305);
    }
  });

  it.each([
    [{}, { limit: 20, offset: 0, estimatedTotalHits: 305 }, 20],
    [{ limit: 7, offset: 300 }, { limit: 7, offset: 300, estimatedTotalHits: 305 }, 5],
    [{ offset: 1e9 }, { limit: 20, offset: 500, estimatedTotalHits: 305 }, 0],
    [{ limit: 1e9 }, { limit: 1e9, offset: 0, estimatedTotalHits: 305 }, 305],
    [{ page: 2 }, { page: 2, hitsPerPage: 20, totalHits: 305, totalPages: 16 }, 20],
    [{ page: 0 }, { page: 0, hitsPerPage: 20, totalHits: 305, totalPages: 16 }, 0],
    [{ page: 1e9, hitsPerPage: 1e9 }, { page: 1e9, hitsPerPage: 1000, totalPages: 1 }, 0],
    [{ hitsPerPage: 0 }, { page: 1, hitsPerPage: 0, totalHits: 305, totalPages: 0 }, 0],
    [{ hitsPerPage: 9, limit: 3, offset: 8 }, { page: 1, hitsPerPage: 9, totalPages: 34 }, 9],
  ])('of %j are described as %j with %i hits', async (query, told, hits) => {
    const found = await answer(query);
    expect(found).toMatchObject(told);
    expect(found.hits).toHaveLength(hits);
    expect('totalHits' in found).toBe('page' in told);
  });

  it('end at the site’s maximum of counted hits', async () => {
    const narrow = someSite('yard', { search_service: { max_total_hits: 50 } });
    const [found] = await service.answer({ ...narrow, version: 9 }, now, [
      readIndexQuery(STOCK_INDEX, { hitsPerPage: 40, page: 2 }),
    ]);
    expect(found).toMatchObject({ totalHits: 50, totalPages: 2 });
    expect(found?.hits).toHaveLength(10);
  });

  it.each([
    { hitsPerPage: 40, page: 3 },
    { limit: 40, offset: 20 },
  ])('have at most the site’s maximum of hits: %j', async (query) => {
    const narrow = someSite('yard', { search_service: { max_hits: 10 } });
    const [found] = await service.answer({ ...narrow, version: 9 }, now, [
      readIndexQuery(STOCK_INDEX, query),
    ]);
    expect(found?.hits.map(({ id }) => id)).toEqual(everything.slice(20, 30).map(({ id }) => id));
  });
});

it('sorts featured vehicles first by default', async () => {
  const ranks = everything.map((document) => Number(document['custom_rank']));
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
});

it('returns only the requested attributes', async () => {
  const { hits } = await answer({ limit: 1, attributesToRetrieve: ['id', 'make', 'nothing'] });
  expect(Object.keys(hits[0] ?? {}).toSorted()).toEqual(['id', 'make']);
  expect((await answer({ limit: 1, attributesToRetrieve: [] })).hits).toEqual([{}]);
});

describe('_formatted', () => {
  it('marks words, prefixes and typos, converts numbers to text and escapes nothing', async () => {
    const query = {
      q: 'toyta coro',
      limit: 1,
      attributesToRetrieve: ['id'],
      attributesToHighlight: ['name', 'make', 'year'],
      highlightPreTag: '<b>',
      highlightPostTag: '</b>',
    };
    const [hit] = (await answer(query)).hits;
    expect(hit).toEqual({
      id: hit?.['id'],
      _formatted: {
        id: String(hit?.['id']),
        make: '<b>Toyota</b>',
        name: expect.stringMatching(/^\d{4} <b>Toyota<\/b> <b>Coro<\/b>lla$/) as string,
        year: expect.stringMatching(/^\d{4}$/) as string,
      },
    });
  });

  it('marks only terms that match within the site’s scope', async () => {
    const index = new VehicleIndex((slug) => slug);
    const [ours, theirs] = variedStock(2, 'yard-yard');
    await index.apply([
      { ...ours!, make: 'Toyota' },
      { ...theirs!, dealership_slug: 'another-yard', make: 'Toyta' },
    ]);
    const query = { q: 'toyta', attributesToHighlight: ['make'], attributesToRetrieve: [] };
    const [found] = await new EmbeddedSearchService(index).answer(site, now, [
      readIndexQuery(STOCK_INDEX, query),
    ]);
    expect(found?.hits).toEqual([{ _formatted: { make: '<em>Toyota</em>' } }]);
  });

  it('crops texts around matches', async () => {
    const query = { q: 'corolla', limit: 1, attributesToRetrieve: ['id'] };
    const format = async (parameters: object) =>
      (await answer({ ...query, ...parameters })).hits[0]?.['_formatted'];
    const cut = await format({ attributesToCrop: ['name'], cropLength: 2 });
    expect(cut).toEqual({ id: expect.any(String) as string, name: '…Toyota Corolla' });
    expect(
      await format({
        attributesToCrop: ['name:1', 'model', 'nothing'],
        cropLength: 2,
        cropMarker: '(...)',
        attributesToHighlight: ['name'],
      }),
    ).toMatchObject({ name: '(...)<em>Corolla</em>', model: 'Corolla' });
    const all = await format({ attributesToCrop: ['*', 'make:0'], cropLength: 1, cropMarker: '' });
    expect(all).toMatchObject({ name: 'Corolla', make: 'Toyota', dealership_slug: 'yard' });
    const list = { attributesToCrop: ['filtered_features'], cropLength: 1 };
    const features = (await answer({ limit: 50, ...list })).hits.flatMap(
      (hit) =>
        (hit['_formatted'] as { filtered_features: string[] } | undefined)?.filtered_features ?? [],
    );
    expect(new Set(features)).toEqual(
      new Set(['Alloy…', 'Bluetooth', 'Heated…', 'Sunroof', 'Tow…']),
    );
  });

  it('is absent if nothing is to be marked', async () => {
    expect((await answer({ limit: 1 })).hits[0]).not.toHaveProperty('_formatted');
    const none = { limit: 1, attributesToHighlight: [], attributesToCrop: [] };
    expect((await answer(none)).hits[0]).not.toHaveProperty('_formatted');
  });

  it('reports positions in bytes', async () => {
    const query = { q: 'citroen', limit: 1, showMatchesPosition: true };
    const [hit] = (await answer(query)).hits;
    expect(hit?.['_matchesPosition']).toMatchObject({
      make: [{ start: 0, length: 8 }],
      name: [{ start: 5, length: 8 }],
    });
  });
});

describe('refuses', () => {
  it.each([
    ['an attribute nobody may filter by', { filter: 'hidden_tier = 3' }, 'invalid_search_filter'],
    ['one in a list', { filter: [['show_on_dealer_website = false']] }, 'invalid_search_filter'],
    ['a filter that breaks off', { filter: 'make = ' }, 'invalid_search_filter'],
    ['a filter of another kind', { filter: { make: 'Kia' } }, 'invalid_search_filter'],
    ['a list in a list in a list', { filter: [[['make = Kia']]] }, 'invalid_search_filter'],
    ['an unknown sort', { sort: ['hidden_tier:asc'] }, 'invalid_search_sort'],
    ['a sort by several values', { sort: ['filtered_features:asc'] }, 'invalid_search_sort'],
    ['a sort without direction', { sort: ['price'] }, 'invalid_search_sort'],
    ['an unknown facet', { facets: ['make', 'vin'] }, 'invalid_search_facets'],
    ['a page before the first', { page: -1 }, 'invalid_search_page'],
    ['half a document', { limit: 0.5 }, 'invalid_search_limit'],
    ['an endless marker', { cropMarker: 'x'.repeat(65) }, 'invalid_search_crop_marker'],
    ['an endless tag', { highlightPreTag: 'x'.repeat(65) }, 'invalid_search_highlight_pre_tag'],
    ['an unknown parameter', { hits: 3 }, 'bad_request'],
    ['a parameter named as a prototype', JSON.parse('{"__proto__": 1}') as object, 'bad_request'],
    ['what is not offered', { hybrid: { embedder: 'x' } }, 'feature_not_enabled'],
  ])('%s', async (_what, query, code) => {
    expect(await fault(query as Record<string, unknown>)).toMatchObject({ code });
  });

  it('with Meilisearch’s wording', async () => {
    expect((await fault({ q: ['doggo'] })).message).toBe(
      'Invalid value type at `.q`: expected a string, but found an array',
    );
    expect((await fault({ page: 'doggo' })).message).toBe(
      'Invalid value type at `.page`: expected a positive integer, but found a string: `"doggo"`',
    );
    expect((await fault({ sort: ['price:asc', 3] })).message).toBe(
      'Invalid value type at `.sort[1]`: expected a string, but found an integer: `3`',
    );
    expect((await fault({ matchingStrategy: 'doggo' })).message).toBe(
      'Unknown value `doggo` at `.matchingStrategy`: expected one of `last`, `all`, `frequency`',
    );
  });
});

it('ignores empty filters in a list', async () => {
  const kias = everything.filter(({ make }) => make === 'Kia').length;
  expect(await answer({ filter: [['make = Kia', ' '], '', []] })).toMatchObject({
    estimatedTotalHits: kias,
  });
});

it.each([
  ['q', null],
  ['filter', null],
  ['filter', []],
  ['filter', '  '],
  ['filter', [[]]],
  ['facets', null],
  ['attributesToRetrieve', ['*']],
  ['attributesToSearchOn', ['*']],
  ['vector', null],
  ['showRankingScore', false],
  ['locales', []],
  ['matchingStrategy', 'last'],
])('accepts %s = %j, which requests nothing', async (parameter, value) => {
  expect(await answer({ [parameter]: value })).toMatchObject({ estimatedTotalHits: 305 });
});

describe('limits', () => {
  const many = (count: number, source: string) =>
    Array.from({ length: count }, (_, at) => source.replace('#', String(at)));

  it.each([
    ['two thousand conditions are read', many(2000, 'id = #').join(' OR '), undefined],
    ['one more is not', many(2001, 'id = #').join(' OR '), 'invalid_search_filter'],
    ['nor in lists', [many(2001, 'id = #')], 'invalid_search_filter'],
    ['nor ten thousand filters', many(10_000, 'id = #'), 'invalid_search_filter'],
    ['nor as values', `id IN [${many(2001, '#').join(',')}]`, 'invalid_search_filter'],
    ['twenty patterns are looked for', many(20, 'stocknum CONTAINS #').join(' OR '), undefined],
    ['one more is not', many(21, 'stocknum CONTAINS #'), 'invalid_search_filter'],
    ['nor as comparisons', many(21, 'make > a#'), 'invalid_search_filter'],
    ['depth of 200 is read', `${'('.repeat(200)}id = 1${')'.repeat(200)}`, undefined],
    ['ten thousand is not', `${'('.repeat(10_000)}id = 1`, 'invalid_search_filter'],
    ['nor in words', `${'NOT '.repeat(10_000)}id = 1`, 'invalid_search_filter'],
    ['nor a megabyte', 'a'.repeat(1_048_577), 'invalid_search_filter'],
  ])('%s', async (_what, filter, code) => {
    if (code) expect(await fault({ filter })).toMatchObject({ code });
    else expect(await answer({ filter })).toHaveProperty('hits');
  });

  it('the work of a search', async () => {
    const index = new VehicleIndex((slug) => slug);
    await index.apply(variedStock(300, 'yard-yard'));
    const strict = new EmbeddedSearchService(index, 100);
    const ask = (parameters: object) =>
      strict.answer(site, now, [readIndexQuery(STOCK_INDEX, parameters)]);
    await expect(ask({ q: 'toyota', sort: ['km:asc'], facets: ['*'] })).rejects.toMatchObject({
      code: 'bad_request',
      message: 'The search takes too long. Please narrow it by a filter.',
    });
  });

  it('the queries of a request together', async () => {
    const query = (parameters: object) => readIndexQuery(STOCK_INDEX, parameters);
    const ask = (parameters: object) =>
      service.answer(site, now, [query(parameters), query(parameters)]);
    await expect(ask({ filter: many(1200, 'id = #').join(' OR ') })).rejects.toMatchObject({
      code: 'invalid_search_filter',
      query: 1,
    });
    await expect(ask({ limit: 300 })).rejects.toMatchObject({ code: 'invalid_search_limit' });
    await expect(ask({ limit: 250 })).resolves.toHaveLength(2);
    const marked = { limit: 63, attributesToHighlight: ['make'] };
    await expect(ask(marked)).rejects.toMatchObject({ code: 'invalid_search_limit' });
    const askSixTimes = (parameters: object) =>
      service.answer(
        site,
        now,
        Array.from({ length: 6 }, () => query(parameters)),
      );
    await expect(askSixTimes({ facets: ['*'] })).rejects.toMatchObject({
      code: 'invalid_search_facets',
    });
    const order = ['make:asc', 'model:asc', 'year:asc', 'km:asc'];
    await expect(askSixTimes({ sort: order })).rejects.toMatchObject({
      code: 'invalid_search_sort',
    });
  });
});

it('answers or refuses any value of any parameter', async () => {
  const names = (
    'q filter facets sort page hitsPerPage offset limit attributesToRetrieve ' +
    'attributesToHighlight highlightPreTag highlightPostTag attributesToCrop cropLength ' +
    'matchingStrategy showMatchesPosition vector distinct attributesToSearchOn ' +
    'rankingScoreThreshold showRankingScore locales'
  ).split(' ');
  const words = fc.constantFrom('make', 'price', '=', 'IN', '[', ']', '(', ')', 'NOT', '"', "'");
  const soup = fc.array(fc.oneof(words, fc.string({ unit: 'binary', maxLength: 5 })));
  const value = fc.oneof(
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
    { weight: 3, arbitrary: soup.map((pieces) => pieces.join(' ')) },
    fc.jsonValue({ maxDepth: 3 }),
    fc.array(fc.oneof(words, fc.constant('price:asc'), fc.constant('*')), { maxLength: 5 }),
    fc.integer(),
  );
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), value), async (query) => {
      try {
        const found = await answer(query);
        expect(found.hits.length).toBeLessThanOrEqual(305);
        expect(() => JSON.stringify(found)).not.toThrow();
      } catch (thrown) {
        if (!(thrown instanceof SearchFault)) throw thrown;
        expect(thrown.status).toBe(400);
        expect(thrown.message.length).toBeLessThan(2000);
      }
    }),
    { numRuns: 1500 },
  );
});

it('answers any bytes in the query text', async () => {
  for (let byte = 0; byte < 256; byte++) {
    const q = `toyota${String.fromCharCode(byte)}`;
    const found = await answer({ q, limit: 2, attributesToHighlight: ['*'] });
    expect(found.query).toBe(q);
  }
});
