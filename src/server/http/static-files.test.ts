import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StaticFiles } from './static-files.ts';

const directory = mkdtempSync(join(tmpdir(), 'forecourt-files-'));
mkdirSync(join(directory, 'assets'));
for (const name of ['kept', 'vanished']) {
  writeFileSync(join(directory, 'assets', `${name}.js`), `export const name = '${name}';`);
}
const files = new StaticFiles(directory);
const server = createServer((request, response) => {
  void files.serve(request, response).then((served) => {
    if (!served) response.writeHead(404).end();
  });
});
let origin = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(directory, { recursive: true, force: true });
});

it('serves a built file that browsers may cache forever', async () => {
  const answer = await fetch(`${origin}/assets/kept.js`);
  expect(await answer.text()).toBe("export const name = 'kept';");
  expect(answer.headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
});

it('aborts a file that was deleted, and continues to serve others', async () => {
  rmSync(join(directory, 'assets', 'vanished.js'));
  const vanished = fetch(`${origin}/assets/vanished.js`).then((answer) => answer.text());
  await expect(vanished).rejects.toThrow();
  expect((await fetch(`${origin}/assets/kept.js`)).status).toBe(200);
});
