import { expect, type Page } from '@playwright/test';
import { type CuttingProxy, startCuttingProxy } from '#tests/support/servers/cutting-proxy.ts';
import { newestCode, someMobile } from './support/codes.ts';
import { pickSlot } from './support/pick-slot.ts';
import { test } from './support/journey.ts';
import { fillCheckout, reservable } from './support/reservable.ts';
import { fromOwnNetwork, signIn } from './support/sign-in.ts';
import { fillEnquiry, forecourt, get, onSite, untilHydrated } from './support/site-pages.ts';

interface SentLead {
  lead: { id: string; category: string; fields: Record<string, unknown> };
  deliveries: { channel: string; revision: number }[];
}

const SITE = 'banksia-motors';
let proxy: CuttingProxy;

test.beforeAll(async () => {
  proxy = await startCuttingProxy(Number(process.env['E2E_PORT'] ?? 43_117));
});
test.afterAll(() => proxy.close());

const behindProxy = (site: string, path: string): string =>
  `http://${site}.localhost:${proxy.port}${path}`;
const someone = (): string => `mia.${Date.now()}.${Math.trunc(Math.random() * 1e6)}@example.com`;

async function leadsOf(site: string, email: string): Promise<SentLead[]> {
  const lines = (await forecourt('leads', 'list', '--json', '--site', site)).split('\n');
  return lines
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SentLead)
    .filter(({ lead }) => lead.fields['email'] === email);
}

const region = (page: Page) => page.getByRole('region', { name: 'Ask about this vehicle' });
const send = (page: Page) => region(page).getByRole('button', { name: 'Send enquiry' });
const alert = (page: Page) => page.getByRole('alert');

/** Opens a page of the site as a newcomer with a verified phone, whose reservations take effect at once. */
async function openSignedIn(page: Page, site: string, path: string): Promise<void> {
  await fromOwnNetwork(page);
  const query = new URLSearchParams({ type: 'checkout', redirect: path, back: '/' });
  await page.goto(behindProxy(site, `/sign-in?${query}`));
  await signIn(page, someMobile());
  await page.waitForURL((url) => url.pathname === path);
  await untilHydrated(page);
}

async function openEnquiry(page: Page): Promise<string> {
  const { body } = await get(`${SITE}.localhost`, '/search?status=in_stock');
  const slug = /href="\/cars\/([\w-]+)/.exec(body)?.[1] ?? '';
  await page.goto(behindProxy(SITE, `/cars/${slug}`));
  await untilHydrated(page);
  return slug;
}

test('an enquiry whose answer is lost is one lead after a reload and a second try', async ({
  page,
}) => {
  const email = someone();
  await openEnquiry(page);
  await fillEnquiry(page, { email, message: 'Has it got a tow bar?' });
  proxy.cut({ in: 'answer', after: 0 });
  await send(page).click();
  await expect(alert(page)).toContainText('An error occurred when submitting this form');
  proxy.cut(undefined);
  await page.reload();
  await untilHydrated(page);
  await expect(region(page).getByLabel('Message')).toHaveValue('Has it got a tow bar?');
  await expect(region(page).getByLabel('Email')).toHaveValue(email);
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(page.getByText('Has it got a tow bar?')).toBeVisible();
  expect(await leadsOf(SITE, email)).toHaveLength(1);
});

test('a message that is corrected after a lost answer reaches the dealer in the same lead', async ({
  page,
}) => {
  const email = someone();
  await openEnquiry(page);
  await fillEnquiry(page, { email, message: 'Call me on Monday' });
  proxy.cut({ in: 'answer', after: 40 });
  await send(page).click();
  await expect(alert(page)).toBeVisible();
  proxy.cut(undefined);
  await region(page).getByLabel('Message').fill('Call me on Tuesday');
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  const leads = await leadsOf(SITE, email);
  expect(leads.map(({ lead }) => lead.fields['message'])).toEqual(['Call me on Tuesday']);
});

