import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { onSite, untilHydrated } from './support/site-pages.ts';

/** A site per template, with a search for vehicles at its primary location, which have no announcement bar. */
const sites = [
  ['banksia-motors', '/search?car_type=used'],
  ['kestrel-auto', '/search?city=Castle+Hill'],
] as const;

async function openVehicle(page: Page, site: string, search: string): Promise<void> {
  await page.goto(onSite(site, search));
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await page.goto(onSite(site, (await link.getAttribute('href')) ?? ''));
  await untilHydrated(page);
}

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box ? box.y + box.height : Number.NaN;
}

for (const [site, search] of sites) {
  for (const [width, height] of [
    [1366, 768],
    [1440, 900],
  ] as const) {
    test(`on ${site} a contact button stays in view at ${width} by ${height}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await openVehicle(page, site, search);
      await expect(page.getByRole('link', { name: 'Enquire', exact: true })).toBeInViewport();
      await expect(page.locator('.key-information')).toBeInViewport();
      const send = page.getByRole('button', { name: 'Send enquiry' });
      const sections = page.locator('.vehicle-facts > section');
      const count = await sections.count();
      expect(count).toBeGreaterThan(5);
      // the first screens have the buttons beside the price, all others the enquiry form
      for (let index = 2; index < count; index += 1) {
        await sections.nth(index).evaluate((section) => section.scrollIntoView());
        await expect(send).toBeInViewport({ ratio: 1 });
      }
      await expect(page.locator('.button-action:visible').and(send)).toHaveCount(1);
    });
  }

  test(`on ${site} a phone's first screen has picture, name, price, facts and a contact button`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openVehicle(page, site, search);
    const side = page.getByRole('complementary', { name: 'Price and contact' });
    const seen = [
      page.getByRole('region', { name: 'Pictures' }),
      page.getByRole('heading', { level: 1 }),
      side.locator('.price-now'),
      side.getByRole('link', { name: 'Enquire', exact: true }),
      side.locator('.key-information > dl'),
    ];
    for (const element of seen) expect(await bottomOf(element)).toBeLessThanOrEqual(560);
    await expect(side.locator('.key-information > dl').getByRole('definition')).toHaveCount(4);
  });
}

for (const width of [320, 360, 390, 768, 1024]) {
  test(`the bars of a vehicle's page neither cut nor cover content at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await openVehicle(page, 'kestrel-auto', '/search?city=Castle+Hill');
    await page.mouse.wheel(0, 1200);
    const short = page.getByRole('region', { name: /, in short$/ });
    await expect(short).toBeVisible();
    const cut = await page
      .locator('.sticky-header strong, .bottom-bar a, .sticky-header-price span')
      .evaluateAll((elements) =>
        elements
          .filter(
            (one) =>
              one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0,
          )
          .map((one) => one.textContent),
      );
    expect(cut).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const bar = page.getByRole('region', { name: 'Contact the dealer' });
    for (const button of await bar.getByRole('link').all()) {
      expect((await button.boundingBox())?.height).toBeLessThanOrEqual(48);
    }
  });
}
