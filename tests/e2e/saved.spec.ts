import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axe-violations.ts';
import { test } from './support/journey.ts';
import { openSignedIn } from './support/sign-in.ts';
import { onSite, untilHydrated } from './support/site-pages.ts';

const yard = 'banksia-motors';
const favouritesKey = `${yard}FavouritedCars`;

/** Adds vehicles to the favourites by the hearts of the search's cards. */
async function save(page: Page, count: number): Promise<void> {
  await page.goto(onSite(yard, '/search?status=in_stock'));
  await untilHydrated(page);
  const hearts = page.getByRole('button', { name: /^Add to favourites: / });
  for (let index = 0; index < count; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one heart after another
    await hearts.nth(index).click();
  }
}

async function openSaved(page: Page): Promise<void> {
  await page.goto(onSite(yard, '/saved'));
  await untilHydrated(page);
}

const savedCards = (page: Page) => page.getByRole('main').getByRole('article');
const ticks = (page: Page) => page.getByRole('checkbox', { name: /^Compare / });

test('a heart leads by its message to the list, and two ticks lead to the comparison', async ({
  page,
}) => {
  await save(page, 3);
  await page.getByRole('status').getByRole('link', { name: 'View List' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved cars 3');
  await expect(savedCards(page)).toHaveCount(3);
  await expect(page.getByRole('link', { name: /^Compare \d/ })).toHaveCount(0);
  await ticks(page).nth(0).check();
  await expect(page.getByText('Tick one more to compare.')).toBeVisible();
  await ticks(page).nth(2).check();
  expect(await axeViolations(page)).toEqual([]);
  const names = await savedCards(page).getByRole('heading').allTextContents();
  await page.getByRole('link', { name: 'Compare 2 cars' }).click();
  await expect(page.getByRole('columnheader')).toContainText([names[0] ?? '', names[2] ?? '']);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});

test('no more than four are ticked', async ({ page }) => {
  await save(page, 5);
  await openSaved(page);
  for (const index of [0, 1, 2, 3]) await ticks(page).nth(index).check();
  await expect(ticks(page).nth(4)).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Compare 4 cars' })).toBeVisible();
  await ticks(page).nth(0).uncheck();
  await expect(ticks(page).nth(4)).toBeEnabled();
});

test('a vehicle is removed by its heart or by its button; the empty list leads to the search', async ({
  page,
}) => {
  await save(page, 2);
  await openSaved(page);
  await savedCards(page)
    .first()
    .getByRole('button', { name: /favourites/ })
    .click();
  await expect(savedCards(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'See all cars' })).toBeVisible();
});

test('a sold vehicle is shown as sold, and one that is no longer listed by its name', async ({
  page,
}) => {
  await page.goto(onSite(yard, '/search?status=sold'));
  const sold = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const slug = ((await sold.getAttribute('href')) ?? '').replace('/cars/', '');
  const id = Number(/\d+$/.exec(slug)?.[0]);
  const entries = [
    { id, slug, name: 'A sold car', make: 'Kia', model: 'Rio' },
    { id: 99_999_999, slug: 'gone-1', name: '2015 Kia Rio S', make: 'Kia', model: 'Rio' },
  ];
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    favouritesKey,
    JSON.stringify(entries),
  ] as const);
  await openSaved(page);
  await expect(savedCards(page)).toHaveCount(1);
  await expect(savedCards(page)).toContainText('Like this and want something similar?');
  await expect(page.getByRole('heading', { name: '2015 Kia Rio S' })).toBeVisible();
  await expect(page.getByText('This one is no longer listed.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove 2015 Kia Rio S' }).click();
  await expect(page.getByText('This one is no longer listed.')).toBeHidden();
});

test('a list that cannot be loaded says so, and is loaded again', async ({ page }) => {
  await save(page, 1);
  await page.route('**/api/cards?*', (route) => route.fulfill({ status: 503 }));
  await openSaved(page);
  await expect(page.getByRole('alert')).toContainText('Your cars could not be loaded.');
  await page.unroute('**/api/cards?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(savedCards(page)).toHaveCount(1);
});

test('the header has the number of saved vehicles, on a phone too, and nothing moves for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(onSite(yard, '/special-offers'));
  await untilHydrated(page);
  const heart = page.getByRole('banner').getByRole('link', { name: /^Saved cars/ });
  await expect(heart).toHaveAccessibleName('Saved cars');
  const before = await heart.boundingBox();
  expect(before?.width).toBeGreaterThanOrEqual(44);
  expect(before?.height).toBeGreaterThanOrEqual(44);
  await save(page, 2);
  await page.goto(onSite(yard, '/special-offers'));
  await expect(heart).toHaveAccessibleName('Saved cars 2');
  expect(await heart.boundingBox()).toEqual(before);
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('navigation', { name: 'Main' });
  await expect(drawer.getByRole('link', { name: 'Saved cars (2)' })).toBeVisible();
  await page.getByRole('button', { name: 'Close the menu' }).click();
  await expect(drawer).toBeHidden();
  await heart.click();
  await expect(page).toHaveURL(onSite(yard, '/saved'));
});

test('where cards save to the account, the list is the watchlist', async ({ page }) => {
  const group = 'southern-cross-group';
  await page.goto(onSite(group, '/saved'));
  await expect(page.getByRole('heading', { name: 'Sign in to see your vehicles' })).toBeVisible();
  await openSignedIn(page, group, '/search?status=in_stock');
  const cards = page.getByRole('article');
  for (const index of [0, 1]) {
    await cards
      .nth(index)
      .getByRole('button', { name: /^Save / })
      .click();
    await expect(page.getByText('Saved to your watchlist')).toBeVisible();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Saved vehicles 2' }).click();
  await expect(savedCards(page)).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(savedCards(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Open my garage' }).click();
  const watchlist = page.getByRole('region', { name: 'Your watchlist' });
  await expect(watchlist.getByRole('article')).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list says what it needs, and leads to the stock', async ({ page }) => {
    await page.goto(onSite(yard, '/saved'));
    await expect(page.getByText('This page needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'See all cars' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Saved cars' }).click();
    await expect(page).toHaveURL(onSite(yard, '/saved'));
  });
});
