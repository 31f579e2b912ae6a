import type { Offer } from '#domain/offer/offer.ts';
import { instantOf } from '#domain/time/instant-of.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { dealerPart } from '#web/site/structured-data.ts';
import { offerAddress } from '#domain/offer/offer-address.ts';

/** An offer as structured data for search engines: https://schema.org/Offer */
export function offerData(offer: Offer, settings: SiteSettings, origin: string): object {
  const { time_zone: timeZone } = settings;
  return {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    name: offer.name,
    url: origin + offerAddress(offer),
    ...(offer.sanitized_description && { description: offer.sanitized_description }),
    ...(offer.category && { category: offer.category }),
    ...(offer.price !== undefined && { price: offer.price, priceCurrency: 'AUD' }),
    ...(offer.starts && { validFrom: instantOf(offer.starts, timeZone).toISOString() }),
    ...(offer.ends && { validThrough: instantOf(offer.ends, timeZone).toISOString() }),
    ...(offer.model && {
      itemOffered: {
        '@type': 'Product',
        name: [offer.manufacturer, offer.model.name].filter(Boolean).join(' '),
        ...(offer.manufacturer && { brand: { '@type': 'Brand', name: offer.manufacturer } }),
      },
    }),
    offeredBy: dealerPart(settings, origin),
  };
}
