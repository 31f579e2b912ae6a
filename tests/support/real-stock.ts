import { readFile } from 'node:fs/promises';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { placeOfPostcode } from '#partners/postcode-place/embedded-postcode-places.ts';
import { haveListings, listingsFile } from '#search/engine/oracle/listing-rows.ts';
import type { EmbeddedSiteStock } from '#search/vehicle-search/embedded-site-stock.ts';
import { VehicleIndex } from '#search/vehicle-search/vehicle-index.ts';
import { placeFinder } from '#services/find-places.ts';
import { parseMapping } from '#services/stock-feed/mapping/parse-mapping.ts';
import { openFeed } from '#services/stock-feed/open-feed.ts';
import { readFeed } from '#services/stock-feed/read-feed.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { SiteDirectory } from '#site/site-directory.ts';
import { someSite } from './sites.ts';

export { haveListings, listingsFile };

export interface RealStock {
  vehicles: Vehicle[];
  stock: EmbeddedSiteStock;
  settings: SiteSettings;
}

const mappingFile = new URL(
  '../../examples/mappings/australian-vehicle-prices.json',
  import.meta.url,
);
const arrived = '2026-01-01T00:00:00.000Z';

/** The real listings (REAL_LISTINGS) as the import reads them, all on one site, ready to be searched. */
export async function realStock(): Promise<RealStock> {
  const site = someSite('listings', { search: { page_size: 100 } });
  const vehicles = await realVehicles('listings-yard');
  // a vehicle of which only the dealership is known stands nowhere: the test's dealership is no place
  const noSites = { all: () => [] } as unknown as SiteDirectory;
  const index = new VehicleIndex(
    () => 'Listings yard',
    placeFinder(() => noSites, placeOfPostcode),
  );
  await index.apply(vehicles);
  return { vehicles, stock: index.open(site, new Date(arrived)), settings: site.settings };
}

async function realVehicles(dealership: string): Promise<Vehicle[]> {
  const parsed = parseMapping(await readFile(mappingFile, 'utf8'));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  const feed = await openFeed(listingsFile);
  const vehicles: Vehicle[] = [];
  for await (const row of readFeed(feed.input, { format: feed.format, mapping: parsed.mapping })) {
    if (!row.ok) continue;
    const id = vehicles.length + 1;
    vehicles.push({
      status: 'in_stock',
      ...row.vehicle,
      id,
      slug: `listing-${id}`,
      dealership_slug: dealership,
      created_at: arrived,
      updated_at: arrived,
    });
  }
  return vehicles;
}
