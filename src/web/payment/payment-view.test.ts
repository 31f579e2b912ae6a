import { expect, it } from 'vitest';
import type { OnlinePayment } from '#domain/payment/online-payment.ts';
import { paymentView } from './payment-view.ts';

const now = new Date('2026-11-21T02:00:00.000Z');
const payment: OnlinePayment = {
  id: '6d1f6a52-2f0e-4b39-9c4e-0d5a4f5f3f10',
  site_slug: 'banksia-motors',
  lead_id: '0f0e6a52-2f0e-4b39-9c4e-0d5a4f5f3f10',
  state: 'waiting',
  amount_cents: 125_050,
  reference: 'Invoice 77',
  payment_url: 'https://pay.example/1',
  expires_at: '2026-11-22T01:00:00.000Z',
};
const view = (changed: Partial<OnlinePayment> = {}, hasPaid = false) =>
  paymentView({ ...payment, ...changed }, 'Banksia Motors', hasPaid, now);

it('links to the payment partner', () => {
  expect(view()).toMatchObject({
    title: 'Your payment of $1,250.50 to Banksia Motors',
    pay: { label: 'Pay $1,250.50 securely', href: 'https://pay.example/1' },
    isPayment: true,
  });
});

it.each([
  ['is due', {}, false, true],
  ['is on its way', {}, true, true],
  ['has been made', { state: 'paid' as const }, true, true],
  ['was not made', { state: 'not-paid' as const }, false, false],
])('shows the means of payment while a payment %s: %j', (_what, changed, hasPaid, isPayment) => {
  expect(view(changed, hasPaid)).toMatchObject({ isPayment });
});

it.each<[string, Partial<OnlinePayment>, boolean, string]>([
  ['is here', { state: 'paid' }, false, 'Thank you, your payment of $1,250.50 has arrived'],
  ['is on its way', {}, true, 'Thank you. Your payment is on its way to us'],
  [
    'has come after all',
    { state: 'paid' },
    true,
    'Thank you, your payment of $1,250.50 has arrived',
  ],
  ['was not made', { state: 'not-paid' }, false, 'This payment was not made'],
  ['is too late', { expires_at: now.toISOString() }, false, 'This payment was not made'],
])('offers no way to pay once the payment %s', (_what, changed, hasPaid, title) => {
  expect(view(changed, hasPaid)).toMatchObject({ title, pay: undefined });
});
