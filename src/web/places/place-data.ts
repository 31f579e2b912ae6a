import { type Department, departmentOf } from '#domain/dealership/departments.ts';
import type { OpeningDay, SpecialDay } from '#domain/dealership/hours-on.ts';
import { locationWebsite, makeWebsites } from '#site/location-websites.ts';
import type { Location } from '#site/settings/locations.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { contactData } from '#web/site/structured-data.ts';
import { locationPath } from './location-card-view.ts';

const types: Readonly<Record<Department, string>> = {
  sales: 'AutoDealer',
  service: 'AutoRepair',
  parts: 'AutoPartsStore',
};

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Structured data about a location for search engines: https://schema.org/AutoDealer. */
export function placeData(location: Location, settings: SiteSettings, origin: string) {
  const { opening_hours, special_hours } = location.contact_detail;
  const url = origin + locationPath(location);
  const own = locationWebsite(location, settings);
  const websites = [
    ...(own ? [own] : []),
    ...makeWebsites(location, settings, location.manufacturers),
  ];
  return {
    '@context': 'https://schema.org',
    '@type': types[departmentOf(location)],
    '@id': `${url}#location`,
    name: location.name,
    url,
    ...(websites.length > 0 && { sameAs: websites.map((website) => website.url) }),
    parentOrganization: { '@id': `${origin}/#dealer` },
    ...contactData(location, settings.phones.mask),
    openingHoursSpecification: opening_hours.flatMap(usualHours),
    specialOpeningHoursSpecification: special_hours.map(specialHours),
    ...(location.manufacturers.length > 0 && {
      brand: location.manufacturers.map((name) => ({ '@type': 'Brand', name })),
    }),
  };
}

/** A day on which the place is closed is left out. */
function usualHours({ weekday, status, open, close }: OpeningDay) {
  if (status === 'Closed' || !open || !close) return [];
  return [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${weekdays[weekday]}`,
      opens: open,
      closes: close,
    },
  ];
}

/** The same time twice means that the place is closed all day. */
function specialHours({ date, status, start_hour, end_hour }: SpecialDay) {
  const isOpen = status === 'Open' && start_hour && end_hour;
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: isOpen ? start_hour : '00:00',
    closes: isOpen ? end_hour : '00:00',
  };
}
