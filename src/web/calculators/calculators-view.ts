import {
  calculatorFields,
  type CalculatorInputs,
  type CalculatorSettings,
  type Bounds,
  type CalculatorField,
  calculatorBounds,
  withLenderTerms,
  withShownRepayment,
} from '#domain/finance/calculator.ts';
import { entryFault } from '#domain/finance/calculator-entry.ts';
import { shownRepayment } from '#domain/finance/shown-repayment.ts';
import { eligibleLender } from '#domain/finance/lender-eligibility.ts';
import { searchedPrice } from '#domain/price/price-display.ts';
import {
  burnsFuel,
  consumptionOf,
  fuelDefaults,
  type FuelUse,
  parseTypedNumber,
} from '#domain/running-costs/fuel-cost.ts';
import { isAvailable, isInStock } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { DeliveryView } from './delivery-view.ts';

/** What the calculators of a vehicle's page start from. The browser goes on by the same rules. */
export interface CalculatorsView {
  finance: FinanceCalculatorView | undefined;
  fuel: FuelView | undefined;
  delivery: DeliveryView | undefined;
}

export interface FuelView {
  usual: FuelUse;
  /** As the form without script sent it. */
  written: Partial<Record<keyof FuelUse, string>>;
}

export interface FinanceCalculatorView {
  vehicleId: number;
  settings: CalculatorSettings;
  price: number | undefined;
  asked: CalculatorInputs;
  /** Entries that could not be taken, as they were written: without script they come by the address. */
  refused: Partial<Record<CalculatorField, string>>;
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
  const ofLender = withLenderTerms(
    { ...own, rounds_up: own.rounds_up || finance.whole_dollars },
    finance.lenders.find(({ provider }) => provider === lender)?.calculator ?? {},
  );
  const repayment = finance.enabled ? shownRepayment(vehicle, finance, now) : undefined;
  const settings = repayment ? withShownRepayment(ofLender, repayment) : ofLender;
  const price = searchedPrice(vehicle);
  const hasFinance = enabled && isInStock(vehicle);
  const hasFuel = shown.fuel_calculator && burnsFuel(vehicle);
  return {
    finance: hasFinance
      ? {
          vehicleId: vehicle.id,
          settings,
          disclaimer,
          fullDisclaimer,
          price,
          asked: askedOf(parameters),
          refused: refusedOf(parameters, calculatorBounds(settings, price)),
        }
      : undefined,
    fuel: hasFuel ? fuelView(vehicle, parameters) : undefined,
    delivery: isAvailable(vehicle) ? delivery : undefined,
  };
}

function askedOf(parameters: URLSearchParams): CalculatorInputs {
  const numbers = calculatorFields.flatMap((field) => {
    const value = parseTypedNumber(parameters.get(field) ?? '');
    return value === undefined ? [] : [[field, value] as const];
  });
  const frequency = parameters.get('frequency');
  return { ...Object.fromEntries(numbers), ...(frequency && { frequency }) };
}

function refusedOf(
  parameters: URLSearchParams,
  bounds: Record<CalculatorField, Bounds>,
): FinanceCalculatorView['refused'] {
  const given = calculatorFields.flatMap((field) => {
    const text = parameters.get(field);
    return text === null || entryFault(field, text, bounds[field]) === undefined
      ? []
      : [[field, text] as const];
  });
  return Object.fromEntries(given);
}

function fuelView(vehicle: Vehicle, parameters: URLSearchParams): FuelView {
  const written = Object.entries(fuelParameters).flatMap(([name, key]) => {
    const text = parameters.get(name);
    return text === null ? [] : [[key, text] as const];
  });
  return {
    usual: {
      consumption: consumptionOf(vehicle),
      dollarsPerLitre: fuelDefaults.dollarsPerLitre,
      kmPerWeek: fuelDefaults.kmPerWeek,
    },
    written: Object.fromEntries(written),
  };
}

const fuelParameters = {
  consumption: 'consumption',
  fuel_price: 'dollarsPerLitre',
  distance: 'kmPerWeek',
} as const satisfies Record<string, keyof FuelUse>;
