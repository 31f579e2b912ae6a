import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { onSite, untilHydrated } from './support/site-pages.ts';

for (const site of ['banksia-motors', 'kestrel-auto']) {
  for (const path of ['/', '/search']) {
    test(`pictures of ${site}${path} that fail have the placeholder in their place`, async ({
      page,
    }) => {
      await page.goto(onSite(site, path));
      await untilHydrated(page);
      const pictures = page.locator('main picture > img');
      const sizes = () =>
        pictures.evaluateAll((images) =>
          images.map((image) => {
            const { width, height } = image.getBoundingClientRect();
            return `${Math.round(width)} x ${Math.round(height)}`;
          }),
        );
      const scrollThrough = () =>
        page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 600) {
            window.scrollTo(0, y);
            // oxlint-disable-next-line no-await-in-loop -- lazy pictures load when they come near
            await new Promise((resolve) => setTimeout(resolve, 60));
          }
        });
      await scrollThrough();
      const loaded = await sizes();
      await page.route('**/pictures/**', (route) => route.abort());
      await page.goto(onSite(site, path));
      await untilHydrated(page);
      await scrollThrough();
      const marked = page.locator('main picture > img[data-broken]');
      await expect(marked.first()).toBeVisible();
      await expect.poll(() => marked.count()).toBe(await pictures.count());
      await expect.poll(sizes).toEqual(loaded);
    });
  }
}
