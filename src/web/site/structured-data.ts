import { primaryLocation } from '#site/primary-location.ts';
import type { Location } from '#site/settings/locations.ts';
import type { SiteSettings } from '#site/site-settings.ts';

// structured data for search engines: https://schema.org

export function breadcrumbList(origin: string, trail: readonly { name: string; path: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

export function autoDealer(settings: SiteSettings, origin: string) {
  return { '@context': 'https://schema.org', ...dealerPart(settings, origin) };
}

/** The dealer as part of another object. */
export function dealerPart(settings: SiteSettings, origin: string) {
  const primary = primaryLocation(settings.locations);
  return {
    '@type': 'AutoDealer',
    '@id': `${origin}/#dealer`,
    name: settings.name,
    url: origin,
    ...(settings.description && { description: settings.description }),
    ...(settings.brand.social.length > 0 && {
      sameAs: settings.brand.social.map((page) => page.url),
    }),
    ...(primary && contactData(primary, settings.phones.mask)),
  };
}

/**
 * A location's phone, address and coordinates.
 * @param isMasked whether phone numbers must not be published
 */
export function contactData({ address, contact_detail: contact }: Location, isMasked: boolean) {
  return {
    ...(!isMasked && contact.phone && { telephone: contact.phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postcode,
      addressCountry: 'AU',
    },
    ...(address.lat !== undefined &&
      address.long !== undefined && {
        geo: { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.long },
      }),
  };
}
