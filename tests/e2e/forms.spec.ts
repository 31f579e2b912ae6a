import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axe-violations.ts';
import { pickSlot } from './support/pick-slot.ts';
import { test } from './support/journey.ts';
import { forecourt, get, onSite, openMoreWays, untilHydrated } from './support/site-pages.ts';

interface StoredLead {
  category: string;
  subcategory?: string;
  location_id?: string;
  dealership_slug: string;
  fields: Record<string, unknown>;
}

/** The stored leads of a shopper. */
async function leadsOf(site: string, email: string): Promise<StoredLead[]> {
  const lines = (await forecourt('leads', 'list', '--json', '--site', site)).trim().split('\n');
  return lines
    .map((line) => (JSON.parse(line) as { lead: StoredLead }).lead)
    .filter(({ fields }) => fields['email'] === email);
}

async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Last name').fill('Chen');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('0491 570 006');
}

/** The address of a vehicle's page. */
async function firstVehicle(page: Page): Promise<string> {
  await page.goto('/search');
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  return (await link.getAttribute('href')) ?? '';
}

const someone = (): string => `mia.${Date.now()}.${Math.trunc(Math.random() * 1e6)}@example.com`;

test('a shopper writes to a location, and its dealership gets one lead', async ({ page }) => {
  const email = someone();
  await page.goto(onSite('kestrel-auto', '/dealerships'));
  await page.getByRole('link', { name: /^Contact Us.*Used Cars Gosford$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Used Cars Gosford');
  await untilHydrated(page);
  await fillContact(page, email);
  await page.getByLabel('What is it about?').selectOption('Parts Enquiry');
  await page
    .getByRole('textbox', { name: 'Message' })
    .fill('Do you have a tow bar for a Carnival?');
  await page.getByLabel('I agree to the terms of use').check();
  await page.getByRole('button', { name: 'Send enquiry' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  const leads = await leadsOf('kestrel-auto', email);
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({ category: 'Parts Enquiry', dealership_slug: 'kestrel-used' });
});

test('all errors are reported at once, at their fields and in a summary for screen readers', async ({
  page,
}) => {
  await page.goto(onSite('kestrel-auto', '/contact'));
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Please fix the following errors:');
  await expect(summary.getByRole('listitem')).toHaveText([
    'Enter your first name.',
    'Enter your last name.',
    'Enter your email address.',
    'Enter your phone number.',
    'Choose what it is about.',
    'Choose a dealership.',
    '*You must agree to the terms of use before submitting.',
  ]);
  await summary.getByRole('link', { name: /email/ }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email address.');
  expect(await axeViolations(page)).toEqual([]);
});

test('a careers enquiry is filed as a general enquiry', async ({ page }) => {
  const email = someone();
  await page.goto('/careers');
  await untilHydrated(page);
  await fillContact(page, email);
  await page.getByLabel('About you').fill('I have sold cars for six years.');
  await page.evaluate(() => Object.assign(window, { dataLayer: [] }));
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(await leadsOf('banksia-motors', email)).toMatchObject([
    { category: 'General Enquiry', subcategory: 'Career Enquiry' },
  ]);
  const events = await page.evaluate(() => window.dataLayer);
  expect(events).toContainEqual(expect.objectContaining({ event_id: 51 }));
  expect(await page.evaluate(() => localStorage.getItem('banksia-motorsSuccessCategory'))).toBe(
    'Careers Enquiry',
  );
});

test('a test drive is booked for a time when the dealer is open', async ({ page }) => {
  const email = someone();
  const href = await firstVehicle(page);
  await page.goto(`/book-test-drive?car_id=${href.replace('/cars/', '')}`);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Test drive the /);
  await fillContact(page, email);
  const chosen = await pickSlot(page, 'When would you like to come?');
  await page.getByRole('button', { name: 'Ask for a test drive' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  const leads = await leadsOf('banksia-motors', email);
  expect(leads).toMatchObject([{ category: 'Test Drive', fields: { appointment: chosen } }]);
  const stored = await page.evaluate(() => localStorage.getItem('banksia-motorsEnquireCar'));
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ slug: href.replace('/cars/', '') });
  await page.getByRole('link', { name: 'Back to the' }).click();
  await expect(page).toHaveURL(href);
  // the yard is closed on Sundays
  expect(new Date(`${chosen}Z`).getUTCDay()).not.toBe(0);
});

test('a shopper is offered what is in stock while typing, and a file for the calendar at the end', async ({
  page,
}) => {
  await page.goto('/book-test-drive');
  await untilHydrated(page);
  const wanted = page.getByLabel('What would you like to drive?');
  await wanted.pressSequentially('Toy');
  const offered = page.locator(`#${await wanted.getAttribute('list')} option`);
  await expect(offered.first()).toHaveAttribute('value', /^Toyota/);
  await wanted.fill('Anything with a tow bar');
  await fillContact(page, someone());
  const time = await pickSlot(page, 'When would you like to come?');
  await page.getByRole('button', { name: 'Ask for a test drive' }).click();
  const calendar = page.getByRole('link', { name: 'Add it to my calendar' });
  const address = new URL((await calendar.getAttribute('href')) ?? '', page.url());
  expect(address.searchParams.get('appointment')).toBe(time);
  const answer = await get('banksia-motors.localhost', address.pathname + address.search);
  expect(answer.headers['content-type']).toContain('text/calendar');
  expect(answer.body).toContain('BEGIN:VEVENT');
  for (const wrong of ['', '?appointment=soon', '?appointment=0000-01-01T00:00'])
    expect((await get('banksia-motors.localhost', `/appointment.ics${wrong}`)).status).toBe(404);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a time under another day than the open one is asked for again', async ({ page }) => {
    const question = 'When would you like to come?';
    await page.goto('/book-test-drive');
    await fillContact(page, someone());
    await pickSlot(page, question);
    await page
      .getByRole('group', { name: question })
      .getByRole('radio', { name: /^\w{3} \d/ })
      .nth(1)
      .check();
    await page.getByRole('button', { name: 'Ask for a test drive' }).click();
    await expect(page.getByRole('alert')).toContainText('Choose a time on this day');
    await pickSlot(page, question);
    await page.getByRole('button', { name: 'Ask for a test drive' }).click();
    await expect(page).toHaveURL(/\/success$/);
  });
});

test('a returning shopper finds their details filled in', async ({ page }) => {
  const email = someone();
  await page.goto('/careers');
  await untilHydrated(page);
  await fillContact(page, email);
  await page.getByLabel('About you').fill('Hello');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await page.goto('/contact');
  await untilHydrated(page);
  await expect(page.getByLabel('First name')).toHaveValue('Mia');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

test('a robot that fills in every field is thanked, and nothing is stored', async ({ page }) => {
  const email = someone();
  await page.goto('/careers');
  await untilHydrated(page);
  await fillContact(page, email);
  await page.getByLabel('About you').fill('Buy my pills');
  await page.locator('[name=company_website]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://pills.example';
  });
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(await leadsOf('banksia-motors', email)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is sent, and its errors are reported', async ({ page }) => {
    const email = someone();
    await page.goto('/contact');
    await fillContact(page, email);
    await page.getByLabel('Phone').fill('12345');
    await page.getByLabel('What is it about?').selectOption('Service Enquiry');
    await page.getByRole('textbox', { name: 'Message' }).fill('When can I bring it in?');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.getByRole('alert')).toContainText('Please enter an Australian phone number.');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'When can I bring it in?',
    );
    await expect(page.getByLabel('What is it about?')).toHaveValue('Service Enquiry');
    await page.getByLabel('Phone').fill('0491 570 006');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(await leadsOf('banksia-motors', email)).toMatchObject([{ category: 'Service Enquiry' }]);
  });
});

