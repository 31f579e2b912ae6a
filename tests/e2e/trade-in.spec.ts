import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axe-violations.ts';
import { test } from './support/journey.ts';
import { forecourt, onSite, openMoreWays, untilHydrated } from './support/site-pages.ts';

interface StoredLead {
  lead: {
    form_completed: boolean;
    offer_accepted?: boolean;
    vehicle_id?: number;
    miscellaneous?: { valuation: { low: number } };
    fields: Record<string, unknown> & { valuation?: { low: number; high: number } };
  };
  deliveries: { channel: string; revision: number }[];
}

/** The stored leads for a shopper's registration plate. */
async function leadsOf(site: string, rego: string): Promise<StoredLead[]> {
  const listed = await forecourt('leads', 'list', '--incomplete', '--json', '--site', site);
  return listed
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as StoredLead)
    .filter(({ lead }) => lead.fields['rego'] === rego);
}

const plate = (): string => `T${Math.trunc(Math.random() * 1e9).toString(36)}`.toUpperCase();
const emailOf = (rego: string): string => `${rego.toLowerCase()}@example.com`;

/** A model that the demo's dealers sell often. */
const known = { year: '2021', make: 'Toyota', model: 'RAV4', km: '55,000 km' };

async function startValuation(page: Page, rego: string): Promise<void> {
  await page.getByLabel('Registration').fill(rego);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: /^About your/ })).toBeVisible();
}

async function fillVehicle(page: Page, vehicle: Partial<typeof known> = {}): Promise<void> {
  const { year, make, model, km } = { ...known, ...vehicle };
  await page.getByLabel('Year').fill(year);
  await page.getByRole('combobox', { name: 'Make' }).fill(make);
  await page.getByRole('combobox', { name: 'Model' }).fill(model);
  await page.getByLabel('Kilometres').fill(km);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'What state is it in?' })).toBeVisible();
}

async function fillCondition(page: Page): Promise<void> {
  await page.getByLabel('Yes, and I have the record').check();
  await page.getByLabel('A few small marks').check();
  await page.getByLabel('Good for another year').check();
  for (const question of [/accident/, /finance owing/]) {
    await page.getByRole('group', { name: question }).getByLabel('No', { exact: true }).check();
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Who is the offer for?' })).toBeVisible();
}

async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Last name').fill('Chen');
  await page.getByLabel('Mobile').fill('0491 570 006');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Postcode').fill('2150');
}

async function expectNoAxeFaults(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
}

async function startOnHomePage(page: Page, rego: string): Promise<void> {
  await page.goto('/');
  const band = page.getByRole('region', { name: 'We want your car' });
  await band.getByLabel('Registration').fill(rego.toLowerCase());
  await band.getByLabel('State').selectOption('VIC');
  await band.getByRole('button', { name: 'Value it' }).click();
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
}

test('a shopper starts with the plate on the home page', async ({ page }) => {
  const rego = plate();
  await startOnHomePage(page, rego);
  await expect(page.getByRole('heading', { name: 'About your car' })).toBeFocused();
  const note = page.getByText(`We cannot look up ${rego} online: please fill in what you know.`);
  await expect(note).toBeVisible();
  await fillVehicle(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText(`Number plate: ${rego}`)).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Registration')).toHaveValue(rego.toLowerCase());
  const leads = await leadsOf('banksia-motors', rego);
  expect(leads).toMatchObject([{ lead: { fields: { rego, regoState: 'VIC' } } }]);
});

test('where plates are not looked up, none is promised, and the plate stays in sight', async ({
  page,
}) => {
  const rego = plate();
  await page.goto(onSite('kestrel-auto', '/trade-in'));
  await untilHydrated(page);
  await expect(page.getByText('Your plate goes to our buyer with your details.')).toBeVisible();
  await startValuation(page, rego);
  await expect(page.getByText(`We cannot look up ${rego} online`)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByText(`We cannot look up ${rego} online`)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper starts with the plate on the home page', async ({ page }) => {
    await startOnHomePage(page, plate());
    await fillVehicle(page);
  });
});

const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you' });

