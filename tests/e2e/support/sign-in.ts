import type { Page } from '@playwright/test';
import { newestCode } from './codes.ts';

/** Signs a newcomer in on the sign-in page that is open, with or without script. */
export async function signIn(page: Page, phone: string): Promise<void> {
  await askForCode(page, phone);
  await enterCode(page, phone);
  await introduce(page);
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

/** The `Cookie` header of a signed-in visitor's requests. */
export async function cookieHeader(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
