import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test as realPictures } from '@playwright/test';
import sharp from 'sharp';
import { axeViolations } from './support/axe-violations.ts';
import { test } from './support/journey.ts';
import { forecourt, onSite, untilHydrated } from './support/site-pages.ts';

/** Creates or changes a site like a demo site. */
async function applySite(slug: string, changes: object, like = 'banksia-motors'): Promise<void> {
  const settings = JSON.parse(readFileSync(`src/demo/sites/${like}.json`, 'utf8'));
  const file = join(mkdtempSync(join(tmpdir(), 'forecourt-e2e-')), 'site.json');
  writeFileSync(file, JSON.stringify({ ...settings, ...changes, slug }));
  await forecourt('site', 'apply', file);
}

const hostile = '</script><img src=x onerror="document.title=\'planted\'"><b>Sale</b>';

test.describe('announcements', () => {
  const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });

  test('are shown one at a time, and stay dismissed without moving the page', async ({ page }) => {
    await applySite('announces', {
      announcements: [
        { text: 'Over', ends: '2020-01-01T00:00' },
        { text: hostile, link: { label: 'See the cars', href: '/search' } },
        { text: 'Open on Sundays' },
      ],
    });
    await page.goto(onSite('announces'));
    await untilHydrated(page);
    await expect(bar(page)).toHaveCount(1);
    await expect(bar(page)).toContainText(hostile);
    await expect(page).not.toHaveTitle('planted');
    expect(await axeViolations(page)).toEqual([]);
    await bar(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(bar(page)).toHaveText('Open on Sundays');
    await page.reload({ waitUntil: 'domcontentloaded' });
    // the page's own script runs before the first paint
    await expect(bar(page)).toHaveText('Open on Sundays', { timeout: 1 });
    await untilHydrated(page);
    await bar(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(bar(page)).toHaveCount(0);
    await page.goto(onSite('announces', '/search'));
    await untilHydrated(page);
    await expect(bar(page)).toHaveCount(0);
  });

  test('that may not be dismissed have no button', async ({ page }) => {
    await applySite('announces-always', {
      announcements: [{ text: 'We have moved', dismissible: false, tone: 'brand' }],
    });
    await page.goto(onSite('announces-always'));
    await expect(bar(page)).toHaveText('We have moved');
    await expect(bar(page).getByRole('button')).toHaveCount(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('show the first one with its link', async ({ page }) => {
      await page.goto(onSite('southern-cross-group'));
      await expect(bar(page)).toHaveCount(1);
      await bar(page).getByRole('link', { name: 'Find the nearest' }).click();
      await expect(page).toHaveURL(onSite('southern-cross-group', '/dealer-locator'));
      await expect(bar(page)).toContainText('Cars, motorcycles and trucks');
    });
  });
});

/** Requests a file of the page's site; Node does not resolve `*.localhost`. */
async function fileOf(page: Page, path: string) {
  const { bytes, ...answer } = await page.evaluate(async (from) => {
    const response = await fetch(from);
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      bytes: [...new Uint8Array(await response.arrayBuffer())],
    };
  }, path);
  return { ...answer, bytes: Buffer.from(bytes) };
}

const sites = [
  'banksia-motors',
  'kestrel-auto',
  'southern-cross-group',
  'wandering-van-co',
  'wattle-rye',
];

