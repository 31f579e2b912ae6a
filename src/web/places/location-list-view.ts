import type { Premises } from '#domain/dealership/premises.ts';
import { stateNames } from '#domain/vehicle/spelling/state-code.ts';
import type { Location } from '#site/settings/locations.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type PhoneView, phoneView } from '#web/phone/phone-view.ts';
import { locationPath } from './location-card-view.ts';

/** A row of the list of addresses. Hours and directions are on the location's own page. */
export interface LocationRowView {
  name: string;
  /** The address of the location's own page. */
  page: string;
  /** `8 Falcon Ridge Road, Castle Hill 2154` */
  address: string;
  phone: PhoneView | undefined;
}

export interface LocationListView {
  /** `Our 200 locations` */
  heading: string;
  /** In the order of the dealer's first location in each; the rows by suburb. */
  states: { id: string; name: string; rows: LocationRowView[] }[];
}

export function locationListView(
  premises: readonly Premises<Location>[],
  settings: SiteSettings,
): LocationListView {
  const byState = Map.groupBy(premises, ({ main }) => main.address.state);
  return {
    heading: `Our ${premises.length} locations`,
    states: [...byState].map(([state, places]) => ({
      id: `locations-${state.toLowerCase()}`,
      name: stateNames[state],
      rows: places
        .toSorted((one, other) => one.main.address.city.localeCompare(other.main.address.city))
        .map(({ main }) => rowView(main, settings)),
    })),
  };
}

function rowView(location: Location, settings: SiteSettings): LocationRowView {
  const { name, contact_detail: contact } = location;
  const { street, city, postcode } = location.address;
  const number = contact.phone ?? contact.landline_phone;
  return {
    name,
    page: locationPath(location),
    address: `${street}, ${city} ${postcode}`,
    phone: number === undefined ? undefined : phoneView(number, settings),
  };
}
