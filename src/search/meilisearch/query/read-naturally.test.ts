import { beforeAll, describe, expect, it } from 'vitest';
import { StockSearchUnavailable } from '#search/vehicle-search/stock-search-unavailable.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import { VehicleIndex } from '#search/vehicle-search/embedded/vehicle-index.ts';
import { someSite } from '#tests/support/sites.ts';
import { variedStock } from '#tests/support/varied-stock.ts';
import { readIndexQuery } from './index-query.ts';
import { readNaturally } from './read-naturally.ts';
import { STOCK_INDEX } from '#search/meilisearch/search-service.ts';

const now = new Date('2026-03-10T00:00:00Z');
const site = someSite('yard');
const index = new VehicleIndex((slug) => slug);
const parts = { index, placeOfPostcode: () => undefined, placesNamed: () => [] };
beforeAll(() => index.apply(variedStock(100, 'yard-yard')));

const read = async (
  q: string | null,
  asked = site,
  given: Parameters<typeof readNaturally>[0] = parts,
) => {
  const query = readIndexQuery(STOCK_INDEX, { q, naturalLanguage: true });
  const [first] = await readNaturally(given, asked, now, [query]);
  return first!.query.reading?.summary;
};

describe('the words of a query', () => {
  it('become filters', async () => {
    expect(await read('kia under 20k')).toEqual({
      q: '',
      choices: { make: ['Kia'] },
      ranges: { price: { max: 20_000 } },
    });
  });

  it('remain text if nothing is understood or requested', async () => {
    for (const q of ['', null, 'xyzzy', '"kia under 20k"']) {
      expect(await read(q)).toEqual({ q: q ?? '', choices: {}, ranges: {} });
    }
  });

  it('remain text if the site does not understand requests', async () => {
    const plain = someSite('yard', { search: { understands_requests: false } });
    expect(await read('kia', plain)).toEqual({ q: 'kia', choices: {}, ranges: {} });
  });

  it('remain text if filters would lose most matches', async () => {
    const stock = index.open(site, now);
    const counting = (found: number): SiteStock => ({
      search: (criteria) => stock.search(criteria),
      first: (criteria, limit) => stock.first(criteria, limit),
      lists: (id) => stock.lists(id),
      vocabulary: () => stock.vocabulary(),
      count: async ({ query }) => (query === undefined ? found : 100),
    });
    const finding = (found: number) => ({ ...parts, index: { open: () => counting(found) } });
    expect(await read('kia', site, finding(20))).toMatchObject({
      q: '',
      choices: { make: ['Kia'] },
    });
    expect(await read('kia', site, finding(19))).toEqual({ q: 'kia', choices: {}, ranges: {} });
  });
});

it('asks to try again if the stock cannot be searched', async () => {
  const away = async (): Promise<never> => {
    throw new StockSearchUnavailable('away');
  };
  const stock = { search: away, first: away, lists: away, vocabulary: away, count: away };
  const given = { ...parts, index: { open: () => stock } };
  await expect(read('kia', site, given)).rejects.toMatchObject({
    code: 'remote_could_not_send_request',
    status: 502,
  });
});
