import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GoogleReviews } from './google-reviews.ts';

const place = {
  average: 4.62,
  count: 213,
  address: 'https://maps.google.com/?cid=1234',
  reviews: [
    {
      text: 'Great service.',
      rating: 5,
      date: '2026-10-02',
      author: 'Asha',
      authorAddress: 'https://www.google.com/maps/contrib/1/reviews',
    },
  ],
};
const services = {
  reviews: { ofGoogle: async (location: string) => (location === 'known' ? place : undefined) },
};
const endpoint = new GoogleReviews();
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://yard.example');
  const network = String(request.headers['x-network']);
  void endpoint.answer({ response, url, network, services });
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => server.close());

function ask(location: string, network = '203.0.113.1'): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/?location=${location}`, {
    headers: { 'x-network': network },
  });
}

it('answers with Google’s reviews and their authors, which no cache may store', async () => {
  const answer = await ask('known');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual(place);
});

it('answers that there are none', async () => {
  const answer = await ask('unknown');
  expect(answer.status).toBe(204);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('limits the requests of a network, because each costs money', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 31; at += 1) statuses.push((await ask('known', '203.0.113.2')).status);
  expect(statuses.at(29)).toBe(200);
  expect(statuses.at(30)).toBe(429);
});
