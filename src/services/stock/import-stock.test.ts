import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { VehicleIndex } from '#search/vehicle-search/embedded/vehicle-index.ts';
import { everything } from '#search/vehicle-search/criteria.ts';
import { stockSummary } from '#store/stock/stock-summary.ts';
import { searchableVehicles, stockVersion } from '#store/stock/stock-changes.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { followStock } from './follow-stock.ts';
import { importStock, type RowFault, type StockImportOptions } from './import-stock.ts';
import { FeedBroken } from '#services/stock-feed/feed-broken.ts';
import type { FeedFormat } from '#services/stock-feed/records/feed-format.ts';
import { parseMapping } from '#services/stock-feed/mapping/parse-mapping.ts';
import { readFeed } from '#services/stock-feed/read-feed.ts';
import { haveRealListings, realListings } from '#tests/support/real-listings.ts';

/** More than two batches, so that some of them are staged when the feed is cut. */
const CARS = 1200;

const someLocations = [
  {
    ...(someSettings('listings')['locations'] as object[])[0],
    dealership_slug: 'listings-yard',
  },
];

interface Car {
  stocknum: string;
  make: string;
  model: string;
  price: number;
}

function cars(price: number, count = CARS): Car[] {
  return Array.from({ length: count }, (_, index) => ({
    stocknum: `A${index}`,
    make: 'Kia',
    model: 'Rio',
    price,
  }));
}

const written: Record<FeedFormat, (stock: Car[]) => string> = {
  csv: (stock) =>
    `stocknum,make,model,price,comments\n${stock
      .map(({ stocknum, make, model, price }) => `${stocknum},${make},${model},${price},"a\nb"\n`)
      .join('')}`,
  json: (stock) => JSON.stringify(stock),
  jsonl: (stock) => stock.map((car) => `${JSON.stringify(car)}\n`).join(''),
  xml: (stock) =>
    `<stock>${stock
      .map(
        ({ stocknum, make, model, price }) =>
          `<car><stocknum>${stocknum}</stocknum><make>${make}</make><model>${model}</model><price>${price}</price></car>`,
      )
      .join('')}</stock>`,
};
const formats = Object.keys(written) as FeedFormat[];

async function* inPieces(bytes: Uint8Array, size = 16 * 1024): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

onDatabase('an import', (database) => {
  const take = (
    bytes: Uint8Array,
    format: FeedFormat,
    options: Partial<StockImportOptions> & { dealershipSlug: string },
  ) =>
    importStock(database().db, readFeed(inPieces(bytes), { format }), {
      source: 'test',
      ...options,
    });

  /** Everything that an import may change: the vehicles of every dealership and the stock version. */
  async function everythingKept() {
    const { db } = database();
    const vehicles = await Array.fromAsync(searchableVehicles(db));
    const staged = await db.selectFrom('stock_stage').select('line').execute();
    return { version: await stockVersion(db), vehicles: vehicles.flat(), staged };
  }

  describe.each(formats)('of a %s feed', (format) => {
    const dealershipSlug = `cut-${format}`;

    it('changes nothing if it is cut off in the middle', async () => {
      const whole = Buffer.from(written[format](cars(10_000)));
      expect(await take(whole, format, { dealershipSlug })).toMatchObject({
        ok: true,
        report: { added: CARS, refused: 0 },
      });
      const before = await everythingKept();
      expect(before.staged).toEqual([]);

      // every price changes, so any imported row would show; both cuts are inside a row
      const changed = Buffer.from(written[format](cars(20_000)));
      const insideARow = (from: number) => changed.indexOf('Kia', from) + 2;
      for (const length of [insideARow(changed.length / 2), insideARow(changed.length - 400)]) {
        const cut = changed.subarray(0, length);
        for (const options of [{}, { force: true }, { delta: true }]) {
          await expect(
            take(endingInARow(format, cut), format, { dealershipSlug, ...options }),
          ).rejects.toThrow(FeedBroken);
          expect(await everythingKept()).toEqual(before);
        }
      }
    });

    it('changes nothing if its archive is cut off or its source fails', async () => {
      const before = await everythingKept();
      const archive = gzipSync(written[format](cars(30_000)));
      await expect(
        take(archive.subarray(0, archive.length - 20), format, { dealershipSlug, force: true }),
      ).rejects.toThrow(FeedBroken);
      async function* failing() {
        yield Buffer.from(written[format](cars(40_000)).slice(0, 60_000));
        throw new Error('The line is dead');
      }
      await expect(
        importStock(database().db, readFeed(failing(), { format }), {
          dealershipSlug,
          source: 'test',
          force: true,
        }),
      ).rejects.toThrow('The line is dead');
      expect(await everythingKept()).toEqual(before);
    });

    it('is refused if it is too short and would withdraw more than half of the stock', async () => {
      const before = await everythingKept();
      const short = Buffer.from(written[format](cars(50_000, CARS / 2 - 1)));
      expect(await take(short, format, { dealershipSlug })).toEqual({
        ok: false,
        reason: 'withdraws-too-much',
        withdrawn: CARS / 2 + 1,
        available: CARS,
      });
      expect(await everythingKept()).toEqual(before);
    });
  });

  it('reports each bad row and imports the good ones', async () => {
    const faults: RowFault[] = [];
    const feed = `stocknum,make,model,year\nA1,Kia,Rio,2019\nA2,,Rio,2019\nA3,Kia,Rio,nonsense\nA1,Kia,Ceed,2018\n`;
    const result = await take(Buffer.from(feed), 'csv', {
      dealershipSlug: 'bad-rows',
      onFault: (fault) => void faults.push(fault),
    });
    expect(result).toMatchObject({
      ok: true,
      report: { rows: 4, added: 2, refused: 2, warnings: 1 },
    });
    expect(faults.map(({ line, field, refused }) => [line, field, refused])).toEqual([
      [3, 'make', true],
      [4, 'year', false],
      [5, 'stocknum', true],
    ]);
  });

  it('changes nothing in a dry run', async () => {
    const before = await everythingKept();
    const feed = Buffer.from(written.csv(cars(10_000, 10)));
    expect(await take(feed, 'csv', { dealershipSlug: 'dry', dryRun: true })).toMatchObject({
      ok: true,
      report: { added: 10 },
    });
    expect(await everythingKept()).toEqual(before);
  });
});

