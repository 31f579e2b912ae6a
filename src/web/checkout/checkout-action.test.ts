import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import type { RequestServices } from '#services/request-services.ts';
import { checkoutAction } from './checkout-action.ts';

const site = someSite('yard', {
  checkout: { enabled: true },
  delivery: { enabled: true },
  forms: { terms_notice: true, terms_text: 'Be kind.' },
});
const vehicle = someVehicle({ price: 20_000 });
const url = new URL('http://yard.localhost/checkout-journey?car_id=1');
const typed = {
  step: 'confirm',
  name: 'Mia',
  last_name: 'Chen',
  phone: '0491 570 006',
  email: 'mia@example.com',
  handover: 'deliver',
  postcode: '3000',
  terms_conditions: 'on',
};

/** The answer to the last screen. @param maySubmit whether the sender is within the limits */
async function answerTo(fields: Record<string, string>, maySubmit = true) {
  // what the action asks for
  const services = {
    site,
    now: new Date('2026-11-20T00:00:00.000Z'),
    deliveryPrice: async () => ({ name: 'Victoria', price: 890 }),
    client: { maySubmit: async () => maySubmit },
    reservations: { reserve: async () => ({ ok: false, reason: 'payment-unavailable' }) },
  } as unknown as RequestServices;
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  const response = await checkoutAction(request, url, vehicle, 'buy', services);
  if (response instanceof Response) throw new Error(`Unexpected status ${response.status}`);
  return { status: response.init?.status ?? 200, ...response.data };
}

it('keeps the price of the delivery, whatever refuses the last screen', async () => {
  const delivery = 'Delivery to Victoria: $890';
  expect(await answerTo(typed, false)).toMatchObject({ status: 429, step: 'confirm', delivery });
  expect(await answerTo(typed)).toMatchObject({ status: 503, step: 'confirm', delivery });
  const { terms_conditions: _, ...unagreed } = typed;
  expect(await answerTo(unagreed)).toMatchObject({ status: 422, step: 'confirm', delivery });
});

it('shows only the faults of the screen that it goes back to', async () => {
  const { terms_conditions: _, ...unagreed } = typed;
  const answer = await answerTo({ ...unagreed, handover: 'by post' });
  expect(answer).toMatchObject({ status: 422, step: 'choices' });
  expect(answer.faults.map(({ field }) => field)).toEqual(['handover']);
});
