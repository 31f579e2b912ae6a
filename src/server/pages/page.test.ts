import { createServer, request } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Page } from './page.ts';

/** All different, so that the quality of compression matters. */
const words = Array.from({ length: 300 }, (_, at) => `<p>Car ${at * 7919} of ${at * 31}</p>`).join(
  '',
);
const html = `<!doctype html><script>var a = 1;</script><script src="/x.js"></script>${words}`;
const page = new Page(
  200,
  {
    'content-type': 'text/html; charset=utf-8',
    'x-script-sources': "'sha256-own'",
    'x-style-sources': "'sha256-look'",
  },
  Buffer.from(html),
);
let sent = page;
const server = createServer((asked, answer) => void sent.send(asked, answer));

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

async function ask(headers: Record<string, string>) {
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, host: '127.0.0.1', headers }).end();
  const [answer] = await once(asked, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}

it('is sent compressed, and not again to a client that has it', async () => {
  const first = await ask({ 'accept-encoding': 'gzip, br' });
  expect(first.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(first.body).toString()).toBe(html);
  const again = await ask({ 'if-none-match': first.headers.etag });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

it('sends every cookie of a response, and is not cached with any', async () => {
  const cookies = ['visitor=; Max-Age=0', 'signed-out=1'];
  const response = new Response(html, {
    headers: cookies.map((cookie) => ['set-cookie', cookie] satisfies [string, string]),
  });
  const own = await Page.fromResponse(response);
  expect(own.cacheable).toBe(false);
  sent = own;
  const { headers } = await ask({});
  sent = page;
  expect(headers['set-cookie']).toEqual(cookies);
});

it('allows the inline scripts and styles that its rendering names, and no others in its text', async () => {
  const { headers } = await ask({});
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-own';");
  expect(headers['content-security-policy']).toContain("style-src-elem 'self' 'sha256-look';");
  expect(headers).not.toHaveProperty('x-script-sources');
  expect(headers).not.toHaveProperty('x-style-sources');
});

it('is compressed more densely once it has been sent often', async () => {
  const first = await ask({ 'accept-encoding': 'br' });
  const bytes = async () => (await ask({ 'accept-encoding': 'br' })).body.length;
  for (let times = 0; times < 10; times += 1) await bytes();
  await vi.waitFor(async () => expect(await bytes()).toBeLessThan(first.body.length), 10_000);
  const last = await ask({ 'accept-encoding': 'br' });
  expect(brotliDecompressSync(last.body).toString()).toBe(html);
  expect(last.headers.etag).toBe(first.headers.etag);
});
