import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { dayAfter } from '#domain/time/day-after.ts';
import { dayIn } from '#domain/time/day-in.ts';
import { axeViolations } from './support/axe-violations.ts';
import { test } from './support/journey.ts';
import { forecourt, get, onSite, untilHydrated } from './support/site-pages.ts';

const yard = '/contact-us/toyota-castle-hill';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

/** A location of the settings, as far as these journeys change it. */
interface ChangedLocation {
  image?: string;
  address: { lat?: number; long?: number };
  contact_detail: object;
}

/** A site like a demo site, with changed locations. @returns its slug */
async function siteWith(
  change: (location: ChangedLocation) => void,
  others: object = {},
): Promise<string> {
  const { default: settings } = await import('../../src/demo/sites/banksia-motors.json', {
    with: { type: 'json' },
  });
  const slug = `places-yard-${Date.now()}-${process.env['TEST_WORKER_INDEX']}`;
  const copy = structuredClone({ ...settings, slug, name: 'Places Yard', ...others });
  copy.locations.forEach(change);
  const file = join(mkdtempSync(join(tmpdir(), 'forecourt-e2e-')), 'site.json');
  writeFileSync(file, JSON.stringify(copy));
  await forecourt('site', 'apply', file);
  return slug;
}

test('a place shows the hours and the phone of the chosen department', async ({ page }) => {
  await open(page, onSite('kestrel-auto', yard));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Toyota Castle Hill');
  const hours = page.getByRole('main').getByRole('region', { name: 'Opening hours' });
  await expect(hours.getByRole('radio', { name: 'Sales' })).toBeChecked();
  await expect(hours.getByRole('table')).toHaveCount(1);
  await expect(hours.getByRole('table', { name: 'Opening hours, Sales' })).toContainText(
    /Monday to Friday.*8:30 am to 6 pm/,
  );
  await hours.getByRole('radio', { name: 'Sales' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(hours.getByRole('table')).toHaveCount(1);
  await expect(hours.getByRole('table', { name: 'Opening hours, Service' })).toContainText(
    '7:30 am to 4:30 pm',
  );
});

test('a place links to what it has in stock, and the count is what the search finds', async ({
  page,
}) => {
  await open(page, onSite('kestrel-auto', yard));
  const link = page.getByRole('link', { name: /^See \d+ cars in stock here$/ });
  const count = /\d+/.exec((await link.textContent()) ?? '')?.[0];
  await link.click();
  await expect(page.locator('#result-count')).toContainText(`${count} `);
});

test('the map loads only on request', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/openstreetmap\.org/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Map</p>' });
  });
  await open(page, onSite('kestrel-auto', yard));
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.getByTitle('Map of Kestrel Toyota Castle Hill')).toBeFocused();
  expect(asked.join()).toContain('marker=-33.7319%2C151.0042');
});

test('the three addresses of a place are one page for search engines', async ({ page }) => {
  for (const path of ['/contact-us/', '/our-location/', '/locations/']) {
    await page.goto(onSite('kestrel-auto', `${path}toyota-castle-hill`));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      onSite('kestrel-auto', yard),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Toyota Castle Hill');
  }
  expect((await get('kestrel-auto.localhost', '/locations/nowhere')).status).toBe(404);
  expect((await get('kestrel-auto.localhost', '/our-location/parramatta')).status).toBe(404);
});

test('holiday hours open in a dialog, and today’s replace the usual ones', async ({ page }) => {
  const today = dayIn('Australia/Sydney', new Date());
  const special_hours = [
    { date: today, name: 'Show Day', status: 'Closed' },
    { date: dayAfter(today, 3), status: 'Open', start_hour: '10:00', end_hour: '13:30' },
    { date: dayAfter(today, -1), name: 'Past Day', status: 'Closed' },
  ];
  const slug = await siteWith(({ contact_detail }) =>
    Object.assign(contact_detail, { special_hours }),
  );
  await open(page, onSite(slug, '/contact-us/parramatta'));
  const hours = page.getByRole('main').getByRole('region', { name: 'Opening hours' });
  await expect(hours.getByRole('row').first()).toHaveText(/^Today, \d+ \w+Closed$/);
  await expect(hours.getByText(/^Opens (tomorrow|\w+day) 8:30 am$/)).toBeVisible();
  const button = page.getByRole('button', { name: /^Holiday hours/ });
  await button.click();
  const dialog = page.getByRole('dialog', { name: /^Holiday hours/ });
  await expect(dialog.getByRole('row')).toHaveCount(2);
  await expect(dialog).toContainText('Show Day');
  await expect(dialog).toContainText('10 am to 1:30 pm');
  await expect(dialog).not.toContainText('Past Day');
  expect(await axeViolations(page)).toEqual([]);
  const closings = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 300),
  ];
  for (const close of closings) {
    await expect(dialog.getByRole('heading', { name: /^Holiday hours/ })).toBeFocused();
    await close();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
  }
});

