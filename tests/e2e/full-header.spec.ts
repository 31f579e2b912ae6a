import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { openSignedIn } from './support/sign-in.ts';
import { forecourt, onSite, untilHydrated } from './support/site-pages.ts';

const slug = 'full-header';

/** The header of specification 2, section 2, "Brands and header menus", and an eighth entry for wide screens. */
const entries = [
  { label: 'Home', href: '/' },
  { label: 'Models', href: '/models', menu: 'models' },
  { label: 'Offers', href: '/special-offers' },
  { label: 'Our Stock', href: '/search', menu: 'stock' },
  { label: 'Service and Parts', href: '/service' },
  { label: 'Company', href: '/about-us', items: [{ label: 'About us', href: '/about-us' }] },
  { label: 'Finance', href: '/finance', emphasised: true },
];
const eighth = { label: 'Contact', href: '/contact' };

/** The smallest screen that the entries must fit on. Pixels. */
const sizes = [
  { header: entries, widths: [992, 1024, 1199, 1200, 1440, 1920] },
  { header: [...entries.slice(0, -1), eighth, ...entries.slice(-1)], widths: [1440, 1920] },
];
const fits = ['a logo', 'a long name'].flatMap((brand) =>
  sizes.map((size) => ({ ...size, brand })),
);

test.describe.configure({ mode: 'serial' });

for (const { header, widths, brand } of fits) {
  test(`${header.length} entries of the header stand on one line beside ${brand} from ${widths[0]} px`, async ({
    page,
  }) => {
    const settings = JSON.parse(await readFile('src/demo/sites/banksia-motors.json', 'utf8'));
    const file = join(tmpdir(), `${slug}-${process.pid}.json`);
    const { domains: _, ...rest } = settings;
    if (brand === 'a long name') {
      delete rest.brand.logo;
      rest.name = 'Southern Highlands Motor Company';
    }
    await writeFile(file, JSON.stringify({ ...rest, slug, navigation: { header } }));
    await forecourt('site', 'apply', file);
    await rm(file);
    await page.goto(onSite(slug, '/special-offers'));
    await untilHydrated(page);
    const banner = page.getByRole('banner');
    const row = banner.getByRole('navigation', { name: 'Main' }).locator('ul').first();
    await expect(row.locator('> li')).toHaveCount(header.length);
    for (const width of widths) {
      // oxlint-disable-next-line no-await-in-loop -- one size after another
      await page.setViewportSize({ width, height: 800 });
      // oxlint-disable-next-line no-await-in-loop
      const boxes = await row
        .locator('> li > :first-child, > li summary')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      const tops = new Set(boxes.map(({ top }) => Math.round(top)));
      expect([...tops], `lines at ${width} px`).toHaveLength(1);
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
      // oxlint-disable-next-line no-await-in-loop
      const logo = await banner.getByRole('link', { name: /home page/ }).boundingBox();
      expect(logo?.width, `the logo at ${width} px`).toBeGreaterThan(100);
      // oxlint-disable-next-line no-await-in-loop
      expect((await banner.boundingBox())?.height).toBeLessThan(100);
    }
  });
}

test('every menu of the header says that it is open', async ({ page }) => {
  // the menu of the account is for visitors who are signed in
  await openSignedIn(page, 'kestrel-auto', '/my-garage');
  for (const { site, width, opener } of [
    { site: 'kestrel-auto', width: 1440, opener: '.account-menu summary' },
    { site: 'kestrel-auto', width: 1440, opener: 'summary:has-text("Call us")' },
    { site: 'kestrel-auto', width: 1440, opener: '.dropdown summary' },
    { site: 'kestrel-auto', width: 390, opener: 'button[aria-label=Menu]' },
    { site: 'banksia-motors', width: 390, opener: 'button[aria-label=Menu]' },
  ]) {
    // oxlint-disable no-await-in-loop -- one menu after another
    await page.setViewportSize({ width, height: 800 });
    await page.goto(onSite(site, '/special-offers'));
    await untilHydrated(page);
    const banner = page.getByRole('banner');
    await expect(banner).not.toHaveClass(/has-open-menu/);
    await page.locator('header').locator(opener).first().focus();
    await page.keyboard.press('Enter');
    await expect(banner, opener).toHaveClass(/has-open-menu/);
    await page.keyboard.press('Escape');
    await expect(banner, opener).not.toHaveClass(/has-open-menu/);
    // oxlint-enable no-await-in-loop
  }
});
