import { expect } from '@playwright/test';
import { axeViolations } from './support/axe-violations.ts';
import { test } from './support/journey.ts';
import { onSite } from './support/site-pages.ts';

const sites = ['banksia-motors', 'kestrel-auto', 'wandering-van-co', 'southern-cross-group'];

for (const site of sites) {
  for (const width of [390, 1440]) {
    test(`${site} at ${width} px passes axe`, async ({ page }) => {
      // axe takes seconds for each of six pages on a loaded machine
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(onSite(site, '/search'));
      const vehicle = await page
        .getByRole('article')
        .first()
        .getByRole('link')
        .first()
        .getAttribute('href');
      for (const path of [
        '/',
        '/search',
        vehicle ?? '',
        '/success',
        '/search?query=zzzzzz',
        '/nowhere',
      ]) {
        await page.goto(onSite(site, path));
        expect(await axeViolations(page), path).toEqual([]);
      }
    });
  }
}