test('a place without picture, coordinates, hours and phone is a whole page', async ({ page }) => {
  const slug = await siteWith((location) => {
    delete location.image;
    delete location.address.lat;
    delete location.address.long;
    location.contact_detail = {};
  });
  await open(page, onSite(slug, '/contact-us/parramatta'));
  await expect(page.getByRole('button', { name: 'Show the map' })).toHaveCount(0);
  await expect(page.getByText('Phone not available').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Get Directions/ })).toHaveAttribute(
    'href',
    /directions\?to=41%20Wallaby%20Parade/,
  );
  await expect(page.getByRole('button', { name: 'Send enquiry' })).toBeVisible();
});

test('the other locations are a row that ends at both ends', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await open(page, onSite('kestrel-auto', yard));
  const row = page.getByRole('region', { name: 'Our other locations' });
  await expect(row.getByRole('article')).toHaveCount(4);
  const previous = row.getByRole('button', { name: 'Previous location' });
  const next = row.getByRole('button', { name: 'Next location' });
  await expect(previous).toBeDisabled();
  await expect(next).toBeEnabled();
  await next.focus();
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(next).toBeDisabled({ timeout: 500 });
  }).toPass();
  await expect(next).toBeFocused();
  await expect(previous).toBeEnabled();
  await expect(row.getByText('Kestrel Used Cars Gosford', { exact: true })).toBeInViewport();
});

