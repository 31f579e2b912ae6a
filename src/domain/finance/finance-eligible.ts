import { isInStock } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** Whole dollars. Source: specification 2, section 9, "Finance-eligible price floor". */
export const FINANCE_PRICE_FLOOR = 200;

/**
 * Whether a shopper can apply for finance: the vehicle is in stock, not reserved, and priced over $200. The further
 * rules for showing a lender's repayment are in `lender-eligibility.ts`. Source: specification 2, section 4, "Button
 * rules".
 */
export function isFinanceEligible(
  vehicle: Pick<Vehicle, 'status' | 'reserved' | 'price'>,
): boolean {
  return isInStock(vehicle) && !vehicle.reserved && (vehicle.price ?? 0) > FINANCE_PRICE_FLOOR;
}
