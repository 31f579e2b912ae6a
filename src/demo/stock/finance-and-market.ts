import type { FinanceLenderEntry, VehicleFacts } from '#domain/vehicle/vehicle.ts';
import { drawFrom } from './draw.ts';

type Answers = Pick<VehicleFacts, 'finance_lenders' | 'autograb_data'>;

const TERM_MONTHS = 60;
const ESTABLISHMENT_FEES = 495;
const DEPOSIT_SHARE = 0.1;
const WEEKS_PER_YEAR = 52;

/** What partners would have said of a vehicle: lenders' repayments and the market's average. */
export function financeAndMarket(vehicle: Partial<VehicleFacts>, seed: string): Answers {
  const { price, egc_price: beforeCharges = price, item_type: kind } = vehicle;
  if (price === undefined || beforeCharges === undefined) return {};
  const draw = drawFrom(`${seed}/finance`);
  const rate = Math.round(draw.between(699, 1199)) / 100;
  const average = Math.round((beforeCharges * draw.between(0.95, 1.09)) / 10) * 10;
  return {
    finance_lenders: {
      'wattle-finance': lenderEntry(price, rate, 'Wattle Finance'),
      ...(kind === 'car' && {
        'river-gum-money': lenderEntry(price, rate + 0.6, 'River Gum Money'),
      }),
    },
    ...(draw.chance(0.5) && { autograb_data: { average_market_price: average } }),
  };
}

/** An annuity over five years on the price less a tenth of it, plus the fee for setting the loan up. */
function lenderEntry(price: number, interestRate: number, lender: string): FinanceLenderEntry {
  const deposit = Math.round(price * DEPOSIT_SHARE);
  const borrowed = price - deposit + ESTABLISHMENT_FEES;
  const monthly = interestRate / 100 / 12;
  const paymentMonth = round((borrowed * monthly) / (1 - (1 + monthly) ** -TERM_MONTHS));
  return {
    financeProvider: lender,
    interestRate: round(interestRate),
    comparisonRate: round(interestRate + 1.08),
    paymentMonth,
    paymentWeek: round((paymentMonth * 12) / WEEKS_PER_YEAR),
    termYears: TERM_MONTHS / 12,
    termMonths: TERM_MONTHS,
    deposit,
    balloon: 0,
    totalPayable: round(paymentMonth * TERM_MONTHS),
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
