import { request } from 'node:http';
import { expect } from '@playwright/test';
import { axeViolations } from './support/axe-violations.ts';
import { someMobile } from './support/codes.ts';
import { test } from './support/journey.ts';
import { pickSlot } from './support/pick-slot.ts';
import { fillCheckout, reservable } from './support/reservable.ts';
import { fromOwnNetwork, signIn } from './support/sign-in.ts';
import { forecourt, get, onSite, openMoreWays, untilHydrated } from './support/site-pages.ts';

const someone = (): string => `mia.${Date.now()}.${Math.trunc(Math.random() * 1e6)}@example.com`;

/** Posts a form to any host, as a browser without script does. */
function post(site: string, path: string, form: Record<string, string>) {
  const port = Number(new URL(onSite(site)).port);
  const body = new URLSearchParams(form).toString();
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const outgoing = request({
      host: '127.0.0.1',
      port,
      path,
      method: 'POST',
      headers: {
        host: `${site}.localhost:${port}`,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      },
    });
    outgoing.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode, body: text }));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

test('a shopper who has asked to reserve a vehicle sees a way to the request on its pages, until it ends', async ({
  page,
}) => {
  const site = 'kestrel-auto';
  const slug = await reservable(site, 3);
  await fromOwnNetwork(page);
  const open = async (path: string) => {
    await page.goto(onSite(site, path));
    await untilHydrated(page);
  };
  const toRequest = page.getByRole('link', { name: 'See your request' });
  const toReservation = page.getByRole('link', { name: 'See your reservation' });
  await open(`/cars/${slug}/checkout`);
  await expect(toRequest).toHaveCount(0);
  await fillCheckout(page, { email: someone() });
  await page.getByRole('button', { name: 'Ask to reserve for $200' }).click();
  await expect(page.getByRole('heading', { name: /your request to reserve/ })).toBeInViewport();
  const id = page.url().split('/').at(-1) ?? '';
  for (const path of [`/cars/${slug}/checkout`, `/cars/${slug}`]) {
    await open(path);
    await expect(toRequest, path).toBeVisible();
  }
  expect(await axeViolations(page, '.note')).toEqual([]);

  await forecourt('reservations', 'confirm', id);
  await expect(async () => {
    const { body } = await get(`${site}.localhost`, `/cars/${slug}/checkout`);
    expect(body).toContain('is reserved for somebody else');
  }).toPass({ timeout: 20_000 });
  await open(`/cars/${slug}/checkout`);
  await expect(page.getByText('reserved for somebody else')).toHaveCount(0);
  await toRequest.click();
  await expect(page.getByRole('heading', { name: /is reserved for you$/ })).toBeVisible();
  await untilHydrated(page);
  await open(`/cars/${slug}`);
  await expect(toReservation).toBeVisible();
  await expect(toRequest).toHaveCount(0);

  await forecourt('reservations', 'release', id);
  await toReservation.click();
  await untilHydrated(page);
  await open(`/cars/${slug}`);
  await openMoreWays(page);
  await expect(page.getByRole('link', { name: 'Reserve for $200' }).first()).toBeVisible();
  await expect(toReservation.or(toRequest)).toHaveCount(0);
});

