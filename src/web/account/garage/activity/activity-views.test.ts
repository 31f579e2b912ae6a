import { describe, expect, it } from 'vitest';
import type { VisitorActivity } from '#services/garage/visitor-activity.ts';
import { someFields, someStoredLead } from '#tests/support/leads.ts';
import type { ActivityFacts } from './activity-facts.ts';
import { applicationViews } from './application-views.ts';
import { bookingViews } from './booking-views.ts';
import { enquiryViews } from './enquiry-views.ts';
import { someSite } from '#tests/support/sites.ts';

const { settings } = someSite('yard');
const facts: ActivityFacts = {
  now: new Date('2026-03-02T00:00:00Z'),
  words: (instant) => instant,
  vehicleOf: () => undefined,
};
const secret = 'b9a3a0c1-8f0e-4f0e-9b39-0d5a4f5f3f10';
const lead = someStoredLead({
  fields: someFields({
    email: 'stranger@example.com',
    message: 'private words',
    finance: {
      partner: 'Acme Finance',
      selfAssessedCreditScore: 'GREAT',
      amount: 30_000,
      term: 5,
      application: 'created',
    },
  }),
});
const of = { lead_id: lead.id, created_at: lead.created_at, changed_at: lead.created_at };
const expires_at = '2026-03-03T00:00:00Z';
const reservation: VisitorActivity['reservations'][number] = {
  ...of,
  id: secret,
  vehicle_id: 7,
  state: 'held',
  amount_cents: 20_000,
  expires_at,
};
const payment: VisitorActivity['payments'][number] = {
  ...of,
  id: secret,
  state: 'waiting',
  amount_cents: 9950,
  reference: 'private reference',
  expires_at,
};
const application: VisitorActivity['applications'][number] = {
  lead_id: lead.id,
  state: 'created',
  redirect_url: `https://partner.example/${secret}`,
  message: null,
};
const activity = (isOwn: boolean, others: Partial<VisitorActivity> = {}): VisitorActivity => ({
  leads: [{ lead, isOwn }],
  reservations: [],
  payments: [],
  applications: [],
  ...others,
});

describe('what was sent while signed in', () => {
  it('is shown with its words, but without contact details', () => {
    const [enquiry] = enquiryViews(activity(true), facts);
    expect(enquiry).toMatchObject({
      title: 'Vehicle Enquiry',
      rows: [{ label: 'Message', value: 'private words' }],
    });
    expect(JSON.stringify(enquiry)).not.toContain('stranger@example.com');
  });

  it('is shown once, with what has come of it', () => {
    const booked = activity(true, { reservations: [reservation], payments: [payment] });
    expect(enquiryViews(booked, facts)).toEqual([]);
    expect(bookingViews(booked, facts)).toMatchObject([
      {
        kind: 'Reservation',
        state: 'Reserved for you',
        amount: '$200',
        until: expires_at,
        href: `/reservation/${secret}`,
      },
      {
        kind: 'Payment',
        reference: 'private reference',
        state: 'Waiting for your payment',
        amount: '$99.50',
        href: `/payment/${secret}`,
      },
    ]);
    expect(
      applicationViews(activity(true, { applications: [application] }), facts, settings),
    ).toMatchObject([
      {
        state: 'Acme Finance has your application',
        rows: [
          { label: 'Purchase price', value: '$30,000' },
          { label: 'Term', value: '5 years' },
        ],
        continues: { href: application.redirect_url },
      },
    ]);
  });
});

it('an application that ends on the site itself continues nowhere', () => {
  const ended = { ...application, redirect_url: '/success' };
  const [view] = applicationViews(activity(true, { applications: [ended] }), facts, settings);
  expect(view).toMatchObject({ state: 'Acme Finance has your application', continues: undefined });
});

it('a stranger’s lead with this phone shows neither words nor the way to its pages', () => {
  const sent = activity(false, {
    reservations: [reservation],
    payments: [payment],
    applications: [application],
  });
  const shown = JSON.stringify([
    enquiryViews(activity(false), facts),
    bookingViews(sent, facts),
    applicationViews(sent, facts, settings),
  ]);
  expect(shown).not.toMatch(new RegExp(`private|stranger|${secret}|30,000`));
});

it('a payment that nobody made in time is not waiting', () => {
  const late = { ...facts, now: new Date('2026-03-04T00:00:00Z') };
  const [shown] = bookingViews(activity(true, { payments: [payment] }), late);
  expect(shown).toMatchObject({ state: 'Not paid', until: undefined, isOpen: false });
});

it('an expired reservation says nothing of its former end', () => {
  const expired = { ...reservation, state: 'expired' as const };
  const [shown] = bookingViews(activity(true, { reservations: [expired] }), facts);
  expect(shown).toMatchObject({ state: 'Expired', until: undefined, isOpen: false });
});
