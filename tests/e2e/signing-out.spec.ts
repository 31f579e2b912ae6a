import { expect, type BrowserContext, type Page } from '@playwright/test';
import { axeViolations } from './support/axe-violations.ts';
import { someMobile } from './support/codes.ts';
import { test } from './support/journey.ts';
import { type DemoSite, pagesOfEveryKind } from './support/page-kinds.ts';
import { askForCode, enterCode, openSignedIn } from './support/sign-in.ts';
import { get, onSite, untilHydrated } from './support/site-pages.ts';

const person = {
  name: 'Wilhelmina',
  last_name: 'Featherstonehaugh',
  email: 'wilhelmina.f@example.com',
  message: 'Does the roof rack carry my yellow kayak?',
};

/** Signs the person in, from a page that is open. */
async function signPersonIn(page: Page, site: DemoSite, phone: string): Promise<void> {
  await page.goto(onSite(site, '/sign-in?type=my-garage'));
  await untilHydrated(page);
  await askForCode(page, phone);
  await enterCode(page, phone);
  await page.getByLabel('First name').fill(person.name);
  await page.getByLabel('Last name').fill(person.last_name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/garage$/);
}

/** Types the person's words into every text field of the page's main part. */
async function typeEverywhere(page: Page, phone: string): Promise<void> {
  const fields = page
    .getByRole('main')
    .locator(
      'form:has([name="email"], [name="phone"]) :is(input[type="text"], input[type="email"], input[type="tel"], textarea):visible',
    );
  for (const field of await fields.all()) {
    const name = (await field.getAttribute('name')) ?? '';
    const value = { ...person, phone, comments: person.message }[name] ?? person.message;
    await field.fill(value);
  }
}

/** The person's words in the page, its fields and the browser's storage. */
async function wordsOnPage(page: Page, phone: string): Promise<string[]> {
  const text = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    return [
      document.documentElement.outerHTML,
      ...fields.map(({ value }) => value),
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      JSON.stringify(history.state),
      document.cookie,
    ].join('\n');
  });
  const digits = phone.slice(1).replace(/(...)(...)(...)/, '$1 ?$2 ?$3');
  const words = [person.name, person.last_name, person.email, 'yellow kayak'];
  return [
    ...words.filter((word) => text.toLowerCase().includes(word.toLowerCase())),
    ...(new RegExp(digits).test(text) ? [phone] : []),
  ];
}

/** Opens the menu of the header by keyboard and signs out. */
async function signOutByHeader(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  await header.locator('summary', { hasText: 'My garage' }).focus();
  await page.keyboard.press('Enter');
  await expect(header.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(header.getByRole('button', { name: 'Sign out' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
}

async function expectNobodyKnown(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('visitor');
}

/** The pages that ask for somebody's name, phone or e-mail address. */
async function pagesWithForms(site: DemoSite): Promise<string[]> {
  const pages = await pagesOfEveryKind(site);
  const asks = await Promise.all(
    pages.map(async ({ path }) => {
      const { body } = await get(`${site}.localhost`, path);
      return /<main[^]*name="(?:email|phone)"/.test(body);
    }),
  );
  return pages.filter((_, at) => asks[at]).map(({ path }) => path);
}

test('after signing out, no form, page or storage has a word of the last person', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const site = 'banksia-motors';
  const phone = someMobile();
  await signPersonIn(page, site, phone);
  const forms = await pagesWithForms(site);
  expect(forms.length).toBeGreaterThan(8);
  for (const path of forms) {
    await page.goto(onSite(site, path));
    await untilHydrated(page);
    await typeEverywhere(page, phone);
  }
  await page.goto(onSite(site, '/contact'));
  await untilHydrated(page);
  expect(await wordsOnPage(page, phone), 'the test would see words').not.toEqual([]);
  await signOutByHeader(page);
  await untilHydrated(page);
  await expectNobodyKnown(context);
  await expect.poll(() => wordsOnPage(page, phone)).toEqual([]);
  for (const path of [...forms, '/', '/my-garage', '/trade-in']) {
    await page.goto(onSite(site, path));
    await untilHydrated(page);
    expect(await wordsOnPage(page, phone), path).toEqual([]);
  }
});

test('Back after signing out shows nothing that was typed, nor does another tab', async ({
  page,
  context,
}) => {
  const site = 'kestrel-auto';
  const phone = someMobile();
  await signPersonIn(page, site, phone);
  const other = await context.newPage();
  await other.goto(onSite(site, '/vehicle-parts-and-accessories'));
  const garage = await context.newPage();
  await garage.goto(onSite(site, '/my-garage/account'));
  const search = await context.newPage();
  await search.goto(onSite(site, '/search'));
  await page.goto(onSite(site, '/contact'));
  for (const tab of [page, other]) {
    await untilHydrated(tab);
    await typeEverywhere(tab, phone);
    expect(await wordsOnPage(tab, phone)).not.toEqual([]);
  }
  await page.bringToFront();
  await signOutByHeader(page);

  await expect(garage.getByRole('heading', { level: 1 })).toHaveText('Sign in to your garage');
  await expect(search.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  for (const tab of [other, garage, search])
    await expect.poll(() => wordsOnPage(tab, phone)).toEqual([]);
  await untilHydrated(page);
  for (let step = 0; step < 2; step += 1) {
    await page.goBack();
    await untilHydrated(page);
    await expect.poll(() => wordsOnPage(page, phone), page.url()).toEqual([]);
  }
});

test('a visitor who is offline stays on the page and reads that they are still signed in', async ({
  page,
  context,
}) => {
  await signPersonIn(page, 'banksia-motors', someMobile());
  const button = page.getByRole('main').getByRole('button', { name: 'Sign out' }).first();
  await untilHydrated(page);
  await context.setOffline(true);
  await button.click();
  await expect(page.getByText('You are offline, so you are still signed in.')).toBeVisible();
  await context.setOffline(false);
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
});

test('tabs that stay open are no visits of the next person', async ({ page, context }) => {
  test.setTimeout(240_000);
  const site = 'kestrel-auto';
  await signPersonIn(page, site, someMobile());
  const { body } = await get(`${site}.localhost`, '/search?status=in_stock');
  const vehicle = /href="(\/cars\/[\w-]+)["#?]/.exec(body)?.[1] ?? '';
  const stored = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => /(?:ViewCar|SearchHistory)$/.test(key))
        .map(([, value]) => value as string),
    );
  const tabs: Page[] = [];
  for (const path of [vehicle, '/search/used-cars?body=suv']) {
    const tab = await context.newPage();
    tabs.push(tab);
    await tab.goto(onSite(site, path));
    await untilHydrated(tab);
  }
  await expect.poll(async () => (await stored()).join()).toMatch(/stocknum.*suv|suv.*stocknum/);
  const reloaded = tabs.map((tab) => tab.waitForEvent('load'));
  await page.bringToFront();
  await signOutByHeader(page);
  await Promise.all(reloaded);
  for (const tab of tabs) {
    await untilHydrated(tab);
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  }
  expect(await stored()).toEqual([]);
  // what the next person opens there is theirs
  await tabs[0]?.goto(onSite(site, '/search?fuel=Diesel'));
  await expect.poll(async () => (await stored()).join()).toContain('Diesel');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the header’s menu signs out', async ({ page, context }) => {
    const site = 'kestrel-auto';
    await openSignedIn(page, site, '/contact');
    await page.getByRole('banner').getByText('My garage', { exact: true }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
    await expectNobodyKnown(context);
    await page.goto(onSite(site, '/my-garage'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your garage');
  });
});
