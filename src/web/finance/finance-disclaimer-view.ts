import { VEHICLE_QUOTE_YEARS } from '#domain/finance/vehicle-quote.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/** Who lends, and what the estimate assumes. */
export interface FinanceDisclaimerView {
  text: string;
  /** Whatever the site states of the lender's name, licence, number, address and contacts. */
  lender: string[];
}

/**
 * The page's disclaimer below the quick quote. The shopper may change the quote's term.
 * Source: specification 2, section 9, "Finance".
 */
export function financeDisclaimerView({
  finance,
}: Pick<SiteSettings, 'finance'>): FinanceDisclaimerView {
  const { legal_name, credit_licence, abn, address, phone, email } = finance.partner.lender;
  return {
    text: quoteDisclaimer(finance.rate_card, ', unless you choose another term'),
    lender: [
      legal_name,
      credit_licence && `Australian Credit Licence ${credit_licence}`,
      abn && `ABN ${abn}`,
      address,
      phone,
      email,
    ].flatMap((line) => line || []),
  };
}

/** Stands before a lender's conditions, which name another deposit and term, and in place of a quote's. */
export const ownTermsDisclaimer =
  'The estimate is worked out from the deposit and the term that you chose. The comparison rate is based on a secured ' +
  'loan of $30,000 over 5 years. The estimate is not an offer of credit: lending criteria, terms, conditions, fees ' +
  'and charges apply.';

/**
 * What a quote assumes.
 * @param unless ends the sentence about the term
 * @param years the term
 */
export function quoteDisclaimer(
  { deposit_percent, balloon_percent }: SiteSettings['finance']['rate_card'],
  unless = '',
  years = VEHICLE_QUOTE_YEARS,
): string {
  const balloon = balloon_percent > 0 ? ` and a ${balloon_percent}% final payment` : '';
  return (
    `The estimate is based on a ${years}-year term and a ${deposit_percent.toFixed(1)}% deposit${balloon}${unless}. The ` +
    'comparison rate is based on a secured loan of $30,000 over 5 years with monthly repayments. The estimate is not ' +
    'an offer of credit: lending criteria, terms, conditions, fees and charges apply.'
  );
}
