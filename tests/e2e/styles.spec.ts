import { expect } from '@playwright/test';
import { test } from './journey.ts';

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
