import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axe-violations.ts';
import { newestCode, someMobile } from './support/codes.ts';
import { test } from './support/journey.ts';
import { onSite, untilHydrated } from './support/site-pages.ts';

const site = 'southern-cross-group';

/** Signs in on the page that is open, as a newcomer. */
async function signIn(page: Page, phone: string): Promise<void> {
  await untilHydrated(page);
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code from the SMS').fill(await newestCode(phone));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Last name').fill('Chen');
  await page.getByLabel('E-mail').fill('mia@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a visitor signs in to save a vehicle, and finds it in the garage on the next visit', async ({
  page,
}) => {
  await page.goto(onSite(site, '/search?status=in_stock'));
  await page
    .getByRole('link', { name: /^Save / })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sign in to save');
  await signIn(page, someMobile());
  await expect(page).toHaveURL(/\/cars\//);

  const save = page.getByRole('button', { name: /^Save / }).first();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'View List' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mia’s garage');
  const watchlist = page.getByRole('region', { name: 'Your watchlist' });
  await expect(watchlist.getByRole('article')).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expect(watchlist.getByRole('article')).toHaveCount(1);
  await watchlist.getByRole('button', { name: /^Remove .* from your watchlist$/ }).click();
  await expect(watchlist.getByText('Nothing saved yet.')).toBeVisible();
});

test('a vehicle that could not be saved is shown as not saved, with the reason', async ({
  page,
}) => {
  await page.goto(onSite(site, '/sign-in?type=watchlist&redirect=/search&back=/'));
  await signIn(page, someMobile());
  await expect(page).toHaveURL(/\/search$/);
  await page.route('**/api/watchlist/save-car', (route) =>
    route.fulfill({ status: 409, json: { success: false, message: 'Your watchlist is full.' } }),
  );
  const save = page.getByRole('button', { name: /^Save / }).first();
  await save.click();
  await expect(page.getByText('Your watchlist is full.')).toBeVisible();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
});

test('the garage asks to sign in, and changes details', async ({ page }) => {
  await page.goto(onSite(site, '/my-garage'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your garage');
  await signIn(page, someMobile());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mia’s garage');
  await untilHydrated(page);
  await page.getByLabel('First name').fill('Amelia');
  await page.getByRole('button', { name: 'Save my details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amelia’s garage');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(onSite(site, '/'));
  await page.goto(onSite(site, '/my-garage'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your garage');
});
