/**
 * Counts what a phone downloads for the most visited pages of the demo sites until they have come to rest: the document
 * and the scripts, compressed, without headers. The floor is the file with React and the router alone.
 *
 *     npm run bench -- bytes [site ...]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';

const PORT = 43_120;
/** No script starts later than this after the page has loaded. */
const REST_MS = 5000;
const goals = { documentKb: 20, scriptKb: 105, scripts: 15 };
const sites =
  process.argv.length > 2
    ? process.argv.slice(2)
    : ['banksia-motors', 'kestrel-auto', 'wandering-van-co'];
const executablePath = [
  process.env['CHROMIUM_PATH'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/google-chrome',
].find(existsSync);

interface Download {
  type: string;
  file: string;
  bytes: number;
}

const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-bytes-'));
const server = spawn(process.execPath, ['src/server/main.ts'], {
  cwd: join(import.meta.dirname, '..'),
  env: {
    ...process.env,
    PORT: String(PORT),
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    DEMO: 'true',
    LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await untilReady();
  for (const site of sites) {
    const origin = `http://${site}.localhost:${PORT}`;
    for (const path of ['/', '/search', await firstVehicle(browser, origin)])
      report(site, path, await downloads(browser, origin + path));
  }
} finally {
  await browser.close();
  const stopped = once(server, 'exit');
  server.kill();
  await stopped;
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);

async function untilReady(): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await delay(500);
  }
  throw new Error('The server did not start');
}

async function firstVehicle(phone: Browser, origin: string): Promise<string> {
  const page = await phone.newPage();
  await page.goto(`${origin}/search`);
  const href = await page
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .getAttribute('href');
  await page.close();
  if (!href) throw new Error(`${origin} lists no vehicle`);
  return href;
}

async function downloads(phone: Browser, address: string): Promise<Download[]> {
  const context = await phone.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 3,
  });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const begun = new Map<string, Download & { headers: number }>();
  const finished: Download[] = [];
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    const file = new URL(response.url).pathname;
    begun.set(requestId, { type, file, bytes: 0, headers: response.encodedDataLength });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const download = begun.get(requestId);
    if (download) finished.push({ ...download, bytes: encodedDataLength - download.headers });
  });
  await page.goto(address, { waitUntil: 'load' });
  await delay(REST_MS);
  await context.close();
  return finished;
}

function report(site: string, path: string, all: readonly Download[]): void {
  const scripts = all.filter(({ type }) => type === 'Script');
  const floor = scripts.filter(({ file }) => file.includes('/framework-'));
  const document = all.filter(({ type }) => type === 'Document');
  console.log(
    `${site}${path}\n` +
      `  document ${kb(document)} kB (goal ${goals.documentKb})\n` +
      `  script ${kb(scripts)} kB (goal ${goals.scriptKb}, floor ${kb(floor)}) ` +
      `in ${scripts.length} requests (goal ${goals.scripts})`,
  );
}

function kb(all: readonly Download[]): string {
  return (all.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1);
}
