import type { DeliveryPrice } from '#domain/delivery/delivery-price.ts';

/**
 * Looks up the price of delivering a vehicle to a postcode.
 * @param postcode four digits
 * @returns undefined if the place is unknown
 * @throws if the price list is unavailable
 */
export type DeliveryPrices = (postcode: string) => Promise<DeliveryPrice | undefined>;
