/**
 * Measures Lighthouse's mobile scores of a demo site's pages against their goals. Requires an idle machine, because the
 * tool simulates a slower processor, which multiplies other load by four.
 *
 *     npm run bench -- lighthouse [site] [path ...]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

const PORT = 43_118;
const DEBUGGING_PORT = 43_119;
const [site = 'banksia-motors', ...paths] = process.argv.slice(2);
const origin = `http://${site}.localhost:${PORT}`;
const executablePath = [
  process.env['CHROMIUM_PATH'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/google-chrome',
].find(existsSync);
const goals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-lighthouse-'));
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
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${DEBUGGING_PORT}`],
});
try {
  await firstPage();
  for (const path of paths.length > 0 ? paths : await pagesOfMostKinds()) {
    // pictures are resized on first request and cached afterwards
    await resizePictures(path);
    await score(path);
  }
} finally {
  await browser.close();
  const stopped = once(server, 'exit');
  server.kill();
  await stopped;
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);

async function firstPage(): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    if (await page('/search').catch(() => undefined)) return;
    await delay(500);
  }
  throw new Error('The server did not start');
}

async function pagesOfMostKinds(): Promise<string[]> {
  return [
    '/',
    '/search',
    await richestVehicle(),
    '/about-us',
    '/dealerships',
    '/special-offers',
    '/brands',
    await firstLink('/brands', /href="(\/[\w-]+\/overview)"/),
    await firstLink('/blog', /href="(\/blog\/[\w-]+)"/),
  ];
}

async function firstLink(path: string, link: RegExp): Promise<string> {
  const [, found] = link.exec(await page(path)) ?? [];
  if (found === undefined) throw new Error(`${path} has no link like ${link.source}`);
  return found;
}

/** The page with the most pictures among those with a spin, which is the heaviest page. */
async function richestVehicle(): Promise<string> {
  const addresses = new Set((await page('/sitemap-vehicles-1.xml')).match(/\/cars\/[a-z0-9-]+/g));
  let richest = { address: '', pictures: -1 };
  for (const address of addresses) {
    const html = await page(address);
    const pictures = new Set(html.match(/\/pictures\/\d+\/\d+-/g)).size;
    if (html.includes('spinner') && pictures > richest.pictures) richest = { address, pictures };
  }
  if (richest.address === '') throw new Error('No vehicle has a spin');
  console.log(`${richest.address} has ${richest.pictures} pictures and a spin`);
  return richest.address;
}

/** Fetches a page; Node does not resolve `*.localhost`, as browsers do. */
function page(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port: PORT,
      path,
      headers: { host: `${site}.localhost` },
    });
    asked.on('error', reject);
    asked.on('response', (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('end', () =>
        response.statusCode === 200 ? resolve(body) : reject(new Error(body)),
      );
    });
    asked.end();
  });
}

async function resizePictures(path: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  const visit = await context.newPage();
  await visit.goto(origin + path, { waitUntil: 'networkidle', timeout: 120_000 });
  await context.close();
}

async function score(path: string): Promise<void> {
  const result = await lighthouse(origin + path, {
    port: DEBUGGING_PORT,
    output: 'json',
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${path}`);
  const { categories, audits } = result.lhr;
  const scores = Object.entries(goals).map(([name, goal]) => {
    const reached = Math.round((categories[name]?.score ?? 0) * 100);
    return `${name} ${reached} (goal ${goal}${reached >= goal ? '' : ', MISSED'})`;
  });
  const figure = (name: string): string => audits[name]?.displayValue ?? '?';
  console.log(
    `${path}: ${scores.join(', ')}; LCP ${figure('largest-contentful-paint')} (goal 1.8 s), ` +
      `TBT ${figure('total-blocking-time')} (goal 50 ms), CLS ${figure('cumulative-layout-shift')} (goal 0.02)`,
  );
}
