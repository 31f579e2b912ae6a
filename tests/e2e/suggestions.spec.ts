import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { untilHydrated } from './support/site-pages.ts';

test('makes and models are suggested while a shopper types, and selected by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/search');
  await untilHydrated(page);
  const field = page.getByLabel('Keyword search');
  await field.focus();
  await expect(field).toHaveRole('combobox');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.pressSequentially('toy');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toHaveText(/^Toyota Make \d+ cars?$/);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(/^\d suggestions$/)).toBeAttached();
  // nothing is wider than the phone's screen
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);

  const last = await options.count();
  const isActive = async (option: number) => {
    const id = await options.nth(option).getAttribute('id');
    await expect(field).toHaveAttribute('aria-activedescendant', id ?? '');
    await expect(options.nth(option)).toHaveAttribute('aria-selected', 'true');
  };
  await field.press('ArrowDown');
  await isActive(0);
  await field.press('ArrowUp');
  await isActive(last - 1);
  await field.press('Home');
  await isActive(0);
  await field.press('End');
  await isActive(last - 1);
  await field.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue('toy');
  await expect(field).not.toHaveAttribute('aria-activedescendant', /./);

  await field.pressSequentially('o');
  await expect(options.first()).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\/toyota$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Toyota' })).toBeVisible();
  await expect(options).toHaveCount(0);
});

test('text typed before the scripts have loaded gets suggestions with the next letter', async ({
  page,
}) => {
  const { promise: typed, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.js(\?|$)/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/search', { waitUntil: 'commit' });
  const field = page.getByRole('searchbox', { name: 'Keyword search' });
  await field.pressSequentially('to');
  release();
  await page.waitForLoadState('load');
  await expect(async () => {
    await page.keyboard.press('y');
    await page.keyboard.press('Backspace');
    await expect(page.getByRole('option', { name: /Toyota/ }).first()).toBeVisible({
      timeout: 1500,
    });
  }).toPass();
});

test('a tap opens a suggestion, and Enter without a selection searches for the words', async ({
  page,
}) => {
  await page.goto('/search');
  await untilHydrated(page);
  const field = page.getByLabel('Keyword search');
  await field.pressSequentially('suv');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  const suv = options.filter({ hasText: /^SUV Body type/ });
  await suv.click();
  await expect(page).toHaveURL(/\/search\?body=suv$/);
  await expect(suv).toHaveCount(0);
  await field.pressSequentially('kia');
  await expect(options.first()).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\/kia\?body=suv$/);
  await expect(options).toHaveCount(0);
});

test('without script the field is a plain search field', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/search');
  const field = page.getByRole('searchbox', { name: 'Keyword search' });
  await field.fill('toyota');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\/toyota$/);
  await context.close();
});

test('a search without results drops its least certain word, with a note', async ({ page }) => {
  await page.goto('/search?query=toyota+zzzzzz');
  await expect(
    page.getByText('We ignored “zzzzzz”, which we couldn’t match to our listings.'),
  ).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a search without results offers broader searches with their counts', async ({ page }) => {
  await page.goto('/search?make=Toyota&range[price]=:50');
  const similar = page.getByRole('list', { name: 'Similar searches' });
  await similar.getByRole('link', { name: /^Without “Up to \$50”: \d+ cars?$/ }).click();
  await expect(page).toHaveURL(/\/search\/toyota$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});
