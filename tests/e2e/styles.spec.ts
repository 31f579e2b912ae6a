import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { onSite, untilHydrated } from './support/site-pages.ts';

/** All sheets of the site: those of every page, and of all templates. */
const sheets = readdirSync('build/client/assets').filter((name) => name.endsWith('.css'));

test('a page reached from another one looks as it does when it is opened by itself', async ({
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

test('a page fetches no sheet that its document has, and the next page those that it lacks', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(request.url());
  });
  await page.goto('/search');
  await untilHydrated(page);
  expect(fetched).toEqual([]);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Ask about this vehicle' })).toBeVisible();
  expect(fetched).not.toEqual([]);
  expect(new Set(fetched).size).toBe(fetched.length);
  const before = fetched.length;
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(fetched.length).toBe(before);
});

for (const [site, path] of [
  ['banksia-motors', '/'],
  ['banksia-motors', '/search'],
  ['banksia-motors', 'vehicle'],
  ['banksia-motors', '/trade-in'],
  ['kestrel-auto', '/'],
  ['kestrel-auto', '/search'],
  ['kestrel-auto', 'vehicle'],
  ['wattle-rye', '/'],
  ['wattle-rye', '/search'],
  ['wattle-rye', 'vehicle'],
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
      (names) =>
        Promise.all(
          names.map(
            (name) =>
              new Promise((resolve) => {
                const href = `/assets/${name}`;
                const link = Object.assign(document.createElement('link'), {
                  rel: 'stylesheet',
                  href,
                });
                link.addEventListener('load', resolve);
                document.head.append(link);
              }),
          ),
        ),
      sheets,
    );
    expect(await looks()).toEqual(alone);
  });
}
