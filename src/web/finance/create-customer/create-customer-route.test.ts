import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Visitor } from '#domain/account/visitor.ts';
import type { RequestServices } from '#services/request-services.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { requestServices } from '#web/request-services.ts';
import { action } from './create-customer-route.ts';

const visitor: Visitor = {
  id: '3f0d9a4e-8f2b-4c1d-9a55-0c3f4f1b2a10',
  phone: '0491570006',
  name: 'Mia',
  last_name: 'Chen',
  email: 'mia@example.com',
};
/** Source: specification 2, section 7. */
const data = {
  nvic: 'ABC23D',
  vin: 'MR0HA3CD100400001',
  selfAssessedCreditScore: 'DECENT',
  purchasePrice: 24_990,
  year: 2021,
  loanTerm: 4,
  phoneNumber: '+61 491 570 006',
  firstName: 'Mia',
  lastName: 'Chen',
  email: 'mia@example.com',
  subscribe: true,
  postCode: '2150',
};
const additionalData = {
  car_id: 7,
  idempotency_key: 'a-key-of-the-browser',
  whoIsHelping: 'Sam',
  lead_attributes: { visited_pages: ['/search'], linked_query_params: { utm: 'x' } },
};

const apply = vi.fn<RequestServices['finance']['apply']>();
const applied = {
  lead_id: 'l-1',
  isNewLead: true,
  state: 'created' as const,
  redirect_url: 'https://apply.example/7',
  message: null,
};
beforeEach(() => {
  apply.mockReset().mockResolvedValue(applied);
});

async function post(body: unknown, services: Partial<RequestServices> = {}, partner = 'youx') {
  // as much of the services as the route uses
  const all = {
    site: someSite('yard', { finance: { enabled: true } }),
    now: new Date('2026-11-21T02:00:00.000Z'),
    visitor,
    client: { maySubmit: async () => true },
    vehicleOfCarId: async (carId: string) =>
      carId === '7' ? someVehicle({ id: 7, year: 2019, dealership_slug: 'rural' }) : undefined,
    noteRobot: () => undefined,
    finance: { apply },
    ...services,
  } as unknown as RequestServices;
  const context = new RouterContextProvider();
  context.set(requestServices, all);
  const url = new URL(`http://yard.localhost/api/${partner}/create-customer`);
  const request = new Request(url, { method: 'POST', body: JSON.stringify(body) });
  const answer = await action({
    context,
    params: { partner },
    url,
    request,
    pattern: '/api/:partner/create-customer',
  });
  return { status: answer.status, body: await answer.json() };
}

it('stores the lead and answers where the shopper continues', async () => {
  expect(await post({ data, additionalData })).toEqual({
    status: 200,
    body: { redirectUrl: 'https://apply.example/7' },
  });
  expect(apply).toHaveBeenCalledExactlyOnceWith({
    submission: expect.objectContaining({
      category: 'Finance Enquiry',
      vehicle_id: 7,
      dealership_slug: 'rural',
      idempotency_key: 'a-key-of-the-browser',
      origin: expect.objectContaining({
        lead_attributes: additionalData.lead_attributes,
        url: 'http://yard.localhost/finance',
      }),
      consent: expect.objectContaining({ opt_in: true }),
      fields: expect.objectContaining({
        name: 'Mia',
        phone: '0491570006',
        postcode: '2150',
        finance: expect.objectContaining({ amount: 24_990, term: 4, whoIsHelping: 'Sam' }),
      }),
    }),
    customer: expect.objectContaining({
      phoneNumber: '0491570006',
      selfAssessedCreditScore: 'DECENT',
      subscribe: true,
      postCode: '2150',
      // the platform's own vehicle, not what the post says about it
      year: 2019,
    }),
    quoteRequest: expect.objectContaining({ year: 2019, whoIsHelping: 'Sam' }),
  });
});

it('describes a vehicle that the site does not have by the post', async () => {
  await post({ data: { ...data, subscribe: false } });
  expect(apply.mock.lastCall?.[0].customer).toMatchObject({
    year: 2021,
    vin: 'MR0HA3CD100400001',
    nvic: 'ABC23D',
    subscribe: false,
  });
});

it('subscribes a shopper by `subscribe` alone', async () => {
  await post({ data: { ...data, subscribe: false }, additionalData: { opt_in: 'on' } });
  const given = apply.mock.lastCall?.[0];
  expect(given?.submission.consent.opt_in).toBe(false);
  expect(given?.customer.subscribe).toBe(false);
});

it('ignores a vehicle that may not be financed', async () => {
  const site = someSite('yard', {
    finance: { enabled: true, never_for_makes: [someVehicle().make] },
  });
  await post({ data, additionalData }, { site });
  expect(apply.mock.lastCall?.[0].submission).not.toHaveProperty('vehicle_id', 7);
});

it.each([
  ['signed in with another phone', { ...visitor, phone: '0491570157' }],
  ['not signed in', undefined],
])('refuses a visitor who is %s', async (_who, asking) => {
  expect(await post({ data, additionalData }, { visitor: asking })).toEqual({
    status: 401,
    body: { error: 'Please verify this mobile number first.' },
  });
  expect(apply).not.toHaveBeenCalled();
});

it.each([
  ['no data', {}],
  ['an unknown score', { data: { ...data, selfAssessedCreditScore: 'SUPERB' } }],
  ['a term of 9 years', { data: { ...data, loanTerm: 9 } }],
  ['a price in words', { data: { ...data, purchasePrice: '24990' } }],
])('refuses a body with %s', async (_what, body) => {
  expect(await post(body)).toEqual({ status: 400, body: { error: expect.stringMatching(/./) } });
});

it('applies the checks of the form', async () => {
  expect(await post({ data: { ...data, email: 'mia@', postCode: '21' } })).toEqual({
    status: 422,
    body: {
      error: 'Please enter an email address. Invalid postcode. Please enter a 4-digit number.',
    },
  });
  expect(apply).not.toHaveBeenCalled();
});

it('counts against the limit of the sender', async () => {
  const client = { maySubmit: async () => false } as unknown as RequestServices['client'];
  expect((await post({ data }, { client })).status).toBe(429);
  expect(apply).not.toHaveBeenCalled();
});

it.each([
  [{ state: 'failed', message: 'We cannot lend on this.' }, 'We cannot lend on this.'],
  [{ state: 'failed' }, 'Failed to create YouX customer'],
  [{ redirect_url: null }, 'Failed to create customer or no redirect URL received.'],
] as const)('answers %o with %s', async (end, error) => {
  apply.mockResolvedValue({ ...applied, ...end });
  expect(await post({ data })).toEqual({ status: 502, body: { error } });
});

it('says that the lead could not be stored', async () => {
  apply.mockRejectedValue(new Response(null, { status: 503 }));
  expect(await post({ data })).toEqual({
    status: 503,
    body: { error: 'Lead submission failed' },
  });
});

it.each([
  ['of another partner', {}, 'other'],
  ['of a site without finance', { site: someSite('cash') }, 'youx'],
])('is not there at the address %s', async (_where, services, partner) => {
  expect((await post({ data }, services, partner)).status).toBe(404);
});
