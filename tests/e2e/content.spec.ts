import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { forecourt, get, onSite, untilHydrated } from './support/site-pages.ts';

const stayed = () => 'stayed' in window;

/** Opens a page and waits for hydration, because these journeys test navigation without reloads. */
async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

test('offers are filtered and paged without a reload, and Back restores everything', async ({
  page,
}) => {
  await arrive(page, onSite('kestrel-auto', '/special-offers'));
  const count = page.locator('.result-count');
  await expect(count).toHaveText('26 offers');
  await expect(page.getByRole('article')).toHaveCount(21);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('article')).toHaveCount(5);

  const finance = page.getByRole('checkbox', { name: /Finance offer/ });
  await finance.check();
  // another filter starts at the first page
  await expect(page).toHaveURL(/\/special-offers\?categories=Finance\+offer$/);
  await expect(count).toHaveText('4 offers');
  await page.getByRole('checkbox', { name: /Demonstrator 3/ }).check();
  await expect(count).toHaveText('7 offers');
  await page.getByRole('textbox', { name: 'Price, up to' }).fill('40000');
  await expect(page).toHaveURL(/range\[price\]=:40000/);
  await expect(count).toHaveText('2 offers');

  await page.goBack();
  await expect(count).toHaveText('7 offers');
  await expect(page.getByRole('textbox', { name: 'Price, up to' })).toHaveValue('');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(finance).not.toBeChecked();
  await expect(page.getByRole('article')).toHaveCount(5);
  expect(await page.evaluate(stayed)).toBe(true);
});

