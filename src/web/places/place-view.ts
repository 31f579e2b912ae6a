import { type Premises, premisesOf } from '#domain/dealership/premises.ts';
import { directoryAddress } from '#search/content-search/directory-criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import { type Criteria, inStock, withChoice } from '#search/vehicle-search/criteria.ts';
import type { StockPage } from '#search/vehicle-search/stock-search.ts';
import { makeWebsites } from '#site/location-websites.ts';
import type { Location } from '#site/settings/locations.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { slugify } from '#domain/text/slugify.ts';
import { mapAddress } from '#web/map/map-view.ts';
import { type LinkView, type WebsiteView, websiteView } from '#web/site/site-view.ts';
import { type LocationCardView, locationCardView } from './location-card-view.ts';

/** A location in full: the single-location section. */
export interface PlaceView extends LocationCardView {
  /** The address of an embedded map; undefined without coordinates and key. */
  map: string | undefined;
  /** The dealership's websites for the makes that are sold here. */
  makeWebsites: WebsiteView[];
}

/** @throws if the location is not one of the site's visible locations */
export function placeView(location: Location, settings: SiteSettings, now: Date): PlaceView {
  const premises = premisesWith(location, settings);
  return {
    ...locationCardView(premises, settings, now, location),
    map: mapAddress(location, settings.places.map_zoom),
    makeWebsites: makeWebsites(location, settings, makesAt(premises)).map((website) =>
      websiteView(website, settings),
    ),
  };
}

/** The premises that a visible location belongs to. */
export function premisesWith(location: Location, { locations }: SiteSettings) {
  const visible = locations.filter((one) => one.visible);
  const premises = premisesOf(visible).find(({ departments }) => departments.includes(location));
  if (!premises) throw new Error(`The location ${location.id} is not shown`);
  return premises;
}

function makesAt({ departments }: Premises<Location>): string[] {
  return [...new Set(departments.flatMap(({ manufacturers }) => manufacturers))];
}

/** What a location has in stock. */
export interface PlaceStockView {
  /** The search of the vehicles there; undefined if there are none. */
  all: LinkView | undefined;
  /** The makes that are sold there, with the number in stock. */
  makes: (LinkView & { count: number | undefined })[];
}

/** The search for the vehicles in stock at a location. */
export function stockAt(location: Location, settings: SiteSettings): Criteria {
  const { main } = premisesWith(location, settings);
  return withChoice(inStock, 'location_name', [main.name]);
}

/** @param found the answer to `stockAt`; undefined if the stock cannot be searched */
export function placeStockView(
  location: Location,
  settings: SiteSettings,
  found: Pick<StockPage, 'total' | 'facets'> | undefined,
): PlaceStockView {
  const criteria = stockAt(location, settings);
  const { singular, plural } = settings.vehicle_type;
  const total = found?.total ?? 0;
  const counts = new Map(found?.facets['make']?.map(([make, count]) => [slugify(make), count]));
  const makes = makesAt(premisesWith(location, settings));
  return {
    all:
      total === 0
        ? undefined
        : {
            label: `See ${total} ${total === 1 ? singular : plural} in stock here`,
            href: searchUrl(criteria),
          },
    makes: makes.map((make) => {
      const slug = slugify(make);
      const count = counts.get(slug);
      return {
        label: make,
        // a make without stock here leads to the places that sell it
        href: count
          ? searchUrl({ ...criteria, choices: { ...criteria.choices, make: [make] } })
          : directoryAddress({ page: 1, within: { kind: 'brand', slug } }),
        count,
      };
    }),
  };
}
