import { amountWords } from '#domain/payment/amount-words.ts';
import type { VisitorActivity } from '#services/garage/visitor-activity.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { ActivityFacts, VehicleLink } from './activity-facts.ts';
import type { SentRow } from './sent-rows.ts';

/** A finance application. */
export interface ApplicationView {
  id: string;
  state: string;
  isOpen: boolean;
  sent: string;
  vehicle: VehicleLink | undefined;
  /** The loan; only for the visitor who applied. */
  rows: SentRow[];
  /** The partner's page, where the application continues; undefined if it ends on this site. */
  continues: { label: string; href: string } | undefined;
}

type State = VisitorActivity['applications'][number]['state'];

const states: Readonly<Record<State, (partner: string, dealer: string) => string>> = {
  waiting: (partner, dealer) => `Sent to ${dealer}; ${partner} has not confirmed it yet`,
  created: (partner) => `${partner} has your application`,
  failed: (partner, dealer) => `${dealer} has it, but ${partner} could not take it`,
};

/** The finance applications of a visitor, the newest first. */
export function applicationViews(
  { leads, applications }: VisitorActivity,
  { words, vehicleOf }: ActivityFacts,
  { finance, name }: Pick<SiteSettings, 'finance' | 'name'>,
): ApplicationView[] {
  return leads.flatMap(({ lead, isOwn }): ApplicationView[] => {
    const application = applications.find(({ lead_id }) => lead_id === lead.id);
    if (!application) return [];
    const { state, redirect_url } = application;
    const partner = lead.fields.finance?.partner ?? finance.partner.name;
    return [
      {
        id: lead.id,
        state: states[state](partner, name),
        isOpen: state !== 'failed',
        sent: words(lead.created_at),
        vehicle: vehicleOf(lead),
        rows: isOwn && lead.fields.finance ? loanRows(lead.fields.finance) : [],
        continues:
          isOwn && state === 'created' && redirect_url?.startsWith('https://')
            ? { label: `Continue with ${partner}`, href: redirect_url }
            : undefined,
      },
    ];
  });
}

function loanRows({ amount, term }: { amount: number; term: number }): SentRow[] {
  return [
    { label: 'Purchase price', value: amountWords(amount * 100) },
    { label: 'Term', value: term === 1 ? '1 year' : `${term} years` },
  ];
}
