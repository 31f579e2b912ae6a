import { expect, type Page } from '@playwright/test';
import { newestCode, someMobile } from './support/codes.ts';
import { test } from './support/journey.ts';
import { askForCode, enterCode, introduce, signIn, openSignedIn } from './support/sign-in.ts';
import { onSite, untilHydrated } from './support/site-pages.ts';

const site = 'southern-cross-group';
/** A page of a list deep in the stock. */
const list = '/search?status=in_stock&sort=price%3Aasc&page=2';

test.use({ viewport: { width: 390, height: 844 } });

/** The analytics event 39, as often as the pages have recorded it. */
async function countSaves(page: Page): Promise<() => number> {
  let count = 0;
  await page.route('**/api/events', async (route) => {
    if (route.request().postData()?.includes('favouriteAdded')) count += 1;
    await route.fulfill({ status: 204 });
  });
  await page.addInitScript((key) => localStorage.setItem(key, 'yes'), `${site}Consent`);
  return () => count;
}

/** A card's mark: a link to the sign-in page, or a button for somebody who is signed in. */
const mark = (page: Page, role: 'link' | 'button', at: number) =>
  page
    .getByRole('article')
    .nth(at)
    .getByRole(role, { name: /^Save / });

/** The place of a card's mark on the screen, and the page. */
interface Place {
  address: string;
  at: number;
  top: number;
}

const topOf = async (page: Page, role: 'link' | 'button', at: number): Promise<number> =>
  (await mark(page, role, at).boundingBox())?.y ?? Number.NaN;

/** Opens the list and scrolls a card's mark to the middle of the screen. */
async function openList(page: Page, at: number): Promise<Place> {
  await page.goto(onSite(site, list));
  await untilHydrated(page);
  await mark(page, 'link', at).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  return { address: page.url(), at, top: await topOf(page, 'link', at) };
}

async function expectPlace(page: Page, role: 'link' | 'button', { address, at, top }: Place) {
  await expect(page).toHaveURL(address);
  await expect.poll(async () => Math.abs((await topOf(page, role, at)) - top)).toBeLessThan(3);
}

test('saving from the second page of a filtered list returns to the same place, and counts once', async ({
  page,
}) => {
  const saves = await countSaves(page);
  const place = await openList(page, 7);
  await mark(page, 'link', 7).click();
  await signIn(page, someMobile());
  await expect(page.getByText('Saved to your watchlist')).toBeVisible();
  await expectPlace(page, 'button', place);
  await expect(mark(page, 'button', 7)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: /^Save /, pressed: true })).toHaveCount(1);
  await expect.poll(saves).toBe(1);
  await page.reload();
  await expect(mark(page, 'button', 7)).toHaveAttribute('aria-pressed', 'true');
  await page.goto(onSite(site, '/'));
  await page.goto(place.address);
  await untilHydrated(page);
  await expect(mark(page, 'button', 7)).toHaveAttribute('aria-pressed', 'true');
  expect(saves()).toBe(1);
});

test('‘Not now’ returns to the same place and saves nothing, then or later', async ({ page }) => {
  const saves = await countSaves(page);
  const place = await openList(page, 5);
  await mark(page, 'link', 5).click();
  await page.getByRole('link', { name: 'Not now' }).click();
  await expectPlace(page, 'link', place);
  await page.goto(onSite(site, `/sign-in?${new URLSearchParams({ redirect: list })}`));
  await untilHydrated(page);
  await signIn(page, someMobile());
  await expect(page).toHaveURL(place.address);
  await expect(mark(page, 'button', 5)).toHaveAttribute('aria-pressed', 'false');
  expect(saves()).toBe(0);
});

test('a save that finds the session gone offers to sign in, and then saves', async ({ page }) => {
  const saves = await countSaves(page);
  const phone = await openSignedIn(page, site, list);
  await untilHydrated(page);
  const address = page.url();
  await mark(page, 'button', 6).scrollIntoViewIfNeeded();
  await page.context().clearCookies();
  await mark(page, 'button', 6).click();
  await expect(page.getByText('You are no longer signed in.')).toBeVisible();
  await expect(mark(page, 'link', 6), 'the page knows that nobody is signed in').toBeVisible();
  const top = await topOf(page, 'link', 6);
  await page.getByRole('link', { name: 'Sign in to save' }).click();
  await askForCode(page, phone);
  await enterCode(page, phone);
  await expect(page.getByText('Saved to your watchlist')).toBeVisible();
  await expectPlace(page, 'button', { address, at: 6, top });
  await expect(mark(page, 'button', 6)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(saves).toBe(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the code saves the vehicle; somebody who is signed in is asked', async ({ page }) => {
    const phone = someMobile();
    await page.goto(onSite(site, list));
    const address = page.url();
    await mark(page, 'link', 3).click();
    await page.getByLabel('Mobile number').fill(phone);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Code from the SMS').fill(await newestCode(phone));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await introduce(page);
    await expect(page).toHaveURL(address);

    await mark(page, 'link', 4).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Save this \w+\?$/);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(address);
    await page.goto(onSite(site, '/my-garage'));
    const watchlist = page.getByRole('region', { name: 'Your watchlist' });
    await expect(watchlist.getByRole('article')).toHaveCount(2);
  });
});