test('a form that succeeded begins anew: the next enquiry is another lead', async ({ page }) => {
  const email = someone();
  const slug = await openEnquiry(page);
  for (const message of ['Has it got a tow bar?', 'And a roof rack?']) {
    await page.goto(behindProxy(SITE, `/cars/${slug}`));
    await untilHydrated(page);
    await expect(region(page).getByLabel('Message')).toHaveValue('');
    await fillEnquiry(page, { email, message });
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  }
  expect(await leadsOf(SITE, email)).toHaveLength(2);
});

test('a form without an answer fails in words after twenty seconds, and shows the dealer’s number', async ({
  page,
}) => {
  await openEnquiry(page);
  await fillEnquiry(page, { email: someone() });
  await page.clock.install();
  proxy.cut({ in: 'answer', after: 0, holds: true });
  await send(page).click();
  await expect(region(page).getByRole('button', { name: 'Sending…' })).toBeVisible();
  await page.clock.fastForward(21_000);
  await expect(alert(page)).toContainText('The answer is taking too long. What you typed is kept');
  await expect(alert(page).getByRole('link')).toHaveText(/^[\d ]{8,}$/);
  await expect(send(page)).toBeVisible();
  proxy.cut(undefined);
});

test('a shopper who is offline is told so, and what was typed is kept', async ({
  page,
  context,
}) => {
  const email = someone();
  await openEnquiry(page);
  await fillEnquiry(page, { email });
  await context.setOffline(true);
  await send(page).click();
  await expect(alert(page)).toContainText('You are offline. What you typed is kept.');
  await expect(alert(page).getByRole('link')).toHaveText(/^[\d ]{8,}$/);
  await context.setOffline(false);
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(await leadsOf(SITE, email)).toHaveLength(1);
});

test('who reserved a vehicle gets the reservation, although the first answer was lost', async ({
  page,
}) => {
  const slug = await reservable('kestrel-auto', 3);
  const email = someone();
  await openSignedIn(page, 'kestrel-auto', `/cars/${slug}/checkout`);
  await fillCheckout(page, { email });
  proxy.cut({ in: 'answer', after: 9 });
  await page.getByRole('button', { name: 'Reserve for $200' }).click();
  await expect(alert(page)).toBeVisible();
  proxy.cut(undefined);
  await page.getByRole('button', { name: 'Reserve for $200' }).click();
  await expect(page).toHaveURL(/\/reservation\//);
  expect(await leadsOf('kestrel-auto', email)).toHaveLength(1);
});

test('an application is one lead, however often it is pressed and reloaded without an answer', async ({
  page,
}) => {
  const email = someone();
  const phone = someMobile();
  await page.goto(behindProxy('banksia-motors', '/finance'));
  await untilHydrated(page);
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Last name').fill('Chen');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Code sent!')).toBeVisible();

  // the code step survives a reload, without another SMS
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByRole('button', { name: 'Resend Code' })).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toHaveValue(phone);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Code from the SMS').fill(await newestCode(phone));
  const apply = page.getByRole('button', { name: 'Get A Personalised Quote' });
  for (const after of [0, 15, 80, 200]) {
    proxy.cut({ in: 'answer', after });
    await apply.click();
    await expect(alert(page)).toContainText('Lead submission failed');
    proxy.cut(undefined);
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByLabel('Email')).toHaveValue(email);
  }
  await apply.click();
  await expect(alert(page)).toHaveCount(0);
  await expect.poll(async () => (await leadsOf('banksia-motors', email)).length).toBe(1);
});

for (const way of ['Back and Forward', 'a link and Back', 'a reload'] as const) {
  test(`what is typed into the finance form survives ${way}`, async ({ page }) => {
    const email = someone();
    await page.goto(behindProxy('banksia-motors', '/'));
    await page.goto(behindProxy('banksia-motors', '/finance'));
    await untilHydrated(page);
    await page.getByLabel('First name').fill('Mia');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Purchase price' }).fill('45000');
    await page.getByRole('textbox', { name: 'Purchase price' }).blur();
    if (way === 'a reload') await page.reload();
    if (way === 'Back and Forward') {
      await page.goBack();
      await page.goForward();
    }
    if (way === 'a link and Back') {
      await page.getByRole('link', { name: 'Start Finance Journey' }).click();
      await expect(page).toHaveURL(/\/search/);
      await page.goBack();
    }
    await untilHydrated(page);
    await expect(page.getByLabel('First name')).toHaveValue('Mia');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByRole('textbox', { name: 'Purchase price' })).toHaveValue('$45,000');
  });
}

