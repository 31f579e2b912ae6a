import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axe-violations.ts';
import { newestCode, someMobile } from './support/codes.ts';
import { test } from './support/journey.ts';
import { fillCheckout, reservable } from './support/reservable.ts';
import {
  askForCode,
  enterCode,
  fromOwnNetwork,
  introduce,
  openSignedIn,
  signIn,
} from './support/sign-in.ts';
import { onSite, untilHydrated } from './support/site-pages.ts';

const group = 'southern-cross-group';

/** Signs a newcomer in and opens the garage. */
async function openGarage(page: Page, site: string): Promise<string> {
  const phone = await openSignedIn(page, site, '/my-garage');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mia’s garage');
  return phone;
}

function garagePage(page: Page, name: 'Saved' | 'Enquiries' | 'Account') {
  return page.getByRole('navigation', { name: 'My garage' }).getByRole('link', { name });
}

/** The favourites of the browser. */
function storedFavourites(page: Page, site: string): Promise<object[]> {
  return page.evaluate(
    // the entries are written by the page
    (key) => JSON.parse(localStorage.getItem(key) ?? '[]') as object[],
    `${site}FavouritedCars`,
  );
}

async function storeFavourites(page: Page, site: string, entries: object[]): Promise<void> {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `${site}FavouritedCars`,
    JSON.stringify(entries),
  ] as const);
}

/** Sends a general enquiry. */
async function enquire(page: Page, site: string, phone: string, message: string): Promise<void> {
  await page.goto(onSite(site, '/contact'));
  await untilHydrated(page);
  await page.getByLabel('First name').fill('Leo');
  await page.getByLabel('Last name').fill('Stranger');
  await page.getByLabel('Email').fill('leo.stranger@example.com');
  await page.getByLabel('Phone').fill(phone);
  await page.getByLabel('What is it about?').selectOption('General Enquiry');
  await page.getByLabel('Preferred dealership').selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await page.getByLabel('Yes, I would like to subscribe').check();
  const terms = page.getByLabel('I agree to the terms of use');
  if (await terms.isVisible()) await terms.check();
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(/\/success/);
}

