import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardQuote } from '#domain/finance/rate-card.ts';
import { shownRepayment } from '#domain/finance/shown-repayment.ts';
import { vehicleQuoteRequest } from '#domain/finance/vehicle-quote.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { someSite } from '#tests/support/sites.ts';
import { variedStock } from '#tests/support/varied-stock.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import type { ChoiceAttribute } from '#domain/vehicle/facets.ts';
import { type Criteria, everything, inStock, withChoice } from '#search/vehicle-search/criteria.ts';
import { nowhere, type PlaceFinder } from '#search/vehicle-search/place-finder.ts';
import type { SiteStock, StockSearch } from '#search/vehicle-search/stock-search.ts';
import { tileAttributes } from '#search/vehicle-search/stock-vocabulary.ts';

const now = new Date('2026-03-10T00:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

/** Parramatta and Penrith, about 30 km apart. */
const places: PlaceFinder = {
  ...nowhere,
  ofVehicle: ({ city }) =>
    city === 'Penrith' ? { lat: -33.751, long: 150.694 } : { lat: -33.815, long: 151.001 },
  ofPostcode: (postcode) => (postcode === '2150' ? { lat: -33.815, long: 151.001 } : undefined),
};

export interface ContractParts {
  dealershipName(slug: string): string;
  places: PlaceFinder;
}

/** Every fourth vehicle has what caravans have. */
function withBerths(vehicle: Vehicle, at: number): Vehicle {
  if (at % 4 !== 0) return vehicle;
  return {
    ...vehicle,
    sleeps: 2 + (at % 5),
    axle_type: at % 8 === 0 ? 'Tandem' : 'Single',
    body_length: 12 + (at % 20) / 2,
    tare_weight: 1000 + at * 10,
    aggregate_trailer_mass: 1500 + at * 10,
  };
}

/**
 * The contract of every `StockSearch`. It uses only text that all engines match alike: whole words in any order that
 * must all match, the last of them as a prefix.
 *
 * @param open opens an empty stock search
 */
export function describeStockSearch(
  name: string,
  open: (parts: ContractParts) => Promise<StockSearch>,
): void {
  describe(name, () => {
    const yard = variedStock(120, 'yard-yard').map(withBerths);
    const others = variedStock(40, 'vans-yard', 1000);
    const site = someSite('yard', {
      search: { page_size: 10 },
      finance: { enabled: true, quotes: true },
    });
    const { finance } = site.settings;
    const names = new Map<string, string>();
    let search: StockSearch;
    /** Opens a new one per search, as requests do. */
    const stock = (): SiteStock => search.open(site, now);

    beforeAll(async () => {
      search = await open({
        dealershipName: (slug) => names.get(slug) ?? `${slug} name`,
        places,
      });
      await search.apply(yard);
      await search.apply(others);
    });
    afterAll(() => names.clear());

    const wish = (criteria: Partial<Criteria>): Criteria => ({ ...everything, ...criteria });
    const idsOf = (vehicles: readonly { id: number }[]) => vehicles.map(({ id }) => id);
    const ascending = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

    async function allIds(criteria: Partial<Criteria>): Promise<number[]> {
      const found: number[] = [];
      for (let page = 1; ; page++) {
        const answer = await stock().search(wish({ ...criteria, page }));
        found.push(...idsOf(answer.vehicles));
        if (page >= answer.pages) return found;
      }
    }

    const passing = (test: (vehicle: Vehicle) => boolean) => idsOf(yard.filter(test));

    it('counts the searchable vehicles', () => {
      expect(search.size).toBe(160);
    });

    it.each<[string, Partial<Criteria>, (vehicle: Vehicle) => boolean]>([
      ['nothing', {}, () => true],
      ['a value', { choices: { make: ['Toyota'] } }, ({ make }) => make === 'Toyota'],
      ['a value in any case', { choices: { make: ['toyota'] } }, ({ make }) => make === 'Toyota'],
      ['one with an accent', { choices: { make: ['Citroën'] } }, ({ make }) => make === 'Citroën'],
      [
        'one of several values',
        { choices: { make: ['Kia', 'Land Rover'] } },
        ({ make }) => make === 'Kia' || make === 'Land Rover',
      ],
      [
        'values of several attributes',
        { choices: { make: ['Toyota'], body: ['Ute'], transmission: ['Manual'] } },
        ({ model, trans }) => model === 'HiLux' && trans === 'Manual',
      ],
      [
        'a value of a list',
        { choices: { filtered_features: ['Sunroof', 'Tow Bar'] } },
        ({ filtered_features: all }) =>
          all?.includes('Sunroof') === true || all?.includes('Tow Bar') === true,
      ],
      ['a number', { choices: { seats: ['7'] } }, ({ seats }) => seats === 7],
      [
        'berths and axles',
        { choices: { sleeps: ['4', '5'], axle_type: ['Tandem'] } },
        ({ sleeps = 0, axle_type }) => (sleeps === 4 || sleeps === 5) && axle_type === 'Tandem',
      ],
      [
        'a length with a fraction',
        { ranges: { body_length: { min: 14.5, max: 18.5 } } },
        ({ body_length = 0 }) => body_length >= 14.5 && body_length <= 18.5,
      ],
      [
        'weights',
        { ranges: { tare_weight: { max: 1600 }, aggregate_trailer_mass: { min: 1700 } } },
        ({ tare_weight = 9999, aggregate_trailer_mass: atm = 0 }) =>
          tare_weight <= 1600 && atm >= 1700,
      ],
      [
        'a yes/no value',
        { choices: { certified: ['true'] } },
        ({ certified }) => certified === true,
      ],
      [
        'a range',
        { ranges: { price: { min: 10_000, max: 20_000 } } },
        ({ price = NaN }) => price >= 10_000 && price <= 20_000,
      ],
      ['half a range', { ranges: { km: { max: 50_000 } } }, ({ km = NaN }) => km <= 50_000],
      [
        'ranges and choices',
        { ranges: { year: { min: 2018 } }, choices: { fuel: ['Electric', 'Hybrid'] } },
        ({ year = 0, fuel }) => year >= 2018 && (fuel === 'Electric' || fuel === 'Hybrid'),
      ],
      [
        'a repayment on the shopper’s own terms',
        { ranges: { repayment: { min: 60, max: 120 } }, terms: { deposit: 3000, years: 7 } },
        (vehicle) => {
          const request = vehicleQuoteRequest(vehicle, finance);
          const quote = request && cardQuote(finance.rate_card, request, now.getUTCFullYear());
          if (!quote) return false;
          const quoted = { ...vehicle, youxQuote: quote };
          const { amount = 0 } =
            shownRepayment(quoted, finance, now, { deposit: 3000, years: 7 }) ?? {};
          return Math.ceil(amount) >= 60 && amount <= 120;
        },
      ],
      ['a value that no vehicle has', { choices: { make: ['Trabant'] } }, () => false],
      ['words', { query: 'corolla' }, ({ model }) => model === 'Corolla'],
      [
        'words in any order',
        { query: 'hatch toyota' },
        ({ make, body }) => make === 'Toyota' && body === 'Hatch',
      ],
      ['a prefix', { query: 'sport' }, ({ model }) => model === 'Sportage'],
      [
        'words and choices',
        { query: 'mazda', choices: { colour: ['Red'] } },
        ({ make, colour }) => make === 'Mazda' && colour === 'Red',
      ],
      [
        'vehicles within 10 km',
        { near: { postcode: '2150', km: 10 } },
        ({ city }) => city === 'Parramatta',
      ],
      ['vehicles within 50 km', { near: { postcode: '2150', km: 50 } }, () => true],
    ])('finds %s, and counts it', async (_what, criteria, test) => {
      const wanted = passing(test);
      expect(ascending(await allIds(criteria))).toEqual(ascending(wanted));
      expect(await stock().count(wish(criteria))).toBe(wanted.length);
    });

    it.each(['2019', '2022'])('takes a number as typed (%s)', async (query) => {
      const year = Number(query);
      const wanted = passing((vehicle) => vehicle.year === year);
      expect(ascending(await allIds({ query }))).toEqual(ascending(wanted));
    });

    it('finds by the synonyms of the trade', async () => {
      const electric = passing(({ fuel }) => fuel === 'Electric');
      expect(ascending(await allIds({ query: 'ev' }))).toEqual(ascending(electric));
    });

    const least = Number.NEGATIVE_INFINITY;
    it.each<[Criteria['sortBy'], (one: Vehicle, other: Vehicle) => number]>([
      ['price_asc', (a, b) => (a.price ?? Infinity) - (b.price ?? Infinity) || a.id - b.id],
      ['price_desc', (a, b) => (b.price ?? least) - (a.price ?? least) || b.id - a.id],
      ['km_asc', (a, b) => (a.km ?? Infinity) - (b.km ?? Infinity) || a.id - b.id],
      [
        'year_desc',
        (a, b) =>
          Number(b.year) - Number(a.year) ||
          Date.parse(b.created_at) - Date.parse(a.created_at) ||
          b.id - a.id,
      ],
      ['newest', (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || b.id - a.id],
    ])('sorts by %s, then by id, with unknown values last', async (sortBy, compare) => {
      const sorted = yard.toSorted((a, b) => compare(a, b) || 0);
      expect(await allIds({ ...(sortBy && { sortBy }) })).toEqual(idsOf(sorted));
    });

    it('neither repeats nor skips vehicles across pages, in featured order, by words and by distance', async () => {
      for (const criteria of [
        {},
        { query: 'toyota' },
        { near: { postcode: '2150', km: 50 }, sortBy: 'nearest' },
      ] as const) {
        const ids = await allIds(criteria);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toHaveLength(await stock().count(wish(criteria)));
      }
    });

    it('returns the last page for a later one', async () => {
      const last = await stock().search(wish({ page: 12, sortBy: 'price_asc' }));
      const later = await stock().search(wish({ page: 99, sortBy: 'price_asc' }));
      expect(later).toMatchObject({ page: 12, pages: 12, total: 120 });
      expect(idsOf(later.vehicles)).toEqual(idsOf(last.vehicles));
      expect(await stock().search(wish({ page: 5, choices: { make: ['Trabant'] } }))).toMatchObject(
        {
          page: 1,
          pages: 1,
          total: 0,
          vehicles: [],
        },
      );
    });

    it('states distances, nearest first', async () => {
      const near = { postcode: '2150', km: 50 } as const;
      const first = await stock().search(wish({ near, sortBy: 'nearest' }));
      expect(first.vehicles[0]?.city).toBe('Parramatta');
      expect(first.distances?.get(first.vehicles[0]!.id)?.km).toBeCloseTo(0);
      const last = await stock().search(wish({ near, sortBy: 'nearest', page: 99 }));
      expect(last.vehicles.at(-1)?.city).toBe('Penrith');
      expect(last.distances?.get(last.vehicles.at(-1)!.id)?.km).toBeGreaterThan(20);
    });

    const chosen: Partial<Criteria>[] = [
      {},
      { choices: { make: ['Toyota'] } },
      { choices: { make: ['Toyota', 'Kia'], fuel: ['Diesel'] }, ranges: { price: { min: 9000 } } },
      { choices: { filtered_features: ['Sunroof'] }, query: 'suv' },
    ];
    it.each(chosen)('counts what each facet value would find if selected: %j', async (criteria) => {
      const { facets } = await stock().search(wish(criteria));
      expect(Object.keys(facets)).toEqual(expect.arrayContaining(['make', 'status', 'car_type']));
      for (const attribute of ['make', 'fuel', 'seats', 'filtered_features'] as const) {
        const counts = facets[attribute] ?? [];
        expect(counts.map(([, count]) => count)).toEqual(
          counts.map(([, count]) => count).toSorted((a, b) => b - a),
        );
        for (const [value, count] of counts) {
          const clicked = withChoice(wish(criteria), attribute satisfies ChoiceAttribute, [value]);
          expect(await stock().count(clicked), `${attribute} ${value}`).toBe(count);
        }
      }
    });

    it('sorts facet values by count, then by value, in their original spelling', async () => {
      const { facets } = await stock().search(everything);
      const makes = Object.groupBy(yard, ({ make }) => make);
      expect(facets['make']).toEqual(
        Object.entries(makes)
          .map(([make, all]) => [make, all?.length ?? 0] as const)
          .toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1)),
      );
    });

    it('computes the bounds of a range without its own filter', async () => {
      const { stats } = await stock().search(
        wish({ ranges: { price: { min: 30_000 }, year: { min: 2015 } } }),
      );
      const prices = yard
        .filter(({ year = 0 }) => year >= 2015)
        .flatMap(({ price }) => price ?? []);
      expect(stats['price']).toEqual({ min: Math.min(...prices), max: Math.max(...prices) });
      const years = yard
        .filter(({ price = 0 }) => price >= 30_000)
        .flatMap(({ year }) => year ?? []);
      expect(stats['year']).toEqual({ min: Math.min(...years), max: Math.max(...years) });
      const none = await stock().search(wish({ choices: { make: ['Trabant'] } }));
      expect(none.stats['price']).toBeUndefined();
    });

    it('omits vehicles without a price if the site says so', async () => {
      const careful = { ...site, version: 2, settings: structuredClone(site.settings) };
      careful.settings.search.price_ascending_needs_price = true;
      const sorted = search.open(careful, now);
      const priced = passing(({ price }) => price !== undefined);
      expect(await sorted.count(wish({ sortBy: 'price_asc' }))).toBe(priced.length);
      expect(await sorted.count(wish({ sortBy: 'price_desc' }))).toBe(yard.length);
    });

    it('lists named series first', async () => {
      const ordered = { ...site, version: 3, settings: structuredClone(site.settings) };
      ordered.settings.search.series_order = ['sport', 'city'];
      await search.apply([
        { ...yard[3]!, series: 'City' },
        { ...yard[70]!, series: 'Sport' },
        { ...yard[90]!, series: 'city' },
      ]);
      const opened = search.open(ordered, now);
      const first = await opened.search(everything);
      expect(idsOf(first.vehicles).slice(0, 3)).toEqual([
        yard[70]!.id,
        ...[yard[3]!, yard[90]!]
          .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
          .map(({ id }) => id),
      ]);
      expect(first).toMatchObject({ total: 120, pages: 12 });
      expect(idsOf(await opened.first(everything, 2))).toEqual(idsOf(first.vehicles.slice(0, 2)));
      await search.apply([yard[3]!, yard[70]!, yard[90]!]);
    });

    it('returns the first vehicles of a search', async () => {
      const criteria = wish({ choices: { make: ['Mazda'] }, sortBy: 'newest' });
      const { vehicles } = await stock().search(criteria);
      expect(await stock().first(criteria, 4)).toEqual(vehicles.slice(0, 4));
    });

    it('never shows a site the stock of another dealership', async () => {
      const vans = search.open(someSite('vans'), now);
      expect(await vans.count(everything)).toBe(40);
      expect(await vans.lists(others[0]!.id)).toBe(true);
      expect(await vans.lists(yard[0]!.id)).toBe(false);
      expect(await stock().lists(yard[0]!.id)).toBe(true);
      expect(await stock().lists(others[0]!.id)).toBe(false);
      const [first] = yard;
      const { id, make, name } = first!;
      expect(await stock().lists(id, wish({ choices: { make: [make] }, query: name }))).toBe(true);
      expect(await stock().lists(id, wish({ choices: { make: ['Lada'] } }))).toBe(false);
      expect(await stock().lists(id, wish({ query: 'zeppelin' }))).toBe(false);
      expect(await stock().count(wish({ choices: { dealership_slug: ['vans-yard'] } }))).toBe(0);
    });

    it('applies the site’s filter, minimum price, hidden tiers and excluded stock numbers', async () => {
      const picky = someSite('yard', {
        search: {
          minimum_price: 8000,
          filter: 'make != Toyota AND (price < 40000 OR certified = true)',
          excluded_stocknums: [yard[5]!.stocknum, 'odd "number"'],
        },
      });
      const opened = search.open({ ...picky, version: 4 }, now);
      const wanted = yard.filter(
        ({ make, price = 0, certified, stocknum }) =>
          make !== 'Toyota' &&
          price > 8000 &&
          (price < 40_000 || certified === true) &&
          stocknum !== yard[5]!.stocknum,
      );
      expect(await opened.count(everything)).toBe(wanted.length);
    });

    it('returns the vocabulary of the stock', async () => {
      const words = await stock().vocabulary();
      expect(words.make('land-rover')).toBe('Land Rover');
      expect(words.model('Land Rover', 'defender')).toBe('Defender');
      expect(words.model('Toyota', 'defender')).toBeUndefined();
      expect([...words.modelsOf('Toyota')].toSorted()).toEqual(['Corolla', 'HiLux']);
      expect(words.dealership('yard-yard')).toBe('yard-yard');
      expect(words.values('dealership_name')).toEqual([['yard-yard name', 120]]);
      for (const attribute of tileAttributes) {
        const found = await stock().search(inStock);
        expect(words.inStock(attribute)).toEqual(found.facets[attribute]);
        expect(words.inStock(attribute)).not.toEqual(words.values(attribute));
      }
    });

    it('returns cards unchanged', async () => {
      const card = await search.card(yard[0]!.id);
      expect(card).toMatchObject({ id: yard[0]!.id, name: yard[0]!.name, slug: yard[0]!.slug });
      expect(await search.card(987_654)).toBeUndefined();
    });

    it('finds changes as soon as they are applied', async () => {
      const before = search.revision(site);
      const { price: _, ...unpriced } = yard[0]!;
      await search.apply([
        { ...unpriced, make: 'Zeekr', model: '7X' },
        someVehicle({ id: 500, slug: 'v-500', dealership_slug: 'yard-yard', make: 'Zeekr' }),
      ]);
      expect(search.revision(site)).not.toBe(before);
      const zeekrs = wish({ choices: { make: ['Zeekr'] } });
      expect(ascending(idsOf((await stock().search(zeekrs)).vehicles))).toEqual([yard[0]!.id, 500]);
      expect((await stock().search(zeekrs)).stats['price']).toEqual({ min: 19_990, max: 19_990 });
      expect((await stock().vocabulary()).make('zeekr')).toBe('Zeekr');
      expect((await search.card(yard[0]!.id))?.price).toBeUndefined();
      expect(search.size).toBe(161);
      await search.apply([
        yard[0]!,
        someVehicle({ id: 500, slug: 'v-500', dealership_slug: 'nobody', make: 'Zeekr' }),
      ]);
      expect(await stock().count(zeekrs)).toBe(0);
      const other = search.revision(site);
      await search.apply([others[0]!]);
      expect(search.revision(site), 'another dealership’s change is none of this site').toBe(other);
    });

    it('lists recently sold vehicles, and collapses consecutive sold ones to one', async () => {
      const sold = (id: number, price: number, soldDays: number) =>
        someVehicle({
          id,
          slug: `v-${id}`,
          dealership_slug: 'lot-yard',
          price,
          status: 'sold',
          sold_date_timestamp: daysAgo(soldDays),
        });
      await search.apply([
        sold(701, 1000, 1),
        sold(702, 2000, 2),
        { ...sold(703, 3000, 0), status: 'in_stock' },
        sold(704, 4000, 4),
        { ...sold(705, 5000, 0), status: 'coming_soon', show_on_dealer_website: false },
      ]);
      const lot = search.open(someSite('lot'), now);
      const page = await lot.search(wish({ sortBy: 'price_asc' }));
      expect(page.total).toBe(2);
      expect(idsOf(page.vehicles)).toEqual([701, 703]);
      const later = new Date(now.getTime() + 2.5 * 86_400_000);
      expect(await search.open(someSite('lot'), later).count(everything)).toBe(1);
    });

    it('collapses consecutive sold vehicles over the whole result, and pages and counts the rest', async () => {
      const line = [...'ssasaassssaaasassss'].map((letter, at) =>
        someVehicle({
          id: 800 + at,
          slug: `v-${800 + at}`,
          dealership_slug: 'row-yard',
          price: 10_000 + at,
          make: at < 2 ? 'Kia' : 'Toyota',
          // alternate vehicles are at the other place
          city: at % 2 === 0 ? 'Parramatta' : 'Penrith',
          ...(letter === 's'
            ? { status: 'sold', sold_date_timestamp: daysAgo(1) }
            : { status: 'in_stock' }),
        }),
      );
      await search.apply(line);
      const row = search.open(someSite('row', { search: { page_size: 4 } }), now);
      const listed = async (criteria: Partial<Criteria>) => {
        const first = await row.search(wish(criteria));
        const found = idsOf(first.vehicles);
        for (let page = 2; page <= first.pages; page++) {
          found.push(...idsOf((await row.search(wish({ ...criteria, page }))).vehicles));
        }
        expect(first.total).toBe(found.length);
        expect(first.pages).toBe(Math.ceil(found.length / 4));
        expect(await row.count(wish(criteria))).toBe(found.length);
        expect(idsOf(await row.first(wish(criteria), 6))).toEqual(found.slice(0, 6));
        return found.map((id) => id - 800);
      };
      expect(await listed({ sortBy: 'price_asc' })).toEqual([
        0, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15,
      ]);
      const fromTheEnd = [18, 14, 13, 12, 11, 10, 9, 5, 4, 3, 2, 1];
      expect(await listed({ sortBy: 'price_desc' })).toEqual(fromTheEnd);
      expect(await listed({ sortBy: 'year_desc' })).toEqual(fromTheEnd);
      // the featured order puts sold vehicles last, here at the end of each place
      expect(await listed({ sortBy: 'featured' })).toHaveLength(8);
      const near = { postcode: '2150', km: 50 } as const;
      expect(await listed({ near, sortBy: 'nearest' })).toHaveLength(9);
      expect(await listed({ choices: { make: ['Kia'] }, sortBy: 'price_asc' })).toEqual([0, 1]);
      expect(await listed({ query: 'toyota', sortBy: 'price_desc' })).toEqual(fromTheEnd);
      const matched = await listed({ query: 'toyota' });
      expect(new Set(matched).size).toBe(matched.length);
    });

    it('finds dealerships whose names have changed since their vehicles were indexed', async () => {
      expect(search.changedDealerships()).toEqual([]);
      names.set('vans-yard', 'Vans of Renown');
      expect(search.changedDealerships()).toEqual(['vans-yard']);
      await search.apply(others);
      expect(search.changedDealerships()).toEqual([]);
      const words = await search.open(someSite('vans'), now).vocabulary();
      expect(words.values('dealership_name')).toEqual([['Vans of Renown', 40]]);
    });
  });
}
