import type { Page } from '@playwright/test';
import { SiteVisitor } from '#tests/support/servers/site-visitor.ts';
import { newestCode, someMobile } from './codes.ts';
import { onSite } from './site-pages.ts';

/** Signs a newcomer in on the sign-in page that is open, with or without script. */
export async function signIn(page: Page, phone: string): Promise<void> {
  await askForCode(page, phone);
  await enterCode(page, phone);
  await introduce(page);
}

/** A newcomer who has signed in on a site without a browser. */
export async function signedIn(site: string): Promise<SiteVisitor> {
  const { hostname, port } = new URL(onSite(site));
  const visitor = new SiteVisitor(hostname, () => Number(port), someMobile());
  await visitor.signIn('mia@example.com');
  return visitor;
}

/**
 * Opens a page as a newcomer who has signed in without a browser, for journeys about something else.
 * @returns the visitor's phone number
 */
export async function openSignedIn(page: Page, site: string, path: string): Promise<string> {
  const { phone, cookies } = await signedIn(site);
  const where = { domain: `${site}.localhost`, path: '/' };
  await page
    .context()
    .addCookies(Array.from(cookies, ([name, value]) => ({ name, value, ...where })));
  await page.goto(onSite(site, path));
  return phone;
}

export async function askForCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  // shown once the code was sent; before that, the newest one may be of an earlier sign-in
  await page.getByLabel('Code from the SMS').waitFor();
}

export async function enterCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Code from the SMS').fill(await newestCode(phone));
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Gives a newcomer's details. */
export async function introduce(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Last name').fill('Chen');
  await page.getByLabel('Email').fill('mia@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Lets a page's requests come from a client network of its own, because the limits of reservations count by network. */
export async function fromOwnNetwork(page: Page): Promise<void> {
  const part = (): number => Math.trunc(Math.random() * 250);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `100.64.${part()}.${part()}` });
}
