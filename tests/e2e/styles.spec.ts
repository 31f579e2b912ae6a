import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { onSite, untilHydrated } from './site-pages.ts';

/** The one that has the rules of every kind of page. */
const stylesheet = readdirSync('build/client/assets').find((name) => /^app-.*\.css$/.test(name));

test('a page reached from another kind of page looks as it does when it is opened by itself', async ({
  page,
}) => {
  await page.goto('/search');
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const path = (await link.getAttribute('href')) ?? '';
  const looks = () =>
    page.evaluate(() =>
      ['h1', 'main', '.price-now', '.vehicle-gallery, [class*=gallery]', 'form', 'footer'].map(
        (selector) => {
          const element = document.querySelector(selector);
          const style = element && getComputedStyle(element);
          return style && [selector, style.display, style.fontSize, style.padding, style.color];
        },
      ),
    );
  await link.click();
  await expect(page.getByRole('heading', { name: 'Ask about this vehicle' })).toBeVisible();
  const reached = await looks();
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Ask about this vehicle' })).toBeVisible();
  expect(reached).toEqual(await looks());
});

for (const [site, path] of [
  ['banksia-motors', '/'],
  ['banksia-motors', '/search'],
  ['banksia-motors', 'vehicle'],
  ['kestrel-auto', '/'],
  ['kestrel-auto', '/search'],
  ['kestrel-auto', 'vehicle'],
] as const) {
  test(`${path} of ${site} has all the styles that it needs`, async ({ page }) => {
    await page.goto(onSite(site, path === 'vehicle' ? '/search' : path));
    if (path === 'vehicle') {
      const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
      await page.goto(onSite(site, (await link.getAttribute('href')) ?? ''));
    }
    await untilHydrated(page);
    // the gauge has come
    await expect(page.locator('.gauge-blank')).toHaveCount(0);
    const looks = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('body *')].map((element) => {
          const { display, fontSize, fontWeight, color, margin, padding, gap } =
            getComputedStyle(element);
          const name = `${element.tagName} .${element.getAttribute('class') ?? ''}`;
          return `${name}: ${display} ${fontSize} ${fontWeight} ${color} ${margin} ${padding} ${gap}`;
        }),
      );
    const alone = await looks();
    await page.evaluate(
      (href) =>
        new Promise((resolve) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
          link.addEventListener('load', resolve);
          document.head.prepend(link);
        }),
      `/assets/${stylesheet}`,
    );
    expect(await looks()).toEqual(alone);
  });
}
