import { type PricedVehicle, searchedPrice } from '#domain/price/price-display.ts';
import { isInStock } from '#domain/vehicle/availability.ts';
import type { FinanceLenderEntry, Vehicle } from '#domain/vehicle/vehicle.ts';

/** One row of the table: the conditions for showing a lender's repayment. */
export interface LenderRules {
  /** The lender's key in a vehicle's `finance_lenders`. */
  provider: string;
  /** Whole dollars; the vehicle's price, or its offer, must be higher. */
  price_over?: number | undefined;
  /** The vehicle's year must be later than this many years ago. */
  newer_than_years?: number | undefined;
  /** What the lender's entry must contain besides its two rates. */
  needs: readonly ('weekly_payment' | 'monthly_payment')[];
}

export interface LenderSettings {
  lenders: readonly LenderRules[];
  never_for_makes: readonly string[];
  never_for_dealerships: readonly string[];
}

type FinancedVehicle = PricedVehicle &
  Pick<Vehicle, 'status' | 'year' | 'make' | 'dealership_slug' | 'finance_lenders'>;

export interface EligibleLender {
  provider: string;
  entry: FinanceLenderEntry & { interestRate: number; comparisonRate: number };
}

/**
 * Picks the first lender of the table whose repayment may be shown with the vehicle. Every row requires both rates and
 * a vehicle in stock. Source: specification 1, section 5, "Finance display"; 2, section 5, "Finance display
 * eligibility".
 */
export function eligibleLender(
  vehicle: FinancedVehicle,
  settings: LenderSettings,
  now: Date,
): EligibleLender | undefined {
  if (!mayBeFinanced(vehicle, settings)) return undefined;
  for (const rules of settings.lenders) {
    const entry = vehicle.finance_lenders?.[rules.provider];
    if (entry && hasRates(entry) && meetsRules(vehicle, entry, rules, now)) {
      return { provider: rules.provider, entry };
    }
  }
  return undefined;
}

/** The rule common to all lenders: the vehicle is in stock, and neither its make nor its dealership is excluded. */
export function mayBeFinanced(
  vehicle: Pick<Vehicle, 'status' | 'make' | 'dealership_slug'>,
  settings: Pick<LenderSettings, 'never_for_makes' | 'never_for_dealerships'>,
): boolean {
  return (
    isInStock(vehicle) &&
    !settings.never_for_makes.some((make) => isSameWord(make, vehicle.make)) &&
    !settings.never_for_dealerships.includes(vehicle.dealership_slug)
  );
}

function meetsRules(
  vehicle: FinancedVehicle,
  entry: FinanceLenderEntry,
  rules: LenderRules,
  now: Date,
): boolean {
  const { price_over: floor, newer_than_years: years, needs } = rules;
  if (floor !== undefined && !((searchedPrice(vehicle) ?? 0) > floor)) return false;
  if (years !== undefined && !((vehicle.year ?? 0) > now.getUTCFullYear() - years)) return false;
  return needs.every((need) => hasPayment(entry, need));
}

function hasPayment(entry: FinanceLenderEntry, need: LenderRules['needs'][number]): boolean {
  const payment = need === 'weekly_payment' ? entry.paymentWeek : entry.paymentMonth;
  return payment !== undefined && payment > 0;
}

function hasRates(entry: FinanceLenderEntry): entry is EligibleLender['entry'] {
  return entry.interestRate !== undefined && entry.comparisonRate !== undefined;
}

function isSameWord(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