test('locations of a group link to their own websites, on a brand’s page to that of the brand', async ({
  page,
}) => {
  const group = 'southern-cross-group';
  await open(page, onSite(group, '/contact-us/geelong'));
  const main = page.getByRole('main');
  const own = main.getByRole('link', { name: /^Website of Southern Cross Cars Geelong:/ });
  await expect(own).toHaveCount(3);
  await expect(own.first()).toHaveAttribute('href', 'https://geelong.southern-cross.example');
  await expect(own.first()).toHaveAttribute('target', '_blank');
  await expect(own.last()).toHaveText(/Southern Cross MG$/);
  const footer = page.getByRole('contentinfo');
  await expect(
    footer.getByRole('link', { name: /trucks\.southern-cross\.example$/ }),
  ).toBeVisible();
  await open(page, onSite(group, '/hyundai/overview'));
  await expect(
    main.getByRole('link', {
      name: 'Website of Southern Cross Cars Ringwood: Southern Cross Hyundai',
    }),
  ).toHaveAttribute('href', 'https://hyundai.southern-cross.example');
  await open(page, onSite(group, '/brands'));
  await expect(main.getByRole('link', { name: /^Southern Cross Rental/ })).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('the locator sorts by a postcode without a reload, and Back restores the list', async ({
  page,
}) => {
  await open(page, onSite('southern-cross-group', '/dealer-locator'));
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const names = page.getByRole('main').getByRole('article').getByRole('heading');
  await expect(names.first()).toHaveText('Southern Cross Cars Ringwood');
  const postcode = page.getByRole('textbox', { name: 'Your postcode' });
  await postcode.fill('5000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dealer-locator\?postcode=5000$/);
  await expect(page.locator('.result-count')).toHaveText(/^5 locations, nearest to .+ SA first$/);
  await expect(names.first()).toHaveText('Southern Cross Cars Prospect');
  await expect(page.getByText(/^\d+(\.\d)? km away$/).first()).toBeVisible();
  await postcode.fill('0001');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid postcode');
  await expect(postcode).toHaveAttribute('aria-invalid', 'true');
  expect(await axeViolations(page)).toEqual([]);
  await page.goBack();
  await expect(names.first()).toHaveText('Southern Cross Cars Prospect');
  await expect(postcode).toHaveValue('5000');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

/** Pictures of maps that come from no other company. */
async function withMapPictures(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/tile\.openstreetmap\.org/, (route) => {
    asked.push(route.request().url());
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" />';
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
  return asked;
}

test('the locator shows all locations on a map on request, and the chosen one opens', async ({
  page,
}) => {
  const asked = await withMapPictures(page);
  await open(page, onSite('southern-cross-group', '/dealer-locator'));
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: /Show on the map.*Geelong/ }).click();
  const map = page.getByRole('region', { name: 'Map of the yards' });
  const link = (name: string) => map.getByRole('link', { name: `See this yard: ${name}` });
  await expect(link('Southern Cross Cars Geelong')).toBeFocused();
  await expect(map).toBeInViewport();
  await page.getByRole('button', { name: /Show on the map.*Prospect/ }).click();
  await expect(link('Southern Cross Cars Prospect')).toBeFocused();
  await expect(link('Southern Cross Cars Geelong')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(onSite('southern-cross-group', '/contact-us/prospect'));
});

test('yards that lie close together share a pin', async ({ page }) => {
  await withMapPictures(page);
  await open(page, onSite('kestrel-auto', '/dealer-locator'));
  await page.getByRole('button', { name: 'Show the map' }).click();
  const map = page.getByRole('region', { name: 'Map of the yards' });
  const castleHill = map.getByRole('button', {
    name: /Kestrel Toyota Castle Hill, .*Kestrel Mazda/,
  });
  await castleHill.focus();
  await page.keyboard.press('Enter');
  await expect(map.getByRole('link', { name: /^See this yard/ })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(castleHill).toBeFocused();
});

test('a map whose pictures do not come says so and keeps its pins', async ({ page }) => {
  await page.route(/tile\.openstreetmap\.org/, (route) => route.abort());
  await open(page, onSite('southern-cross-group', '/dealer-locator'));
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.getByText('The pictures of the map cannot be loaded')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Southern Cross Cars Geelong/ })).toBeVisible();
});

test('a search opens a map of the yards with what each has of it', async ({ page }) => {
  await withMapPictures(page);
  await open(page, onSite('kestrel-auto', '/search/toyota?range[price]=:60000'));
  await page.getByText('All filters').click();
  await page.locator('summary', { hasText: 'Location' }).click();
  await page.getByRole('link', { name: 'See the yards on a map' }).click();
  const dialog = page.getByRole('dialog', { name: 'Our yards' });
  const gosford = dialog.getByRole('listitem').filter({ hasText: 'Gosford' }).getByRole('link');
  const count = /(\d+) cars/.exec((await gosford.textContent()) ?? '')?.[1] ?? '';
  await dialog.getByRole('button', { name: `Kestrel Used Cars Gosford, ${count} cars` }).click();
  await dialog
    .getByRole('link', { name: `Show Me ${count} cars: Kestrel Used Cars Gosford` })
    .click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/search\/toyota\?location_name=Kestrel\+Used\+Cars\+Gosford/);
  await expect(page.locator('#result-count')).toHaveText(new RegExp(`^${count} cars`));
});

test('the locator asks for the position only when the shopper wants that', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -37.9811, longitude: 145.2151 });
  await open(page, onSite('southern-cross-group', '/dealer-locator'));
  await page.getByRole('button', { name: 'Use my position' }).click();
  await expect(page).toHaveURL(/\?near=-37\.98,145\.22$/);
  await expect(page.getByRole('main').getByRole('article').getByRole('heading').first()).toHaveText(
    'Southern Cross Motorcycles Dandenong',
  );
});

test('a position that is refused leads to the postcode', async ({ page, context }) => {
  await context.clearPermissions();
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: 1, message: 'refused' } as GeolocationPositionError);
  });
  await open(page, onSite('southern-cross-group', '/dealer-locator'));
  await page.getByRole('button', { name: 'Use my position' }).click();
  await expect(
    page.getByText('Your position is not available. Please enter your postcode.'),
  ).toBeVisible();
});

for (const site of ['kestrel-auto', 'wandering-van-co']) {
  test(`${site}: the header's phones and hours open under the mouse and close after it`, async ({
    page,
  }) => {
    await open(page, onSite(site, '/careers'));
    const header = page.getByRole('banner');
    const button = header.getByText('Call us');
    const hours = header.getByRole('table', { name: 'Opening hours, Service' });
    await expect(hours).toBeHidden();
    await button.hover();
    await expect(hours).toBeVisible();
    // a click on the way does not close it
    await button.click();
    await expect(hours).toBeVisible();
    await hours.hover();
    await expect(hours).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(hours).toBeHidden();

    await button.focus();
    await page.keyboard.press('Enter');
    await expect(hours).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(hours).toBeHidden();
    await expect(header.locator('summary', { hasText: 'Call us' })).toBeFocused();
  });
}

