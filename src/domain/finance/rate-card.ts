import { type Fee, totalFees } from './calculator.ts';
import { comparisonRate } from './comparison-rate.ts';
import type { CreditScore, QuickQuote, QuoteRequest } from './quick-quote.ts';
import { repayment } from './repayment.ts';

/** A lender's rates and fees, from which the platform makes quotes without a finance partner. */
export interface RateCard {
  rows: readonly RateCardRow[];
  /** Dollars, added to the loan. */
  establishment_fee: number;
  /** Dollars a month. */
  monthly_fee: number;
  other_fees: readonly Fee[];
  /** Percent of the purchase price. */
  deposit_percent: number;
  /** Percent of the purchase price, paid with the last repayment. */
  balloon_percent: number;
}

/** What the card charges and assumes, whatever the rate. */
export type CardCharges = Omit<RateCard, 'rows'>;

export interface RateCardRow {
  score: CreditScore;
  /** The row covers vehicles up to this age. */
  max_age_years: number;
  /** Percent per annum. */
  rate: number;
}

/**
 * Makes a quote from the card's row for the shopper's score and the vehicle's age. A vehicle of unknown year gets the
 * row for the oldest vehicles.
 * @returns undefined if the card has no such row, because the vehicle is too old
 */
export function cardQuote(
  card: RateCard,
  request: QuoteRequest,
  thisYear: number,
): QuickQuote | undefined {
  const { purchasePrice, loanTerm, selfAssessedCreditScore: score, year } = request;
  const row = rowFor(card, score, year === undefined ? undefined : thisYear - year);
  if (!row) return undefined;
  return {
    weeklyRepaymentAmount: weeklyRepayment(card, purchasePrice, row.rate, loanTerm),
    advertisedRate: row.rate,
    comparisonRate: comparisonRate({
      interest: row.rate,
      establishmentFee: card.establishment_fee,
      monthlyFee: card.monthly_fee,
      otherFees: card.other_fees,
      // converts the card's percentage of the price to a percentage of the loan
      balloonPercent: (card.balloon_percent * 100) / (100 - card.deposit_percent),
    }),
  };
}

/** Dollars a week that roundings may differ by. */
const ROUNDING = 0.05;

/** Whether a quote is what the card makes of its rate. The quote of a feed or of a partner may include other fees. */
export function isOfCard(
  quote: QuickQuote,
  card: CardCharges,
  price: number,
  years: number,
): boolean {
  const own = weeklyRepayment(card, price, quote.advertisedRate, years);
  return Math.abs(own - quote.weeklyRepaymentAmount) <= ROUNDING;
}

/** The weekly repayment with the card's deposit, balloon and fees. @param rate percent per annum */
export function weeklyRepayment(
  card: CardCharges,
  price: number,
  rate: number,
  years: number,
): number {
  const { deposit, balloon } = cardTerms(card, price);
  return repayment({
    amount: price,
    deposit,
    establishmentFees: card.establishment_fee + totalFees('once', card.other_fees),
    monthlyFees: card.monthly_fee + totalFees('monthly', card.other_fees),
    residual: balloon,
    interest: rate,
    years,
    frequency: 'weekly',
  });
}

/** The card's terms for a price, in whole dollars. */
export interface CardTerms {
  deposit: number;
  /** Paid with the last repayment. */
  balloon: number;
}

/** The deposit and the balloon that the card's quotes assume, as the disclaimer beside them states. */
export function cardTerms(
  card: Pick<RateCard, 'deposit_percent' | 'balloon_percent'>,
  price: number,
): CardTerms {
  return {
    deposit: Math.round((price * card.deposit_percent) / 100),
    balloon: Math.round((price * card.balloon_percent) / 100),
  };
}

/** What the card charges besides the establishment fee. */
export function otherFeesOf(card: Pick<RateCard, 'other_fees' | 'monthly_fee'>): Fee[] {
  return [
    ...card.other_fees,
    { name: 'Account-keeping fee', dollars: card.monthly_fee, charged: 'monthly' },
  ];
}

/** The row with the lowest maximum age that covers the vehicle; the highest if its age is unknown. */
function rowFor(
  { rows }: RateCard,
  score: CreditScore,
  ageYears: number | undefined,
): RateCardRow | undefined {
  const byAge = rows
    .filter((row) => row.score === score)
    .toSorted((a, b) => a.max_age_years - b.max_age_years);
  return ageYears === undefined
    ? byAge.at(-1)
    : byAge.find(({ max_age_years }) => ageYears <= max_age_years);
}
