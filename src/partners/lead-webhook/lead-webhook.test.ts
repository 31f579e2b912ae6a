import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { someStoredLead } from '#tests/support/leads.ts';
import { fetchAnyAddress } from '#partners/outside/outside-fetch.ts';
import { httpLeadWebhook, type LeadWebhookOptions } from './lead-webhook.ts';

const SECRET = 'a secret of sixteen letters or more';
const NOW = new Date('2026-03-01T02:03:04.567Z');

interface Post {
  headers: IncomingHttpHeaders;
  body: string;
}
const webhookWith = (secret: string | undefined, options?: LeadWebhookOptions) =>
  httpLeadWebhook(secret, () => NOW, { fetch: fetchAnyAddress, ...options });
let posts: Post[];
let answer: (response: ServerResponse) => void;
const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => (body += text));
  request.on('end', () => {
    posts.push({ headers: request.headers, body });
    answer(response);
  });
});
let url: string;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`;
});
beforeEach(() => {
  posts = [];
  answer = (response) => response.writeHead(204).end();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('posts the lead as JSON with the same idempotency key in every repetition', async () => {
  const lead = someStoredLead();
  const webhook = webhookWith(undefined);
  await webhook.send(lead, url);
  await webhook.send(lead, url);
  for (const { headers, body } of posts) {
    expect(headers['content-type']).toBe('application/json');
    expect(headers['idempotency-key']).toBe(lead.id);
    expect(headers['forecourt-signature']).toBeUndefined();
    expect(JSON.parse(body)).toMatchObject({
      event: 'lead.created',
      lead: { lead_id: lead.id, email: 'mia@example.com', source: 'Website' },
    });
  }
  expect(posts).toHaveLength(2);
});

it('posts an update with the lead’s id and its own idempotency key', async () => {
  const lead = someStoredLead({ form_completed: true, offer_accepted: true });
  await webhookWith(undefined).send(lead, url, 2);
  const [post] = posts;
  expect(post?.headers['idempotency-key']).toBe(`${lead.id}.2`);
  expect(JSON.parse(post?.body ?? '')).toMatchObject({
    event: 'lead.updated',
    lead: { lead_id: lead.id, form_completed: true, offer_accepted: true },
  });
});

it('signs the body and the time with the secret', async () => {
  await webhookWith(SECRET).send(someStoredLead(), url);
  const [post] = posts;
  const [, seconds, given] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(post?.headers['forecourt-signature'])) ?? [];
  expect(Number(seconds)).toBe(Math.floor(NOW.getTime() / 1000));
  const signed = (body: string) =>
    createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex');
  expect(signed(post?.body ?? '')).toBe(given);
  expect(signed(`${post?.body} `)).not.toBe(given);
});

it.each([300, 304, 400, 404, 429, 500, 503])('fails on status %d', async (status) => {
  answer = (response) => response.writeHead(status).end('no');
  await expect(webhookWith(SECRET).send(someStoredLead(), url)).rejects.toThrow(String(status));
});

it('does not follow redirects, which would send the lead to another address', async () => {
  answer = (response) => response.writeHead(307, { location: `${url}/elsewhere` }).end();
  await expect(webhookWith(SECRET).send(someStoredLead(), url)).rejects.toThrow(
    'The webhook request failed: unexpected redirect',
  );
  expect(posts).toHaveLength(1);
});

it.each<[string, typeof answer]>([
  ['no answer comes in time', () => {}],
  [
    'the answer begins and never ends its headers',
    (response) => response.socket?.write('HTTP/1.1 200 OK\r\n'),
  ],
])('fails when %s', async (_what, begin) => {
  answer = begin;
  const webhook = webhookWith(SECRET, { timeoutMs: 50 });
  await expect(webhook.send(someStoredLead(), url)).rejects.toThrow(
    'The webhook did not answer within 0.05 seconds',
  );
});

it('reports why the connection failed', async () => {
  answer = (response) => response.destroy();
  await expect(webhookWith(SECRET).send(someStoredLead(), url)).rejects.toThrow(
    'The webhook request failed: other side closed (UND_ERR_SOCKET)',
  );
});

it('reports a refused connection', async () => {
  const nobody = createServer().listen(0, '127.0.0.1');
  await once(nobody, 'listening');
  const { port } = nobody.address() as AddressInfo;
  nobody.close();
  await once(nobody, 'close');
  await expect(
    webhookWith(SECRET).send(someStoredLead(), `http://127.0.0.1:${port}/`),
  ).rejects.toThrow(`The webhook request failed: connect ECONNREFUSED 127.0.0.1:${port}`);
});

it('reports TLS errors', async () => {
  const secure = url.replace('http:', 'https:');
  await expect(webhookWith(SECRET).send(someStoredLead(), secure)).rejects.toThrow(
    /^The webhook request failed: .*SSL.*$/,
  );
});

it('sends a User-Agent', async () => {
  await webhookWith(SECRET).send(someStoredLead(), url);
  expect(posts[0]?.headers['user-agent']).toBe('Forecourt');
});

it('sends nothing to a private address and reports why', async () => {
  const webhook = httpLeadWebhook(SECRET, () => NOW);
  await expect(webhook.send(someStoredLead(), url)).rejects.toThrow(
    'The webhook request failed: 127.0.0.1 is not on the public internet',
  );
  expect(posts).toEqual([]);
});
