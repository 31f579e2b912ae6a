import { expect } from '@playwright/test';
import { axeViolations } from './support/axe-violations.ts';
import { someMobile } from './support/codes.ts';
import { test } from './support/journey.ts';
import { signIn, openSignedIn } from './support/sign-in.ts';
import { onSite, untilHydrated } from './support/site-pages.ts';

for (const [site, width] of [
  ['banksia-motors', 390],
  ['southern-cross-group', 1440],
] as const) {
  test(`${site} at ${width} px: a search is saved, its emails are changed, and it is deleted`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(onSite(site, '/search/used-cars?range[price]=:40000'));
    await page.getByRole('link', { name: 'Save this search' }).click();
    await untilHydrated(page);
    await signIn(page, someMobile());

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Save this search');
    await expect(page.getByRole('list', { name: 'What you search for' })).toContainText(
      'Up to $40,000',
    );
    expect(await axeViolations(page)).toEqual([]);
    await untilHydrated(page);
    await page.getByLabel('Name').fill('');
    await page.getByRole('button', { name: 'Save search' }).click();
    await expect(page.getByRole('alert')).toContainText('Please fix the following errors:');
    await page.getByLabel('Name').fill('My next car');
    await page.getByLabel('Once a day').check();
    await page.getByRole('button', { name: 'Save search' }).click();

    const searches = page.getByRole('region', { name: 'Your saved searches' });
    await expect(searches.getByRole('link', { name: 'My next car' })).toBeVisible();
    const notice = page.getByRole('region', { name: 'Confirm your email address' });
    await expect(notice).toContainText('mia@example.com');
    expect(await axeViolations(page)).toEqual([]);
    const emails = page.getByLabel('Emails about My next car');
    await expect(emails).toHaveValue('daily');
    await emails.selectOption('No emails');
    await expect(notice).toHaveCount(0);
    await page.getByLabel('Emails about your watchlist').selectOption('As soon as it happens');
    await expect(notice).toBeVisible();
    await page.reload();
    await expect(emails).toHaveValue('off');

    await searches.getByRole('link', { name: 'My next car' }).click();
    await expect(page).toHaveURL(/\/search\/used-cars\?range\[price\]=:40000$/);
    await page.goBack();
    await searches.getByRole('button', { name: 'Delete My next car' }).click();
    await expect(searches).toContainText('Nothing saved yet.');
  });
}

for (const site of ['banksia-motors', 'kestrel-auto']) {
  test(`${site}: a shopper who does not sign in to save a search is back at it`, async ({
    page,
  }) => {
    await page.goto(onSite(site, '/search/used-cars?range[price]=:40000'));
    await page.getByRole('link', { name: 'Save this search' }).click();
    await page.getByRole('link', { name: 'Not now' }).click();
    await expect(page).toHaveURL(onSite(site, '/search/used-cars?range[price]=:40000'));
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a search is saved, and its emails are changed', async ({ page }) => {
    await page.goto(onSite('banksia-motors', '/save-search?search=/search/kia'));
    await signIn(page, someMobile());
    await page.getByRole('button', { name: 'Save search' }).click();
    const emails = page.getByLabel('Emails about Kia');
    await expect(emails).toHaveValue('at-once');
    await emails.selectOption('Once a day');
    await page
      .getByRole('region', { name: 'Your saved searches' })
      .getByRole('button', { name: 'Save' })
      .click();
    await expect(emails).toHaveValue('daily');
  });
});

test('an address that is no search cannot be saved', async ({ page }) => {
  await openSignedIn(page, 'banksia-motors', '/save-search?search=/search/kia');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Save this search');
  for (const search of ['//evil.example/search', '/search/%E0%A4%A', '/cars/some-car', '']) {
    const answer = await page.goto(
      onSite('banksia-motors', `/save-search?search=${encodeURIComponent(search)}`),
    );
    expect(answer?.status(), search).toBe(404);
  }
});
