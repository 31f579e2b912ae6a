import { escapeXml } from '#domain/text/escape-xml.ts';
import type { BodySlug } from '#domain/vehicle/spelling/simple-body.ts';
import { cataloguePrice, descriptionOf, shortened } from './catalogue-text.ts';
import type { CatalogueRow, CatalogueVendor } from './catalogue-vendor.ts';
import type { Listing } from './listing.ts';

/** Google's category "Cars, Trucks & Vans". */
const CARS_TRUCKS_VANS = '916';
const MAX_ADDITIONAL_PICTURES = 10;

const bodyStyles: Readonly<Partial<Record<BodySlug, string>>> = {
  convertible: 'convertible',
  softtop: 'convertible',
  coupe: 'coupe',
  hatch: 'hatchback',
  hatchback: 'hatchback',
  peopleMover: 'minivan',
  sedan: 'sedan',
  suv: 'suv',
  '4x4': 'suv',
  ute: 'ute',
  cabChassis: 'ute',
  lightTruck: 'truck',
  van: 'full_size_van',
  wagon: 'station_wagon',
  stationWagon: 'station_wagon',
};

const engines: Readonly<Record<string, string>> = {
  Petrol: 'gasoline',
  Diesel: 'diesel',
  Electric: 'electric',
  Hybrid: 'hybrid',
  LPG: 'lpg',
  Hydrogen: 'other',
};

const priceTypes = {
  drive_away: 'drive_away_price',
  egc: 'excluding_government_charges_price',
} as const;

/**
 * The primary feed of Google's vehicle ads in Australia.
 * https://support.google.com/merchants/answer/11192663 and, for the type of price,
 * https://support.google.com/merchants/answer/14592783
 */
export const googleVehicleAds: CatalogueVendor = {
  title: 'Google vehicle ads',
  columns: [
    { name: 'id', required: true, maxLength: 50, value: ({ vehicle }) => String(vehicle.id) },
    { name: 'google_product_category', required: true, value: () => CARS_TRUCKS_VANS },
    { name: 'store_code', required: true, maxLength: 64, value: ({ place }) => place?.store_code },
    {
      name: 'vin',
      required: true,
      form: { pattern: /^[A-HJ-NPR-Z0-9]{17}$/, says: 'does not have 17 characters' },
      value: ({ vehicle }) => vehicle.vin,
    },
    { name: 'title', maxLength: 150, value: ({ title }) => shortened(title, 150) },
    {
      name: 'description',
      maxLength: 5000,
      value: (listing) => descriptionOf(listing, listing.comments, 5000),
    },
    { name: 'link', required: true, isLink: true, value: ({ url }) => url },
    {
      name: 'link_template',
      required: true,
      form: { pattern: /\{store_code\}/, says: 'does not contain {store_code}' },
      value: ({ url }) => `${url}?store={store_code}`,
    },
    { name: 'image_link', required: true, isLink: true, value: ({ pictures }) => pictures[0] },
    {
      name: 'additional_image_link',
      isLink: true,
      maxItems: MAX_ADDITIONAL_PICTURES,
      value: ({ pictures }) => pictures.slice(1, MAX_ADDITIONAL_PICTURES + 1),
    },
    {
      name: 'price',
      required: true,
      form: { pattern: /^[1-9]\d* AUD$/, says: 'is not a price' },
      value: cataloguePrice,
    },
    {
      name: 'vehicle_price_type',
      required: true,
      oneOf: Object.values(priceTypes),
      value: ({ price_basis: basis }) => (basis === undefined ? undefined : priceTypes[basis]),
    },
    { name: 'condition', required: true, oneOf: ['new', 'used'], value: condition },
    {
      name: 'certified_pre-owned',
      oneOf: ['yes', 'no'],
      value: (listing) => (listing.is_manufacturer_certified ? 'yes' : 'no'),
    },
    { name: 'brand', required: true, maxLength: 70, value: ({ vehicle }) => vehicle.make },
    { name: 'model', required: true, maxLength: 70, value: ({ vehicle }) => vehicle.model },
    { name: 'trim', value: ({ vehicle }) => vehicle.badge },
    {
      name: 'year',
      required: true,
      form: { pattern: /^(19|20)\d\d$/, says: 'is not a year' },
      value: ({ vehicle }) => vehicle.year?.toString(),
    },
    {
      name: 'mileage',
      required: true,
      form: { pattern: /^\d+ km$/, says: 'is not a number of kilometres' },
      value: ({ vehicle: { km, car_type } }) => {
        const driven = km ?? (car_type === 'new' ? 0 : undefined);
        return driven === undefined ? undefined : `${Math.round(driven)} km`;
      },
    },
    { name: 'color', required: true, maxLength: 100, value: ({ vehicle }) => vehicle.colour },
    {
      name: 'body_style',
      oneOf: Object.values(bodyStyles),
      // our own spelling of the feed's words
      value: ({ vehicle }) => bodyStyles[vehicle.simple_body as BodySlug],
    },
    {
      name: 'engine',
      oneOf: Object.values(engines),
      value: ({ vehicle }) => engines[vehicle.simple_fuel ?? ''],
    },
  ],
  refusal(listing) {
    const { vehicle, price_basis } = listing;
    if (vehicle.item_type !== 'car') return 'Google advertises only cars and utes';
    if (vehicle.reserved) return 'is reserved';
    if (condition(listing) === 'new' && price_basis === 'egc')
      return 'Google advertises new vehicles only at drive-away prices';
    return undefined;
  },
  xml: {
    start: (title, link) =>
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n' +
      `<title>${escapeXml(title)}</title><link>${escapeXml(link)}</link>` +
      `<description>${escapeXml(`Vehicles in stock at ${title}`)}</description>\n`,
    item: rssItem,
    end: '</channel></rss>\n',
  },
};

/** A demonstrator has been registered, so it is used. */
function condition({ vehicle }: Listing): 'new' | 'used' {
  return vehicle.car_type === 'new' ? 'new' : 'used';
}

function rssItem(row: CatalogueRow): string {
  const elements = [...row].flatMap(([name, values]) =>
    values.map((value) => `<g:${name}>${escapeXml(value)}</g:${name}>`),
  );
  return `<item>${elements.join('')}</item>\n`;
}
