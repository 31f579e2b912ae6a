import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { openSignedIn } from './support/sign-in.ts';
import { onSite, untilHydrated } from './support/site-pages.ts';

const site = 'southern-cross-group';
const garage = '/my-garage';

test('a change of the garage that fails says why, and changes nothing', async ({
  page,
  context,
}) => {
  const list = '/search?status=in_stock';
  await openSignedIn(page, site, list);
  await untilHydrated(page);
  await page.locator('button[data-save]').first().click();
  await expect(page.getByText('Saved to your watchlist')).toBeVisible();
  await page.goto(onSite(site, garage));
  await untilHydrated(page);
  const remove = page.getByRole('button', { name: /^Remove .* from your watchlist$/ });

  await context.setOffline(true);
  await remove.click();
  await expect(page.getByText('You are offline. Please try again')).toBeVisible();
  await expect(remove).toBeVisible();
  await context.setOffline(false);

  await page.route(`**${garage}.data*`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
      : route.continue(),
  );
  await remove.click();
  await expect(page.getByText('Your garage could not be changed.')).toBeVisible();
  await expect(remove).toBeVisible();
  await page.unroute(`**${garage}.data*`);

  await remove.click();
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeVisible();
  await context.setOffline(true);
  await undo.click();
  await expect(page.getByText('You are offline. Please try again')).toBeVisible();
  await context.setOffline(false);
  await undo.click();
  await expect(remove).toBeVisible();
});

test('how often emails come is shown as it is saved', async ({ page, context }) => {
  const searches = '/my-garage/searches';
  await openSignedIn(page, site, searches);
  await untilHydrated(page);
  const frequency = page.getByLabel('Emails about your watchlist');
  const before = await frequency.inputValue();
  await context.setOffline(true);
  await frequency.selectOption('As soon as it happens');
  await expect(page.getByText('You are offline. Please try again')).toBeVisible();
  await expect(frequency).toHaveValue(before);
  await context.setOffline(false);
  await frequency.selectOption('As soon as it happens');
  await expect(page.getByText('Emails: As soon as it happens')).toBeVisible();
  await expect(frequency).not.toHaveValue(before);
});
