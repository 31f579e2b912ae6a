import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axe-violations.ts';
import { test } from './support/journey.ts';
import { onSite, untilHydrated } from './support/site-pages.ts';

/** The address of a comparison of a site's newest vehicles. */
async function comparisonOf(page: Page, site: string, count: number): Promise<string> {
  await page.goto(onSite(site, '/search?status=in_stock'));
  const links = page.getByRole('article').getByRole('heading').getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const cars = hrefs.slice(0, count).map((href) => ['car', href.replace('/cars/', '')]);
  return onSite(site, `/compare?${new URLSearchParams(cars)}`);
}

test('favourites from the search are compared side by side, with differences marked', async ({
  page,
}) => {
  await page.goto(onSite('kestrel-auto', '/search'));
  await untilHydrated(page);
  const marks = page.getByRole('button', { name: /^Add to comparison: / });
  for (const index of [0, 1, 2]) await marks.nth(index).click();
  await page.getByRole('link', { name: 'Compare (3)' }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('row', { name: /^Price/ })).toBeVisible();
  await expect(table.getByRole('rowheader', { name: /\(differs\)$/ }).first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await table
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await page.goto(onSite('kestrel-auto', '/compare'));
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});

test('each column has the price, the repayment with its warning, and ways on', async ({ page }) => {
  await page.goto(await comparisonOf(page, 'banksia-motors', 2));
  const table = page.getByRole('region', { name: 'Comparison' });
  await expect(table.getByRole('row', { name: /^Repayment/ })).toContainText('Comparison rate');
  const warning = table.getByRole('row', { name: /^Please note/ });
  await expect(warning).toContainText('WARNING: This comparison rate is true only for');
  for (const name of [/^View Details: /, /^Enquire: /])
    await expect(table.getByRole('link', { name })).toHaveCount(2);
});

test('the best value of a line is marked, and where better is a matter of taste none', async ({
  page,
}) => {
  await page.goto(await comparisonOf(page, 'banksia-motors', 4));
  const row = page.getByRole('row', { name: /^Kilometres/ });
  const cells = await row.getByRole('cell').allTextContents();
  const km = cells.map((text) => Number(text.replaceAll(/\D/g, '')));
  const best = km.indexOf(Math.min(...km));
  expect(cells.map((text) => text.includes('Lowest'))).toEqual(km.map((_, at) => at === best));
  await expect(page.getByRole('row', { name: /^Length/ })).not.toContainText(/Most|Lowest/);
});

test('a switch leaves only the lines that differ, and the address keeps it', async ({ page }) => {
  await page.goto(await comparisonOf(page, 'banksia-motors', 2));
  await untilHydrated(page);
  const vin = page.getByRole('row', { name: /^VIN/ });
  await expect(vin).toBeVisible();
  const onlyDifferences = page.getByRole('checkbox', { name: 'Only differences' });
  await onlyDifferences.check();
  await expect(vin).toBeHidden();
  await expect(page.getByRole('row', { name: /^Kilometres/ })).toBeVisible();
  await page.reload();
  await expect(onlyDifferences).toBeChecked();
  await expect(vin).toBeHidden();
  await untilHydrated(page);
  await onlyDifferences.uncheck();
  await expect(vin).toBeVisible();
});

test('on a phone two vehicles are in sight and the others come sideways, under their names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(await comparisonOf(page, 'banksia-motors', 4));
  await untilHydrated(page);
  const heads = page.getByRole('columnheader');
  await expect(heads.nth(1)).toBeInViewport({ ratio: 1 });
  await expect(heads.nth(2)).not.toBeInViewport();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
  await page.getByRole('row', { name: /^Fuel capacity/ }).scrollIntoViewIfNeeded();
  await page.getByRole('region', { name: 'Comparison' }).evaluate((region) => {
    region.scrollTo({ left: region.clientWidth });
  });
  const name = await heads.nth(2).getByRole('link').first().textContent();
  const sticky = page.locator('.sticky-name').nth(2);
  await expect(sticky).toContainText(name ?? '');
  await expect(sticky).toBeInViewport({ ratio: 0.95 });
});

test('one vehicle alone leads to another; a comparison names those that have gone', async ({
  page,
}) => {
  const one = await comparisonOf(page, 'banksia-motors', 1);
  await page.goto(one);
  await expect(page.getByText('Add another car to see the two side by side.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.goto(`${one}&car=no-such-vehicle`);
  await expect(page.getByText('One of them is no longer listed.')).toBeVisible();
});

test('an empty comparison links to the search', async ({ page }) => {
  await page.goto('/compare?car=no-such-vehicle');
  await expect(page.getByRole('heading', { name: 'Compare cars' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See all cars' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch is a form', async ({ page }) => {
    await page.goto(await comparisonOf(page, 'banksia-motors', 2));
    await page.getByRole('checkbox', { name: 'Only differences' }).check();
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('row', { name: /^VIN/ })).toBeHidden();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });
});
