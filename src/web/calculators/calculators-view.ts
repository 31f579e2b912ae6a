import { amountEntry } from '#domain/amount/amount-entry.ts';
import {
  calculatorFields,
  type CalculatorInputs,
  type CalculatorSettings,
  type Bounds,
  type CalculatorField,
  calculatorBounds,
} from '#domain/finance/calculator.ts';
import { calculatorRules } from '#domain/finance/calculator-entry.ts';
import { withLenderTerms, withShownRepayment } from '#domain/finance/calculator-start.ts';
import { isFinanceEligible } from '#domain/finance/finance-eligible.ts';
import { financeLink } from '#domain/finance/finance-link.ts';
import { loanFees } from '#domain/finance/own-terms.ts';
import { shownRepayment } from '#domain/finance/shown-repayment.ts';
import { eligibleLender, mayBeFinanced } from '#domain/finance/lender-eligibility.ts';
import { searchedPrice } from '#domain/price/price-display.ts';
import {
  burnsFuel,
  consumptionOf,
  fuelDefaults,
  type FuelUse,
} from '#domain/running-costs/fuel-cost.ts';
import { isAvailable, isInStock } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { parseTerms } from '#search/vehicle-search/address/parse-search-url.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { sectionName } from '#site/templates.ts';
import { showsWholeDollars } from '#web/finance/finance-estimate-view.ts';
import type { DeliveryView } from './delivery-view.ts';

/** The initial state of a vehicle page's calculators. The browser recalculates by the same rules. */
export interface CalculatorsView {
  finance: FinanceCalculatorView | undefined;
  /** The address of the finance application for this vehicle, if it may be financed. */
  apply: string | undefined;
  fuel: FuelView | undefined;
  delivery: DeliveryView | undefined;
}

export interface FuelView {
  defaults: FuelUse;
  /** Values as typed, from the address of the form without script. */
  typed: Partial<Record<keyof FuelUse, string>>;
}

export interface FinanceCalculatorView {
  /** The template's own name of the calculator. */
  title: string | undefined;
  vehicleId: number;
  settings: CalculatorSettings;
  price: number | undefined;
  entries: CalculatorInputs;
  /** Entries as typed that are refused or changed to fit, from the address of the form without script. */
  rejected: Partial<Record<CalculatorField, string>>;
  disclaimer: string;
  /** The text behind "Show More"; empty if there is none. */
  fullDisclaimer: string;
}

/**
 * @param parameters the page's parameters; without script the calculators are forms that return to the page
 * @param delivery the delivery calculator, if the site delivers
 */
export function calculatorsView(
  vehicle: Vehicle,
  { finance, vehicle: shown, template }: SiteSettings,
  parameters: URLSearchParams,
  now: Date,
  delivery?: DeliveryView,
): CalculatorsView {
  const { enabled, disclaimer, full_disclaimer: fullDisclaimer, ...own } = finance.calculator;
  const terms = parseTerms(parameters);
  const lender = eligibleLender(vehicle, finance, now)?.provider;
  const withLender = withLenderTerms(
    {
      ...own,
      default_amount: finance.default_amount,
      rounds_up: showsWholeDollars(finance),
    },
    finance.lenders.find(({ provider }) => provider === lender)?.calculator ?? {},
  );
  const repayment = finance.enabled ? shownRepayment(vehicle, finance, now, terms) : undefined;
  const settings = repayment
    ? withShownRepayment(withLender, { ...repayment, ...loanFees(repayment, finance) })
    : withLender;
  const price = searchedPrice(vehicle);
  const hasFinance = enabled && isInStock(vehicle);
  const hasFuel = shown.fuel_calculator && burnsFuel(vehicle);
  return {
    finance: hasFinance
      ? {
          title:
            settings.frequencies[0] === 'weekly' ? sectionName(template, 'repayments') : undefined,
          vehicleId: vehicle.id,
          settings,
          disclaimer,
          fullDisclaimer,
          price,
          ...submittedEntries(parameters, calculatorBounds(settings, price)),
        }
      : undefined,
    apply:
      finance.enabled && isFinanceEligible(vehicle) && mayBeFinanced(vehicle, finance)
        ? financeLink(vehicle, finance.link)
        : undefined,
    fuel: hasFuel ? fuelView(vehicle, parameters) : undefined,
    delivery: isAvailable(vehicle) ? delivery : undefined,
  };
}

/** The entries of the form without script. */
function submittedEntries(
  parameters: URLSearchParams,
  bounds: Record<CalculatorField, Bounds>,
): Pick<FinanceCalculatorView, 'entries' | 'rejected'> {
  const frequency = parameters.get('frequency');
  const entries: CalculatorInputs = frequency ? { frequency } : {};
  const rejected: FinanceCalculatorView['rejected'] = {};
  for (const field of calculatorFields) {
    const text = parameters.get(field);
    if (text === null) continue;
    const { value, fault, note } = amountEntry(text, calculatorRules(field, bounds[field]));
    if (value !== undefined) entries[field] = value;
    if (fault ?? note) rejected[field] = text;
  }
  return { entries, rejected };
}

function fuelView(vehicle: Vehicle, parameters: URLSearchParams): FuelView {
  const typed = Object.entries(fuelParameters).flatMap(([name, key]) => {
    const text = parameters.get(name);
    return text === null ? [] : [[key, text] as const];
  });
  return {
    defaults: {
      consumption: consumptionOf(vehicle),
      dollarsPerLitre: fuelDefaults.dollarsPerLitre,
      kmPerWeek: fuelDefaults.kmPerWeek,
    },
    typed: Object.fromEntries(typed),
  };
}

const fuelParameters = {
  consumption: 'consumption',
  fuel_price: 'dollarsPerLitre',
  distance: 'kmPerWeek',
} as const satisfies Record<string, keyof FuelUse>;
