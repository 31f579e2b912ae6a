import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { untilHydrated } from './support/site-pages.ts';

const answer = {
  fill: 0.72,
  listing_price: 21_490,
  market_range_min: 20_500,
  market_range_max: 24_000,
  confidence: 0.64,
  description: null,
};

async function openVehicle(page: Page, answer: object | undefined): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/autogauge', (route) =>
    answer ? route.fulfill({ json: answer }) : route.fulfill({ status: 500 }),
  );
  await page.goto('/search');
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const response = page.waitForResponse('**/autogauge');
  await page.goto((await link.getAttribute('href')) ?? '');
  await untilHydrated(page);
  await page.getByRole('region', { name: 'Key information' }).scrollIntoViewIfNeeded();
  await response;
}

const gauge = (page: Page) => page.getByRole('region', { name: 'How this price compares' });

test('the price is compared with the market, in text and as a dial', async ({ page }) => {
  await openVehicle(page, answer);
  await expect(gauge(page)).toContainText('Great Deal');
  await expect(gauge(page)).toContainText('$21,490');
  await expect(gauge(page)).toContainText('$20,500 – $24,000');
  await expect(gauge(page).getByRole('img')).toHaveAccessibleName(/Great Deal/);
});

test('the description in the answer replaces the default', async ({ page }) => {
  await openVehicle(page, { ...answer, fill: 0.3, description: 'Fair Price' });
  await expect(gauge(page)).toContainText('Fair Price');
});

for (const [what, body] of [
  ['is too unsure', { ...answer, confidence: 0.2 }],
  ['lies below the price', { ...answer, market_range_max: 21_000 }],
  ['is not known', { ...answer, market_range_min: null }],
  ['cannot be reached', undefined],
] as const) {
  test(`there is no gauge if the market ${what}`, async ({ page }) => {
    await openVehicle(page, body);
    await expect(gauge(page)).toHaveCount(0);
    // nor space for one
    await expect(page.locator('.price-gauge')).toHaveCount(0);
    await expect(page.getByText(/(Good|Great) Deal/)).toHaveCount(0);
  });
}