test('a shopper gets an offer for their car and accepts it', async ({ page }) => {
  const rego = plate();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/search');
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await page.goto((await link.getAttribute('href')) ?? '');
  await openMoreWays(page);
  await page.getByRole('link', { name: 'Trade In' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Trade in for the /);
  await untilHydrated(page);
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await startValuation(page, rego.toLowerCase());
  await fillVehicle(page);
  await fillCondition(page);
  await fillContact(page, emailOf(rego));
  await page.getByRole('button', { name: 'Show my offer' }).click();
  await expect(page.getByRole('heading', { name: 'Your offer' })).toBeFocused();
  await expect(page.getByText('2021 Toyota RAV4')).toBeVisible();
  const [, low, high] = /^\$([\d,]+) to \$([\d,]+)$/.exec(
    await page.getByText(/^\$[\d,]+ to \$[\d,]+$/).innerText(),
  ) ?? ['', '', ''];
  const stored = await page.evaluate(() => localStorage.getItem('banksia-motorsTradeInValuation'));
  const offer = { low: Number(low.replace(',', '')), high: Number(high.replace(',', '')) };
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ ...offer, vehicle: '2021 Toyota RAV4' });
  await expect.poll(() => said).toContain('Valuation data saved successfully');
  expect(await leadsOf('banksia-motors', rego)).toMatchObject([
    { lead: { form_completed: false, miscellaneous: { valuation: offer } }, deliveries: [] },
  ]);

  await page.evaluate(() => Object.assign(window, { dataLayer: [] }));
  await page.getByRole('button', { name: 'Accept offer' }).dblclick();
  await expect(thanks(page)).toBeVisible();
  const events = await page.evaluate(() => window.dataLayer);
  expect(events).toContainEqual(expect.objectContaining({ event_id: 18 }));
  expect(await page.evaluate(() => localStorage.getItem('banksia-motorsSuccessCategory'))).toBe(
    'Trade-in Valuation',
  );
  const leads = await leadsOf('banksia-motors', rego);
  expect(leads).toMatchObject([
    {
      lead: {
        form_completed: true,
        offer_accepted: true,
        fields: {
          email: emailOf(rego),
          regoState: 'NSW',
          trade_in: { year: 2021, make: 'Toyota', model: 'RAV4', km: 55_000 },
          valuation: offer,
        },
      },
      deliveries: [{ channel: 'email', revision: 0 }],
    },
  ]);
  expect(leads[0]?.lead.fields['adjustmentAnswers']).toHaveLength(5);
  expect(leads[0]?.lead.vehicle_id).toBeGreaterThan(0);
});

