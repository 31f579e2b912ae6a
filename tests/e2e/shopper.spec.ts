import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { fillEnquiry, forecourt, onSite, untilHydrated } from './support/site-pages.ts';

test('a shopper finds a vehicle and enquires, and the dealer gets the lead', async ({ page }) => {
  const email = `mia.${Date.now()}@example.com`;
  await page.goto('/?utm_source=newsletter');
  await page.getByRole('combobox', { name: 'Make' }).selectOption({ index: 1 });
  await page
    .getByRole('button', { name: /^Show Me/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Toyota' })).toBeVisible();

  const first = page.getByRole('article').first();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await fillEnquiry(page, { email });
  await page.getByRole('button', { name: 'Send enquiry' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  const leads = (await forecourt('leads', 'list', '--json', '--site', 'banksia-motors'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const mine = leads.filter(({ lead }) => lead.fields.email === email);
  expect(mine).toHaveLength(1);
  expect(mine[0].lead).toMatchObject({
    site_slug: 'banksia-motors',
    fields: { name: 'Mia', phone: '0491570006', message: 'Is it still there?' },
    origin: {
      source: 'Website',
      lead_attributes: { linked_query_params: { utm_source: 'newsletter' } },
    },
    consent: { opt_in: false },
  });
});

test('a form sent before the scripts have loaded includes the visit', async ({ page }) => {
  const email = `quick.${Date.now()}@example.com`;
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/search?gclid=abc');
  await page.getByRole('article').first().getByRole('link').first().click();
  const vehicle = new URL(page.url()).pathname;
  await fillEnquiry(page, { email });
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  const { lead } = (await forecourt('leads', 'list', '--json'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .find((listed) => listed.lead.fields.email === email);
  expect(lead.origin.lead_attributes).toEqual({
    visited_pages: ['/search', vehicle],
    linked_query_params: { gclid: 'abc' },
  });
});

test('filters have their own address without a reload, and Back restores everything', async ({
  page,
}) => {
  await page.goto('/search');
  const count = page.locator('#result-count');
  const all = await count.textContent();
  await page.evaluate(() => Object.assign(window, { stayed: true }));

  const makes = page.getByRole('group', { name: 'Make', exact: true });
  const make = makes.getByRole('checkbox').first();
  await make.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/search\/[a-z]/);
  await expect(count).not.toHaveText(all ?? '');
  await expect(make).toBeChecked();
  await expect(make).toBeFocused();
  const ofMake = await count.textContent();

  await page
    .getByRole('combobox', { name: 'Sort by' })
    .selectOption({ label: 'Price, lowest first' });
  await expect(page).toHaveURL(/sortBy=price_asc/);
  await page.getByRole('textbox', { name: 'Price, up to' }).fill('15000');
  await expect(page).toHaveURL(/range\[price\]=:15000/);
  await expect(page.getByRole('link', { name: 'Remove Up to $15,000' })).toBeVisible();

  await page.goBack();
  await expect(count).toHaveText(ofMake ?? '');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price_asc');
  await expect(page.getByRole('textbox', { name: 'Price, up to' })).toHaveValue('');
  await page.goBack();
  await page.goBack();
  await expect(count).toHaveText(all ?? '');
  await expect(make).not.toBeChecked();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('Back from a vehicle returns to the same position in the same results', async ({ page }) => {
  await page.goto('/search?sortBy=price_desc');
  await untilHydrated(page);
  const far = page.getByRole('article').nth(12);
  const title = (await far.getByRole('heading').textContent()) ?? '';
  await far.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const place = async () => (await far.boundingBox())?.y ?? 0;
  const before = await place();
  await far.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/sortBy=price_desc/);
  // less than a line, by which cards settle as their fonts come
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(12);
});

test('the count of a filter is the number of results after selecting it', async ({ page }) => {
  await page.goto(onSite('kestrel-auto', '/search'));
  await page.locator('summary').filter({ hasText: 'Body type' }).click();
  const option = page.getByRole('group', { name: 'Body type' }).locator('label').first();
  const number = await option.locator('.facet-count').textContent();
  await option.click();
  await expect(page.locator('#result-count')).toHaveText(new RegExp(`^${number} cars?(,|$)`));
});

test('on a phone the filters are a sheet that Escape closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/search');
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('complementary', { name: 'Filters' });
  await sheet.getByRole('checkbox').first().check();
  await expect(sheet.getByRole('button', { name: /^Show Me \d+ cars?$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('an invalid enquiry shows its errors at the fields, and keeps the entries', async ({
  page,
}) => {
  await page.goto('/search');
  await page.getByRole('article').first().getByRole('link').first().click();
  await fillEnquiry(page, { email: 'mia@example.com' });
  const phone = page.getByLabel('Phone');
  await phone.fill('12345');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Please fix the following errors:');
  await expect(summary).toBeFocused();
  await expect(phone).toHaveAccessibleDescription('Please enter an Australian phone number.');
  await expect(page.getByLabel('First name')).toHaveValue('Mia');

  // a corrected field loses its error
  await untilHydrated(page);
  await phone.fill('0491 570 006');
  await expect(summary).toBeHidden();
  await expect(phone).not.toHaveAttribute('aria-invalid');
});

test('an enquiry that cannot be sent keeps the entries', async ({ page, context }) => {
  await page.goto('/search');
  await page.getByRole('article').first().getByRole('link').first().click();
  await fillEnquiry(page, { email: 'mia@example.com', message: 'A long story' });
  await untilHydrated(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByRole('alert')).toContainText('You are offline. What you typed is kept.');
  await expect(page.getByLabel('Message')).toHaveValue('A long story');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeInViewport();
});

test('results stay if new ones cannot be loaded', async ({ page }) => {
  await page.goto('/search');
  const before = await page.locator('#result-count').textContent();
  await page.route('**/search*.data**', (route) => route.abort());
  await untilHydrated(page);
  await page
    .getByRole('combobox', { name: 'Sort by' })
    .selectOption({ label: 'Price, lowest first' });
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    /sortBy=price_asc/,
  );
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.locator('#result-count')).toHaveText(before ?? '');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a make that the dealer does not have is an empty search with alternatives', async ({
  page,
}) => {
  const answer = await page.goto(onSite('kestrel-auto', '/search/lamborghini'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('No results found for your search at this time.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

for (const path of ['/cars/long-gone', '/contact-us/nowhere', '/no-such-page']) {
  test(`${path} says that it does not exist, and links to other pages`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page has moved on');
    await page.getByRole('link', { name: 'Browse our stock' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('criteria without a filter on the page are kept when a filter changes', async ({ page }) => {
  await page.goto(onSite('kestrel-auto', '/search?dealership_slug=kestrel-kia'));
  await page.locator('summary').filter({ hasText: 'Body type' }).click();
  await page.getByRole('group', { name: 'Body type' }).getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/\/search\/kestrel-kia\?body=/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an invalid enquiry returns to the form with its errors', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('article').first().getByRole('link').first().click();
    await fillEnquiry(page, { email: 'mia@example.com' });
    await page.getByLabel('Phone').fill('12345');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toContainText('Please enter an Australian phone number.');
    await expect(summary).toBeInViewport();
  });

  test('search, filters, paging and an enquiry work', async ({ page }) => {
    const email = `noscript.${Date.now()}@example.com`;
    await page.goto('/search');
    await page.getByRole('textbox', { name: 'Price, up to' }).fill('30000');
    await page.getByRole('button', { name: /^Show Me/ }).click();
    await expect(page).toHaveURL(/\/search\?range\[price\]=:30000$/);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole('article').first().getByRole('link').first().click();
    await fillEnquiry(page, { email });
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(await forecourt('leads', 'list', '--json')).toContain(email);
  });
});
