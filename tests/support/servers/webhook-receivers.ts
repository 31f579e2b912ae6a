/**
 * Webhooks of many dealers in a separate process, each on its own port: the first accepts requests without responding
 * until it recovers, the second takes 8 seconds, the others respond immediately. They record what they receive. The
 * first line of output lists the ports; a line of input makes the first webhook recover.
 *
 * Usage: node webhook-receivers.ts COUNT FILE
 */
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookReceipt } from './webhook-receivers-process.ts';

const SLOW_MS = 8000;
const [count = '', file = ''] = process.argv.slice(2);

const held = new Set<ServerResponse>();
let isDead = true;

function answer(response: ServerResponse, dealer: number): void {
  const take = () => response.writeHead(204).end();
  if (dealer === 0 && isDead) held.add(response);
  else if (dealer === 1) setTimeout(take, SLOW_MS);
  else take();
}

const ports = await Promise.all(
  Array.from({ length: Number(count) }, async (_, dealer) => {
    let inFlight = 0;
    const server = createServer((request, response) => {
      inFlight += 1;
      response.once('close', () => {
        inFlight -= 1;
        held.delete(response);
      });
      let body = '';
      request.setEncoding('utf8').on('data', (text: string) => (body += text));
      request.on('end', () => {
        const { lead } = JSON.parse(body) as { lead: { email: string } };
        const isTaken = dealer > 0 || !isDead;
        const receipt: WebhookReceipt = {
          dealer,
          email: lead.email,
          at: Date.now(),
          inFlight,
          isTaken,
        };
        appendFileSync(file, `${JSON.stringify(receipt)}\n`);
        answer(response, dealer);
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  }),
);
process.stdout.write(`${JSON.stringify(ports)}\n`);
process.stdin.once('data', () => {
  isDead = false;
  for (const response of held) response.destroy();
});
