import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { someVehicle } from '#tests/support/vehicles.ts';
import { ViewCount } from './view-count.ts';

const shown = someVehicle({
  id: 1,
  slug: 'shown',
  dealership_slug: 'yard-yard',
  photos_count: 4,
  reserved: true,
});
const counts = new Map<number, number>();
const viewsOf = (id: number): number => counts.get(id) ?? 0;
const services = {
  vehicle: async (slug: string | number) => (slug === 'shown' ? shown : undefined),
  views: viewsOf,
  countView(id: number): number {
    counts.set(id, viewsOf(id) + 1);
    return viewsOf(id);
  },
};

const viewCount = new ViewCount();
const server = createServer((request, response) => {
  const slug = /^\/cars\/(.*)\/view\.json/.exec(request.url ?? '')?.[1];
  const network = String(request.headers['x-network'] ?? '203.0.113.1');
  void viewCount.answer({ request, response, network, services }, slug);
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

async function look(
  path: string,
  { agent = 'Mozilla/5.0', network = '203.0.113.1' }: { agent?: string; network?: string } = {},
) {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'user-agent': agent, 'x-network': network },
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : undefined };
}

it('counts a shopper’s view and answers with the count', async () => {
  const path = '/cars/shown/view.json?photos_count=4&website_id=yard';
  expect(await look(path)).toEqual({
    status: 200,
    body: {
      views: 1,
      car_fields: {
        price: 19_990,
        status: 'in_stock',
        reserved: true,
        photos_count: 4,
        updated_at: shown.updated_at,
      },
    },
  });
  expect((await look(path)).body.views).toBe(2);
});

it.each(['Googlebot/2.1', 'HeadlessChrome/140', 'facebookexternalhit bot', 'curl/8'])(
  'answers %s without counting it',
  async (agent) => {
    const before = counts.get(1) ?? 0;
    expect((await look('/cars/shown/view.json', { agent })).body.views).toBe(before);
    expect(counts.get(1) ?? 0).toBe(before);
  },
);

it('counts a limited number of views from one network, and those of the next', async () => {
  const path = '/cars/shown/view.json';
  const network = '2001:db8:1:2::/64';
  const before = counts.get(1) ?? 0;
  for (let asked = 0; asked < 20; asked += 1) await look(path, { network });
  expect(counts.get(1)).toBe(before + 5);
  expect((await look(path, { network })).body.views).toBe(before + 5);
  expect((await look(path, { network: '2001:db8:1:3::/64' })).body.views).toBe(before + 6);
});

it('answers 404 for a vehicle that the site does not show', async () => {
  expect((await look('/cars/no-such/view.json')).status).toBe(404);
});
