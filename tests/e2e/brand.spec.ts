import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
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
      await expect(bar(page)).toContainText('Five yards');
    });
  });
});
