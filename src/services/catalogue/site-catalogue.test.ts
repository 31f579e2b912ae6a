import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';
import { catalogueVendors } from '#domain/catalogue/catalogue-vendors.ts';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { importStock } from '#services/stock/import-stock.ts';
import { readFeed } from '#services/stock-feed/read-feed.ts';
import { dealershipsVersion } from '#store/stock/in-stock-vehicles.ts';
import { someSite } from '#tests/support/sites.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { someFacts } from '#tests/support/vehicles.ts';
import { catalogueReport, type LeftOutVehicle } from './catalogue-report.ts';
import { catalogueFile, type CatalogueRequest } from './site-catalogue.ts';

const site = someSite('yard', {
  dealerships: [
    { slug: 'yard-yard', name: 'Yard' },
    { slug: 'yard-vans', name: 'Vans' },
  ],
  search: { hidden_tiers: [3], excluded_stocknums: ['HIDDEN'] },
  catalogue_feeds: { store_codes: { 'yard-sales': 'STORE-1' } },
});
const request = (dealerships: string[]): CatalogueRequest => ({
  site,
  vendor: catalogueVendors.google,
  dealerships,
  origin: 'https://yard.example',
  now: new Date(),
});
const vehicle = (stocknum: string, facts: object = {}) => ({
  ...someFacts({ stocknum, colour: 'White', price_basis: 'drive_away' }),
  vin: `JTNKHMBX7010${stocknum.padStart(5, '0').replaceAll(/\D/g, '0')}`,
  status: 'in_stock',
  images: [{ url: 'https://pictures.example/1.jpg' }],
  ...facts,
});

onDatabase('a catalogue of the stock', (database) => {
  const store = async (dealershipSlug: string, vehicles: readonly object[]) => {
    const lines = vehicles.map((one) => Buffer.from(`${JSON.stringify(one)}\n`));
    const feed = readFeed(Readable.from(lines), { format: 'jsonl' });
    const result = await importStock(database().db, feed, { dealershipSlug, source: 'test' });
    expect(result).toMatchObject({ ok: true, report: { refused: 0 } });
  };
  const csv = async (dealerships: string[]) => {
    const file = Readable.from(catalogueFile(database().db, request(dealerships), 'csv'));
    return parse<Record<string, string>>(await text(file), { columns: true });
  };

  beforeAll(async () => {
    await store('yard-yard', [
      ...Array.from({ length: 1203 }, (_, at) => vehicle(String(1000 + at))),
      vehicle('2', { status: 'sold' }),
      vehicle('3', { status: 'coming_soon' }),
      vehicle('4', { hidden_tier: 3 }),
      vehicle('5', { show_on_dealer_website: false }),
      vehicle('HIDDEN'),
      vehicle('6', { price: undefined }),
      vehicle('7', { price_basis: undefined, images: [] }),
    ]);
    await store('yard-vans', [vehicle('9', { item_type: 'caravan' })]);
    await store('other', [vehicle('8')]);
  });

  it('contains the complete vehicles that the site lists, each once, over several batches', async () => {
    const rows = await csv(['yard-yard', 'yard-vans']);
    expect(rows).toHaveLength(1203);
    expect(new Set(rows.map((row) => row['vin'])).size).toBe(1203);
    expect(rows[0]).toMatchObject({ store_code: 'STORE-1', price: '19990 AUD', brand: 'Toyota' });
    expect(rows[0]?.['image_link']).toMatch(
      /^https:\/\/yard\.example\/pictures\/\d+\/0-\w+\/1280\.jpg$/,
    );
  });

  it('reports the vehicles that it leaves out, but not those that the site does not list', async () => {
    const left: LeftOutVehicle[] = [];
    const all = request(['yard-yard', 'yard-vans']);
    const report = await catalogueReport(database().db, all, (one) => left.push(one));
    expect(left.map(({ stocknum, reasons }) => [stocknum, ...reasons])).toEqual([
      ['6', 'price is missing', 'vehicle_price_type is missing'],
      ['7', 'image_link is missing', 'vehicle_price_type is missing'],
      ['9', 'Google advertises only cars and utes'],
    ]);
    expect(report).toMatchObject({ listed: 1203, left_out: 3 });
    expect(report.reasons[0]).toEqual({ reason: 'vehicle_price_type is missing', vehicles: 2 });
  });

  it('has another version after a change of its dealerships, and only then', async () => {
    const { db } = database();
    const before = await dealershipsVersion(db, ['yard-vans']);
    await store('other', [vehicle('8', { price: 1234 })]);
    expect(await dealershipsVersion(db, ['yard-vans'])).toBe(before);
    await store('yard-vans', [vehicle('9', { item_type: 'caravan', price: 12_345 })]);
    expect(await dealershipsVersion(db, ['yard-vans'])).toBeGreaterThan(before);
    expect(await dealershipsVersion(db, ['nobody'])).toBe(0);
  });
});
