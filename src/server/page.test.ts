import { createServer, request } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Page } from './page.ts';

const html = `<!doctype html><script>var a = 1;</script><script src="/x.js"></script>${'<p>words</p>'.repeat(200)}`;
const page = new Page(200, { 'content-type': 'text/html; charset=utf-8' }, Buffer.from(html));
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

it('names the hash of each inline script, and allows no other', async () => {
  const { headers } = await ask({});
  const hash = createHash('sha256').update('var a = 1;').digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
});
