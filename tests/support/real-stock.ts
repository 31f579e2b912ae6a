import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { placeOfPostcode } from '#partners/postcode-place/place-of-postcode.ts';
import type { EmbeddedSiteStock } from '#search/vehicle-search/embedded/embedded-site-stock.ts';
import { VehicleIndex } from '#search/vehicle-search/embedded/vehicle-index.ts';
import { placeFinder } from '#services/sites/place-finder.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { SiteDirectory } from '#site/site-directory.ts';
import { importedListings } from './real-vehicles.ts';
import { someSite } from './sites.ts';

export interface RealStock {
  vehicles: Vehicle[];
  stock: EmbeddedSiteStock;
  settings: SiteSettings;
}

const arrived = '2026-01-01T00:00:00.000Z';

let opened: Promise<RealStock> | undefined;

/** The real listings (REAL_LISTINGS) as the import reads them, all on one searchable site. */
export function realStock(): Promise<RealStock> {
  opened ??= openRealStock();
  return opened;
}

async function openRealStock(): Promise<RealStock> {
  const site = someSite('listings', { search: { page_size: 100 } });
  const vehicles = await vehiclesOf('listings-yard');
  // no dealership has a location, so vehicles without a city have no coordinates
  const noSites = { all: () => [] } as unknown as SiteDirectory;
  const index = new VehicleIndex(
    () => 'Listings yard',
    placeFinder(() => noSites, placeOfPostcode),
  );
  await index.apply(vehicles);
  return { vehicles, stock: index.open(site, new Date(arrived)), settings: site.settings };
}

async function vehiclesOf(dealership: string): Promise<Vehicle[]> {
  const listings = await importedListings();
  return listings.map((facts, at) => ({
    status: 'in_stock',
    ...facts,
    id: at + 1,
    slug: `listing-${at + 1}`,
    dealership_slug: dealership,
    created_at: arrived,
    updated_at: arrived,
  }));
}
