import { departmentOf } from '#domain/dealership/departments.ts';
import { type Premises, premisesOf } from '#domain/dealership/premises.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import { type Criteria, withChoice } from '#search/vehicle-search/criteria.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import type { Location } from '#site/settings/locations.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type MapTiles, type YardPin, yardPin } from '#web/map/yard-pin.ts';
import { showMeLabel } from '#web/search/facets/show-me-label.ts';

export interface YardsView {
  /** The yards with something of the search, most first. */
  yards: YardView[];
  /** The pins of those with coordinates. */
  pins: YardPin[];
  tiles: MapTiles;
}

export interface YardView {
  id: string;
  name: string;
  /** `Penrith NSW` */
  place: string;
  /** `34 cars` */
  count: string;
  /** The same search at this yard alone. */
  href: string;
}

/** The premises with a sales department, among the locations that shoppers see. */
export function yardsOf({ locations }: Pick<SiteSettings, 'locations'>): Premises<Location>[] {
  return premisesOf(locations.filter(({ visible }) => visible)).filter(
    ({ main }) => departmentOf(main) === 'sales',
  );
}

/** What each yard has of a search, whichever yard the search was restricted to. */
export async function yardsView(
  criteria: Criteria,
  stock: Pick<SiteStock, 'count'>,
  settings: SiteSettings,
): Promise<YardsView> {
  const { singular, plural } = settings.vehicle_type;
  const counted = await Promise.all(
    yardsOf(settings).map(async (yard) => {
      const there = withChoice(criteria, 'location_name', [yard.main.name]);
      return { yard, there, count: await stock.count(there) };
    }),
  );
  const found = counted
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ yard, there, count }) => {
      const { id, name, address } = yard.main;
      const words = `${count.toLocaleString('en-AU')} ${count === 1 ? singular : plural}`;
      const href = searchUrl(there);
      const pin = yardPin(yard, words);
      return {
        view: { id, name, place: `${address.city} ${address.state}`, count: words, href },
        pin: pin && {
          ...pin,
          count,
          link: { label: showMeLabel(count, { singular, plural }), href },
        },
      };
    });
  return {
    yards: found.map(({ view }) => view),
    pins: found.flatMap(({ pin }) => pin ?? []),
    tiles: settings.places.map_tiles,
  };
}
