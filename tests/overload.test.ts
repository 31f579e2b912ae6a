import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enquiryPost } from './support/enquiry-post.ts';
import { type Answer, type Ask, exchange } from './support/exchange.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';

const HOST = 'banksia-motors.localhost';
/** More than a fast machine makes in the time that a page may wait. */
const FLOOD = 500;
/** The longest that anything but a page that is made takes to answer, also on a loaded machine. */
const MOST_MS = 3000;

const folder = mkdtempSync(join(tmpdir(), 'forecourt-overload-'));
let server: ServerProcess;

beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder });
});
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function timed(ask: Partial<Ask>): Promise<Answer & { ms: number }> {
  const began = performance.now();
  const answer = await exchange({ port: server.port, host: HOST, ...ask });
  return { ...answer, ms: performance.now() - began };
}

it('refuses pages that it cannot make in time, and answers all else', async () => {
  const popular = await timed({ path: '/search' });
  expect(popular.status).toBe(200);
  const [vehicle = ''] = /\/cars\/[\w-]+/.exec(popular.body) ?? [];

  let isOver = false;
  const flood = Promise.all(
    Array.from({ length: FLOOD }, (_, at) => timed({ path: `/search?ref=${at}` })),
  ).finally(() => (isOver = true));
  const meanwhile: (Answer & { ms: number })[] = [];
  while (!isOver && meanwhile.length < 30) {
    await delay(20);
    meanwhile.push(await timed({ path: '/healthz' }), await timed({ path: '/search' }));
  }
  const { port } = server;
  const lead = timed(enquiryPost({ port, host: HOST, path: vehicle, email: 'mia@example.com' }));

  expect((await lead).status).toBe(303);
  expect((await lead).ms).toBeLessThan(MOST_MS);
  for (const { status, ms } of meanwhile) {
    expect(status).toBe(200);
    expect(ms).toBeLessThan(MOST_MS);
  }
  const answers = await flood;
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 200).length).toBe(FLOOD - refused.length);
  for (const { headers, body } of refused) {
    expect(headers['retry-after']).toBe('5');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('try again');
  }
  // afterwards it makes pages as before
  expect((await timed({ path: '/search?ref=last' })).status).toBe(200);
});
