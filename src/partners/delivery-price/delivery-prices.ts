import type { DeliveryPrice } from '#domain/delivery/delivery-price.ts';

/**
 * Tells what bringing a vehicle to a postcode costs.
 * @param postcode four digits
 * @returns undefined where nothing is known of the place
 * @throws when the price list cannot be asked
 */
export type DeliveryPrices = (postcode: string) => Promise<DeliveryPrice | undefined>;
