import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { listOrder } from './list-order.ts';

/** The vehicle fields that a result card needs, cached in memory for every searchable vehicle. */
export const cardFields = [
  'id',
  'slug',
  'dealership_slug',
  'status',
  'created_at',
  'stocknum',
  'name',
  'year',
  'make',
  'model',
  'badge',
  'series',
  'colour',
  'tag',
  'certified',
  'item_type',
  'car_type',
  'reserved',
  'price',
  'price_type',
  'price_basis',
  'egc_price',
  'before_price',
  'offer_price',
  'subscription_price',
  'preorder',
  'checkout_enabled',
  'finance_lenders',
  'youxQuote',
  'autograb_data',
  'vin',
  'nvic',
  'km',
  'fuel',
  'simple_fuel',
  'body',
  'simple_body',
  'trans',
  'simple_transmission',
  'drive',
  'simple_drive',
  'seats',
  'sleeps',
  'body_length',
  'engine_size_litres',
  'images',
  'photos_count',
  'location_id',
  'location_name',
  'city',
  'state',
] as const satisfies readonly (keyof Vehicle)[];

/** Lists that are also columns of the index, which does not preserve their order. */
const orderedLists = [
  'categories',
  'filtered_features',
] as const satisfies readonly (keyof Vehicle)[];

export type CardDocument = Pick<Vehicle, (typeof cardFields)[number]> & {
  /** The order of each of the vehicle's lists by name, as encoded by `list-order.ts`, unless it is alphabetical. */
  list_orders?: Readonly<Record<string, string>>;
};

/** The number of pictures that a card shows one at a time; it counts all of them. */
export const CARD_IMAGES = 4;

/** The fields of a card in the order of `cardValues`. */
const valueFields = [
  ...cardFields,
  'list_orders',
] as const satisfies readonly (keyof CardDocument)[];
const IMAGES = valueFields.indexOf('images');
const PHOTOS_COUNT = valueFields.indexOf('photos_count');

export function cardDocument(vehicle: Vehicle): CardDocument {
  return cardOfValues(cardValues(vehicle));
}

/** Packs a card as an array of its values in a fixed order, without field names. */
export function cardValues(vehicle: Vehicle): unknown[] {
  const values: unknown[] = cardFields.map((field) => vehicle[field]);
  if (vehicle.images) {
    values[IMAGES] = vehicle.images.slice(0, CARD_IMAGES);
    values[PHOTOS_COUNT] ??= vehicle.images.length;
  }
  values.push(listOrders(vehicle));
  return values;
}

/** @param values from `cardValues`; undefined values may have become null in JSON */
export function cardOfValues(values: readonly unknown[]): CardDocument {
  const card: Record<string, unknown> = {};
  valueFields.forEach((field, at) => {
    if (values[at] !== undefined && values[at] !== null) card[field] = values[at];
  });
  // copied field by field, so it has the type's shape
  return card as CardDocument;
}

function listOrders(vehicle: Vehicle): CardDocument['list_orders'] {
  const orders = orderedLists.flatMap((name) => {
    const order = listOrder(vehicle[name] ?? []);
    return order === undefined ? [] : [[name, order] as const];
  });
  return orders.length > 0 ? Object.fromEntries(orders) : undefined;
}
