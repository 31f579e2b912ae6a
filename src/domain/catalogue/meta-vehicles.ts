import { escapeXml } from '#domain/text/escape-xml.ts';
import { cataloguePrice, descriptionOf, shortened } from './catalogue-text.ts';
import type { CatalogueColumn, CatalogueRow, CatalogueVendor } from './catalogue-vendor.ts';
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

const MAX_PICTURES = 20;

/** Each picture with its only tag, as `image[0].url` and `image[0].tag[0]`. */
const pictureColumns = Array.from({ length: MAX_PICTURES }, (_, at): CatalogueColumn[] => [
  {
    name: `image[${at}].url`,
    isLink: true,
    ...(at === 0 && { required: true }),
    value: ({ pictures }) => pictures[at],
  },
  {
    name: `image[${at}].tag[0]`,
    value: ({ pictures, title }) => (at < pictures.length ? shortened(title, 100) : undefined),
  },
]).flat();

/**
 * Meta's automotive inventory.
 * https://developers.facebook.com/docs/marketing-api/auto-ads/reference
 */
export const metaVehicles: CatalogueVendor = {
  title: 'Meta automotive inventory ads',
  columns: [
    {
      name: 'vehicle_id',
      required: true,
      maxLength: 100,
      value: ({ vehicle }) => String(vehicle.id),
    },
    {
      name: 'vin',
      required: true,
      form: { pattern: /^[A-HJ-NPR-Z0-9]{17}$/, says: 'does not have 17 characters' },
      value: ({ vehicle }) => vehicle.vin,
    },
    { name: 'title', required: true, maxLength: 500, value: ({ title }) => shortened(title, 500) },
    {
      name: 'description',
      required: true,
      maxLength: 5000,
      value: (listing) => descriptionOf(listing, listing.comments, 5000),
    },
    { name: 'url', required: true, isLink: true, value: ({ url }) => url },
    { name: 'make', required: true, value: ({ vehicle }) => vehicle.make },
    { name: 'model', required: true, value: ({ vehicle }) => vehicle.model },
    { name: 'trim', maxLength: 50, value: ({ vehicle }) => shortened(vehicle.badge ?? '', 50) },
    {
      name: 'year',
      required: true,
      form: { pattern: /^(19|20)\d\d$/, says: 'is not a year' },
      value: ({ vehicle }) => vehicle.year?.toString(),
    },
    {
      name: 'vehicle_type',
      oneOf: vehicleTypeValues,
      value: vehicleType,
    },
    {
      name: 'mileage.value',
      required: true,
      form: { pattern: /^\d+$/, says: 'is not a whole number' },
      value: mileage,
    },
    { name: 'mileage.unit', required: true, oneOf: ['KM', 'MI'], value: () => 'KM' },
    ...pictureColumns,
    { name: 'body_style', required: true, oneOf: bodyStyleValues, value: bodyStyle },
    { name: 'drivetrain', oneOf: drivetrainValues, value: drivetrain },
    { name: 'transmission', oneOf: transmissionValues, value: transmission },
    { name: 'fuel_type', oneOf: fuelTypeValues, value: fuelType },
    { name: 'exterior_color', required: true, value: ({ vehicle }) => vehicle.colour },
    { name: 'interior_color', value: ({ vehicle }) => vehicle.interior_colour },
    {
      name: 'price',
      required: true,
      form: { pattern: /^[1-9]\d* AUD$/, says: 'is not a price' },
      value: cataloguePrice,
    },
    { name: 'state_of_vehicle', required: true, oneOf: stateValues, value: stateOfVehicle },
    {
      name: 'availability',
      oneOf: ['AVAILABLE', 'PENDING'],
      value: ({ vehicle }) => (vehicle.reserved ? 'PENDING' : 'AVAILABLE'),
    },
    { name: 'stock_number', value: ({ vehicle }) => vehicle.stocknum },
    { name: 'date_first_on_lot', value: ({ vehicle }) => vehicle.created_at.slice(0, 10) },
    { name: 'dealer_id', value: ({ dealer }) => dealer.id },
    { name: 'dealer_name', value: ({ dealer }) => dealer.name },
    { name: 'address.addr1', required: true, value: ({ place }) => place?.street },
    { name: 'address.city', required: true, value: ({ place }) => place?.city },
    { name: 'address.region', required: true, value: ({ place }) => place?.state },
    { name: 'address.postal_code', value: ({ place }) => place?.postcode },
    { name: 'address.country', required: true, value: () => 'Australia' },
    { name: 'latitude', value: ({ place }) => place?.lat?.toString() },
    { name: 'longitude', value: ({ place }) => place?.long?.toString() },
  ],
  // Meta also shows reserved vehicles, as pending
  refusal: () => undefined,
  xml: {
    start: (title, link) =>
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<listings><title>${escapeXml(title)}</title><link rel="self" href="${escapeXml(link)}"/>\n`,
    item: listingElement,
    end: '</listings>\n',
  },
};

const group = /^(?<group>\w+)(?:\[\d+\])?\.(?<part>\w+)(?:\[\d+\])?$/;

/** Consecutive columns of one group, such as `image[0].url` and `image[0].tag[0]`, become one element. */
function listingElement(row: CatalogueRow): string {
  const elements: string[] = [];
  let open: { path: string; name: string; parts: string[] } | undefined;
  const close = (): void => {
    if (open) elements.push(groupElement(open.name, open.parts));
    open = undefined;
  };
  for (const [column, [value = '']] of row) {
    const { group: name, part } = group.exec(column)?.groups ?? {};
    const path = column.slice(0, column.indexOf('.'));
    if (open?.path !== path) close();
    if (name === undefined || part === undefined) {
      elements.push(element(column, value));
      continue;
    }
    open ??= { path, name, parts: [] };
    open.parts.push(
      name === 'address'
        ? `<component name="${part}">${escapeXml(value)}</component>`
        : element(part, value),
    );
  }
  close();
  return `<listing>${elements.join('')}</listing>\n`;
}

function groupElement(name: string, parts: readonly string[]): string {
  const attributes = name === 'address' ? ' format="simple"' : '';
  return `<${name}${attributes}>${parts.join('')}</${name}>`;
}

function element(name: string, value: string): string {
  return `<${name}>${escapeXml(value)}</${name}>`;
}
