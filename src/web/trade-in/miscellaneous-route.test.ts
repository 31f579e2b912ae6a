import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import type { TradeInOffer } from '#domain/trade-in/trade-in-offer.ts';
import type { RequestServices } from '#services/request-services.ts';
import { requestServices } from '#web/request-services.ts';
import { someSite } from '#tests/support/sites.ts';
import { action } from './miscellaneous-route.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const offer = { low: 17_500, high: 19_000, confidence: 0.6, sample: 21 };
const body = { ...offer, column_name: 'valuation', progress_key: KEY };
let kept: [string, TradeInOffer][];
let isKnown: boolean;
beforeEach(() => {
  kept = [];
  isKnown = true;
});

async function post(sent: unknown, trade_in: Record<string, unknown> = { save_valuation: true }) {
  const services: Partial<RequestServices> = { site: someSite('yard', { trade_in }) };
  const tradeIn: Pick<RequestServices['tradeIn'], 'storeValuation'> = {
    async storeValuation(key, valuation) {
      kept.push([key, valuation]);
      return isKnown;
    },
  };
  const context = new RouterContextProvider();
  // what the route asks for
  context.set(requestServices, { ...services, tradeIn } as RequestServices);
  const text = typeof sent === 'string' ? sent : JSON.stringify(sent);
  const url = new URL('http://yard.localhost/api/miscellaneous');
  const request = new Request(url, { method: 'POST', body: text });
  return action({ context, request, url, params: {}, pattern: '/api/miscellaneous' });
}

it('stores the offer with the lead of the key', async () => {
  const response = await post(body);
  expect([response.status, await response.json()]).toEqual([200, { saved: true }]);
  expect(kept).toEqual([[KEY, offer]]);
});

it('answers 404 if the site does not store offers', async () => {
  expect((await post(body, {})).status).toBe(404);
  expect((await post(body, { save_valuation: true, enabled: false })).status).toBe(404);
  expect(kept).toEqual([]);
});

it('refuses an unknown key', async () => {
  isKnown = false;
  expect((await post(body)).status).toBe(403);
});

it.each([
  ['no JSON', 'low=1'],
  ['nothing', ''],
  ['another column', { ...body, column_name: 'fields' }],
  ['no key', { ...body, progress_key: undefined }],
  ['a key of another form', { ...body, progress_key: `${KEY}%` }],
  ['more than there is place for', { ...body, form_completed: true }],
  ['a negative amount', { ...body, low: -1 }],
  ['a text for a number', { ...body, high: '19000' }],
])('refuses %s with a reason', async (_what, sent) => {
  const response = await post(sent);
  expect(response.status).toBe(400);
  expect(((await response.json()) as { message: string }).message).toMatch(/\w/);
  expect(kept).toEqual([]);
});
