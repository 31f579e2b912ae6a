import { type DeliveryZone, zonePrice } from '#domain/delivery/delivery-price.ts';
import type { DeliveryPrices } from './delivery-prices.ts';

/** The prices of the dealer's own zones. */
export function zoneDeliveryPrices(zones: readonly DeliveryZone[]): DeliveryPrices {
  return async (postcode) => zonePrice(postcode, zones);
}
