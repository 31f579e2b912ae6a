import { expect, it } from 'vitest';
import { someFields, someStoredLead } from '#tests/support/leads.ts';
import { leadColumns } from './lead-columns.ts';
import { leadPayload } from './lead-payload.ts';
import type { Lead } from './lead.ts';
import { leadSummary } from './lead-summary.ts';

const fields = someFields({
  rego: 'ABC123',
  regoState: 'NSW',
  trade_in: { year: 2021, make: 'Mazda', model: '3', badge: 'G20', km: 55_000 },
  adjustmentAnswers: [
    { name: 'tyres', label: 'How are the tyres?', value: 'Worn', percent: 0, dollars: -800 },
  ],
  valuation: { low: 17_500, high: 19_000, confidence: 0.6, sample: 21, market_value: 21_700 },
});
const accepted = someStoredLead({ fields, offer_accepted: true });
const summaryOf = (lead: Lead) =>
  Object.fromEntries(leadSummary(lead).map(({ label, value }) => [label, value]));

it('lists the trade-in and the offer for the salesperson', () => {
  const rows = summaryOf(accepted);
  expect(rows).toMatchObject({
    'Trade-in': '2021 Mazda 3 G20',
    Registration: 'ABC123, NSW',
    Kilometres: '55,000 km',
    'How are the tyres?': 'Worn',
    'Offer shown': '$17,500 to $19,000',
    'Answer to the offer': 'Accepted',
  });
  expect(rows).not.toHaveProperty('Form');
});

it('states that the shopper abandoned the form', () => {
  const rows = summaryOf(someStoredLead({ form_completed: false }));
  expect(rows).toMatchObject({ Form: 'Left before the end' });
  expect(rows).not.toHaveProperty('Answer to the offer');
});

it('omits the trade-in rows without a trade-in', () => {
  const rows = summaryOf(someStoredLead());
  expect(rows).not.toHaveProperty('Trade-in');
  expect(rows).not.toHaveProperty('Offer shown');
});

it('uses the specification’s names in the payload', () => {
  expect(leadPayload(accepted)).toMatchObject({
    form_completed: true,
    offer_accepted: true,
    rego: 'ABC123',
    regoState: 'NSW',
    adjustmentAnswers: [{ name: 'tyres', value: 'Worn' }],
    valuation: { low: 17_500 },
  });
});

it('fills the columns of an export', () => {
  const row = Object.fromEntries(leadColumns.map(([name, value]) => [name, value(accepted)]));
  expect(row).toMatchObject({
    form_completed: true,
    offer_accepted: true,
    rego: 'ABC123',
    regoState: 'NSW',
    trade_in: '2021 Mazda 3 G20',
    trade_in_km: 55_000,
    adjustmentAnswers: 'How are the tyres?: Worn',
    valuation_low: 17_500,
    valuation_high: 19_000,
  });
});
