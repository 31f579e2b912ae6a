import type { LeadFields } from '#domain/lead/lead.ts';
import type { ProgressSubmission } from '#services/trade-in/save-progress.ts';
import { someFields, someSubmission } from './leads.ts';

/** As the screens about the vehicle ask for it. */
const vehicleScreens = ['rego', 'regoState', 'year', 'make', 'model', 'badge', 'km'];
const askedField = (name: string) => ({ name, label: name });
const nobody = { name: '', last_name: '', email: '', phone: '' };
const { idempotency_key: _, consent, ...submission } = someSubmission();

/** A screen about the vehicle, before the shopper has said who they are. */
export function someScreen(fields: Partial<LeadFields> = {}): ProgressSubmission {
  return {
    ...submission,
    category: 'Trade-in Valuation',
    fields: {
      ...nobody,
      rego: 'ABC123',
      trade_in: { year: 2021, make: 'Mazda', model: '3', km: 55_000 },
      ...fields,
    },
    asked: vehicleScreens.map(askedField),
    form_completed: false,
  };
}

export const someOffer = {
  low: 17_500,
  high: 19_000,
  confidence: 0.6,
  sample: 21,
  market_value: 21_700,
};

/** The last screen: the shopper can be reached, and has an offer before them. */
export function someContactScreen(fields: Partial<LeadFields> = {}): ProgressSubmission {
  const screen = someScreen();
  return {
    ...screen,
    fields: { ...screen.fields, ...someFields(), valuation: someOffer, ...fields },
    consent,
  };
}
