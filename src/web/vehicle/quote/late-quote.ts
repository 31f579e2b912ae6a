import type { CalculatorSettings } from '#domain/finance/calculator.ts';
import type { FinanceTeaserView } from '#web/finance/finance-estimate-view.ts';

/** The parts of a vehicle's page that show its quote, requested after the page (decision 029). */
export interface LateQuote {
  /** Absent if the partner makes no quote. */
  estimate?: FinanceTeaserView | undefined;
  /** The calculator that starts with the estimate. */
  calculator?: CalculatorSettings | undefined;
}
