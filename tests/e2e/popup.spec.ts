import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { settingsPictureIndex } from '#site/settings-pictures.ts';
import { axeViolations } from './support/axe-violations.ts';
import { test } from './support/journey.ts';
import { forecourt, onSite, untilHydrated } from './support/site-pages.ts';

declare global {
  interface Window {
    /** The layout shift since the page was loaded. */
    shifted?: number;
  }
}

const openDay = {
  title: 'Open day on Saturday',
  description: 'Coffee from eight, test drives from nine.',
  image: 'demo:suv/blue/1/yard/front-three-quarter.jpg',
  button: { label: 'How to find us', href: '/dealerships' },
  delay_seconds: 0,
};

/** Creates or changes a site with a popup. */
async function applySite(slug: string, popup: object, more: object = {}): Promise<void> {
  const settings = JSON.parse(readFileSync('src/demo/sites/banksia-motors.json', 'utf8'));
  const file = join(mkdtempSync(join(tmpdir(), 'forecourt-e2e-')), 'site.json');
  writeFileSync(file, JSON.stringify({ ...settings, ...more, slug, name: slug, popup }));
  await forecourt('site', 'apply', file);
}

function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Open day' });
}

/** Waits until the popup would have appeared; its script and picture load last. */
async function untilQuiet(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
}

const popupFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/popup')),
  );

const ways: Record<string, (page: Page) => Promise<void>> = {
  'its button': (page) => page.getByRole('button', { name: 'Close' }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a click beside it': (page) => page.mouse.click(5, 300),
  'its link': (page) => page.getByRole('link', { name: 'How to find us' }).last().click(),
  'the way back': (page) => page.goBack().then(() => undefined),
};

for (const [way, close] of Object.entries(ways)) {
  test(`is closed by ${way}, and stays closed after a reload and on the next page`, async ({
    page,
  }) => {
    const slug = `open-day-by-${way.replace(/\W/g, '-').toLowerCase()}`;
    await applySite(slug, openDay);
    await page.goto(onSite(slug, '/contact'));
    await untilQuiet(page);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(dialogOf(page)).toBeVisible();
    await close(page);
    await expect(dialogOf(page)).toBeHidden();
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), `${slug}popupVisibility`))
      .toMatch(/^\["\w+"\]$/);
    for (const path of ['/', '/search']) {
      await page.goto(onSite(slug, path));
      await untilQuiet(page);
      await expect(dialogOf(page)).toBeHidden();
    }
  });
}

