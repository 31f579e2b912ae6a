import { execFile } from 'node:child_process';
import { type IncomingHttpHeaders, request } from 'node:http';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 43_117);

/** An address on a demo site. */
export function onSite(slug: string, path = '/'): string {
  return `http://${slug}.localhost:${port}${path}`;
}

/** Runs an operator command against the running server. */
export async function forecourt(...args: string[]): Promise<string> {
  // the configuration names the directory
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] };
  const { stdout } = await promisify(execFile)('node', ['src/cli/main.ts', ...args], { env });
  return stdout;
}

/** Fills in the page's enquiry form with a shopper's details. */
export async function fillEnquiry(
  page: Page,
  person: { email: string; message?: string },
): Promise<void> {
  const form = page.getByRole('region', { name: 'Ask about this vehicle' });
  await form.getByLabel('First name').fill('Mia');
  await form.getByLabel('Last name').fill('Chen');
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Phone').fill('0491 570 006');
  await form.getByLabel('Message').fill(person.message ?? 'Is it still there?');
}

/** Waits for hydration; until then controls work as they do without script. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}

interface Fetched {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Requests a page without a browser, for any host name; Node does not resolve `*.localhost`. */
export function get(
  host: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      host: '127.0.0.1',
      port,
      path,
      headers: { host: `${host}:${port}`, ...headers },
    });
    outgoing.on('response', (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
