import type { Destination } from '#domain/form/form-field.ts';
import type { LeadFields } from '#domain/lead/lead-fields.ts';
import type { AskedField } from '#services/trade-in/merged-fields.ts';
import type { ProgressSubmission } from '#services/trade-in/continued-lead.ts';
import { someFields, someSubmission } from './leads.ts';

/** Fields of a screen, labelled with their names. */
export function askedFields(destination: Destination, ...names: string[]): AskedField[] {
  return names.map((name) => ({ name, label: name, destination }));
}

const vehicleScreens = [
  ...askedFields('registration', 'rego', 'regoState'),
  ...askedFields('trade-in', 'year', 'make', 'model', 'badge', 'km'),
];
const noContact = { name: '', last_name: '', email: '', phone: '' };
const { idempotency_key: _, consent, ...submission } = someSubmission();

/** A screen about the vehicle, before the contact details. */
export function someScreen(fields: Partial<LeadFields> = {}): ProgressSubmission {
  return {
    ...submission,
    category: 'Trade-in Valuation',
    fields: {
      ...noContact,
      rego: 'ABC123',
      trade_in: { year: 2021, make: 'Mazda', model: '3', km: 55_000 },
      ...fields,
    },
    asked: vehicleScreens,
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

/** The last screen, with contact details and an offer. */
export function someContactScreen(fields: Partial<LeadFields> = {}): ProgressSubmission {
  const screen = someScreen();
  return {
    ...screen,
    fields: { ...screen.fields, ...someFields(), valuation: someOffer, ...fields },
    consent,
  };
}