/** A cut row of JSON lines lacks its newline; a cut row of CSV has an open quote. */
function endingInARow(format: FeedFormat, cut: Buffer): Buffer {
  return format === 'csv' ? cut.subarray(0, cut.lastIndexOf('"a\n') + 2) : cut;
}

onDatabase('the real listings', (database) => {
  const ROWS = 16_734;
  const dealershipSlug = 'listings-yard';

  async function takeListings() {
    const mapping = parseMapping(
      await readFile(
        new URL('../../../examples/mappings/australian-vehicle-prices.json', import.meta.url),
        'utf8',
      ),
    );
    if (!mapping.ok) throw new Error(JSON.stringify(mapping.faults));
    const refused: number[] = [];
    const result = await importStock(
      database().db,
      readFeed(createReadStream(realListings), { format: 'csv', mapping: mapping.mapping }),
      {
        dealershipSlug,
        source: 'listings',
        onFault: (fault) => void (fault.refused && refused.push(fault.line)),
      },
    );
    if (!result.ok) throw new Error(JSON.stringify(result));
    return { report: result.report, refusedRows: new Set(refused).size };
  }

  it.skipIf(!haveRealListings)(
    'are all accounted for, and searchable as they are stored',
    async () => {
      const index = new VehicleIndex((slug) => slug);
      const follower = await followStock(database(), index, (error) => {
        throw error;
      });
      try {
        const { report, refusedRows } = await takeListings();
        expect(report.rows).toBe(ROWS);
        expect(report.added + report.refused).toBe(ROWS);
        expect(report.refused).toBe(refusedRows);
        expect(report.refused).toBeLessThan(ROWS / 1000);

        await follower.catchUp();
        expect(follower.version()).toBe(report.version);
        expect(index.size).toBe(report.added);
        const site = someSite('listings', {
          dealerships: [{ slug: dealershipSlug, name: 'Listings' }],
          locations: someLocations,
        });
        const stock = index.open(site, new Date());
        const summary = await stockSummary(database().db);
        const inStock = summary.find(({ status }) => status === 'in_stock')?.vehicles;
        expect(await stock.count(everything)).toBe(inStock);
        const makes = (await stock.vocabulary()).values('make');
        expect(makes.reduce((sum, [, count]) => sum + count, 0)).toBe(inStock);
        const [make, ofMake] = makes[0] ?? ['', 0];
        expect(await stock.count({ ...everything, choices: { make: [make] } })).toBe(ofMake);
      } finally {
        await follower.stop();
      }
    },
  );

  it.skipIf(!haveRealListings)('imported again change nothing', async () => {
    const { db } = database();
    const before = await stockVersion(db);
    // the query planner's statistics date from a time when nothing was staged
    await sql`analyze`.execute(db);
    const { report } = await takeListings();
    expect(report).toMatchObject({ added: 0, changed: 0, withdrawn: 0, version: before });
    expect(report.unchanged + report.refused).toBe(ROWS);
  });
});
