import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchAnyAddress } from '#partners/outside/outside-fetch.ts';
import { remoteDeliveryPrices } from './remote-delivery-prices.ts';

const answers: Record<string, [status: number, body: string]> = {
  '2000': [200, '{"name":"Sydney","price":199.6}'],
  '0872': [404, '{"message":"not served"}'],
  '3000': [200, '{"price":"free"}'],
  '4000': [200, '{"name":"Brisbane","price":-5}'],
  '5000': [200, 'no json'],
  '6000': [503, 'busy'],
};

const server = createServer((request, response) => {
  const postcode = new URL(request.url ?? '', 'http://carrier').searchParams.get('postcode') ?? '';
  const [status, body] = answers[postcode] ?? [400, ''];
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
});
let prices: ReturnType<typeof remoteDeliveryPrices>;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  prices = remoteDeliveryPrices(`http://127.0.0.1:${port}/prices?dealer=7`, fetchAnyAddress);
});
afterAll(() => server.close());

it('returns the region and the price in whole dollars', async () => {
  expect(await prices('2000')).toEqual({ name: 'Sydney', price: 200 });
});

it.each([
  ['a place that is not served', '0872'],
  ['an answer without a region', '3000'],
  ['a price below nothing', '4000'],
])('has no price for %s', async (_what, postcode) => {
  expect(await prices(postcode)).toBeUndefined();
});

it('throws when the price list fails or is invalid', async () => {
  await expect(prices('6000')).rejects.toThrow('503');
  await expect(prices('5000')).rejects.toThrow();
});