test('each vehicle keeps the amount that was typed about it, and all share the contact', async ({
  page,
}) => {
  const { body } = await get('banksia-motors.localhost', '/search?status=in_stock');
  const links = [...body.matchAll(/href="\/cars\/([\w-]+)"/g)].map(([, slug]) => slug);
  const cars = [...new Set(links)].slice(0, 2);
  const amounts = ['$31,000', '$42,000'];
  const price = page.getByRole('textbox', { name: 'Purchase price' });
  const open = async (slug: string | undefined): Promise<void> => {
    await page.goto(onSite('banksia-motors', `/personalised/finance?car_id=${slug}`));
    await untilHydrated(page);
  };
  await open(cars[0]);
  await page.getByLabel('First name').fill('Mia');
  for (const [at, slug] of cars.entries()) {
    await open(slug);
    await price.fill(amounts[at] ?? '');
    await price.blur();
  }
  for (const [at, slug] of cars.entries()) {
    await open(slug);
    await expect(price).toHaveValue(amounts[at] ?? '');
    await expect(page.getByLabel('First name')).toHaveValue('Mia');
  }
});

test('who loses the race for a vehicle sends what was typed as an enquiry, and the winner finds the way back', async ({
  page,
  browser,
}) => {
  const slug = await reservable('kestrel-auto', 4);
  const path = `/cars/${slug}/checkout`;
  const loser = someone();
  const fill = async (one: Page, email: string, phone: string, message: string): Promise<void> => {
    await openSignedIn(one, 'kestrel-auto', path);
    await fillCheckout(one, { email, phone, message });
  };
  const other = await browser.newPage();
  await fill(other, someone(), '0491 570 156', '');
  await fill(page, loser, '0491 570 157', 'I can come today');
  await other.getByRole('button', { name: 'Reserve for $200' }).click();
  await expect(other).toHaveURL(/\/reservation\//);
  await page.getByRole('button', { name: 'Reserve for $200' }).click();
  await expect(page.getByRole('heading', { name: /is reserved for somebody else/ })).toBeVisible();
  await expect(region(page).getByLabel('Message')).toHaveValue('I can come today');
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  const leads = await leadsOf('kestrel-auto', loser);
  expect(leads.map(({ lead }) => [lead.category, lead.fields['message']])).toEqual([
    ['Vehicle Enquiry', 'I can come today'],
  ]);

  await expect(async () => {
    await other.goto(behindProxy('kestrel-auto', `/cars/${slug}`));
    await expect(other.getByRole('link', { name: 'See your reservation' })).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await other.getByRole('link', { name: 'See your reservation' }).click();
  await expect(other).toHaveURL(/\/reservation\//);
  await other.close();
});

test('the thank-you page says what was sent, with the day and time of a test drive', async ({
  page,
}) => {
  await page.goto(behindProxy(SITE, '/book-test-drive'));
  await untilHydrated(page);
  const form = page.getByRole('region', { name: 'Book a Test Drive' });
  await form.getByLabel('First name').fill('Mia');
  await form.getByLabel('Last name').fill('Chen');
  await form.getByLabel('Email').fill(someone());
  await form.getByLabel('Phone').fill('0491 570 006');
  const place = form.locator('select[name="location_id"], select[name="dealership_slug"]');
  if ((await place.count()) > 0) await place.selectOption({ index: 1 });
  const wanted = await pickSlot(form, 'When would you like to come?');
  for (const field of await form.locator('input[required]').all())
    if ((await field.inputValue()) === '') await field.fill('Toyota Corolla');
  await form.getByRole('button', { name: 'Ask for a test drive' }).click();
  const day = new Date(wanted).getDate();
  await expect(page.getByText(new RegExp(`You asked for \\w{3}, ${day} `))).toBeVisible();
});

test('a link to finance a car that cannot be financed says so', async ({ page }) => {
  await page.goto(behindProxy(SITE, '/finance?car_id=999999'));
  await expect(page.getByText('is no longer offered with finance')).toBeVisible();
});
