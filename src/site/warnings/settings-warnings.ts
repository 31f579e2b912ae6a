import { PRIVACY_PATH, TERMS_PATH } from '#site/pages/legal-page-paths.ts';
import type { SchemaFault } from '#site/schema-faults.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { formWarnings } from './form-warnings.ts';
import { linkWarnings, type ContentAddresses } from './link-warnings.ts';
import { creditScores } from '#domain/finance/quick-quote.ts';
import { exampleRows } from '#site/settings/rate-card.ts';

/** The capabilities of this installation. */
export interface Installation {
  takesPayments: boolean;
  sendsMail: boolean;
  hasFinancePartner: boolean;
}

type Warnings = (settings: SiteSettings, installation: Installation) => SchemaFault[];

const paymentWarnings: Warnings = ({ checkout, online_payment }, { takesPayments }) => {
  const message = 'has no effect: the installation has no payment partner (STRIPE_SECRET_KEY)';
  if (takesPayments) return [];
  return [
    ...(checkout.enabled && checkout.takes_payment
      ? [{ path: 'checkout.takes_payment', message }]
      : []),
    ...(online_payment.enabled ? [{ path: 'online_payment.enabled', message }] : []),
  ];
};

const replyWarnings: Warnings = ({ forms }, { sendsMail }) =>
  forms.auto_reply.enabled && !sendsMail
    ? [
        {
          path: 'forms.auto_reply.enabled',
          message: 'has no effect: the installation has no mail server (SMTP_URL)',
        },
      ]
    : [];

const leadWarnings: Warnings = ({ locations }) =>
  locations.flatMap(({ leads, location_type, visible }, index) =>
    visible && location_type === 'sales' && leads.emails.length === 0 && leads.webhooks.length === 0
      ? [
          {
            path: `locations[${index}].leads`,
            message: 'has no receiver: leads for this location are stored but not sent',
          },
        ]
      : [],
  );

const financeWarnings: Warnings = ({ finance }) =>
  finance.enabled && finance.lenders.length === 0 && !finance.quotes
    ? [{ path: 'finance.lenders', message: 'is empty, so pages never show a repayment' }]
    : [];

/** The forms collect personal information, so the dealer should answer for what is said about it. */
function legalWarnings({ brand, forms }: SiteSettings, content: ContentAddresses): SchemaFault[] {
  const isMissing = (link: string | undefined, path: string): boolean =>
    link === undefined && content.at(path, '') !== 'shown';
  const words = (what: string, page: string): string =>
    `is missing and the content has no page ${page}, so the site shows ${what} in our words: read that page, or write your own`;
  return [
    ...(isMissing(brand.privacy_link, PRIVACY_PATH)
      ? [{ path: 'brand.privacy_link', message: words('a privacy policy', PRIVACY_PATH) }]
      : []),
    ...(isMissing(forms.terms_link ?? forms.terms_text, TERMS_PATH)
      ? [{ path: 'forms.terms_link', message: words('terms of use', TERMS_PATH) }]
      : []),
  ];
}

const checks: readonly Warnings[] = [
  formWarnings,
  paymentWarnings,
  replyWarnings,
  leadWarnings,
  financeWarnings,
  quoteWarnings,
];

/**
 * Warns about valid settings that will not do what the dealer expects.
 * @param content the addresses of the site's content, if it is known
 */
export function settingsWarnings(
  settings: SiteSettings,
  installation: Installation,
  content?: ContentAddresses,
): SchemaFault[] {
  return [
    ...linkWarnings(settings, content),
    ...(content ? legalWarnings(settings, content) : []),
    ...checks.flatMap((check) => check(settings, installation)),
  ];
}

/** Warns about finance quotes that shoppers cannot get or should not rely on. */
function quoteWarnings(
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
