import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { exchange, type ExchangeResponse } from '#tests/support/servers/exchange.ts';

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

/** Opens the actions of a vehicle's page that its panel does not show at once. */
export async function openMoreWays(page: Page): Promise<void> {
  await page.getByRole('main').getByText('More ways', { exact: true }).click();
}

/** Requests a page without a browser, for any host name. */
export function get(
  host: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<ExchangeResponse> {
  return exchange({ port, host, path, headers });
}
