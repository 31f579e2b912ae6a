import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enquiryPost } from '#tests/support/enquiry-post.ts';
import {
  type ExchangeResponse,
  type ExchangeRequest,
  exchange,
} from '#tests/support/servers/exchange.ts';
import { type ServerProcess, startServer } from '#tests/support/servers/server-process.ts';
import { report } from '#tests/support/report.ts';
import { seededFolder } from '#tests/support/servers/seeded-demo.ts';

const HOST = 'banksia-motors.localhost';
/** More pages than a fast machine renders in the time that a page may wait. */
const FLOOD = 500;
/** Of one client: more than its pages may wait for. */
const CONNECTIONS = 200;

const folder = seededFolder();
let server: ServerProcess;

beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder, TRUST_PROXY: 'true' });
});
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

function send(options: Partial<ExchangeRequest>): Promise<ExchangeResponse> {
  return exchange({ port: server.port, host: HOST, ...options });
}

it('refuses pages that it cannot render in time, and answers everything else', async () => {
  const popular = await send({ path: '/search' });
  expect(popular.status).toBe(200);
  const [vehicle = ''] = /\/cars\/[\w-]+/.exec(popular.body) ?? [];

  let isOver = false;
  const flood = Promise.all(
    Array.from({ length: FLOOD }, (_, at) => send({ path: `/search?ref=${at}` })),
  ).finally(() => (isOver = true));
  const { port } = server;
  const lead = send(enquiryPost({ port, host: HOST, path: vehicle, email: 'mia@example.com' }));
  const alive = await send({ path: '/healthz' });
  const cached = await send({ path: '/search' });
  // on a loaded machine everything takes longer, but the flood most of all
  expect(isOver).toBe(false);
  expect([alive.status, cached.status]).toEqual([200, 200]);
  expect((await lead).status).toBe(303);

  const answers = await flood;
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 200).length).toBe(FLOOD - refused.length);
  for (const { headers, body } of refused) {
    expect(headers['retry-after']).toBe('5');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toContain('try again');
  }
  // afterwards pages are rendered as before
  expect((await send({ path: '/search?ref=last' })).status).toBe(200);
});

it('renders the pages of another client beside a flood from one network', async () => {
  let isOver = false;
  let asked = 0;
  const flooded: number[] = [];
  const flood = async (): Promise<void> => {
    while (!isOver) {
      asked += 1;
      const { status } = await send({
        path: `/search?flood=${asked}`,
        headers: { 'x-forwarded-for': '203.0.113.9' },
      });
      flooded.push(status);
    }
  };
  const connections = Array.from({ length: CONNECTIONS }, flood);
  const polite: number[] = [];
  const waits: number[] = [];
  for (let page = 0; page < 20; page += 1) {
    const began = performance.now();
    const { status } = await send({
      path: `/search?polite=${page}`,
      headers: { 'x-forwarded-for': '198.51.100.7' },
    });
    polite.push(status);
    waits.push(performance.now() - began);
  }
  isOver = true;
  await Promise.all(connections);
  const share = (statuses: number[]) =>
    statuses.filter((status) => status === 200).length / statuses.length;
  const [median = 0] = waits.toSorted((a, b) => a - b).slice(waits.length / 2);
  report(
    `rendered ${percent(share(flooded))} of the flood's ${flooded.length} pages, and ` +
      `${percent(share(polite))} of the other client's, in ${Math.round(median)} ms (median)`,
  );
  expect(share(flooded)).toBeLessThan(1);
  expect(share(polite)).toBeGreaterThanOrEqual(0.95);
});

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
