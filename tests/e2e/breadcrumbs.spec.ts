import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { onSite } from './support/site-pages.ts';

const pages: readonly (readonly [string, string])[] = [
  ['/search', ''],
  ['/search/toyota', 'Toyota'],
  ['/contact', 'Contact us'],
  ['/careers', ''],
  ['/book-test-drive', ''],
  ['/trade-in', ''],
  ['/special-offers', ''],
  ['/models', ''],
  ['/dealerships', ''],
  ['/compare', 'Compare'],
  ['/success', 'Thank you'],
  ['/call', 'Call us'],
  ['/no/such/page', 'This page'],
  ['/cars/none-0', 'This page'],
];

for (const site of ['banksia-motors', 'kestrel-auto']) {
  test(`every page of ${site} below the home page has breadcrumbs back to it`, async ({ page }) => {
    for (const [path, name] of pages) {
      await page.goto(onSite(site, path));
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(trail).toHaveCount(1);
      await expect(trail.getByRole('link').first()).toHaveText('Home');
      await expect(trail.locator('[aria-current]')).toContainText(name);
      await expect(trail.locator('[aria-current]')).not.toBeEmpty();
    }
    await page.goto(onSite(site));
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
  });
}