test('the quick form values a trade-in for a particular vehicle', async ({ page }) => {
  const email = someone();
  await page.goto(onSite('southern-cross-group', '/search'));
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await page.goto(onSite('southern-cross-group', (await link.getAttribute('href')) ?? ''));
  await openMoreWays(page);
  await page.getByRole('link', { name: 'Trade In' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Trade in for the /);
  await untilHydrated(page);
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Last name').fill('Chen');
  await page.getByLabel('Postcode').fill('215');
  await page.getByLabel('Year, make and model').fill('2019 Isuzu NPR 45');
  await page.getByLabel('Mobile').fill('0491 570 006');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Ask for a valuation' }).click();
  await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription(
    'Invalid postcode. Please enter a 4-digit number.',
  );
  await page.getByLabel('Postcode').fill('2150');
  await page.getByRole('button', { name: 'Ask for a valuation' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(await leadsOf('southern-cross-group', email)).toMatchObject([
    {
      category: 'Trade-in Valuation',
      fields: { postcode: '2150', answers: [{ value: '2019 Isuzu NPR 45' }] },
    },
  ]);
});

test('a lead includes the ticked boxes and the site’s own questions', async ({ page }) => {
  const email = someone();
  await page.goto(onSite('kestrel-auto', '/book-test-drive'));
  await untilHydrated(page);
  await fillContact(page, email);
  await page.getByLabel('Preferred dealership').selectOption('kestrel-penrith-kia');
  await page.getByLabel('Please have a child seat in it').check();
  await page.getByRole('radio', { name: 'Provisional' }).check();
  await page.getByLabel('I agree to the terms of use').check();
  await page.getByRole('button', { name: 'Ask for a test drive' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(await leadsOf('kestrel-auto', email)).toMatchObject([
    {
      category: 'Test Drive',
      dealership_slug: 'kestrel-kia',
      fields: {
        additional_services: ['Please have a child seat in it'],
        answers: [{ name: 'licence', value: 'Provisional' }],
      },
    },
  ]);
});

test('nothing is recorded before a shopper consents, if the site asks', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) sent.push(request.postData() ?? '');
  });
  await page.goto(onSite('southern-cross-group', '/search'));
  const bar = page.getByRole('region', { name: 'Your privacy' });
  await expect(bar).toBeVisible();
  await untilHydrated(page);
  expect(sent).toEqual([]);
  await bar.getByRole('button', { name: 'Accept' }).click();
  await expect(bar).toHaveCount(0);
  const counted = page.waitForRequest('**/api/events');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  expect((await counted).postData()).toMatch(/^{"event":"viewContent","car_id":\d+}$/);
  await page.reload();
  await untilHydrated(page);
  await expect(bar).toHaveCount(0);
});

test('consent that is given before the scripts have loaded counts, and is not asked again', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto(onSite('southern-cross-group', '/search'), { waitUntil: 'commit' });
  const bar = page.getByRole('region', { name: 'Your privacy' });
  await bar.getByRole('button', { name: 'Accept' }).click();
  await expect(bar).toBeHidden();
  const counted = page.waitForRequest('**/api/events');
  release();
  await untilHydrated(page);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await counted;
  await expect(bar).toBeHidden();
});

