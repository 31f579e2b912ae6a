import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { Visitor } from '#domain/account/visitor.ts';
import type { RequestServices } from '#services/request-services.ts';
import { requestServices } from '#web/request-services.ts';
import { someSite } from '#tests/support/sites.ts';
import { action, loader } from './online-payment-route.tsx';

const url = new URL('http://yard.localhost/online-payment?for=77');
const visitor: Visitor = {
  id: '3f0d9a4e-8f2b-4c1d-9a55-0c3f4f1b2a10',
  phone: '0491570006',
  name: 'Mia',
  last_name: 'Chen',
  email: 'mia@example.com',
};
const good = {
  reference: 'Invoice 77',
  amount: '$1,250.50',
  name: 'Mia',
  last_name: 'Chen',
  email: 'mia@example.com',
  phone: '0491 570 006',
};

// as much of the payments as the route asks of
const paymentsOf = (changes: Partial<RequestServices['payments']>) =>
  ({ areAvailable: () => true, ...changes }) as RequestServices['payments'];

function asked(services: Partial<RequestServices> = {}, settings: object = { enabled: true }) {
  const context = new RouterContextProvider();
  // as much of the services as the route asks of
  context.set(requestServices, {
    site: someSite('yard', { online_payment: settings }),
    now: new Date('2026-11-21T02:00:00.000Z'),
    origin: url.origin,
    payments: paymentsOf({}),
    visitor,
    client: {
      maySubmit: async () => true,
      codesRefusedUntil: async () => undefined,
      codesWaitUntil: async () => undefined,
      guessesRefusedUntil: async () => undefined,
      noteWrongGuess: async () => undefined,
      mayLookUp: async () => true,
    },
    ...services,
  } as RequestServices);
  const route = { context, url, params: {}, pattern: '/online-payment' as const };
  const post = (fields: Record<string, string>) =>
    action({
      ...route,
      request: new Request(url, { method: 'POST', body: new URLSearchParams(fields) }),
    });
  const load = () => loader({ ...route, request: new Request(url) });
  return { post, load };
}

it('redirects visitors who have not signed in', async () => {
  const { load, post } = asked({ visitor: undefined });
  const refusals = await Promise.all([load, () => post(good)].map((ask) => ask().catch((e) => e)));
  for (const refusal of refusals) {
    expect(refusal.status).toBe(302);
    expect(refusal.headers.get('location')).toBe(
      '/sign-in?type=online-payment&redirect=%2Fonline-payment%3Ffor%3D77&back=%2F',
    );
  }
});

it.each<[string, Partial<RequestServices>, object]>([
  ['the site has not asked for it', {}, {}],
  [
    'there is nothing to pay with',
    { payments: paymentsOf({ areAvailable: () => false }) },
    { enabled: true },
  ],
])('is not there where %s', async (_why, services, settings) => {
  const refusal = await asked(services, settings)
    .load()
    .catch((error: unknown) => error);
  expect(refusal).toMatchObject({ init: { status: 404 } });
});

it('starts the payment of the submitted amount and redirects to its page', async () => {
  const pay = vi.fn<RequestServices['payments']['pay']>(async () => ({
    ok: true,
    isNewLead: true,
    payment: {
      id: 'p-1',
      site_slug: 'yard',
      lead_id: 'l-1',
      state: 'waiting',
      amount_cents: 125_050,
      reference: 'Invoice 77',
      expires_at: '2026-11-22T01:00:00.000Z',
    },
  }));
  const answer = await asked({ payments: paymentsOf({ pay }) }).post(good);
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).headers.get('location')).toBe('/payment/p-1');
  expect(pay).toHaveBeenCalledWith(expect.objectContaining({ category: 'Online Payment' }), {
    amount_cents: 125_050,
    reference: 'Invoice 77',
  });
});

it.each([
  ['a word', 'We can’t read this as an amount. Please enter it like 45,000 or 45000.'],
  ['-20', 'Please enter an amount without a minus sign.'],
  ['$9.99', 'Please enter an amount from $10 to $5,000.'],
  ['5000.01', 'Please enter an amount from $10 to $5,000.'],
  ['', 'Enter the amount.'],
])('says what is wrong with the amount %j', async (amount, message) => {
  const answer = await asked().post({ ...good, amount });
  expect(answer).toMatchObject({
    data: { faults: [{ field: 'amount', message }] },
    init: { status: 422 },
  });
});

it('keeps the values when the payment partner fails', async () => {
  const pay = async () => ({ ok: false, reason: 'payment-unavailable' }) as const;
  expect(await asked({ payments: paymentsOf({ pay }) }).post(good)).toMatchObject({
    data: { values: { reference: 'Invoice 77' }, faults: [{ field: '' }] },
    init: { status: 503 },
  });
});
