import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { onSite, untilHydrated } from './support/site-pages.ts';

/** Opens a page whose scripts arrive when the returned function is called. */
async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.js(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return async () => {
    release();
    await untilHydrated(page);
  };
}

function prices(texts: string[]): number[] {
  return texts.map((text) => Number(text.replaceAll(/\D/g, ''))).filter((price) => price > 0);
}

for (const site of ['banksia-motors', 'kestrel-auto']) {
  test(`a sort chosen before the scripts run sorts the list on ${site}`, async ({ page }) => {
    const run = await openWithoutScripts(page, onSite(site, '/search?status=in_stock'));
    const sort = page.getByLabel('Sort by');
    const lowest = sort.getByRole('option', { name: /low/i }).first();
    const value = (await lowest.getAttribute('value')) ?? '';
    await sort.selectOption(value);
    await run();
    await expect(page).toHaveURL(new RegExp(`sortBy=${value}`));
    await expect(sort).toHaveValue(value);
    const shown = prices(
      await page.getByRole('article').locator('.card-price strong, .price strong').allInnerTexts(),
    );
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  });

  test(`several filters chosen before the scripts run all count on ${site}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const run = await openWithoutScripts(page, onSite(site, '/search'));
    await page.getByRole('button', { name: /^Filters/ }).click();
    const panel = page.getByRole('complementary', { name: 'Filters' });
    const open = (name: string) =>
      panel
        .locator('details:not([open]) > summary')
        .filter({ hasText: new RegExp(`^${name}`) })
        .click();
    if ((await panel.getByRole('group', { name: 'Make', exact: true }).count()) === 0)
      await open('Make');
    const makes = await panel
      .locator('input[name=make]:visible')
      .evaluateAll((boxes) => boxes.slice(0, 2).map((box) => (box as HTMLInputElement).value));
    const boxOf = (make = '') => panel.locator(`input[name=make][value="${make}"]`);
    for (const make of makes) {
      // oxlint-disable-next-line no-await-in-loop -- one tap after another
      await boxOf(make).check();
    }
    const price = panel.getByRole('textbox', { name: 'Price, up to', exact: true });
    if (!(await price.isVisible())) await open('Price');
    await price.fill('45000');
    await run();
    await expect(page).toHaveURL(/price[^&]*45000/);
    expect(new URL(page.url()).searchParams.getAll('make').toSorted()).toEqual(makes.toSorted());
    for (const make of makes) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(boxOf(make)).toBeChecked();
    }
  });
}

test('a make chosen on the home page before the scripts run is counted and searched for', async ({
  page,
}) => {
  const run = await openWithoutScripts(page, onSite('banksia-motors'));
  const make = page.locator('.quick-search').getByLabel('Make');
  const value = (await make.getByRole('option').nth(1).getAttribute('value')) ?? '';
  await make.selectOption(value);
  const button = page.locator('.quick-search').getByRole('button', { name: /^Show Me/ });
  const all = await button.textContent();
  await run();
  await expect(button).not.toHaveText(all ?? '');
  await expect(button).toHaveText(/^Show Me [\d,]+ cars?$/);
  await expect(make).toHaveValue(value);
  const counted = /\d+/.exec((await button.textContent()) ?? '')?.[0];
  await button.click();
  await expect(page).toHaveURL(new RegExp(`make=${value}$`));
  await expect(page.locator('#result-count')).toContainText(`${counted} `);
});

test('a budget entered before the scripts run is the one that is searched for', async ({
  page,
}) => {
  const run = await openWithoutScripts(page, onSite('banksia-motors', '/styleguide'));
  const form = page.locator('.budget-search').first();
  await form.getByText('Monthly', { exact: true }).click();
  await form.getByRole('textbox', { name: 'Deposit or trade-in' }).fill('7 000');
  await form.getByRole('group', { name: 'Body type' }).getByRole('checkbox').first().check();
  await run();
  await expect(form.getByLabel('Monthly', { exact: true })).toBeChecked();
  await expect(form.getByRole('textbox', { name: 'Deposit or trade-in' })).toHaveValue('$7,000');
  await expect(form.getByRole('status').first()).toHaveText('$43,000');
  await expect(
    form.getByRole('group', { name: 'Body type' }).getByRole('checkbox').first(),
  ).toBeChecked();
});

test('words typed into a list before the scripts run filter it, and the cursor stays', async ({
  page,
}) => {
  const run = await openWithoutScripts(page, onSite('southern-cross-group', '/dealerships'));
  const field = page.getByLabel('Search for a location');
  await field.pressSequentially('geelong');
  await page.keyboard.press('ArrowLeft');
  await run();
  await expect(page).toHaveURL(/query=geelong/);
  await expect(field).toBeFocused();
  await page.keyboard.type('x');
  await expect(field).toHaveValue('geelonxg');
});

test('the slider of a calculator moved before the scripts run counts', async ({ page }) => {
  const run = await openWithoutScripts(page, onSite('banksia-motors', '/finance'));
  const term = page.getByRole('slider', { name: /Loan term/ });
  await term.fill('3');
  await run();
  await expect(page.getByText('Loan term: 3 years')).toBeVisible();
  await expect(term).toHaveValue('3');
});

test('a page that nobody touched stays as it is', async ({ page }) => {
  for (const path of ['/', '/search?sortBy=price_asc&make=Toyota', '/finance', '/special-offers']) {
    const run = await openWithoutScripts(page, onSite('banksia-motors', path));
    const counted: string[] = [];
    page.on('request', (request) => void counted.push(request.url()));
    const before = page.url();
    await run();
    await page.waitForLoadState('networkidle');
    expect(page.url()).toBe(before);
    expect(counted.filter((url) => /stock-count|quick-quote|_data|\.data/.test(url))).toEqual([]);
    page.removeAllListeners('request');
    await page.unrouteAll();
  }
});

test('a button that needs script, pressed before the scripts run, does its work once they do', async ({
  page,
}) => {
  await page.route(/tile\.openstreetmap\.org/, (route) => route.abort());
  const run = await openWithoutScripts(page, onSite('kestrel-auto', '/dealer-locator'));
  await page.getByRole('button', { name: 'Show the map' }).click();
  await run();
  await expect(page.getByRole('region', { name: 'Map of the yards' })).toBeVisible();
});

test('a button that works without script is not pressed twice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const run = await openWithoutScripts(page, onSite('kestrel-auto', '/search'));
  await page.getByRole('button', { name: /^Filters/ }).click();
  await run();
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible();
});
