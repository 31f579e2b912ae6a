import type { Kysely } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import { catalogueCsvHead, catalogueCsvLine } from '#domain/catalogue/catalogue-csv.ts';
import { catalogueRow, listingFaults, type ListingFault } from '#domain/catalogue/catalogue-row.ts';
import type { CatalogueVendor } from '#domain/catalogue/catalogue-vendor.ts';
import type { Listing } from '#domain/catalogue/listing.ts';
import { listedOnSite } from '#services/stock/listed-on-site.ts';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/database/schema.ts';
import { inStockVehicles } from '#store/stock/in-stock-vehicles.ts';
import { listingOf } from './listing-of.ts';

export interface CatalogueRequest {
  site: Site;
  vendor: CatalogueVendor;
  /** The catalogue contains the stock of these dealerships. */
  dealerships: readonly string[];
  /** Scheme and host of the site. */
  origin: string;
  now: Date;
}

/** A vehicle that the site lists, with the reasons why the vendor's catalogue must not contain it. */
export interface CheckedListing {
  listing: Listing;
  faults: readonly ListingFault[];
}

export type CatalogueFormat = 'csv' | 'xml';

/** After this many vehicles other work gets a turn. */
const SLICE = 50;

/** Reads the listed vehicles in stock in batches and checks each, so that memory does not grow with the stock. */
export async function* checkedListings(
  db: Kysely<Schema>,
  { site, vendor, dealerships, origin, now }: CatalogueRequest,
): AsyncGenerator<CheckedListing[]> {
  for await (const vehicles of inStockVehicles(db, dealerships)) {
    const listed = await listedOnSite(vehicles, site, now);
    for (let at = 0; at < listed.length; at += SLICE) {
      await setImmediate();
      yield listed.slice(at, at + SLICE).map((vehicle) => {
        const listing = listingOf(vehicle, site.settings, origin);
        return { listing, faults: listingFaults(vendor, listing) };
      });
    }
  }
}

/**
 * Writes a vendor's catalogue piece by piece. It contains the vehicles that the vendor's rules allow.
 * @throws if the vendor has no catalogue in this format
 */
export async function* catalogueFile(
  db: Kysely<Schema>,
  request: CatalogueRequest,
  format: CatalogueFormat,
): AsyncGenerator<string> {
  const { vendor, site, origin } = request;
  const { xml } = vendor;
  if (format === 'xml' && !xml) throw new Error(`${vendor.title} has no XML catalogue`);
  yield format === 'xml' && xml ? xml.start(site.settings.name, origin) : catalogueCsvHead(vendor);
  for await (const checked of checkedListings(db, request)) {
    const rows = checked
      .filter(({ faults }) => faults.length === 0)
      .map(({ listing }) => catalogueRow(vendor, listing));
    if (rows.length === 0) continue;
    yield rows
      .map((row) => (format === 'xml' && xml ? xml.item(row) : catalogueCsvLine(vendor, row)))
      .join('');
  }
  if (format === 'xml' && xml) yield xml.end;
}