test('a declined offer is still a lead', async ({ page }) => {
  const rego = plate();
  await page.goto(onSite('kestrel-auto', '/sell-my-car'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell your car');
  await untilHydrated(page);
  await startValuation(page, rego);
  await fillVehicle(page);
  await fillCondition(page);
  await fillContact(page, emailOf(rego));
  await page.getByLabel('Preferred dealership').selectOption('kestrel-penrith-used');
  await page.getByRole('button', { name: 'Show my offer' }).click();
  await expect(page.getByRole('alert')).toContainText('*You must agree to the terms of use');
  await page.getByLabel('I agree to the terms of use').check();
  await page.getByRole('button', { name: 'Show my offer' }).click();
  await page.getByRole('button', { name: 'Not now, call me' }).click();
  await expect(thanks(page)).toBeVisible();
  expect(await leadsOf('kestrel-auto', rego)).toMatchObject([
    { lead: { form_completed: true, offer_accepted: false, dealership_slug: 'kestrel-used' } },
  ]);
});

test('a shopper who leaves before the contact details is a lead that is not sent', async ({
  page,
}) => {
  const rego = plate();
  await page.goto('/sell-your-car');
  await untilHydrated(page);
  await startValuation(page, rego);
  await fillVehicle(page);
  await page.goto('/');
  expect(await leadsOf('banksia-motors', rego)).toMatchObject([
    { lead: { form_completed: false, fields: { trade_in: { model: 'RAV4' } } }, deliveries: [] },
  ]);
  const listed = await forecourt('leads', 'list', '--incomplete', '--site', 'banksia-motors');
  expect(listed).toMatch(/Trade-in Valuation.*\tincomplete\t/);
});

test('going back keeps the entries, and everything works by keyboard', async ({ page }) => {
  await page.goto('/trade-in');
  await untilHydrated(page);
  await page.getByRole('button', { name: "I don't have it at hand" }).press('Enter');
  await expect(page.getByRole('heading', { name: 'About your car' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('2021');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Toyota');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.type('RAV4');
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Which car is it?' })).toBeFocused();
  await page.getByRole('button', { name: "I don't have it at hand" }).press('Enter');
  await expect(page.getByLabel('Year')).toHaveValue('2021');
  await expect(page.getByRole('combobox', { name: 'Model' })).toHaveValue('RAV4');
  // Enter in a field goes to the next screen, not back
  await page.getByLabel('Kilometres').fill('55000');
  await page.getByLabel('Kilometres').press('Enter');
  await expect(page.getByRole('heading', { name: 'What state is it in?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Yes, and I have the record')).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Mostly')).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(4);
});

for (const [site, width] of [
  ['banksia-motors', 390],
  ['banksia-motors', 768],
  ['kestrel-auto', 390],
  ['kestrel-auto', 1440],
] as const) {
  test(`every screen passes axe: ${site} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(onSite(site, '/trade-in'));
    await untilHydrated(page);
    await expectNoAxeFaults(page);
    await page.getByText('Does every vehicle get an offer online?').click();
    await expect(page.getByText('more than 7 years old')).toBeVisible();
    await startValuation(page, plate());
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expectNoAxeFaults(page);
    await fillVehicle(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expectNoAxeFaults(page);
    await fillCondition(page);
    await expectNoAxeFaults(page);
    await fillContact(page, emailOf(plate()));
    if (site === 'kestrel-auto') {
      await page.getByLabel('Preferred dealership').selectOption('kestrel-penrith-used');
      await page.getByLabel('I agree to the terms of use').check();
    }
    await page.getByRole('button', { name: 'Show my offer' }).click();
    await expect(page.getByRole('heading', { name: 'Your offer' })).toBeFocused();
    await expectNoAxeFaults(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('a failed answer keeps the offer on screen', async ({ page }) => {
  const rego = plate();
  await page.goto('/trade-in');
  await untilHydrated(page);
  await startValuation(page, rego);
  await fillVehicle(page);
  await fillCondition(page);
  await fillContact(page, emailOf(rego));
  await page.getByRole('button', { name: 'Show my offer' }).click();
  await expect(page.getByRole('heading', { name: 'Your offer' })).toBeFocused();
  await page.route('**/trade-in.data*', (route) => route.abort());
  await page.getByRole('button', { name: 'Accept offer' }).click();
  await expect(page.getByRole('alert')).toContainText('Lead submission failed');
  await page.unroute('**/trade-in.data*');
  await page.getByRole('button', { name: 'Accept offer' }).click();
  await expect(thanks(page)).toBeVisible();
  expect(await leadsOf('banksia-motors', rego)).toMatchObject([{ lead: { offer_accepted: true } }]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all screens work as plain posts, and no entry is asked for twice', async ({ page }) => {
    const rego = plate();
    await page.goto('/trade-in');
    await startValuation(page, rego);
    await fillVehicle(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Year')).toHaveValue('2021');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Registration')).toHaveValue(rego);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Kilometres')).toHaveValue('55,000 km');
    await page.getByRole('button', { name: 'Continue' }).click();
    await fillCondition(page);
    await fillContact(page, emailOf(rego));
    await page.getByLabel('Mobile').fill('12345');
    await page.getByRole('button', { name: 'Show my offer' }).click();
    await expect(page.getByRole('alert')).toContainText('Please enter an Australian phone number.');
    await page.getByLabel('Mobile').fill('0491 570 006');
    await page.getByRole('button', { name: 'Show my offer' }).click();
    await expect(page.getByRole('heading', { name: 'Your offer' })).toBeVisible();
    await page.getByRole('button', { name: 'Accept offer' }).click();
    await expect(thanks(page)).toBeVisible();
    expect(await leadsOf('banksia-motors', rego)).toMatchObject([
      {
        lead: { form_completed: true, offer_accepted: true, fields: { email: emailOf(rego) } },
        deliveries: [{ channel: 'email', revision: 0 }],
      },
    ]);
  });
});

test('a site can use the quick form instead', async ({ page }) => {
  await page.goto(onSite('southern-cross-group', '/trade-in'));
  await untilHydrated(page);
  await expect(page.getByRole('button', { name: 'Ask for a valuation' })).toBeVisible();
  await expect(page.getByText(/^Step 1/)).toHaveCount(0);
  await expect(page.getByText('Is the offer binding?')).toBeVisible();
});

test('a reload continues at the same screen, with the same lead', async ({ page }) => {
  const rego = plate();
  await page.goto('/sell-your-car');
  await untilHydrated(page);
  await startValuation(page, rego);
  await fillVehicle(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What state is it in?' })).toBeVisible();
  await fillCondition(page);
  await fillContact(page, emailOf(rego));
  await page.getByRole('button', { name: 'Show my offer' }).click();
  const amount = await page.getByText(/^\$[\d,]+ to \$[\d,]+$/).innerText();
  await page.reload();
  await expect(page.getByText(amount, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Accept offer' }).click();
  await expect(page.getByRole('heading', { name: 'your offer is accepted' })).toBeVisible();
  await expect(page.getByText(`${amount} for your 2021 Toyota RAV4`)).toBeVisible();
  expect(await leadsOf('banksia-motors', rego)).toMatchObject([{ lead: { offer_accepted: true } }]);
  await page.goto('/sell-your-car');
  await untilHydrated(page);
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
});

test('a shopper who will be called learns it immediately, and is not asked about the condition', async ({
  page,
}) => {
  const rego = plate();
  await page.goto('/trade-in');
  await untilHydrated(page);
  await startValuation(page, rego);
  await page.getByLabel('Year').fill('2009');
  await page.getByRole('combobox', { name: 'Make' }).fill('Toyota');
  await page.getByRole('combobox', { name: 'Model' }).fill('RAV4');
  await page.getByLabel('Kilometres').fill('240000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Who should we call?' })).toBeFocused();
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await expect(page.getByText('We will call you with an offer.')).toBeVisible();
  // an error does not restore the promise of an offer
  await page.getByRole('button', { name: 'Ask for a call' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await fillContact(page, emailOf(rego));
  await page.getByRole('button', { name: 'Ask for a call' }).click();
  await expect(page.getByRole('heading', { name: 'We will call you with an offer' })).toBeFocused();
  const [stored] = await leadsOf('banksia-motors', rego);
  expect(stored).toMatchObject({
    lead: { form_completed: true, fields: { email: emailOf(rego) } },
    deliveries: [{ revision: 0 }],
  });
  expect(stored?.lead.offer_accepted).toBeUndefined();
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(thanks(page)).toBeVisible();
});

test('correcting the year restores the questions about the condition', async ({ page }) => {
  const rego = plate();
  await page.goto('/trade-in');
  await untilHydrated(page);
  await startValuation(page, rego);
  await page.getByLabel('Year').fill('2009');
  await page.getByRole('combobox', { name: 'Make' }).fill('Toyota');
  await page.getByRole('combobox', { name: 'Model' }).fill('RAV4');
  await page.getByLabel('Kilometres').fill('55000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Who should we call?' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByLabel('Year').fill('2021');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'What state is it in?' })).toBeVisible();
});

test('the browser’s Back and Forward move between screens and keep all entries', async ({
  page,
}) => {
  const rego = plate();
  await page.goto('/search');
  await page.goto('/trade-in');
  await untilHydrated(page);
  await startValuation(page, rego);
  await fillVehicle(page);
  await fillCondition(page);
  await page.getByLabel('First name').fill('Mia');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'What state is it in?' })).toBeFocused();
  await expect(page.getByLabel('A few small marks')).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^About your/ })).toBeFocused();
  await expect(page.getByLabel('Year')).toHaveValue(known.year);
  await page.goBack();
  await expect(page.getByLabel('Registration')).toHaveValue(rego);
  await page.goForward();
  await page.goForward();
  await page.goForward();
  await expect(page.getByLabel('First name')).toHaveValue('Mia');
  await fillContact(page, emailOf(rego));
  await page.getByRole('button', { name: 'Show my offer' }).click();
  await expect(page.getByRole('heading', { name: 'Your offer' })).toBeFocused();
  for (let screens = 0; screens < 5; screens += 1) await page.goBack();
  await expect(page).toHaveURL(/\/search$/);
});

test('only a dealer whose form asks for kilometres names them', async ({ page }) => {
  await page.goto(onSite('wandering-van-co', '/trade-in'));
  await expect(page.getByRole('main')).toContainText('For caravans up to');
  await expect(page.getByRole('main')).not.toContainText(/[\d,]+ km\b/);
  await page.goto(onSite('kestrel-auto', '/trade-in'));
  await expect(page.getByRole('main')).toContainText(/years old with up to [\d,]+ km/);
});
