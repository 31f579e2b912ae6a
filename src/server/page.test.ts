import { createServer, request } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Page } from './page.ts';

const html = `<!doctype html><script>var a = 1;</script><script src="/x.js"></script>${'<p>words</p>'.repeat(200)}`;
const page = new Page(
  200,
  {
    'content-type': 'text/html; charset=utf-8',
    'x-script-sources': "'sha256-own'",
    'x-style-sources': "'sha256-look'",
  },
  Buffer.from(html),
);
const server = createServer((asked, answer) => void page.send(asked, answer));

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

it('is sent compressed, and not at all to who has it', async () => {
  const first = await ask({ 'accept-encoding': 'gzip, br' });
  expect(first.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(first.body).toString()).toBe(html);
  const again = await ask({ 'if-none-match': first.headers.etag });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

it('lets the scripts run and the styles apply that its rendering names, and none that merely stands in it', async () => {
  const { headers } = await ask({});
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-own';");
  expect(headers['content-security-policy']).toContain("style-src-elem 'self' 'sha256-look';");
  expect(headers).not.toHaveProperty('x-script-sources');
  expect(headers).not.toHaveProperty('x-style-sources');
});
