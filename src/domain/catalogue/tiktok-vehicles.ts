import { cataloguePrice, descriptionOf, shortened } from './catalogue-text.ts';
import type { CatalogueVendor } from './catalogue-vendor.ts';
import type { Listing } from './listing.ts';
import {
  bodyStyle,
  bodyStyleValues,
  drivetrain,
  drivetrainValues,
  fuelType,
  fuelTypeValues,
  mileage,
  stateOfVehicle,
  stateValues,
  transmission,
  transmissionValues,
} from './vehicle-enumerations.ts';

const webAddress = /\b(https?:\/\/|www\.)\S+/gi;

/**
 * TikTok's automotive inventory, for which it documents a CSV template and no XML.
 * https://ads.tiktok.com/help/article/available-fields-for-automotive-ads-inventory-catalogs
 */
export const tiktokVehicles: CatalogueVendor = {
  title: 'TikTok automotive ads',
  columns: [
    {
      name: 'vehicle_id',
      required: true,
      maxLength: 100,
      value: ({ vehicle }) => String(vehicle.id),
    },
    { name: 'title', required: true, maxLength: 500, value: ({ title }) => shortened(title, 500) },
    {
      name: 'description',
      required: true,
      maxLength: 5000,
      form: { pattern: /\p{Ll}/u, says: 'is in capital letters only' },
      value: (listing) => descriptionOf(listing, ownWords(listing), 5000),
    },
    { name: 'url', required: true, isLink: true, value: ({ url }) => url },
    { name: 'make', required: true, maxLength: 100, value: ({ vehicle }) => vehicle.make },
    { name: 'model', required: true, maxLength: 100, value: ({ vehicle }) => vehicle.model },
    { name: 'trim', maxLength: 50, value: ({ vehicle }) => shortened(vehicle.badge ?? '', 50) },
    {
      name: 'year',
      required: true,
      form: { pattern: /^(19|20)\d\d$/, says: 'is not a year' },
      value: ({ vehicle }) => vehicle.year?.toString(),
    },
    {
      name: 'mileage.value',
      required: true,
      form: { pattern: /^\d+$/, says: 'is not a whole number' },
      value: mileage,
    },
    { name: 'mileage.unit', required: true, oneOf: ['KM', 'MI'], value: () => 'KM' },
    { name: 'image_link', required: true, isLink: true, value: ({ pictures }) => pictures[0] },
    { name: 'transmission', oneOf: transmissionValues, value: transmission },
    { name: 'body_style', required: true, oneOf: bodyStyleValues, value: bodyStyle },
    { name: 'drivetrain', oneOf: drivetrainValues, value: drivetrain },
    { name: 'fuel_type', oneOf: fuelTypeValues, value: fuelType },
    { name: 'vin', maxLength: 17, value: ({ vehicle }) => vehicle.vin },
    {
      name: 'exterior_color',
      required: true,
      maxLength: 100,
      value: ({ vehicle }) => vehicle.colour,
    },
    {
      name: 'price',
      required: true,
      form: { pattern: /^[1-9]\d* AUD$/, says: 'is not a price' },
      value: cataloguePrice,
    },
    { name: 'state_of_vehicle', required: true, oneOf: stateValues, value: stateOfVehicle },
    { name: 'availability', oneOf: ['AVAILABLE'], value: () => 'AVAILABLE' },
    { name: 'dealer_id', value: ({ dealer }) => dealer.id },
    { name: 'address', value: addressJson },
  ],
  refusal: ({ vehicle }) => (vehicle.reserved ? 'is reserved' : undefined),
};

/** The comments without links, which TikTok refuses; undefined if they are in capital letters only, as it refuses too. */
function ownWords({ comments = '' }: Listing): string | undefined {
  const text = comments.replaceAll(webAddress, '').trim();
  return /\p{Ll}/u.test(text) ? text : undefined;
}

function addressJson({ place }: Listing): string | undefined {
  if (!place) return undefined;
  const { street, city, state, postcode } = place;
  return JSON.stringify({
    addr1: street,
    city,
    region: state,
    postal_code: postcode,
    country: 'Australia',
  });
}