realPictures.describe('the logo', () => {
  for (const site of sites) {
    for (const width of [360, 1440]) {
      realPictures(`of ${site} leads home and moves nothing at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const files: string[] = [];
        page.on('response', (response) => {
          if (response.url().includes('/pictures/brand/'))
            files.push(String(response.headers()['cache-control']));
        });
        await page.goto(onSite(site, '/search'));
        const home = page.getByRole('banner').getByRole('link', { name: /, home page$/ });
        const logo = home.locator('img');
        await expect
          .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        const [natural, shown] = await logo.evaluate((image: HTMLImageElement) => [
          image.naturalWidth / image.naturalHeight,
          image.clientWidth / image.clientHeight,
        ]);
        expect(shown).toBeCloseTo(natural ?? 0, 0);
        const stated = await logo.evaluate((image: HTMLImageElement) => [
          Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
        ]);
        expect(stated[0]).toBeCloseTo(natural ?? 0, 0);
        expect(files.every((cache) => cache.includes('immutable'))).toBe(true);
        await home.click();
        await expect(page).toHaveURL(onSite(site));
      });
    }
  }

  realPictures('is the name for a dealer whose file is missing', async ({ page }) => {
    await applySite('no-logo', {
      name: 'No Logo Motors',
      brand: { logo: { image: 'demo-logo:banksia-motors/absent.svg' } },
    });
    await page.goto(onSite('no-logo'));
    const home = page.getByRole('link', { name: 'No Logo Motors, home page' });
    await expect(home).toHaveText('No Logo Motors');
    await expect(home.locator('img')).toHaveCount(0);
    for (const path of ['/icon.svg', '/icon-32.png'])
      expect((await fileOf(page, path)).status).toBe(200);
  });

  realPictures('of one site is not served by another', async ({ page }) => {
    await page.goto(onSite('kestrel-auto'));
    const src = await page.getByRole('banner').locator('img').first().getAttribute('src');
    expect((await fileOf(page, src ?? '')).status).toBe(200);
    await page.goto(onSite('banksia-motors'));
    expect((await fileOf(page, src ?? '')).status).toBe(404);
  });
});

realPictures('the footer names the makes that the dealer represents', async ({ page }) => {
  await page.goto(onSite('kestrel-auto'));
  const makes = page.getByRole('region', { name: 'Authorised dealer' });
  await expect(makes.getByRole('link')).toHaveCount(3);
  await makes.getByRole('link', { name: 'Mazda' }).click();
  await expect(page).toHaveURL(onSite('kestrel-auto', '/search/new-cars/mazda'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mazda');
});

for (const site of sites) {
  realPictures(`the icons of ${site} have the sizes that they claim`, async ({ page }) => {
    await page.goto(onSite(site));
    const links = await page
      .locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
      .evaluateAll((all) =>
        all.map((link) => ({
          rel: link.getAttribute('rel') ?? '',
          href: link.getAttribute('href') ?? '',
          size: Number.parseInt(link.getAttribute('sizes') ?? '180', 10),
          type: link.getAttribute('type') ?? 'image/png',
        })),
      );
    expect(links.map(({ rel }) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest']);
    const manifest = await fileOf(page, links.pop()?.href ?? '');
    expect(manifest.type).toContain('application/manifest+json');
    const { name, theme_color, icons } = JSON.parse(manifest.bytes.toString());
    await expect(
      page.getByRole('banner').getByRole('link', { name: `${name}, home page` }),
    ).toBeVisible();
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', theme_color);
    const named = [
      ...links,
      { href: '/favicon.ico', size: 32, type: 'image/png' },
      ...icons.map((icon: { src: string; sizes: string; type: string }) => ({
        href: icon.src,
        size: Number.parseInt(icon.sizes, 10),
        type: icon.type,
      })),
    ];
    for (const { href, size, type } of named) {
      const file = await fileOf(page, href);
      expect(file.type).toContain(type);
      const { format, width, height } = await sharp(file.bytes).metadata();
      if (type === 'image/png')
        expect([href, format, width, height]).toEqual([href, 'png', size, size]);
      else expect([href, format]).toEqual([href, 'svg']);
    }
  });
}

test('the header says whether the dealer is open, for as long as that is true', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(onSite('kestrel-auto'));
  const status = page.getByRole('banner').getByText(/^(Open until|Opens) .*\d (am|pm)$/);
  await expect(status.first()).toBeVisible();
  await page.clock.setFixedTime(new Date(Date.now() + 8 * 86_400_000));
  await page.reload();
  await expect(status.first()).toBeHidden();
});
