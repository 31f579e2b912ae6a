import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { onSite, untilAlive } from './site-pages.ts';

const count = (page: Page) => page.locator('#result-count');

test('the price slider is moved by keyboard, and is undone at its end', async ({ page }) => {
  await page.goto('/search');
  await untilAlive(page);
  const all = (await count(page).textContent()) ?? '';
  const upTo = page.getByRole('slider', { name: 'Price, up to' });
  await upTo.focus();
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/\/search\?range\[price\]=:\d+000$/);
  await expect(page.getByRole('link', { name: /^Remove Up to \$\d+,000$/ })).toBeVisible();
  await expect(count(page)).not.toHaveText(all);
  await expect(upTo).toBeFocused();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/\/search$/);
  await expect(count(page)).toHaveText(all);
  await page.goBack();
  await expect(page).toHaveURL(/range\[price\]=/);
  await page.goBack();
  await expect(page).toHaveURL(/\/search$/);
});

test('one thumb of the slider does not pass the other', async ({ page }) => {
  await page.goto('/search?range[price]=20000:30000');
  await untilAlive(page);
  const from = page.getByRole('slider', { name: 'Price, from' });
  await from.focus();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/range\[price\]=30000:30000/);
});

test('a price beyond what the stock costs asks for nothing', async ({ page }) => {
  await page.goto('/search');
  const field = page.getByRole('spinbutton', { name: 'Price, up to' });
  await untilAlive(page);
  const noted = page.waitForEvent('console', (message) => message.text().includes('out of range'));
  await field.fill('99999999');
  await noted;
  await expect(page).toHaveURL(/\/search$/);
});

test('makes beyond the first seven are shown and hidden', async ({ page }) => {
  await page.goto('/search');
  const makes = page.getByRole('group', { name: 'Make', exact: true });
  await expect(makes.getByRole('checkbox')).toHaveCount(7);
  await makes.getByText('Show all makes').click();
  expect(await makes.getByRole('checkbox').count()).toBeGreaterThan(7);
  await makes.getByText('Hide extra makes').click();
  await expect(makes.getByRole('checkbox')).toHaveCount(7);
});

test('a favourite is still one after the page is loaded again', async ({ page }) => {
  await page.goto('/search');
  await untilAlive(page);
  const hearts = page.getByRole('button', { name: /^Add to favourites: / });
  await hearts.first().click();
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  const kept: unknown = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('banksia-motorsFavouritedCars') ?? '[]'),
  );
  expect(kept).toEqual([
    expect.objectContaining({
      id: expect.any(Number),
      slug: expect.any(String),
      make: expect.any(String),
      primary_image_url: expect.stringContaining('/pictures/'),
    }),
  ]);
  await page.reload();
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  await hearts.first().click();
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'false');
});

