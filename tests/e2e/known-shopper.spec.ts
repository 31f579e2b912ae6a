import { expect, type Page } from '@playwright/test';
import { newestCode, someMobile } from './support/codes.ts';
import { test } from './support/journey.ts';
import { openSignedIn } from './support/sign-in.ts';
import { get, onSite, untilHydrated } from './support/site-pages.ts';

const site = 'kestrel-auto';

async function signedIn(page: Page): Promise<string> {
  const phone = await openSignedIn(page, site, '/my-garage');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/garage$/);
  return phone;
}

async function someVehicle(): Promise<string> {
  const { body } = await get(`${site}.localhost`, '/search?status=in_stock');
  return /href="(\/cars\/[\w-]+)["#?]/.exec(body)?.[1] ?? '';
}

test('the account fills the enquiry on a vehicle, and every other form', async ({ page }) => {
  const phone = await signedIn(page);
  for (const path of [await someVehicle(), '/contact']) {
    await page.goto(onSite(site, path));
    const form = page.locator('#enquire');
    await expect(form.getByLabel('First name')).toHaveValue('Mia');
    await expect(form.getByLabel('Last name')).toHaveValue('Chen');
    await expect(form.getByLabel('Email')).toHaveValue('mia@example.com');
    await expect(form.getByLabel('Phone')).toHaveValue(phone);
  }
  // what is typed stays, here and after a reload
  await page.locator('#enquire').getByLabel('First name').fill('Amelia');
  await page.reload();
  await expect(page.locator('#enquire').getByLabel('First name')).toHaveValue('Amelia');
});

test('a signed-in shopper applies for finance with another number', async ({ page }) => {
  const phone = await signedIn(page);
  await page.goto(onSite(site, '/finance'));
  await untilHydrated(page);
  const form = page.locator('#finance-form');
  await expect(form.getByLabel('First name')).toHaveValue('Mia');
  await expect(form.getByText(/^Your mobile number .* is verified\.$/)).toBeVisible();
  await form.getByRole('button', { name: 'Use another number' }).click();
  const field = form.getByLabel('Mobile number');
  await expect(field).toHaveValue('');
  const other = someMobile();
  expect(other).not.toBe(phone);
  await field.fill(other);
  await form.getByRole('button', { name: 'Send code' }).click();
  await expect(form.getByText('Code sent!')).toBeVisible();
  await expect(form.getByLabel('First name')).toHaveValue('Mia');
  await form.getByLabel('Code from the SMS').fill(await newestCode(other));
  await expect(form.getByLabel('Mobile number')).not.toBeEditable();
});
