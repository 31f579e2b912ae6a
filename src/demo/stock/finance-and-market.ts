import { comparisonRate } from '#domain/finance/comparison-rate.ts';
import type { QuickQuote } from '#domain/finance/quick-quote.ts';
import type { FinanceLenderEntry, VehicleFacts } from '#domain/vehicle/vehicle.ts';
import { type Frequency, type Loan, repayment } from '#domain/finance/repayment.ts';
import { searchedPrice } from '#domain/price/price-display.ts';
import { drawFrom } from './draw.ts';

type Answers = Pick<VehicleFacts, 'finance_lenders' | 'youxQuote' | 'autograb_data'>;

const TERM_YEARS = 5;
const ESTABLISHMENT_FEES = 495;
const DEPOSIT_SHARE = 0.1;
/** The share of vehicles without lenders, among those that get quotes; half of them have one from their feed. */
const WITHOUT_LENDERS = 0.25;

/**
 * What partners would have supplied for a vehicle: lenders' repayments or a finance partner's quote, and the market
 * average.
 * @param quote what the finance partner would quote
 */
export function financeAndMarket(
  vehicle: Partial<VehicleFacts>,
  seed: string,
  quote: QuickQuote | undefined,
): Answers {
  const price = searchedPrice(vehicle);
  const { egc_price: beforeCharges = vehicle.price, item_type: kind } = vehicle;
  if (price === undefined || beforeCharges === undefined) return {};
  const draw = drawFrom(`${seed}/finance`);
  const rate = Math.round(draw.between(699, 1199)) / 100;
  const average = Math.round((beforeCharges * draw.between(0.95, 1.09)) / 10) * 10;
  const hasAverage = draw.chance(0.5);
  const hasLenders = quote === undefined || !draw.chance(WITHOUT_LENDERS);
  return {
    ...(hasLenders && {
      finance_lenders: {
        'wattle-finance': lenderEntry(price, rate, 'Wattle Finance'),
        ...(kind === 'car' && {
          'river-gum-money': lenderEntry(price, rate + 0.6, 'River Gum Money'),
        }),
      },
    }),
    ...(quote && !hasLenders && draw.chance(0.5) && { youxQuote: quote }),
    ...(hasAverage && { autograb_data: { average_market_price: average } }),
  };
}

/** The terms of a fictional lender, with repayments from the same calculation as the page's. */
function lenderEntry(price: number, rate: number, lender: string): FinanceLenderEntry {
  const interestRate = round(rate);
  const deposit = Math.round(price * DEPOSIT_SHARE);
  const loan = (frequency: Frequency): Loan => ({
    amount: price,
    deposit,
    establishmentFees: ESTABLISHMENT_FEES,
    residual: 0,
    interest: interestRate,
    years: TERM_YEARS,
    frequency,
  });
  const paymentMonth = repayment(loan('monthly'));
  return {
    financeProvider: lender,
    interestRate,
    comparisonRate: comparisonRate({
      interest: interestRate,
      establishmentFee: ESTABLISHMENT_FEES,
    }),
    paymentMonth,
    paymentWeek: repayment(loan('weekly')),
    termYears: TERM_YEARS,
    termMonths: TERM_YEARS * 12,
    deposit,
    balloon: 0,
    totalPayable: round(paymentMonth * TERM_YEARS * 12),
    establishmentFees: ESTABLISHMENT_FEES,
    disclaimer:
      `${lender} is an invented lender. The repayment is an estimate over 60 months with a deposit of 10% and no ` +
      'balloon, includes an establishment fee of $495, and is no offer of credit. Approval depends on the ' +
      'lender’s criteria; terms, conditions, fees and charges apply. Rates may change before your ' +
      'application is approved, and a different deposit, term or amount gives a different repayment.',
  };
}

function round(dollarsOrPercent: number): number {
  return Math.round(dollarsOrPercent * 100) / 100;
}
