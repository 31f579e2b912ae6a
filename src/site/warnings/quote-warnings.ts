import { creditScores } from '#domain/finance/quick-quote.ts';
import type { SchemaFault } from '#site/schema-faults.ts';
import { exampleRows } from '#site/settings/rate-card.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/** Warns about finance quotes that shoppers cannot get or should not rely on. */
export function quoteWarnings(
  { finance }: SiteSettings,
  { hasFinancePartner }: { hasFinancePartner: boolean },
): SchemaFault[] {
  if (!finance.enabled) return [];
  return hasFinancePartner ? partnerWarnings(finance) : rateCardWarnings(finance);
}

function partnerWarnings({ partner }: SiteSettings['finance']): SchemaFault[] {
  return partner.redirect_hosts.length === 0
    ? [
        {
          path: 'finance.partner.redirect_hosts',
          message: 'is empty, so no application can be handed over to the finance partner',
        },
      ]
    : [];
}

function rateCardWarnings({ rate_card: { rows } }: SiteSettings['finance']): SchemaFault[] {
  const path = 'finance.rate_card.rows';
  if (JSON.stringify(rows) === JSON.stringify(exampleRows)) {
    return [{ path, message: "has invented rates, which shoppers are quoted; enter a lender's" }];
  }
  return creditScores
    .filter((score) => !rows.some((row) => row.score === score))
    .map((score) => ({
      path,
      message: `has no row for ${score}, so shoppers with this score get no quote`,
    }));
}
