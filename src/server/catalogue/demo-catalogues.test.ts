import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { demoStock } from '#demo/demo-stock.ts';
import { demoSites } from '#demo/demo-sites.ts';
import { catalogueCsvHead, catalogueCsvLine } from '#domain/catalogue/catalogue-csv.ts';
import { catalogueRow, listingFaults, rowFaults } from '#domain/catalogue/catalogue-row.ts';
import type { CatalogueVendor } from '#domain/catalogue/catalogue-vendor.ts';
import { catalogueVendorNames, catalogueVendors } from '#domain/catalogue/catalogue-vendors.ts';
import type { Listing } from '#domain/catalogue/listing.ts';
import { listingOf } from '#services/catalogue/listing-of.ts';
import { readFeed } from '#services/stock-feed/read-feed.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { parseSiteSettings } from '#site/parse-site-settings.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { haveRealListings } from '#tests/support/real-listings.ts';
import { importedListings } from '#tests/support/real-vehicles.ts';
import { someSite } from '#tests/support/sites.ts';

const today = new Date('2026-11-21T00:00:00Z');
const origin = 'https://www.dealer.example';

/** The reasons for which the demo's vehicles and real listings are left out. */
const expectedReason =
  /^(is reserved|Google advertises .*|(price|vehicle_price_type|image_link|image\[0\]\.url|.*colou?r|mileage(\.value)?) .*)$/;

interface Checked {
  listed: number;
  reasons: Set<string>;
}

/** Checks the listings as they are in the finished CSV. */
function check(vendor: CatalogueVendor, listings: readonly Listing[]): Checked {
  const faults = listings.map((listing) => listingFaults(vendor, listing));
  const rows = listings
    .filter((_, at) => faults[at]?.length === 0)
    .map((listing) => catalogueRow(vendor, listing));
  const csv = catalogueCsvHead(vendor) + rows.map((row) => catalogueCsvLine(vendor, row)).join('');
  const read = parse<Record<string, string>>(csv, { columns: true });
  expect(read).toHaveLength(rows.length);
  for (const cells of read) {
    const row = new Map(Object.entries(cells).map(([name, cell]) => [name, valuesOf(name, cell)]));
    expect(rowFaults(vendor, row)).toEqual([]);
  }
  const reasons = faults
    .flat()
    .map(({ column, reason }) => (column ? `${column} ${reason}` : reason));
  return { listed: rows.length, reasons: new Set(reasons) };
}

function valuesOf(name: string, cell: string): string[] {
  if (cell === '') return [];
  return name === 'additional_image_link' ? cell.split(',') : [cell];
}

function stored(facts: Partial<Vehicle>, id: number, dealership: string): Vehicle {
  const at = today.toISOString();
  return {
    status: 'in_stock',
    ...facts,
    id,
    slug: `vehicle-${id}`,
    dealership_slug: dealership,
    created_at: at,
    updated_at: at,
  } as Vehicle;
}

async function demoListings(settings: SiteSettings): Promise<Listing[]> {
  const vehicles: Vehicle[] = [];
  for (const { slug } of settings.dealerships) {
    for await (const row of readFeed(jsonLines(demoStock(slug, today)), { format: 'jsonl' }))
      if (row.ok) vehicles.push(stored(row.vehicle, vehicles.length + 1, slug));
  }
  return vehicles
    .filter(({ status }) => status === 'in_stock')
    .map((vehicle) => listingOf(vehicle, settings, origin));
}

async function* jsonLines(values: Iterable<object>): AsyncGenerator<Buffer> {
  for (const value of values) yield Buffer.from(`${JSON.stringify(value)}\n`);
}

async function settingsOf(file: URL): Promise<SiteSettings> {
  const parsed = parseSiteSettings(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.settings;
}

it.each(demoSites.map((file) => [basename(file.pathname, '.json'), file] as const))(
  'the catalogues of %s contain its stock, and leave vehicles out for expected reasons only',
  async (_slug, file) => {
    const settings = await settingsOf(file);
    const listings = await demoListings(settings);
    expect(settings.catalogue_feeds.vendors).not.toEqual([]);
    for (const name of settings.catalogue_feeds.vendors) {
      const { listed, reasons } = check(catalogueVendors[name], listings);
      // Google takes only the cars of a group
      expect(listed).toBeGreaterThan(listings.length / 2);
      for (const reason of reasons) expect(reason).toMatch(expectedReason);
    }
  },
);

describe.skipIf(!haveRealListings)('real listings', () => {
  it.each(catalogueVendorNames)(
    'with pictures and VINs fill the catalogue for %s',
    async (name) => {
      const { settings } = someSite('yard');
      const listings = (await importedListings()).map((facts, at) => {
        const vin = `JTNKHMBX7${String(at).padStart(8, '0')}`;
        const images = [{ url: `https://pictures.example/${at}.jpg` }];
        const vehicle = { price_basis: 'drive_away', ...facts, vin, images } as const;
        return listingOf(stored(vehicle, at + 1, 'yard-yard'), settings, origin);
      });
      const { listed, reasons } = check(catalogueVendors[name], listings);
      expect(listed).toBeGreaterThan(listings.length * 0.9);
      for (const reason of reasons) expect(reason).toMatch(expectedReason);
    },
  );
});
