import { expect, test } from '@playwright/test';

test('the first picture of a vehicle is displayed, and stays the same', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('article').first().getByRole('link').first().click();
  const picture = page.getByRole('region', { name: 'Pictures' }).getByRole('img').first();
  await expect
    .poll(
      () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
      { timeout: 30_000 },
    )
    .toBeGreaterThan(300);
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  const bytes = () =>
    page.evaluate(
      async (from) => [...new Uint8Array(await (await fetch(from)).arrayBuffer())].length,
      address,
    );
  expect(await bytes()).toBeGreaterThan(3000);
  expect(await bytes()).toBe(await bytes());
});
