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
  vehicleType,
  vehicleTypeValues,
} from './vehicle-enumerations.ts';

const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{fe0f}|\u{200d}/gu;
const webAddress = /\b(https?:\/\/|www\.)\S+/gi;

const tiktokFuels = fuelTypeValues.map((fuel) => (fuel === 'PETROL' ? 'GASOLINE' : fuel));

function tiktokFuel(fuel: string | undefined): string | undefined {
  return fuel === 'PETROL' ? 'GASOLINE' : fuel;
}

/**
 * TikTok's automotive inventory, for which it documents a CSV template and no XML. Decision 033 says what is verified.
 * https://ads.tiktok.com/help/article/available-fields-for-automotive-ads-inventory-catalogs
 * https://business-api.tiktok.com/portal/docs?id=1740497429681153 (the values)
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
    { name: 'title', required: true, maxLength: 500, value: plainTitle },
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
    { name: 'fuel_type', oneOf: tiktokFuels, value: (listing) => tiktokFuel(fuelType(listing)) },
    { name: 'vehicle_type', oneOf: vehicleTypeValues, value: vehicleType },
    { name: 'vin', maxLength: 17, value: ({ vehicle }) => vehicle.vin },
    {
      name: 'exterior_color',
      required: true,
      maxLength: 100,
      value: ({ vehicle }) => vehicle.colour,
    },
    { name: 'interior_color', maxLength: 100, value: ({ vehicle }) => vehicle.interior_colour },
    {
      name: 'price',
      required: true,
      form: { pattern: /^[1-9]\d* AUD$/, says: 'is not a price' },
      value: cataloguePrice,
    },
    { name: 'state_of_vehicle', required: true, oneOf: stateValues, value: stateOfVehicle },
    { name: 'availability', oneOf: ['AVAILABLE'], value: () => 'AVAILABLE' },
    { name: 'stock_number', maxLength: 100, value: ({ vehicle }) => vehicle.stocknum },
    { name: 'date_first_on_lot', value: ({ vehicle }) => vehicle.created_at.slice(0, 10) },
    { name: 'dealer_id', maxLength: 100, value: ({ dealer }) => dealer.id },
    { name: 'dealer_name', maxLength: 100, value: ({ dealer }) => shortened(dealer.name, 100) },
    { name: 'address.addr1', required: true, maxLength: 150, value: ({ place }) => place?.street },
    { name: 'address.city', required: true, maxLength: 150, value: ({ place }) => place?.city },
    { name: 'address.region', required: true, maxLength: 150, value: ({ place }) => place?.state },
    { name: 'address.postal_code', maxLength: 150, value: ({ place }) => place?.postcode },
    { name: 'address.country', required: true, value: () => 'Australia' },
    { name: 'latitude', value: ({ place }) => place?.lat?.toString() },
    { name: 'longitude', value: ({ place }) => place?.long?.toString() },
  ],
  refusal: ({ vehicle }) => (vehicle.reserved ? 'is reserved' : undefined),
};

/** The comments without links, which TikTok refuses; undefined if they are in capital letters only, as it refuses too. */
function ownWords({ comments = '' }: Listing): string | undefined {
  const text = comments.replaceAll(webAddress, '').trim();
  return /\p{Ll}/u.test(text) ? text : undefined;
}

/** TikTok refuses emoji in titles. */
function plainTitle({ title }: Listing): string {
  return shortened(title.replaceAll(emoji, '').replaceAll(/ {2,}/g, ' ').trim(), 500);
}
