import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axe-violations.ts';
import { test } from './support/journey.ts';
import { get, onSite, untilHydrated } from './support/site-pages.ts';

/** The slug of the first vehicle of a site. */
async function firstSlug(page: Page, site = 'banksia-motors'): Promise<string> {
  await page.goto(onSite(site, '/search'));
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  return (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
}

const brochureLink = (page: Page) => page.getByRole('link', { name: /^Brochure of .+ \(PDF\)$/ });

test('a vehicle’s printable page has all the facts, and a button that prints it', async ({
  page,
}) => {
  const slug = await firstSlug(page);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.goto(`/print?car_id=${slug}`);
  await untilHydrated(page);
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sheet.getByText(/^Printed on \d+ \w+ \d{4}\./)).toBeVisible();
  await expect(sheet.getByRole('img', { name: /^QR code of .+\/cars\// })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('button', { name: 'Print this page' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  expect(await axeViolations(page)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden();
  await expect(sheet).toBeVisible();
});

test('a printable page is also found by the vehicle’s id, and an unknown vehicle has none', async ({
  page,
}) => {
  const slug = await firstSlug(page);
  const id = slug.split('-').at(-1);
  const title = async (carId: string | undefined) => {
    await page.goto(`/print?car_id=${carId}`);
    return page.title();
  };
  expect(await title(id)).toBe(await title(slug));

  for (const path of [
    '/print',
    '/print?car_id=',
    '/print?car_id=no-such',
    '/print?car_id=999999',
  ]) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'There is nothing to print' })).toBeVisible();
  }
});

test('a brochure is a PDF named after its vehicle, only on the vehicle’s own site', async ({
  page,
}) => {
  const slug = await firstSlug(page, 'wandering-van-co');
  const path = `/cars/${slug}/brochure.pdf`;
  const answer = await page.evaluate(async (address) => {
    const { status, headers, ...rest } = await fetch(address).then(async (given) => ({
      status: given.status,
      headers: Object.fromEntries(given.headers),
      text: await given.text(),
    }));
    return { status, headers, start: rest.text.slice(0, 5) };
  }, path);
  expect(answer).toMatchObject({
    status: 200,
    start: '%PDF-',
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${slug}.pdf"`,
    },
  });
  expect((await get('banksia-motors.localhost', path)).status).toBe(404);
});

test('the button shows progress, saves the brochure, and records an analytics event', async ({
  page,
}) => {
  const slug = await firstSlug(page);
  await page.addInitScript(() => {
    window.dataLayer = [];
  });
  let requests = 0;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/brochure.pdf', async (route) => {
    requests += 1;
    await held;
    await route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.3' });
  });
  await page.goto(`/print?car_id=${slug}`);
  await untilHydrated(page);
  await brochureLink(page).click();
  const busy = page.getByRole('link', { name: /^Preparing\.\.\./ });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await busy.click({ force: true });
  const download = page.waitForEvent('download');
  release();
  expect((await download).suggestedFilename()).toBe(`${slug}.pdf`);
  await expect(brochureLink(page)).toBeVisible();
  expect(requests).toBe(1);
  const events = await page.evaluate(() => window.dataLayer);
  expect(events).toContainEqual(
    expect.objectContaining({ event: 'brochurePrinted', event_id: 61, slug }),
  );
});

test('a brochure that cannot be loaded shows a message, and can be requested again', async ({
  page,
}) => {
  const slug = await firstSlug(page);
  const busy = 'We’re busy making other brochures right now. Please try again in a moment.';
  const answers = [
    { status: 500, body: 'stack of things' },
    { status: 503, body: `${busy}\n` },
  ];
  await page.route('**/brochure.pdf', (route) => route.fulfill(answers.shift() ?? { status: 404 }));
  await page.goto(`/print?car_id=${slug}`);
  await untilHydrated(page);
  const alert = page.getByRole('alert');
  await brochureLink(page).click();
  await expect(alert).toHaveText(/^The brochure could not be downloaded\. Please try again/);
  await brochureLink(page).click();
  await expect(alert).toHaveText(busy);
});

test('a failing analytics script does not prevent the download', async ({ page }) => {
  const slug = await firstSlug(page);
  await page.addInitScript(() => {
    const refuse = (): number => {
      throw new Error('analytics failed');
    };
    window.dataLayer = Object.assign([], { push: refuse });
  });
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route('**/brochure.pdf', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.3' }),
  );
  await page.goto(`/print?car_id=${slug}`);
  await untilHydrated(page);
  const download = page.waitForEvent('download');
  await brochureLink(page).click();
  expect((await download).suggestedFilename()).toBe(`${slug}.pdf`);
  expect(warnings.join()).toContain('An analytics event could not be sent');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the printable page is complete, and the brochure is a download', async ({ page }) => {
    const slug = await firstSlug(page);
    await page.goto(`/print?car_id=${slug}`);
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden();
    const download = page.waitForEvent('download');
    await brochureLink(page).click();
    expect((await download).suggestedFilename()).toBe(`${slug}.pdf`);
  });
});
