import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { OpenConnections } from './open-connections.ts';

const BODY_MS = 400;
/** Longer than a body may take, so that an answer in progress outlives that limit. */
const ANSWER_MS = 600;

let server: Server | undefined;
afterEach(() => server?.closeAllConnections());

/** Starts a server that answers a request a while after its body is complete. */
async function open(): Promise<{ connections: OpenConnections; connected(): Promise<Socket> }> {
  const started = createServer((request, response) => {
    void text(request).then(
      async () => {
        await delay(ANSWER_MS);
        response.end('answered');
      },
      () => undefined,
    );
  });
  server = started;
  const connections = new OpenConnections(started, { bodyMs: BODY_MS });
  started.listen(0, '127.0.0.1');
  await once(started, 'listening');
  const { port } = started.address() as AddressInfo;
  return {
    connections,
    async connected() {
      const socket = connect(port, '127.0.0.1');
      await once(started, 'connection');
      return socket;
    },
  };
}

const post = (framing: string, body: string) =>
  `POST / HTTP/1.1\r\nHost: yard\r\n${framing}\r\n\r\n${body}`;

it.each([
  ['stops within its body', post('Content-Length: 100', 'name=Mia')],
  ['stops within a chunk', post('Transfer-Encoding: chunked', '20\r\nname=')],
  ['sends nothing of its body', post('Content-Length: 100', '')],
])('closes soon, while draining, a connection whose request %s', async (_, begun) => {
  const { connections, connected } = await open();
  const socket = await connected();
  socket.write(begun);
  await once(server!, 'request');
  server!.close();
  connections.drain();
  await once(server!, 'close');
  expect(await text(socket)).toBe('');
});

it.each([
  ['is complete', 0],
  ['is completed in time', BODY_MS / 3],
])('answers, while draining, a request that %s', async (_, pause) => {
  const { connections, connected } = await open();
  const socket = await connected();
  const body = 'name=Mia';
  const whole = post(`Content-Length: ${body.length}`, body);
  const sent = pause === 0 ? whole.length : whole.length - 3;
  socket.write(whole.slice(0, sent));
  await once(server!, 'request');
  server!.close();
  connections.drain();
  await delay(pause);
  if (sent < whole.length) socket.write(whole.slice(sent));
  expect(await text(socket)).toContain('answered');
  await once(server!, 'close');
});
