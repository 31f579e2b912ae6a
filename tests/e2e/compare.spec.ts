import { expect } from '@playwright/test';
import { axeViolations } from './support/axe-violations.ts';
import { test } from './support/journey.ts';
import { onSite, untilHydrated } from './support/site-pages.ts';

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

test('an empty comparison links to the search', async ({ page }) => {
  await page.goto('/compare?car=no-such-vehicle');
  await expect(page.getByRole('heading', { name: 'Compare cars' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See all cars' })).toBeVisible();
});
