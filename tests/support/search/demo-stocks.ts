import { readFile } from 'node:fs/promises';
import { placeOfPostcode } from '#partners/postcode-place/place-of-postcode.ts';
import { VehicleIndex } from '#search/vehicle-search/embedded/vehicle-index.ts';
import { demoSites } from '#demo/demo-sites.ts';
import { demoStock } from '#demo/demo-stock.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { placeFinder } from '#services/sites/place-finder.ts';
import { parseSiteSettings } from '#site/parse-site-settings.ts';
import type { Site } from '#site/site.ts';
import { SiteDirectory } from '#site/site-directory.ts';
import type { RealStock } from '#tests/support/real-stock.ts';

const today = new Date('2026-11-21T00:00:00Z');

/** The stock of each demo site, by the site's slug, in one index as on a running platform. */
export async function demoStocks(): Promise<Map<string, RealStock>> {
  const sites = await Promise.all(demoSites.map(demoSite));
  const directory = new SiteDirectory(sites, 'localhost');
  const index = new VehicleIndex(
    (slug) => slug,
    placeFinder(() => directory, placeOfPostcode),
  );
  const vehicles = sites.flatMap(({ settings }) =>
    settings.dealerships.flatMap(({ slug }) => vehiclesOf(slug)),
  );
  const numbered = vehicles.map((vehicle, at) => ({ ...vehicle, id: at + 1, slug: `v-${at + 1}` }));
  await index.apply(numbered);
  return new Map(
    sites.map((site) => {
      const own = new Set(site.settings.dealerships.map(({ slug }) => slug));
      return [
        site.slug,
        {
          vehicles: numbered.filter((vehicle) => own.has(vehicle.dealership_slug)),
          stock: index.open(site, today),
          settings: site.settings,
        },
      ];
    }),
  );
}

async function demoSite(file: URL): Promise<Site> {
  const parsed = parseSiteSettings(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return { slug: parsed.settings.slug, version: 1, settings: parsed.settings };
}

function vehiclesOf(dealership: string): Omit<Vehicle, 'id' | 'slug'>[] {
  return [...demoStock(dealership, today)].map((vehicle) => ({
    ...vehicle,
    dealership_slug: dealership,
    updated_at: vehicle.created_at,
  }));
}
