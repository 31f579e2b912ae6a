import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { listOrder } from './list-order.ts';

/** The fields of a vehicle that a result card needs; kept in memory for every searchable vehicle. */
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
  'autograb_data',
  'vin',
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

/** Lists that are columns of the index, which keeps no order of them. */
const orderedLists = [
  'categories',
  'filtered_features',
] as const satisfies readonly (keyof Vehicle)[];

export type CardDocument = Pick<Vehicle, (typeof cardFields)[number]> & {
  /** The order of each of the vehicle's lists, by name, as `list-order.ts` notes it, where it is not that of the alphabet. */
  list_orders?: Readonly<Record<string, string>>;
};

/** A card shows one picture and hints at the next few; it counts all of them. */
const CARD_IMAGES = 4;

export function cardDocument(vehicle: Vehicle): CardDocument {
  // picked field by field from the very type; an entry for each would take several times as long
  const card: Record<string, unknown> = {};
  for (const field of cardFields) {
    if (vehicle[field] !== undefined) card[field] = vehicle[field];
  }
  if (vehicle.images) {
    card['images'] = vehicle.images.slice(0, CARD_IMAGES);
    card['photos_count'] = vehicle.photos_count ?? vehicle.images.length;
  }
  const orders = orderedLists.flatMap((name) => {
    const order = listOrder(vehicle[name] ?? []);
    return order === undefined ? [] : [[name, order]];
  });
  if (orders.length > 0) card['list_orders'] = Object.fromEntries(orders);
  return card as CardDocument;
}
