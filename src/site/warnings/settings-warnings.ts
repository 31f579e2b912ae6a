import type { SchemaFault } from '#site/schema-faults.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { formWarnings } from './form-warnings.ts';
import { linkWarnings } from './link-warnings.ts';

/** What this installation can do. */
export interface Installation {
  takesPayments: boolean;
  sendsMail: boolean;
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
            message: 'names no receiver: leads for this location are stored and sent to nobody',
          },
        ]
      : [],
  );

const financeWarnings: Warnings = ({ finance }) =>
  finance.enabled && finance.lenders.length === 0 && !finance.quotes
    ? [{ path: 'finance.lenders', message: 'is empty, so no repayment is ever shown' }]
    : [];

const checks: readonly Warnings[] = [
  linkWarnings,
  formWarnings,
  paymentWarnings,
  replyWarnings,
  leadWarnings,
  financeWarnings,
];

/** Settings that are valid and yet will not do what the dealer expects of them. */
export function settingsWarnings(
  settings: SiteSettings,
  installation: Installation,
): SchemaFault[] {
  return checks.flatMap((check) => check(settings, installation));
}
