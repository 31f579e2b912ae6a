import { type DeliveryZone, zonePrice } from '#domain/delivery/delivery-price.ts';
import type { DeliveryPrices } from './delivery-prices.ts';

/** Delivery prices from the dealer's own zones. */
export function zoneDeliveryPrices(zones: readonly DeliveryZone[]): DeliveryPrices {
  return async (postcode) => zonePrice(postcode, zones);
}
