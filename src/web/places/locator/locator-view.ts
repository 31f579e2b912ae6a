import type { Place } from '#domain/place/place.ts';
import { type Premises, premisesOf } from '#domain/dealership/premises.ts';
import { distanceWords, nearestFirst } from '#domain/place/nearest-first.ts';
import type { Location } from '#site/settings/locations.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type PagingView, pagingView } from '#web/listing/paging-view.ts';
import { mapAddress } from '#web/map/map-view.ts';
import { type MapTiles, type YardPin, yardPin } from '#web/map/yard-pin.ts';
import { type LocationCardView, locationCardView } from '#web/places/location-card-view.ts';
import { locatorAddress, type LocatorSearch } from './locator-address.ts';

/** A location in the list of the locator. */
export interface LocatedCardView {
  card: LocationCardView;
  /** `3.2 km away`; undefined without a place to measure from. */
  distance: string | undefined;
  /** The address of an embedded map; undefined without coordinates and key. */
  map: string | undefined;
  pin: YardPin | undefined;
}

export interface LocatorView {
  /** What the shopper typed. */
  postcode: string;
  /** Why there are no distances: `Invalid postcode`. */
  fault: string | undefined;
  /** `5 locations, nearest to Parramatta NSW first` */
  count: string;
  located: LocatedCardView[];
  /** The pictures of one map with a pin for each location; undefined if a map shows only one of them. */
  tiles: MapTiles | undefined;
  paging: PagingView;
  /** The address of this search. */
  address: string;
}

/** @param placeOfPostcode returns undefined for a postcode that does not exist */
export function locatorView(
  search: LocatorSearch,
  placeOfPostcode: (postcode: string) => Place | undefined,
  settings: SiteSettings,
  now: Date,
): LocatorView {
  const { postcode, near, page: requested } = search;
  const place = postcode ? placeOfPostcode(postcode) : undefined;
  const from = place ?? near;
  const all = sorted(settings, from);
  const size = settings.content.page_size;
  const pages = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(requested, pages);
  const words = `${all.length} ${all.length === 1 ? 'location' : 'locations'}`;
  const fromWords = place ? `${place.name} ${place.state}` : 'you';
  const located = all.slice((page - 1) * size, page * size).map(({ item, km }) => {
    const card = locationCardView(item, settings, now);
    return {
      card,
      distance: km === undefined ? undefined : distanceWords(km),
      map: mapAddress(item.main, settings.places.map_zoom),
      pin: yardPin(item, statusText(card) ?? card.place),
    };
  });
  return {
    postcode: postcode ?? '',
    fault: postcode === undefined || place ? undefined : faultOf(postcode),
    count: from && all.length > 1 ? `${words}, nearest to ${fromWords} first` : words,
    located,
    tiles: sharesOneMap(located, settings) ? settings.places.map_tiles : undefined,
    paging: pagingView({ page, pages }, (other) => locatorAddress({ ...search, page: other })),
    address: locatorAddress({ ...search, page }),
  };
}

function faultOf(postcode: string): string {
  return postcode === '' ? 'Please enter a postcode.' : 'Invalid postcode';
}

/** Google's map, which a dealer pays for, is embedded and shows one location. */
function sharesOneMap(located: readonly LocatedCardView[], { locations }: SiteSettings): boolean {
  const hasGoogle = locations.some(({ address }) => address.map_key !== undefined);
  return !hasGoogle && located.filter(({ pin }) => pin !== undefined).length > 1;
}

/** `Open until 5:30 pm` */
function statusText({ departments }: LocationCardView): string | undefined {
  return departments.find(({ isChosen }) => isChosen)?.status?.text;
}

function sorted(
  { locations }: SiteSettings,
  from: { lat: number; long: number } | undefined,
): { item: Premises<Location>; km: number | undefined }[] {
  const premises = premisesOf(locations.filter(({ visible }) => visible));
  if (!from) return premises.map((item) => ({ item, km: undefined }));
  return nearestFirst(premises, from, ({ main: { address } }) => {
    const { lat, long } = address;
    return lat === undefined || long === undefined ? undefined : { lat, long };
  });
}