test('a shopper reserves a vehicle, which the next shopper learns, and which shows everywhere immediately', async ({
  page,
  browser,
}) => {
  const slug = await reservable('kestrel-auto', 1);
  const email = someone();
  const elsewhere = await browser.newContext();
  const second = await elsewhere.newPage();
  await fromOwnNetwork(page);
  await fromOwnNetwork(second);
  await page.goto(onSite('kestrel-auto', `/cars/${slug}`));
  await untilHydrated(page);
  await openMoreWays(page);
  await page.getByRole('link', { name: 'Reserve for $200' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/cars/${slug}/checkout$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Reserve the');
  await expect(page.getByText('Reserving costs $200.')).toBeVisible();
  await untilHydrated(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Sign in with your mobile and we hold it' }).click();
  await signIn(page, someMobile());
  await expect(page).toHaveURL(new RegExp(`/cars/${slug}/checkout$`));
  await expect(page.getByText('We keep the car for you for 48 hours.')).toBeVisible();
  await untilHydrated(page);

  // the other shopper already has the form open
  await second.goto(onSite('kestrel-auto', `/cars/${slug}/checkout`));
  await untilHydrated(second);
  await fillCheckout(second, { email: someone() });

  await fillCheckout(page, { email });
  await page.getByRole('button', { name: 'Reserve for $200' }).dblclick();
  await expect(page.getByRole('heading', { name: /is reserved for you$/ })).toBeInViewport();
  expect(await axeViolations(page)).toEqual([]);

  await expect(async () => {
    const { body } = await get('kestrel-auto.localhost', `/cars/${slug}/checkout`);
    expect(body).toContain('is reserved for somebody else');
  }).toPass({ timeout: 1000, intervals: [100] });
  await page.goto(onSite('kestrel-auto', `/cars/${slug}/checkout`));
  await expect(page.getByRole('heading', { name: 'You have reserved this one' })).toBeVisible();
  await page.getByRole('link', { name: 'See your reservation' }).click();
  await expect(page.getByRole('heading', { name: /is reserved for you$/ })).toBeInViewport();
  await page.goto(onSite('kestrel-auto', `/cars/${slug}`));
  await expect(page.getByText('RESERVED').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reserve for $200' })).toHaveCount(0);

  await second.getByRole('button', { name: 'Ask to reserve for $200' }).click();
  await expect(
    second.getByRole('heading', { name: /reserved for somebody else/ }),
  ).toBeInViewport();
  await expect(second.getByRole('link', { name: 'Enquire' })).toBeVisible();
  expect(await axeViolations(second)).toEqual([]);
  await elsewhere.close();

  const leads = (await forecourt('leads', 'list', '--json', '--site', 'kestrel-auto'))
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { lead: Record<string, unknown> }).lead)
    .filter(({ fields }) => (fields as { email: string }).email === email);
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({
    category: 'Reservation',
    subcategory: 'Held without payment',
    // the marketing opt-in is not pre-ticked on this site
    consent: { opt_in: false },
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a vehicle is bought online, after errors in the form are reported', async ({ page }) => {
    const slug = await reservable('southern-cross-group', 1);
    await page.goto(onSite('southern-cross-group', `/cars/${slug}/checkout`));
    await expect(page).toHaveURL(new RegExp(`/cars/${slug}/buy-online$`));
    await page.goto(onSite('southern-cross-group', `/checkout-journey?car_id=${slug}`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Buy the');
    await expect(page.getByText('Reserving costs $500.')).toBeVisible();
    await page.getByLabel('First name').fill('Mia');
    await page.getByLabel('Last name').fill('Chen');
    await page.getByLabel('Email').fill(someone());
    await page.getByLabel('Phone').fill('12345678');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toContainText('Please fix the following errors:');
    await page.getByLabel('Phone').fill('0491 570 006');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Have it delivered').check();
    await page.getByLabel('Postcode to deliver to').fill('5000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Delivery to South Australia: $590').first()).toBeVisible();
    await page.getByRole('region', { name: 'Your details' }).getByRole('button').click();
    await expect(page.getByLabel('Phone')).toHaveValue('0491 570 006');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Postcode to deliver to')).toHaveValue('5000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Begin my purchase, $500 to reserve' }).click();
    await expect(page).toHaveURL(/\/reservation\/[\w-]{36}$/);
    await expect(page.getByRole('heading', { name: /^We have your request/ })).toBeVisible();
    await expect(page.getByText('You get the contract')).toBeVisible();
    await expect(page.getByText('You come and see it')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Get Directions' }).first()).toBeVisible();
  });
});

test('a shopper reserves with the visit in mind, and a reload or Back loses nothing', async ({
  page,
}) => {
  const slug = await reservable('kestrel-auto', 5);
  await page.setViewportSize({ width: 390, height: 844 });
  await fromOwnNetwork(page);
  await page.goto(onSite('kestrel-auto', `/cars/${slug}/checkout`));
  await untilHydrated(page);
  const heading = (name: string) => page.getByRole('heading', { name });
  const next = page.getByRole('button', { name: 'Continue' });
  await next.click();
  await expect(page.getByRole('alert')).toContainText('Enter your first name.');
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Last name').fill('Chen');
  await page.getByLabel('Email').fill(someone());
  await page.getByLabel('Phone').fill('0491 570 006');
  await page.getByLabel('Phone').press('Enter');
  await expect(heading('What can we get ready for you?')).toBeFocused();
  const visit = await pickSlot(page, 'When would you like to see it?');
  await page.getByLabel('Yes', { exact: true }).check();
  await page.getByLabel('Which one is it?').fill('2015 Mazda 3');
  await next.click();
  await expect(heading('Is everything right?')).toBeFocused();
  await page.reload();
  await expect(page.getByText('2015 Mazda 3')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Which one is it?')).toHaveValue('2015 Mazda 3');
  await page.goForward();
  await expect(heading('Is everything right?')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  // the summary stays in view
  const send = page.getByRole('button', { name: 'Ask to reserve for $200' });
  await send.scrollIntoViewIfNeeded();
  await expect(page.getByText('To reserve', { exact: true })).toBeInViewport();
  await page.getByLabel('I agree to the terms of use').check();
  await send.click();
  await expect(page.getByRole('heading', { name: /^We have your request/ })).toBeFocused();
  const day = new Date(visit).getDate();
  await expect(page.getByText(new RegExp(`You asked for \\w{3},? ${day} `))).toBeVisible();
  await expect(heading('Who looks after you')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add the visit to my calendar' }).click();
  expect((await download).suggestedFilename()).toBe('reservation.ics');
});

test('fifty concurrent posts of a stranger leave a vehicle on sale, and most are refused with alternatives', async () => {
  const site = 'wandering-van-co';
  const slug = await reservable(site, 1);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, shopper) =>
      post(site, `/cars/${slug}/checkout`, {
        name: 'Mia',
        last_name: 'Chen',
        email: `fifty.${shopper}.${someone()}`,
        phone: `04915701${String(shopper).padStart(2, '0')}`,
        opt_in: 'on',
        terms_conditions: 'on',
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(2);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(48);
  for (const { body } of refused) expect(body).toContain('>Enquire</a>');
  const { body } = await get(`${site}.localhost`, `/cars/${slug}/checkout`);
  expect(body).toContain('name="email"');
});

test('a vehicle that cannot be reserved has no checkout', async () => {
  const status = async (site: string, path: string) =>
    (await get(`${site}.localhost`, path)).status;
  expect(await status('kestrel-auto', '/cars/no-such-vehicle/checkout')).toBe(404);
  expect(await status('kestrel-auto', '/checkout-journey?car_id=no-such-vehicle')).toBe(404);
  expect(await status('kestrel-auto', '/reservation/no-such-reservation')).toBe(404);
  const { body } = await get('banksia-motors.localhost', '/search');
  const [, elsewhere = ''] = /href="\/cars\/([\w-]+)/.exec(body) ?? [];
  expect(await status('banksia-motors', `/cars/${elsewhere}`)).toBe(200);
  expect(await status('banksia-motors', `/cars/${elsewhere}/checkout`)).toBe(404);
});

test('search engines must not index it', async () => {
  const slug = await reservable('kestrel-auto', 3);
  const { body } = await get('kestrel-auto.localhost', `/cars/${slug}/checkout`);
  expect(body).toMatch(/<meta name="robots" content="noindex/);
});
