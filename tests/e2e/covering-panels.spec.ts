import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { onSite, untilHydrated } from './support/site-pages.ts';

/** More key presses than either panel has controls. */
const PRESSES = 60;

async function staysInside(page: Page, panel: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const reached = new Set<string>();
  for (let press = 0; press < PRESSES; press += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after another
    await page.keyboard.press(key);
    // oxlint-disable-next-line no-await-in-loop
    const focused = await panel.evaluate((one) => {
      const { activeElement: active } = document;
      return one.contains(active) && active !== one
        ? `${active?.tagName} ${active?.getAttribute('name')} ${active?.textContent}`
        : undefined;
    });
    expect(focused, `press ${press} of ${key}`).toBeDefined();
    reached.add(focused ?? '');
  }
  // it went round, not back and forth
  expect(reached.size).toBeGreaterThan(5);
}

for (const site of ['banksia-motors', 'kestrel-auto']) {
  for (const { name, button, panelOf } of [
    {
      name: 'filters',
      button: /^Filters/,
      panelOf: (page: Page) => page.getByRole('complementary', { name: 'Filters' }),
    },
    {
      name: 'menu',
      button: 'Menu',
      panelOf: (page: Page) => page.locator('.menu-drawer'),
    },
  ]) {
    test(`the open ${name} on a phone keeps the keyboard, and Escape gives it back on ${site}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(onSite(site, '/search'));
      await untilHydrated(page);
      const opener = page.getByRole('button', { name: button, exact: true });
      const panel = panelOf(page);
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        await opener.focus();
        await page.keyboard.press('Enter');
        await expect(panel).toBeFocused();
        await staysInside(page, panel, key);
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
        await expect(opener).toBeFocused();
      }
      await opener.click();
      await panel.getByRole('button', { name: /^Close/ }).click();
      await expect(panel).toBeHidden();
      await expect(opener).toBeFocused();
    });
  }
}
