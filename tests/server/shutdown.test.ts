import { rmSync } from 'node:fs';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { exchange } from '#tests/support/servers/exchange.ts';
import { seededFolder } from '#tests/support/servers/seeded-demo.ts';
import { startServer } from '#tests/support/servers/server-process.ts';
import { report } from '#tests/support/report.ts';

const folder = seededFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CONNECTIONS = 10;

it('ends soon behind a proxy that keeps its connections busy, and answers every request it took', async () => {
  const server = await startServer({ DATA_DIR: folder });
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let isStopping = false;
  let answered = 0;
  let cut = 0;
  const ask = () =>
    new Promise<boolean>((resolve) => {
      const asked = request({
        agent,
        host: '127.0.0.1',
        port: server.port,
        path: '/search',
        headers: { host: `banksia-motors.localhost:${server.port}` },
      });
      asked.on('response', (response) => {
        response.resume().on('end', () => resolve(true));
        response.on('error', () => resolve(false));
      });
      asked.on('error', () => resolve(false));
      asked.end();
    });
  const proxy = async (): Promise<void> => {
    while (server.isRunning()) {
      const isAnswered = await ask();
      if (isAnswered) answered += 1;
      else if (isStopping) return;
      else cut += 1;
    }
  };
  // proxies also open connections in advance, and clients stop in the middle of a request
  const waiting = ['', 'GET / HTTP/1.1\r\nHost: banksia-'].map((begun) => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(begun);
    return socket;
  });
  await Promise.all(waiting.map((socket) => once(socket, 'connect')));
  const proxies = Array.from({ length: CONNECTIONS }, proxy);
  await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThan(100);
  isStopping = true;
  const began = performance.now();
  await server.stop();
  const took = performance.now() - began;
  await Promise.all(proxies);
  agent.destroy();
  report(`stopped in ${Math.round(took)} ms amid ${answered} requests`);
  expect(cut).toBe(0);
}, 120_000);

it('says that it stops, and serves on for the set time', async () => {
  const server = await startServer({ DATA_DIR: folder, SHUTDOWN_DELAY_SECONDS: '3' });
  const { port } = server;
  const statusOf = async (path: string) =>
    (await exchange({ port, host: 'banksia-motors.localhost', path })).status;
  expect(await statusOf('/readyz')).toBe(200);
  const began = performance.now();
  const stopped = server.stop();
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  expect(await statusOf('/search')).toBe(200);
  expect(await statusOf('/healthz')).toBe(200);
  await stopped;
  expect(performance.now() - began).toBeGreaterThan(3000);
}, 120_000);
