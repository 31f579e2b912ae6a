import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations } from './support/axe-violations.ts';
import { test } from './support/journey.ts';
import { onSite, openMoreWays, untilHydrated } from './support/site-pages.ts';

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

const panel = (page: Page) => page.getByRole('complementary', { name: 'Price and contact' });

function nameOfFocused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.getAttribute('aria-label') ?? focused?.textContent.trim() ?? '';
  });
}

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box ? box.y + box.height : Number.NaN;
}

for (const [site, search] of sites) {
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
  ] as const) {
    test(`on ${site} the whole panel stays beside the page at ${width} by ${height}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await openVehicle(page, site, search);
      const side = panel(page);
      const { height: tall = Infinity } = (await side.boundingBox()) ?? {};
      expect(tall).toBeLessThan(620);
      expect(await side.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThan(2);
      await expect(side.locator('.button-action')).toHaveText(['Enquire']);
      const sections = page.locator('.vehicle-facts > section');
      const count = await sections.count();
      expect(count).toBeGreaterThan(5);
      for (let index = 0; index < count - 1; index += 1) {
        await sections.nth(index).evaluate((section) => section.scrollIntoView());
        await expect(side).toBeInViewport({ ratio: 1 });
      }
      expect(await axeViolations(page)).toEqual([]);
    });
  }

  test(`on ${site} a phone's first screen has picture, name, facts, price and the ways to ask`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await openVehicle(page, site, search);
    const pictures = page.getByRole('region', { name: 'Pictures' });
    const facts = panel(page).locator('.key-information > dl');
    let above = 0;
    for (const element of [
      pictures,
      page.getByRole('heading', { level: 1 }),
      facts,
      panel(page).locator('.price-now'),
    ]) {
      const bottom = await bottomOf(element);
      expect(bottom).toBeGreaterThan(above);
      expect(bottom).toBeLessThanOrEqual(560);
      above = bottom;
    }
    await expect(facts.getByRole('definition')).toHaveCount(4);
    expect(await pictures.boundingBox()).toMatchObject({ x: 0, width: 390 });
    const bar = page.getByRole('region', { name: 'Contact the dealer' });
    for (const name of [/^Call/, 'Book a Test Drive', 'Enquire']) {
      await expect(bar.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
    expect(await axeViolations(page)).toEqual([]);
  });

  test(`on ${site} the keyboard reaches the enquiry without passing every picture`, async ({
    page,
  }) => {
    await openVehicle(page, site, search);
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().focus();
    const stops: string[] = [];
    while (stops.at(-1) !== 'Enquire' && stops.length < 40) {
      await page.keyboard.press('Tab');
      stops.push(await nameOfFocused(page));
    }
    expect(stops.at(-1)).toBe('Enquire');
    expect(stops.length).toBeLessThanOrEqual(12);
    expect(stops.filter((stop) => stop.startsWith('Show picture'))).toEqual(['Show picture 1']);

    const thumbnails = page.getByRole('button', { name: /^Show picture/ });
    await thumbnails.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(thumbnails.nth(2)).toBeFocused();
    await expect(page.getByText(/^Picture 3 \/ \d+$/)).toBeVisible();
    await page.keyboard.press('End');
    await expect(thumbnails.last()).toBeFocused();
  });

  test(`on ${site} the section bar leads to the sections, and marks the one that is read`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openVehicle(page, site, search);
    const bar = page.getByRole('navigation', { name: 'On this page' });
    const links = await bar.getByRole('link').all();
    expect(links.length).toBeGreaterThan(4);
    await expect(bar.locator('[aria-current]')).toHaveText('Overview');
    for (const link of links.slice(1)) {
      await link.click();
      const section = page.locator((await link.getAttribute('href')) ?? '');
      await expect(section).toBeInViewport();
      await expect(bar.locator('[aria-current]')).toHaveText((await link.textContent()) ?? '');
      expect((await section.boundingBox())?.y).toBeGreaterThanOrEqual(await bottomOf(bar));
    }
  });
}

test('a phone’s page is not higher than 6,500 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openVehicle(page, 'banksia-motors', '/search/nissan/x-trail');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < (await height()); y += 600) await page.mouse.wheel(0, 600);
  const similar = page.getByRole('region', { name: 'Similar cars' });
  await expect(similar.getByRole('article').first()).toBeVisible();
  expect(await height()).toBeLessThanOrEqual(6500);
});

test('on a magnified screen fixed bars take at most a fifth of the height, and the buttons stand in the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openVehicle(page, 'banksia-motors', '/search?car_type=used');
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position))
      .reduce((sum, one) => sum + one.getBoundingClientRect().height, 0),
  );
  expect(covered).toBeLessThanOrEqual(256 / 5);
  await expect(panel(page).getByRole('link', { name: 'Enquire', exact: true })).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [1280, 720],
] as const) {
  test(`the enquiry form opens over the page at ${width} px, and returns to its place in it`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await openVehicle(page, 'banksia-motors', '/search?car_type=used');
    const opener = page.locator('.contact-lead, .bottom-bar-lead').filter({ visible: true });
    const form = page.getByRole('region', { name: 'Ask about this vehicle' });
    const name = form.getByRole('textbox', { name: 'First name' });
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    await expect(name).not.toBeInViewport();
    await opener.click();
    await expect(name).toBeInViewport();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
    await name.fill('Mia');
    await page.keyboard.press('Escape');
    await expect(name).not.toBeInViewport();
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
    await expect(name).toHaveValue('Mia');
    await opener.click();
    await page.getByRole('button', { name: 'Close' }).filter({ visible: true }).click();
    await expect(name).not.toBeInViewport();
  });
}

test('the vehicles viewed before stand in a strip near the end', async ({ page }) => {
  const strip = page.getByRole('region', { name: 'Recently viewed' });
  await openVehicle(page, 'banksia-motors', '/search?car_type=used');
  const first = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Similar cars' })).toHaveCount(1);
  await expect(strip).toHaveCount(0);
  await openVehicle(page, 'banksia-motors', '/search?car_type=used&sortBy=price_desc');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(strip.getByRole('link')).toHaveCount(1);
  await expect(strip).toContainText(first);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the section bar, the bottom bar and More ways work', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(onSite('banksia-motors', '/search?car_type=used'));
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    await page.goto(onSite('banksia-motors', (await link.getAttribute('href')) ?? ''));
    const bar = page.getByRole('region', { name: 'Contact the dealer' });
    await expect(bar.getByRole('link', { name: 'Enquire' })).toBeInViewport();
    await openMoreWays(page);
    await expect(panel(page).getByRole('link', { name: 'Trade In' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Features' })
      .click();
    await expect(
      page.getByRole('heading', { name: 'Features and specifications' }),
    ).toBeInViewport();
  });
});

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
