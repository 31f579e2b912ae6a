import type { Listing, ListingPlace } from '#domain/catalogue/listing.ts';
import { catalogueText } from '#domain/catalogue/catalogue-text.ts';
import { pictureBase } from '#domain/media/picture-address.ts';
import { priceDisplay } from '#domain/price/price-display.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { vehicleName } from '#domain/vehicle/vehicle-name.ts';
import { locationOf } from '#site/location-of.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/** Pixels; advertisers want at least 500 in both directions. */
const PICTURE_WIDTH = 1280;

/** What a site's catalogues say about one of its vehicles. */
export function listingOf(vehicle: Vehicle, settings: SiteSettings, origin: string): Listing {
  const { catalogue_feeds: feeds, dealerships } = settings;
  const { dealership_slug: slug } = vehicle;
  const price = priceDisplay(vehicle, settings.price);
  const place = placeOf(vehicle, settings);
  const comments = catalogueText(vehicle.dealercomments ?? '');
  return {
    vehicle: withCleanTexts(vehicle),
    title: catalogueText(vehicle.name),
    ...(comments && { comments }),
    summary: summary(vehicle),
    url: `${origin}/cars/${vehicle.slug}`,
    pictures: (vehicle.images ?? []).map(
      ({ url }, at) => `${origin}${pictureBase(vehicle.id, at, url)}/${PICTURE_WIDTH}.jpg`,
    ),
    ...((price.kind === 'price' || price.kind === 'offer') && {
      ...(price.amount !== undefined && { price: price.amount }),
      ...(price.label && { price_note: catalogueText(`Price: ${price.label}`) }),
      ...(vehicle.price_basis && { price_basis: vehicle.price_basis }),
    }),
    is_manufacturer_certified: feeds.certified_by_manufacturer && vehicle.certified === true,
    dealer: { id: slug, name: dealerships.find((one) => one.slug === slug)?.name ?? settings.name },
    ...(place && { place }),
  };
}

function placeOf(vehicle: Vehicle, settings: SiteSettings): ListingPlace | undefined {
  const location = locationOf(vehicle, settings.locations);
  if (!location) return undefined;
  const { street, city, state, postcode, lat, long } = location.address;
  return {
    store_code: settings.catalogue_feeds.store_codes[location.id] ?? location.id,
    street,
    city,
    state,
    postcode,
    ...(lat !== undefined && { lat }),
    ...(long !== undefined && { long }),
  };
}

const conditions = { new: 'New', used: 'Used', demo: 'Demonstrator' };

/** "Used 2019 Toyota Corolla Ascent, 45,000 km, Automatic, Petrol, White." */
function summary(vehicle: Vehicle): string {
  const { car_type, km, simple_transmission, simple_fuel, colour } = vehicle;
  const facts = [
    `${conditions[car_type]} ${vehicleName(vehicle)}`,
    km === undefined ? undefined : `${Math.round(km).toLocaleString('en-AU')} km`,
    simple_transmission,
    simple_fuel,
    colour,
  ];
  return catalogueText(`${facts.filter((fact) => fact !== undefined).join(', ')}.`);
}

const texts = ['make', 'model', 'badge', 'colour', 'interior_colour', 'stocknum', 'vin'] as const;

function withCleanTexts(vehicle: Vehicle): Vehicle {
  const clean = texts
    .filter((field) => vehicle[field] !== undefined)
    .map((field) => [field, catalogueText(vehicle[field] ?? '').replaceAll('\n', ' ')]);
  return { ...vehicle, ...Object.fromEntries(clean) };
}
