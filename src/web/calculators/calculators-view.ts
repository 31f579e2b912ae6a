import {
  calculatorFields,
  type CalculatorInputs,
  type CalculatorSettings,
  lendersCalculator,
} from '#domain/finance/calculator.ts';
import { eligibleLender } from '#domain/finance/lender-eligibility.ts';
import { searchedPrice } from '#domain/price/price-display.ts';
import {
  burnsFuel,
  consumptionOf,
  fuelDefaults,
  type FuelUse,
  writtenNumber,
} from '#domain/running-costs/fuel-cost.ts';
import { isAvailable, isInStock } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { DeliveryView } from './delivery-view.ts';

/** What the calculators of a vehicle's page start from. The browser goes on by the same rules. */
export interface CalculatorsView {
  finance: FinanceCalculatorView | undefined;
  fuel: FuelUse | undefined;
  delivery: DeliveryView | undefined;
}

export interface FinanceCalculatorView {
  vehicleId: number;
  settings: CalculatorSettings;
  price: number | undefined;
  asked: CalculatorInputs;
  disclaimer: string;
  /** What is read when more is asked for; empty where there is no more. */
  fullDisclaimer: string;
}

/**
 * @param parameters of the address: without script the calculators are forms that lead back to the page
 * @param delivery where the site brings vehicles to a shopper
 */
export function calculatorsView(
  vehicle: Vehicle,
  { finance, vehicle: shown }: SiteSettings,
  parameters: URLSearchParams,
  now: Date,
  delivery?: DeliveryView,
): CalculatorsView {
  const { enabled, disclaimer, full_disclaimer: fullDisclaimer, ...own } = finance.calculator;
  const lender = eligibleLender(vehicle, finance, now)?.provider;
  const settings = lendersCalculator(
    own,
    finance.lenders.find(({ provider }) => provider === lender)?.calculator ?? {},
  );
  const hasFinance = enabled && isInStock(vehicle);
  const hasFuel = shown.fuel_calculator && burnsFuel(vehicle);
  return {
    finance: hasFinance
      ? {
          vehicleId: vehicle.id,
          settings,
          disclaimer,
          fullDisclaimer,
          price: searchedPrice(vehicle),
          asked: askedOf(parameters),
        }
      : undefined,
    fuel: hasFuel ? fuelUse(vehicle, parameters) : undefined,
    delivery: isAvailable(vehicle) ? delivery : undefined,
  };
}

function askedOf(parameters: URLSearchParams): CalculatorInputs {
  const numbers = calculatorFields.flatMap((field) => {
    const value = writtenNumber(parameters.get(field) ?? '');
    return value === undefined ? [] : [[field, value] as const];
  });
  const frequency = parameters.get('frequency');
  return { ...Object.fromEntries(numbers), ...(frequency && { frequency }) };
}

function fuelUse(vehicle: Vehicle, parameters: URLSearchParams): FuelUse {
  const read = (name: string, usual: number): number =>
    writtenNumber(parameters.get(name) ?? '') ?? usual;
  return {
    consumption: read('consumption', consumptionOf(vehicle)),
    dollarsPerLitre: read('fuel_price', fuelDefaults.dollarsPerLitre),
    kmPerWeek: read('distance', fuelDefaults.kmPerWeek),
  };
}