test('on a phone the bottom bar does not cover the focused field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await firstVehicle(page));
  await untilHydrated(page);
  const form = page.getByRole('region', { name: 'Ask about this vehicle' });
  await form.getByLabel('First name').focus();
  const covered: string[] = [];
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      const box = focused?.getBoundingClientRect();
      if (!focused || !box) return 'nothing';
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return focused.contains(top) ? undefined : focused.getAttribute('name');
    });
    if (name) covered.push(name);
  }
  expect(covered).toEqual([]);
});

test('a shopper of a dealer group chooses the yard, and gets its appointments', async ({
  page,
}) => {
  const email = someone();
  await page.goto(onSite('southern-cross-group', '/book-test-drive'));
  await untilHydrated(page);
  const yard = page.getByLabel('Preferred dealership');
  const question = 'When would you like to come?';
  const times = page.getByRole('group', { name: question });
  const sundays = times.getByRole('radio', { name: /^Sun/ });
  await yard.selectOption('Southern Cross Cars Ringwood');
  await expect(sundays).not.toHaveCount(0);
  await pickSlot(page, question, 'Sun');
  // this yard is closed on Sundays
  await yard.selectOption('Southern Cross Cars Prospect');
  await expect(sundays).toHaveCount(0);
  await expect(times.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByText('Southern Cross Cars Prospect is not open then.')).toBeVisible();
  await yard.selectOption('Southern Cross Cars Ringwood');
  const sunday = await pickSlot(page, question, 'Sun');
  await expect(page.getByText('is not open then')).toBeHidden();
  await fillContact(page, email);
  await page.getByRole('button', { name: 'Ask for a test drive' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  const [lead] = await leadsOf('southern-cross-group', email);
  expect(lead).toMatchObject({
    location_id: 'southern-cross-ringwood',
    dealership_slug: 'southern-cross-cars',
    fields: { appointment: sunday },
  });
});

const brokenAnswers: [string, { status: number; contentType: string; body: string }][] = [
  ['a page of the proxy', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }],
  ['an empty answer', { status: 200, contentType: 'text/x-script', body: '' }],
  [
    'an answer that is cut off',
    { status: 200, contentType: 'text/x-script', body: '[{"_1":2},"da' },
  ],
  ['a login page of the network', { status: 200, contentType: 'text/html', body: '<p>Hello</p>' }],
  ['an answer of another kind', { status: 200, contentType: 'text/x-script', body: '[{}]\n' }],
  [
    'an answer without its parts',
    { status: 200, contentType: 'text/x-script', body: '[{"_1":2},"data",{}]\n' },
  ],
  [
    'an answer with a part of another type',
    {
      status: 200,
      contentType: 'text/x-script',
      body: '[{"_1":2},"data",{"_3":4},"faults","none"]\n',
    },
  ],
];

for (const [what, answer] of brokenAnswers) {
  test(`${what} keeps everything that was typed`, async ({ page }) => {
    await page.goto(onSite('banksia-motors', '/contact'));
    await untilHydrated(page);
    await fillContact(page, someone());
    await page.getByLabel('What is it about?').selectOption('General Enquiry');
    await page.getByRole('textbox', { name: 'Message' }).fill('A long story');
    await page.route('**/contact.data*', (route) => route.fulfill(answer));
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'An error occurred when submitting this form',
    );
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('A long story');

    await page.goto(onSite('banksia-motors', '/trade-in'));
    await untilHydrated(page);
    await page.getByLabel('Registration').fill('ABC123');
    await page.route('**/trade-in.data*', (route) => route.fulfill(answer));
    await page.getByRole('button', { name: /Continue|Find my/ }).click();
    await expect(page.getByRole('alert')).toContainText('Lead submission failed');
    await expect(page.getByLabel('Registration')).toHaveValue('ABC123');
  });
}

for (const site of ['banksia-motors', 'kestrel-auto']) {
  test(`by keyboard, a link to a form leads into the form on ${site}`, async ({ page }) => {
    await page.goto(onSite(site, '/search'));
    await untilHydrated(page);
    const card = page
      .getByRole('article')
      .filter({ has: page.getByText('Enquire') })
      .first();
    const firstName = page.getByRole('textbox', { name: 'First name' });
    await card.getByRole('link', { name: /^Enquire/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#enquire$/);
    await expect(page.locator('#enquire')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(firstName).toBeFocused();
    await page.getByText('More ways').first().click();
    await page.getByRole('link', { name: 'Book a Test Drive' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/about=test-drive/);
    await expect(page.locator('#enquire')).toBeFocused();
  });
}