test('links to its page', async ({ page }) => {
  await applySite('open-day-leads', openDay);
  await page.goto(onSite('open-day-leads'));
  await dialogOf(page).getByRole('link', { name: 'How to find us' }).click();
  await expect(page).toHaveURL(onSite('open-day-leads', '/dealerships'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a changed popup is shown again to a visitor who closed the previous one', async ({
  page,
}) => {
  await applySite('open-day-changes', openDay);
  await page.goto(onSite('open-day-changes'));
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await applySite('open-day-changes', { ...openDay, title: 'Open day on Sunday' });
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Open day on Sunday' })).toBeVisible();
});

test('traps and restores the focus, and passes axe', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await applySite('open-day-keys', { ...openDay, delay_seconds: 60 });
  await page.clock.install();
  await page.goto(onSite('open-day-keys'));
  await untilQuiet(page);
  const before = page.getByRole('banner').getByRole('link').nth(1);
  await before.focus();
  await page.clock.fastForward(59_000);
  await expect(dialogOf(page)).toBeHidden();
  await page.clock.fastForward(1_000);
  await expect(dialogOf(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Open day' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(dialogOf(page).getByRole('link', { name: 'How to find us' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeHidden();
  await expect(before).toBeFocused();
});

test('does not interrupt a visitor who is filling in a form, and waits for the next page', async ({
  page,
}) => {
  await applySite('open-day-waits', { ...openDay, delay_seconds: 60 });
  await page.clock.install();
  await page.goto(onSite('open-day-waits', '/search'));
  await untilQuiet(page);
  const words = page.getByLabel('Keyword search');
  await words.fill('wagon');
  await words.blur();
  await page.clock.fastForward(61_000);
  await expect(dialogOf(page)).toBeHidden();
  await page.goto(onSite('open-day-waits', '/contact'));
  await untilQuiet(page);
  await page.clock.fastForward(61_000);
  await expect(dialogOf(page)).toBeHidden();
  await page.goto(onSite('open-day-waits'));
  await untilQuiet(page);
  await page.clock.fastForward(61_000);
  await expect(dialogOf(page)).toBeVisible();
});

test('appears after the consent question', async ({ page }) => {
  await applySite('open-day-asks', openDay, { analytics: { asks_consent: true } });
  await page.goto(onSite('open-day-asks'));
  await untilQuiet(page);
  await expect(dialogOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('banner').getByRole('link').nth(1).click();
  await expect(dialogOf(page)).toBeVisible();
});

test('appears only on the home page if the site says so', async ({ page }) => {
  await applySite('open-day-home', { ...openDay, pages: 'home' });
  await page.goto(onSite('open-day-home', '/search'));
  await untilQuiet(page);
  await expect(dialogOf(page)).toBeHidden();
  await page.goto(onSite('open-day-home'));
  await expect(dialogOf(page)).toBeVisible();
});

test('does not appear after its last day', async ({ page }) => {
  await applySite('open-day-over', { ...openDay, expires: '2020-02-29' });
  await page.goto(onSite('open-day-over'));
  await untilQuiet(page);
  await expect(dialogOf(page)).toBeHidden();
  expect(await popupFiles(page)).toEqual([]);
});

test('adds no script or styles to a site without one', async ({ page }) => {
  await page.goto('/');
  await untilQuiet(page);
  expect(await popupFiles(page)).toEqual([]);
  await applySite('open-day-costs', openDay);
  await page.goto(onSite('open-day-costs'));
  await expect(dialogOf(page)).toBeVisible();
  expect(await popupFiles(page)).not.toEqual([]);
});

test('opens without its picture if that cannot be loaded', async ({ page }) => {
  await page.route(`**/pictures/site/${settingsPictureIndex.popup}-*/**`, (route) => route.abort());
  await applySite('open-day-bare', openDay);
  await page.goto(onSite('open-day-bare'));
  await expect(dialogOf(page)).toBeVisible();
  await expect(dialogOf(page).locator('img')).toHaveCount(0);
  await expect(dialogOf(page).getByText('Coffee from eight')).toBeVisible();
});

test('does not appear in a browser without storage, with a console warning', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('storage is full');
    };
  });
  await applySite('open-day-full', openDay);
  await page.goto(onSite('open-day-full'));
  await untilQuiet(page);
  await expect(dialogOf(page)).toBeHidden();
  expect(warnings.filter((text) => text.includes('The popup is not shown'))).not.toEqual([]);
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
]) {
  test(`at ${width} px it fits the screen and shifts no layout`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    // layout shifts of a late font are not the popup's
    await page.route('**/*.woff2', (route) => route.abort());
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        // the standard entry type has no layout-shift fields
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          window.shifted = (window.shifted ?? 0) + value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const slug = `open-day-${width}`;
    await applySite(slug, { ...openDay, description: 'Coffee from eight. '.repeat(50) });
    await page.goto(onSite(slug));
    await expect(dialogOf(page)).toBeVisible();
    const box = await dialogOf(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(Math.min(600, width - 32));
    expect(box?.height).toBeLessThanOrEqual(height * 0.8);
    await dialogOf(page).getByRole('link').scrollIntoViewIfNeeded();
    const close = await page.getByRole('button', { name: 'Close' }).boundingBox();
    expect(close).toMatchObject({ width: 44, height: 44 });
    expect(close?.y).toBeGreaterThanOrEqual(box?.y ?? 0);
    expect(close?.y).toBeLessThan((box?.y ?? 0) + 44);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          // shifts of the last frames are reported with the next frame
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.shifted ?? 0)));
        }),
    );
    expect(shift).toBeLessThan(0.01);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no popup', async ({ page }) => {
    await applySite('open-day-plain', openDay);
    await page.goto(onSite('open-day-plain'));
    await expect(page.getByText('Open day on Saturday')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