test('the last searches are offered under the keyword field', async ({ page }) => {
  for (const path of ['/search/toyota', '/search?range[price]=:20000']) {
    await page.goto(path);
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(path);
  }
  await page.goto('/search');
  await page.getByRole('searchbox', { name: 'Keyword search' }).focus();
  const recent = page.getByRole('navigation', { name: 'Recent searches' });
  await expect(recent.getByRole('link')).toHaveText(['Up to $20,000', 'Toyota']);
  await recent.getByRole('link', { name: 'Toyota' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Toyota' })).toBeVisible();
});

test('a dealer’s promotion stands among the results, and the banner above them', async ({
  page,
}) => {
  await page.goto('/search');
  const tiles = page.locator('.results > li');
  await expect(tiles.nth(7).getByRole('heading', { name: 'We Want Your Car!' })).toBeVisible();
  await page.goto(onSite('kestrel-auto', '/search'));
  const banner = page.getByRole('navigation', { name: 'More from us' });
  await expect(banner.getByRole('link')).toHaveCount(3);
});

test('a card shows a repayment with both rates and the warning, and the rest of the small print when asked', async ({
  page,
}) => {
  await page.goto(onSite('kestrel-auto', '/search'));
  const card = page.getByRole('article').filter({ hasText: 'Comparison rate' }).first();
  await expect(
    card.getByText(/^Comparison rate for a 5-year secured fixed rate loan/),
  ).toBeVisible();
  await expect(card.getByText('Interest rate', { exact: true })).toBeVisible();
  const rest = card.getByText('gives a different repayment.');
  await expect(rest).toBeHidden();
  await card.getByText('Show more').click();
  await expect(rest).toBeVisible();
});

test('a vehicle for test drives only offers one in place of finance', async ({ page }) => {
  await page.goto(onSite('kestrel-auto', '/search?tag=Test+Drive+Only'));
  const card = page.getByRole('article').first();
  await expect(card.getByRole('link', { name: /^Book a Test Drive/ })).toBeVisible();
  await expect(card.getByText('Comparison rate', { exact: true })).toHaveCount(0);
});

test('a sold vehicle offers something similar and nothing else', async ({ page }) => {
  await page.goto(onSite('southern-cross-group', '/search?status=sold'));
  const card = page.getByRole('article').first();
  await expect(card.getByText('Like this and want something similar?')).toBeVisible();
  await expect(card.getByRole('link', { name: /^Find Me Something Similar/ })).toBeVisible();
  await expect(card.getByRole('link', { name: /Enquire|View Details|Call/ })).toHaveCount(0);
});

test('a search that was answered before is answered from the tab', async ({ page }) => {
  await page.goto('/search');
  await untilAlive(page);
  const all = (await count(page).textContent()) ?? '';
  await page.getByRole('checkbox').first().check();
  await expect(count(page)).not.toHaveText(all);
  await page.route('**/search*.data**', (route) => route.abort());
  await page.getByRole('checkbox').first().uncheck();
  await expect(page).toHaveURL(/\/search$/);
  await expect(count(page)).toHaveText(all);
  await expect(page.locator('[data-state]')).toHaveAttribute('data-state', 'hasData');
});

test('a search on its way from another page shows where its cards will be', async ({ page }) => {
  await page.goto('/');
  await untilAlive(page);
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/search*.data**', async (route) => {
    await held;
    await route.fallback();
  });
  await page
    .getByRole('button', { name: /^Show Me/ })
    .first()
    .click();
  await expect(page.getByText('Searching…')).toBeAttached();
  letGo();
  await expect(page).toHaveURL(/\/search/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Searching…')).toHaveCount(0);
});

test('a plain request becomes filters that a shopper sees and can take back', async ({ page }) => {
  await page.goto('/search');
  await page
    .getByRole('searchbox', { name: 'Keyword search' })
    .fill('automatic suv under 40k nonsense');
  await page.keyboard.press('Enter');
  // with the nonsense nothing is found, without it there is
  await expect(page.getByText('No results found for your search at this time.')).toBeVisible();
  const chips = page.getByRole('list', { name: 'Selected filters' });
  await expect(chips.getByRole('link', { name: /^Remove/ })).toHaveText([
    /“nonsense”/,
    /SUV/,
    /Automatic/,
    /Up to \$40,000/,
  ]);
  await chips.getByRole('link', { name: 'Remove “nonsense”' }).click();
  await expect(page).toHaveURL(/\/search\?body=suv&transmission=Automatic&range\[price\]=:40000$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Keyword search' })).toHaveValue('');
});

test('a search around a postcode tells how far away each vehicle is', async ({ page }) => {
  await page.goto(onSite('southern-cross-group', '/search'));
  await page.locator('summary').filter({ hasText: 'Distance' }).click();
  await page.getByLabel('of postcode').fill('3000');
  await expect(page).toHaveURL(/postcode=3000&distance=50$/);
  await expect(page.getByRole('article').first()).toContainText(/\d+ km away/);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Nearest' });
  await expect(page).toHaveURL(/sortBy=nearest/);
  await page.getByRole('link', { name: 'Remove Within 50 km of 3000' }).click();
  await expect(page).toHaveURL(/\/search$/);
});

test('a postcode that does not exist is said to be wrong, where it was typed', async ({ page }) => {
  await page.goto('/search?postcode=9999');
  await expect(page.getByLabel('of postcode')).toHaveAccessibleDescription('Invalid postcode');
  await expect(page.getByRole('article').first()).toBeVisible();
});