test('a department without a phone says so in the header', async ({ page }) => {
  const slug = await siteWith(() => undefined, { phones: { header: ['sales', 'parts'] } });
  await open(page, onSite(slug, '/careers'));
  await page.getByRole('banner').getByText('Call us').click();
  await expect(page.getByRole('banner').getByText('Phone not available')).toBeVisible();
});

test('the footer has the hours, the legal line and the links to social networks', async ({
  page,
}) => {
  await page.goto(onSite('banksia-motors', '/careers'));
  const footer = page.getByRole('contentinfo');
  await expect(
    footer.getByRole('table', { name: 'Opening hours, Banksia Motors Parramatta' }),
  ).toContainText('8:30 am to 5:30 pm');
  const year = dayIn('Australia/Sydney', new Date()).slice(0, 4);
  await expect(
    footer.getByText(
      `Banksia Motors · Licensed motor dealer · Parramatta, NSW · NSW Dealer Licence MD000110 · MVRL00110 · © ${year} · ABN 00 000 000 011`,
    ),
  ).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    'https://facebook.example/banksia-motors',
  );
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('a hint says that the locations are swiped', async ({ page }) => {
    await open(page, onSite('kestrel-auto', yard));
    const row = page.getByRole('region', { name: 'Our other locations' });
    await expect(row.getByText('Swipe')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Next location' })).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('departments are chosen, holiday hours are in the page, and the enquiry goes to the place', async ({
    page,
  }) => {
    const today = dayIn('Australia/Sydney', new Date());
    const slug = await siteWith(({ contact_detail }) =>
      Object.assign(contact_detail, {
        special_hours: [{ date: dayAfter(today, 2), name: 'Show Day', status: 'Closed' }],
      }),
    );
    await page.goto(onSite(slug, '/locations/parramatta-workshop'));
    const hours = page.getByRole('main').getByRole('region', { name: 'Opening hours' });
    await expect(hours.getByRole('radio', { name: 'Service' })).toBeChecked();
    await hours.getByRole('radio', { name: 'Sales' }).check();
    await expect(hours.getByRole('table', { name: 'Opening hours, Sales' })).toBeVisible();
    await expect(hours.getByRole('table', { name: 'Opening hours, Service' })).toBeHidden();
    await expect(hours.getByText('Show Day')).toBeVisible();

    await page.getByLabel('First name').fill('Mia');
    await page.getByLabel('Last name').fill('Chen');
    await page.getByLabel('Email').fill('mia@example.com');
    await page.getByLabel('Phone').fill('0491 570 006');
    await page.getByLabel('What is it about?').selectOption('Service Enquiry');
    await page.getByRole('textbox', { name: 'Message' }).fill('When can I bring it in?');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page).toHaveURL(/\/success$/);
    const leads = await forecourt('leads', 'list', '--json', '--site', slug);
    expect(leads).toContain('banksia-parramatta-service');
  });

  test('the locator sorts by a postcode', async ({ page }) => {
    await page.goto(onSite('southern-cross-group', '/dealerships'));
    await page.getByRole('link', { name: 'Find the nearest one' }).click();
    await page.getByRole('textbox', { name: 'Your postcode' }).fill('3220');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/dealer-locator\?postcode=3220$/);
    await expect(
      page.getByRole('main').getByRole('article').getByRole('heading').first(),
    ).toHaveText('Southern Cross Cars Geelong');
    await expect(page.getByRole('button', { name: 'Use my position' })).toBeHidden();
  });
});

for (const site of ['kestrel-auto', 'southern-cross-group']) {
  test(`${site}: the locator asks for the postcode that is missing, with script and without`, async ({
    page,
    browser,
  }) => {
    await page.goto(onSite(site, '/dealer-locator'));
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Please enter a postcode.');
    await page.getByLabel('Your postcode').fill('2150');
    await page.getByLabel('Your postcode').press('Enter');
    await expect(page.getByText(/nearest to Parramatta/)).toBeVisible();
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const unscripted = await plain.newPage();
    await unscripted.goto(onSite(site, '/dealer-locator'));
    await unscripted.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(unscripted.getByRole('alert')).toHaveText('Please enter a postcode.');
    await plain.close();
  });
}
