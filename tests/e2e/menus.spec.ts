import { expect } from '@playwright/test';
import { axeViolations } from './support/axe-violations.ts';
import { test } from './support/journey.ts';
import { demoSites } from './support/page-kinds.ts';
import { onSite, untilHydrated } from './support/site-pages.ts';

test('a menu opens on hover, survives a slip of the pointer, and closes on Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(onSite('kestrel-auto', '/special-offers'));
  await untilHydrated(page);
  const header = page.getByRole('banner');
  const entry = header.getByRole('navigation').getByText('Company', { exact: true });
  const link = header.getByRole('link', { name: 'About us' });
  await entry.hover();
  await expect(link).toBeVisible();
  await expect(header).toHaveClass(/has-open-menu/);
  await page.mouse.move(700, 800);
  await expect(link).toBeHidden();
  await expect(header).not.toHaveClass(/has-open-menu/);

  // the click that follows a hover keeps it open
  await entry.hover();
  await entry.click();
  await expect(link).toBeVisible();
  await page.mouse.move(700, 800);
  await expect(link).toBeHidden();

  await entry.focus();
  await page.keyboard.press('ArrowDown');
  await expect(link).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(header.getByRole('link', { name: 'Where to find us' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(entry).toBeFocused();
});

test('the menu of the stock leads to searches whose counts it shows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(onSite('banksia-motors', '/special-offers'));
  await untilHydrated(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByText('Our cars', { exact: true })
    .click();
  const link = page.getByRole('banner').getByRole('link', { name: /^Toyota \d+$/ });
  const count = /\d+/.exec((await link.textContent()) ?? '')?.[0];
  expect(await axeViolations(page)).toEqual([]);
  await link.click();
  await expect(page).toHaveURL(/\/search\/toyota\?status=in_stock$/);
  await expect(page.locator('#result-count')).toContainText(`${count} `);
});

test('the menu of models shows those of a body type', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(onSite('kestrel-auto', '/special-offers'));
  await untilHydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByText('Models', { exact: true }).click();
  const menu = page.getByRole('banner');
  await expect(menu.getByRole('button', { name: 'All Vehicles' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(menu.getByRole('link', { name: 'Kia Picanto' })).toBeVisible();
  await menu.getByRole('button', { name: 'Ute' }).click();
  await expect(menu.getByRole('link', { name: 'Kia Picanto' })).toBeHidden();
  await expect(menu.getByRole('link', { name: 'Toyota HiLux' })).toBeVisible();
  await menu.getByRole('link', { name: 'Build and price the HiLux', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Which model?' })).toHaveValue('Toyota HiLux');
});

test('a shopper builds and prices a model from its brand’s page, also without script', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(onSite('kestrel-auto', '/kia/overview'));
  await page.getByRole('link', { name: 'Build and price the Kia Seltos' }).click();
  await expect(page.getByRole('combobox', { name: 'Which model?' })).toHaveValue('Kia Seltos');
  await expect(page.getByRole('combobox', { name: 'Preferred dealership' })).toHaveValue(
    'kestrel-penrith-kia',
  );
  await page.goBack();
  await page.getByRole('link', { name: 'Build and price your Kia' }).click();
  await expect(page.getByRole('combobox', { name: 'Which model?' })).toHaveValue('Kia');
  await page.goto(onSite('kestrel-auto', '/kia-seltos'));
  await page.getByRole('link', { name: 'Build and price', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Which model?' })).toHaveValue('Kia Seltos');
  await page.close();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'on a phone' : 'on a phone without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 800 } });
    test('the drawer opens, shows the links of an entry, and closes', async ({ page }) => {
      await page.goto(onSite('kestrel-auto'));
      const drawer = page.getByRole('navigation', { name: 'Main' });
      await expect(drawer).toBeHidden();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(drawer.getByRole('link', { name: 'Offers' })).toBeVisible();
      await drawer.getByText('Company', { exact: true }).click();
      await expect(drawer.getByRole('link', { name: 'About us' })).toBeVisible();
      await page.getByRole('button', { name: 'Close the menu' }).click();
      await expect(drawer).toBeHidden();
    });
  });
}

for (const site of demoSites) {
  test(`every menu of ${site} opens within the window`, async ({ page }) => {
    for (const width of [992, 1024, 1200, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(onSite(site, '/warranty'));
      await untilHydrated(page);
      const entries = page.locator('header .dropdown > summary');
      for (let at = 0; at < (await entries.count()); at++) {
        await entries.nth(at).click();
        const panel = page.locator('header .dropdown[open] > .dropdown-panel');
        await expect(panel).toBeVisible();
        await expect(panel.getByRole('link').first()).toBeVisible();
        const box = await panel.boundingBox();
        const label = `${(await entries.nth(at).textContent()) ?? ''} at ${width} px`;
        expect(box?.x ?? -1, label).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0), label).toBeLessThanOrEqual(width);
        await page.keyboard.press('Escape');
      }
    }
  });
}
