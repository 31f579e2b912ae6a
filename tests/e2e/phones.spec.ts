import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { phoneBook } from '#domain/dealership/phone-book.ts';
import { parseSiteSettings } from '#site/parse-site-settings.ts';
import { test } from './support/journey.ts';
import { fillEnquiry, get, onSite, openMoreWays, untilHydrated } from './support/site-pages.ts';

const sites = [
  'banksia-motors',
  'kestrel-auto',
  'southern-cross-group',
  'wandering-van-co',
  'wattle-rye',
];

/** The digits of all numbers that a demo site masks. */
function maskedDigits(site: string): string[] {
  const file = new URL(`../../src/demo/sites/${site}.json`, import.meta.url);
  const parsed = parseSiteSettings(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.ok) throw new Error(`${site} has invalid settings`);
  return [...phoneBook(parsed.settings).values()].map((number) => number.replaceAll(/\D/g, ''));
}

async function vehiclePath(site: string): Promise<string> {
  const { body } = await get(`${site}.localhost`, '/search');
  return /\/cars\/[a-z0-9-]+(?=")/.exec(body)?.[0] ?? '/';
}

for (const site of sites) {
  test(`no page of ${site} contains a full number before it is revealed`, async () => {
    const pages = ['/', '/search', '/contact', '/dealerships', '/special-offers', '/call'];
    const numbers = maskedDigits(site);
    expect(numbers.length).toBeGreaterThan(0);
    for (const path of [...pages, await vehiclePath(site), '/careers', '/no/such/page']) {
      const { body } = await get(`${site}.localhost`, path);
      const digits = body.replaceAll(/[\s()-]/g, '');
      expect({ path, found: numbers.filter((number) => digits.includes(number)) }).toEqual({
        path,
        found: [],
      });
    }
  });
}

async function openVehicle(page: Page): Promise<void> {
  await page.goto(onSite('banksia-motors', await vehiclePath('banksia-motors')));
  await untilHydrated(page);
}

test('one reveal reveals every number of the page, and is recorded once', async ({ page }) => {
  let reveals = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/phone-reveal')) reveals += 1;
  });
  await openVehicle(page);
  const side = page.getByRole('complementary', { name: 'Price and contact' });
  const covered = side.getByRole('link', { name: /^Call the dealer .* show the number$/ });
  await expect(covered).toContainText('02 55•• ••••');
  await covered.dblclick();
  const number = side.getByRole('link', { name: 'Call the dealer 02 5550 0110' });
  await expect(number).toHaveAttribute('href', 'tel:0255500110');
  await expect(number).toBeFocused();
  const full = page.getByRole('link', { name: '02 5550 0110' });
  await expect(
    page.getByRole('banner').and(page.locator(':has(a[href="tel:0255500110"])')),
  ).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: '02 5550 0110' }),
  ).toHaveAttribute('href', 'tel:0255500110');
  expect(await full.count()).toBeGreaterThan(2);
  await expect(page.getByText('••••')).toHaveCount(0);
  expect(reveals).toBe(1);
});

test('every click on a phone link is recorded with its vehicle', async ({ page }) => {
  const sent: { event: string; car_id?: number }[] = [];
  await page.route('**/api/events', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  // the browser has no app for calls
  await page.addInitScript(() =>
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]'))
        event.preventDefault();
    }),
  );
  await openVehicle(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /show the number/ })
    .click();
  await page.getByRole('banner').getByRole('link', { name: '02 5550 0110' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: '02 5550 0110' }).click();
  await page
    .getByRole('region', { name: 'Where to see it' })
    .getByRole('link', { name: '02 5550 0110' })
    .click();
  const calls = () => sent.filter(({ event }) => event === 'dealerCalled');
  await expect.poll(calls).toHaveLength(3);
  expect(new Set(calls().map((call) => call.car_id)).size).toBe(1);
  expect(calls()[0]?.car_id).toEqual(expect.any(Number));

  await openMoreWays(page);
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await expect.poll(() => sent.at(-1)?.event).toBe('brochurePrinted');
});

test('the call button of a card shows the number in a toast', async ({ page }) => {
  await page.goto(onSite('kestrel-auto', '/search'));
  await untilHydrated(page);
  const call = page.getByRole('link', { name: /^Call about the .*show the number$/ }).first();
  await call.click();
  await expect(page.getByRole('status').getByRole('link', { name: /^02 5550/ })).toBeVisible();
  await expect(page.locator('.card-call').first()).toHaveAttribute('href', /^tel:025550/);
});

test('a number that cannot be revealed shows a message, and can be requested again', async ({
  page,
}) => {
  await page.route('**/api/phone-reveal', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await openVehicle(page);
  const covered = page.getByRole('banner').getByRole('link', { name: /show the number/ });
  await covered.click();
  await expect(page.getByText('The number could not be shown. Please try again.')).toBeVisible();
  await covered.click();
  await expect(page.getByRole('banner').getByRole('link', { name: '02 5550 0110' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the numbers are revealed by a round trip', async ({ page }) => {
    await page.goto(onSite('banksia-motors', await vehiclePath('banksia-motors')));
    const side = page.getByRole('complementary', { name: 'Price and contact' });
    await side.getByRole('link', { name: /^Call the dealer/ }).click();
    await page.getByRole('button', { name: 'Show the numbers' }).click();
    await expect(
      page.getByRole('main').getByRole('link', { name: '02 5550 0110' }).first(),
    ).toHaveAttribute('href', 'tel:0255500110');
  });
});

test('the thank-you page names the phone of the vehicle, not that of the first location', async ({
  page,
}) => {
  // the site has a number of its own for used cars
  await page.goto(onSite('kestrel-auto', '/search/used-cars'));
  await page.getByRole('article').first().getByRole('link').first().click();
  await untilHydrated(page);
  await fillEnquiry(page, { email: `phones.${Date.now()}@example.com` });
  await page.getByRole('checkbox', { name: 'I agree to the terms of use' }).check();
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  const urgent = page.getByRole('main').getByText('If it is urgent, call us on');
  await urgent.getByRole('link').click();
  await expect(urgent.getByRole('link', { name: '02 5550 0150' })).toBeVisible();
});
