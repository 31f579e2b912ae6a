import { yearsText } from '#domain/finance/years-text.ts';
import { dollars, dollarsAndCents } from '#domain/price/dollars.ts';
import type { FieldRow } from './lead-field.ts';
import type { LeadFinance } from './lead-values.ts';

/** What the salesperson has to know of the application, and to do about it. */
const applicationWords: Readonly<Record<LeadFinance['application'], (partner: string) => string>> =
  {
    created: (partner) => `${partner} has the application; the shopper continues there`,
    failed: (partner) => `${partner} did not take the application: please call the shopper`,
    waiting: (partner) => `${partner} has not confirmed the application: please check with them`,
  };

/** A finance application in rows for a salesperson. */
export function financeRows(finance: LeadFinance): FieldRow[] {
  const { partner, amount, term, whoIsHelping, application } = finance;
  return [
    { label: 'Finance application', value: applicationWords[application](partner) },
    { label: 'Purchase price', value: dollars(amount), has_adf_element: true },
    { label: 'Loan term', value: yearsText(term) },
    { label: 'Credit score, self-assessed', value: finance.selfAssessedCreditScore },
    { label: 'Estimate shown', value: estimateText(finance) },
    { label: 'Helped by', value: whoIsHelping },
  ];
}

function estimateText({ estimate, quote }: LeadFinance): string | undefined {
  if (estimate) {
    const { amount, period, interestRate, comparisonRate, price, deposit, lender } = estimate;
    const from = lender ? ` with ${lender}` : '';
    const what = price === undefined ? '' : ` for ${dollars(price)}`;
    const down = deposit === undefined ? '' : ` less a deposit of ${dollars(deposit)}`;
    return `${dollarsAndCents(amount)} a ${period}${from}${what}${down} at ${ratesText(interestRate, comparisonRate)}`;
  }
  if (!quote) return undefined;
  const { weeklyRepaymentAmount: weekly, advertisedRate, comparisonRate } = quote;
  return `${dollarsAndCents(weekly)} a week at ${ratesText(advertisedRate, comparisonRate)}`;
}

function ratesText(interest: number, comparison: number): string {
  return `${interest}% p.a., comparison rate ${comparison}% p.a.`;
}