test('a list that was shown in this tab is not requested again', async ({ page }) => {
  await arrive(page, onSite('kestrel-auto', '/models'));
  await page.getByRole('link', { name: /^SUV/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SUV models');
  await page.route('**/*.data*', (route) => route.abort());
  await page.getByRole('link', { name: 'All Vehicles' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Models');
  await expect(page).toHaveURL(/\/models$/);
});

test('a search without offers shows a message and a link to all offers', async ({ page }) => {
  await page.goto(onSite('banksia-motors', '/special-offers?categories=Free+cars'));
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
  await expect(
    page.getByText(
      'There appears to be no offers currently available that meet the conditions of your search',
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(/\/special-offers$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a long offer expands on demand, and links to its model', async ({ page }) => {
  await page.goto(onSite('kestrel-auto', '/special-offers'));
  const card = page.getByRole('article').filter({ hasText: '5.9% p.a. on the Toyota Corolla' });
  const end = card.getByText('comes to you if that is easier.');
  await expect(end).toBeHidden();
  await card.locator('summary').first().click();
  await expect(end).toBeVisible();
  await card.getByRole('link', { name: 'Explore the Toyota Corolla' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Toyota Corolla' })).toBeVisible();
  await page.getByRole('link', { name: '5.9% p.a. on the Toyota Corolla' }).click();
  await expect(page).toHaveURL(/\/offers\/toyota\/finance-corolla$/);
  const inStock = page.getByRole('link', { name: /^See \d+ Toyota Corolla in stock$/ });
  const total = /\d+/.exec((await inStock.textContent()) ?? '')?.[0];
  await inStock.click();
  await expect(page).toHaveURL(/\/search\/toyota\/corolla\?status=in_stock$/);
  await expect(page.locator('#result-count')).toHaveText(new RegExp(`^${total} cars?$`));
});

test('the directory is searched while typing, as one history entry', async ({ page }) => {
  await arrive(page, onSite('southern-cross-group', '/'));
  await page.getByRole('link', { name: 'Locations', exact: true }).first().click();
  await expect(page.getByRole('article')).toHaveCount(5);
  const field = page.getByRole('searchbox', { name: 'Search for a location' });
  await field.pressSequentially('gee');
  await expect(page).toHaveURL(/query=gee$/);
  await field.pressSequentially('long');
  await expect(page).toHaveURL(/query=geelong$/);
  await expect(field).toHaveValue('geelong');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Southern Cross Cars Geelong' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dealerships$/);
  await expect(field).toHaveValue('');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Hyundai/ })
    .click();
  await expect(page).toHaveURL(/\/dealerships\/hyundai\?filter=brand$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Hyundai dealerships' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('the price slider searches the stock, and its thumbs never meet', async ({ page }) => {
  await arrive(page, onSite('wandering-van-co', '/'));
  const from = page.getByRole('slider', { name: 'Price, from' });
  const upTo = page.getByRole('slider', { name: 'Price, up to' });
  await from.focus();
  await page.keyboard.press('ArrowRight');
  await expect(from).toHaveValue('5500');
  await upTo.focus();
  await page.keyboard.press('Home');
  await expect(upTo).toHaveValue('6000');
  await from.focus();
  await page.keyboard.press('End');
  await expect(from).toHaveValue('5500');
  const panel = page.getByRole('region', { name: 'Search by price' });
  const button = panel.getByRole('button', { name: /^Show Me \d+ caravans?$/ });
  const label = (await button.textContent()) ?? '';
  await button.click();
  await expect(page).toHaveURL(
    /\/search\?status=in_stock&range\[price\]=5500:6000&sortBy=price_desc$/,
  );
  await expect(page.locator('#result-count')).toContainText(label.replace('Show Me ', ''));
});

test('an untouched slider neither filters nor sorts', async ({ page }) => {
  await arrive(page, onSite('wandering-van-co', '/'));
  const panel = page.getByRole('region', { name: 'Search by price' });
  await expect(panel.getByRole('status')).toHaveText('Any price');
  await panel.getByRole('button', { name: /^Show Me/ }).click();
  await expect(page).toHaveURL(/\/search\?status=in_stock$/);
  await page.goBack();
  const upTo = panel.getByRole('slider', { name: 'Price, up to' });
  await upTo.focus();
  await page.keyboard.press('PageDown');
  await expect(panel.getByRole('status')).toHaveText(/^Up to \$[\d,]+$/);
  await panel.getByRole('button', { name: /^Show Me/ }).click();
  await expect(page).toHaveURL(
    /\/search\?status=in_stock&range\[price\]=1001:\d+&sortBy=price_desc$/,
  );
});

test('the picture of an offer is served only on its own site', async ({ page }) => {
  await page.goto('/special-offers');
  const address = await page.getByRole('article').first().locator('img').getAttribute('src');
  const picture = await get('banksia-motors.localhost', address ?? '');
  expect(picture.status).toBe(200);
  expect(picture.body.length).toBeGreaterThan(5000);
  expect((await get('kestrel-auto.localhost', address ?? '')).status).toBe(404);
});

test('imported content shows immediately, without a restart', async ({ page }) => {
  const file = join(mkdtempSync(join(tmpdir(), 'forecourt-e2e-')), 'content.json');
  const slug = `content-yard-${Date.now()}`;
  const site = join(mkdtempSync(join(tmpdir(), 'forecourt-e2e-')), 'site.json');
  const { default: settings } = await import('../../src/demo/sites/banksia-motors.json', {
    with: { type: 'json' },
  });
  writeFileSync(site, JSON.stringify({ ...settings, slug, name: 'Content Yard' }));
  await forecourt('site', 'apply', site);
  await page.goto(onSite(slug, '/special-offers'));
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();

  const offer = { id: 'one', name: 'One offer', description: '<img src=x onerror=alert(1)>Words' };
  const hidden = { id: 'two', name: 'Another', excluded_website_ids: [slug] };
  writeFileSync(file, JSON.stringify({ offers: [offer, hidden] }));
  await forecourt('content', 'import', file, '--site', slug);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('One offer');
  await expect(page.getByRole('article').getByText('Words', { exact: true })).toBeVisible();
  expect((await page.goto(onSite(slug, '/offers/two')))?.status()).toBe(404);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('offers, models, locations and prices are searched by plain forms', async ({ page }) => {
    await page.goto(onSite('kestrel-auto', '/special-offers'));
    await page.getByRole('checkbox', { name: /Business offer/ }).check();
    await page.getByRole('button', { name: 'Show offers' }).click();
    await expect(page).toHaveURL(/\/special-offers\?categories=Business\+offer$/);
    await expect(page.locator('.result-count')).toHaveText('3 offers');
    await page.getByText('View more').first().click();
    await expect(page.getByText('before you collect it.').first()).toBeVisible();

    await page.goto(onSite('kestrel-auto', '/models?body=SUV'));
    await page.getByRole('checkbox', { name: /Mazda/ }).check();
    await page.getByRole('button', { name: 'Show models' }).click();
    await expect(page).toHaveURL(/\/models\?body=SUV&manufacturer\.name=Mazda$/);

    await page.goto(onSite('kestrel-auto', '/dealerships'));
    await page.getByRole('searchbox', { name: 'Search for a location' }).fill('gosford');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/dealerships\?query=gosford$/);
    await expect(page.getByRole('article')).toHaveCount(1);

    await page.goto(onSite('wandering-van-co', '/'));
    await page.getByRole('textbox', { name: 'Price, up to' }).fill('20000');
    const panel = page.getByRole('region', { name: 'Search by price' });
    await panel.getByRole('button', { name: /^Show Me/ }).click();
    await expect(page).toHaveURL(
      /\/search\?status=in_stock&range\[price\]=:20000&sortBy=price_desc$/,
    );
  });
});