test('a visitor signs in to save a vehicle, and finds it in the garage on the next visit', async ({
  page,
}) => {
  await page.goto(onSite(group, '/search?status=in_stock'));
  await untilHydrated(page);
  const card = page.getByRole('article').first();
  await card.getByRole('link', { name: /^Save / }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sign in to save');
  await untilHydrated(page);
  await signIn(page, someMobile());
  await expect(page.getByText('Saved to your watchlist')).toBeVisible();
  const save = card.getByRole('button', { name: /^Save / });
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'View List' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved vehicles 1');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Open my garage' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mia’s garage');
  const watchlist = page.getByRole('region', { name: 'Your watchlist' });
  await expect(watchlist.getByRole('article')).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expect(watchlist.getByRole('article')).toHaveCount(1);
  await watchlist.getByRole('heading', { level: 3 }).getByRole('link').click();
  await expect(page).toHaveURL(/\/cars\//);
  const viewedCars = () => page.evaluate((key) => localStorage.getItem(key), `${group}ViewCar`);
  await expect.poll(viewedCars).not.toBeNull();
  await page.goto(onSite(group, '/my-garage'));
  await untilHydrated(page);
  await watchlist.getByRole('button', { name: /^Remove .* from your watchlist$/ }).click();
  await expect(watchlist.getByText('Nothing saved yet.')).toBeVisible();
  const undo = page.getByRole('button', { name: /^Undo: put .* back on your watchlist$/ });
  expect(await axeViolations(page)).toEqual([]);
  await undo.click();
  await expect(watchlist.getByRole('article')).toHaveCount(1);
  await expect(undo).toBeHidden();
  await watchlist.getByRole('button', { name: /^Remove .* from your watchlist$/ }).click();
  await expect(watchlist.getByText('Nothing saved yet.')).toBeVisible();
  // the browser has viewed the vehicle, too
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(viewed.getByRole('article')).toHaveCount(1);
});

test('a vehicle that could not be saved is shown as not saved, with the reason', async ({
  page,
}) => {
  await openSignedIn(page, group, '/search');
  await page.route('**/api/watchlist/save-car', (route) =>
    route.fulfill({ status: 409, json: { success: false, message: 'Your watchlist is full.' } }),
  );
  const save = page
    .getByRole('article')
    .getByRole('button', { name: /^Save / })
    .first();
  await save.click();
  await expect(page.getByText('Your watchlist is full.')).toBeVisible();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
});

test('signing out is on the first screen of the garage', async ({ page }) => {
  await openGarage(page, 'banksia-motors');
  await page.goto(onSite('banksia-motors', '/my-garage'));
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const button = page.getByRole('main').getByRole('button', { name: 'Sign out' });
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});

test('the garage asks to sign in, changes details, and is left by signing out', async ({
  page,
}) => {
  await page.goto(onSite(group, '/my-garage/account'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your garage');
  await untilHydrated(page);
  await signIn(page, someMobile());
  await expect(page).toHaveURL(onSite(group, '/my-garage/account'));
  await untilHydrated(page);
  await page.getByLabel('First name').fill('Amelia');
  await page.getByLabel('Email').fill('amelia@example.com');
  await page.getByRole('button', { name: 'Save my details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amelia’s garage');
  await expect(page.getByLabel('Email')).toHaveValue('amelia@example.com');
  await expect(page.getByRole('status').getByText('Your details are saved.')).toBeVisible();
  await page.evaluate((site) => {
    localStorage.setItem(`${site}User`, '{"name":"Amelia"}');
    localStorage.setItem(`${site}SearchHistory`, '["amelia"]');
    sessionStorage.setItem(`${site}FormDrafts`, '{"amelia":{}}');
  }, group);
  // the page's address alone clears nothing
  await page.goto(onSite(group, '/my-garage/signed-out'));
  await untilHydrated(page);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Amelia');
  await page.goto(onSite(group, '/my-garage'));
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
  await untilHydrated(page);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage)))
    .not.toMatch(/amelia|User|SearchHistory|FavouritedCars|ViewCar|SignedIn/i);
  await page.goto(onSite(group, '/my-garage'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your garage');
});

test('an enquiry is listed with its words; a stranger’s with the same phone only as such', async ({
  page,
  browser,
}) => {
  const phone = await openGarage(page, group);
  await enquire(page, group, phone, 'Do you have a tow bar for it?');
  const stranger = await browser.newPage();
  await enquire(stranger, group, phone, 'A secret of a stranger');
  await stranger.close();

  await page.goto(onSite(group, '/my-garage'));
  await garagePage(page, 'Enquiries').click();
  const enquiries = page.getByRole('region', { name: 'Enquiries' });
  await expect(enquiries.getByRole('listitem')).toHaveCount(2);
  await expect(enquiries.getByText('Do you have a tow bar for it?')).toBeVisible();
  await expect(enquiries.getByText('while you weren’t signed in')).toHaveCount(1);
  const { text } = await page.evaluate(() => ({ text: document.documentElement.outerHTML }));
  expect(text).not.toContain('A secret of a stranger');
  expect(text).not.toContain('leo.stranger@example.com');
  expect(await axeViolations(page)).toEqual([]);
});

test('a reservation is listed with its state and the link to its page', async ({ page }) => {
  const site = 'kestrel-auto';
  await fromOwnNetwork(page);
  const phone = await openGarage(page, site);
  const slug = await reservable(site, 4);
  await page.goto(onSite(site, `/cars/${slug}/checkout`));
  await untilHydrated(page);
  await fillCheckout(page, { email: 'mia@example.com', phone });
  await page.getByRole('button', { name: 'Reserve for $200' }).click();
  await expect(page.getByRole('heading', { name: /is reserved for you$/ })).toBeVisible();
  const reservation = page.url();

  await page.goto(onSite(site, '/my-garage/activity'));
  const booking = page
    .getByRole('region', { name: 'Reservations and payments' })
    .getByRole('listitem');
  await expect(booking).toContainText('Reserved for you');
  await expect(booking).toContainText('Until');
  await booking.getByRole('link', { name: 'Open this reservation' }).click();
  await expect(page).toHaveURL(reservation);
});

test('the consent to offers is withdrawn, with a history of every change', async ({ page }) => {
  const phone = await openGarage(page, group);
  await enquire(page, group, phone, 'Does it tow?');
  await page.goto(onSite(group, '/my-garage/account'));
  await untilHydrated(page);
  const consent = page.getByRole('region', { name: 'Offers and updates' });
  await consent.getByRole('button', { name: 'Stop offers and updates' }).click();
  await expect(consent.getByText('You do not get offers and updates')).toBeVisible();
  await consent.getByText('What you agreed to, and when').click();
  await expect(consent.getByRole('listitem')).toHaveCount(2);
  await expect(consent.getByRole('listitem').first()).toContainText('Withdrawn in your garage');
  await expect(consent.getByRole('listitem').last()).toContainText('Agreed with a form');
  expect(await axeViolations(page)).toEqual([]);
});

test('details and the name of a search that were typed and not saved survive a reload', async ({
  page,
}) => {
  await openGarage(page, group);
  await page.goto(onSite(group, '/my-garage/account'));
  await untilHydrated(page);
  const lastName = page.getByLabel('Last name');
  await lastName.fill('Chen-O’Brien');
  await page.reload();
  await expect(lastName).toHaveValue('Chen-O’Brien');
  await page.getByRole('button', { name: 'Save my details' }).click();
  await expect(page.getByText('Your details are saved.')).toBeVisible();
  // saved details are no draft any more
  await lastName.fill('Chen');
  await page.getByRole('button', { name: 'Save my details' }).click();
  await page.goto(onSite(group, '/my-garage/account'));
  await untilHydrated(page);
  await expect(lastName).toHaveValue('Chen');

  await page.goto(onSite(group, '/save-search?search=/search/used-cars'));
  await untilHydrated(page);
  const name = page.getByRole('main').getByRole('textbox').first();
  await name.fill('Something for Mum');
  await page.reload();
  await expect(name).toHaveValue('Something for Mum');
});

test('favourites of the browser are taken over at sign-in, and a removed vehicle leaves both lists', async ({
  page,
}) => {
  const site = 'kestrel-auto';
  await page.goto(onSite(site, '/search?status=in_stock'));
  await untilHydrated(page);
  const marks = page.getByRole('button', { name: /^Add to comparison: / });
  for (const index of [0, 1, 2]) await marks.nth(index).click();
  const favourites = () => storedFavourites(page, site);
  expect(await favourites()).toHaveLength(3);
  const phone = someMobile();
  await page.goto(onSite(site, '/sign-in?type=my-garage'));
  await untilHydrated(page);
  await askForCode(page, phone);
  const box = page.getByRole('checkbox', {
    name: 'Add the 3 favourites in this browser to my watchlist',
  });
  await expect(box).toBeChecked();
  expect(await axeViolations(page)).toEqual([]);
  await enterCode(page, phone);
  await introduce(page);

  const watchlist = page.getByRole('region', { name: 'Your watchlist' });
  await expect(watchlist.getByRole('article')).toHaveCount(3);
  await expect(page.getByText('in this browser')).toBeHidden();
  expect(await favourites()).toHaveLength(3);
  await watchlist
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(watchlist.getByRole('article')).toHaveCount(2);
  expect(await favourites()).toHaveLength(2);
  await page.reload();
  await expect(watchlist.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('in this browser')).toBeHidden();
});

test('declined favourites are not offered again, and stay in the browser when others are added', async ({
  page,
}) => {
  const site = 'kestrel-auto';
  await page.goto(onSite(site, '/search?status=in_stock'));
  await untilHydrated(page);
  const marks = page.getByRole('button', { name: /^Add to comparison: / });
  await marks.first().click();
  const phone = someMobile();
  await page.goto(onSite(site, '/sign-in?type=my-garage'));
  await untilHydrated(page);
  await askForCode(page, phone);
  await page
    .getByRole('checkbox', { name: 'Add the 1 favourite in this browser to my watchlist' })
    .uncheck();
  await enterCode(page, phone);
  await introduce(page);
  await expect(page.getByText('Nothing saved yet.')).toBeVisible();
  await expect(page.getByText('in this browser')).toBeHidden();

  await page.goto(onSite(site, '/search?status=in_stock'));
  await untilHydrated(page);
  await marks.nth(2).click();
  await page.goto(onSite(site, '/my-garage'));
  await untilHydrated(page);
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(page.getByText('in this browser')).toBeHidden();
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByText('in this browser')).toBeHidden();

  await page.goto(onSite(site, '/search?status=in_stock'));
  await untilHydrated(page);
  await marks.last().click();
  const favourites = await storedFavourites(page, site);
  expect(favourites).toHaveLength(3);
  // a favourite whose vehicle has been deleted since
  const deleted = { ...favourites[0], id: 2_147_483_647 };
  await storeFavourites(page, site, [deleted, ...favourites]);
  await page.goto(onSite(site, '/my-garage'));
  await untilHydrated(page);
  const offer = page.getByRole('region', { name: 'You have 2 favourites in this browser.' });
  await offer.getByRole('button', { name: 'Add to my watchlist' }).click();
  await expect(page.getByText('Vehicles that have gone are off your favourites.')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Your watchlist' }).getByRole('article'),
  ).toHaveCount(1);
  await expect(offer).toBeHidden();
  expect(await storedFavourites(page, site)).toEqual(favourites);
});

test('a visitor downloads their data', async ({ page }) => {
  const phone = await openGarage(page, 'banksia-motors');
  await garagePage(page, 'Account').click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('banksia-motors-my-data.json');
  const exported: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(exported).toMatchObject({
    site: 'banksia-motors',
    account: { visitor: [{ phone, name: 'Mia', email: 'mia@example.com' }] },
  });
});

test('an account is deleted only with a new code', async ({ page }) => {
  const site = 'banksia-motors';
  const phone = await openGarage(page, site);
  await garagePage(page, 'Account').click();
  await page.getByRole('link', { name: 'Delete my account' }).click();
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Code from the SMS')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Resend Code' }).click();
  await expect(page.getByText('Code sent!')).toBeVisible();
  const code = await newestCode(phone);
  await page.getByLabel('Code from the SMS').fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('alert')).toContainText('Please tick this box');
  await page.getByLabel('I understand').check();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('alert')).toContainText('The verification code is invalid.');
  await page.getByLabel('Code from the SMS').fill(code);
  await page.getByRole('button', { name: 'Delete my account' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted');
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(1);
  await page.goto(onSite(site, '/my-garage'));
  await untilHydrated(page);
  // a newcomer again
  await signIn(page, phone);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mia’s garage');
});

test('a brand has a garage that shows only its vehicles; other addresses do not exist', async ({
  page,
}) => {
  await openGarage(page, group);
  for (const make of ['hyundai', 'ford']) {
    await page.goto(onSite(group, `/search/${make}?status=in_stock`));
    await untilHydrated(page);
    await page
      .getByRole('article')
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await expect(page.getByText('Saved to your watchlist')).toBeVisible();
  }
  await page.goto(onSite(group, '/my-garage'));
  const watchlist = page.getByRole('region', { name: 'Your watchlist' });
  await expect(watchlist.getByRole('article')).toHaveCount(2);
  await page.goto(onSite(group, '/my-garage/hyundai'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Hyundai garage');
  await expect(watchlist.getByRole('article')).toHaveCount(1);
  await expect(watchlist.getByRole('article')).toContainText('Hyundai');
  const missing = await page.goto(onSite(group, '/my-garage/ford'));
  expect(missing?.status()).toBe(404);
  await page.context().clearCookies();
  await page.goto(onSite(group, '/my-garage/hyundai'));
  await expect(page).toHaveURL(/\/sign-in\?type=my-garage&redirect=%2Fmy-garage%2Fhyundai/);
});

for (const site of ['banksia-motors', 'kestrel-auto']) {
  for (const width of [390, 768, 1440]) {
    test(`the header of ${site} at ${width} px leads to the garage, and nothing moves`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(onSite(site));
      await untilHydrated(page);
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      // by keyboard
      if (width < 992) {
        await menu.focus();
        await page.keyboard.press('Enter');
      }
      const link = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
      await expect(link).toHaveCount(1);
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your garage');
      await untilHydrated(page);
      await signIn(page, someMobile());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mia’s garage');

      for (const name of ['Saved', 'Enquiries', 'Account'] as const) {
        await garagePage(page, name).click();
        await expect(garagePage(page, name)).toHaveAttribute('aria-current', 'page');
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          'sideways scroll',
        ).toBeLessThanOrEqual(0);
        expect(await axeViolations(page)).toEqual([]);
      }

      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          // the type of these entries is not in TypeScript's library
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            shifts.push(entry.value);
        }).observe({ type: 'layout-shift' });
      });
      // the answer comes last, so that only what it moves is counted
      const isComplete = Promise.withResolvers<void>();
      await page.route('**/api/me', async (route) => {
        await isComplete.promise;
        await route.continue();
      });
      await page.goto(onSite(site, '/contact'));
      await untilHydrated(page);
      if (width < 992) await menu.click();
      await expect(link).toBeVisible();
      await page.evaluate(async () => {
        await document.fonts.ready;
        (globalThis as unknown as { shifts: number[] }).shifts.length = 0;
      });
      isComplete.resolve();
      const garage = page.getByRole('banner').getByText('My garage', { exact: true });
      await expect(garage.filter({ visible: true })).toHaveCount(1);
      const shifts = await page.evaluate(async () => {
        // shifts are reported after the frame that shows them
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
        return (globalThis as unknown as { shifts: number[] }).shifts;
      });
      expect(shifts).toEqual([]);
    });
  }
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor signs in by the header, downloads their data and deletes the account', async ({
    page,
  }) => {
    const site = 'kestrel-auto';
    const phone = someMobile();
    await page.goto(onSite(site));
    // without script the page does not know who is signed in
    await page.getByRole('banner').getByText('My garage', { exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Open my garage' }).click();
    await signIn(page, phone);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mia’s garage');
    await garagePage(page, 'Account').click();
    await page.getByRole('button', { name: 'Yes, send me offers' }).click();
    await expect(page.getByText('You have agreed to offers and updates')).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    expect((await downloading).suggestedFilename()).toBe('kestrel-auto-my-data.json');
    await page.getByRole('link', { name: 'Delete my account' }).click();
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('I understand').check();
    await page.getByLabel('Code from the SMS').fill(await newestCode(phone));
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted');
    await page.goto(onSite(site, '/my-garage'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your garage');
  });
});
