import { isInStock } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** Whole dollars. Source: specification 2, section 9, "Finance-eligible price floor". */
export const FINANCE_PRICE_FLOOR = 200;

/**
 * Whether finance can be asked for at all: in stock, not reserved, price over 200. What a lender's repayment needs
 * besides is in `lender-eligibility.ts`. Source: specification 2, section 4, "Button rules".
 */
export function isFinanceEligible(
  vehicle: Pick<Vehicle, 'status' | 'reserved' | 'price'>,
): boolean {
  return isInStock(vehicle) && !vehicle.reserved && (vehicle.price ?? 0) > FINANCE_PRICE_FLOOR;
}
