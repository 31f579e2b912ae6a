import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { forecourt, onSite, untilAlive } from './site-pages.ts';

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

/** What is stored of a shopper's plate. */
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

/** A model that the demo's dealers sell many of. */
const known = { year: '2021', make: 'Toyota', model: 'RAV4', km: '55,000 km' };

async function begin(page: Page, rego: string): Promise<void> {
  await page.getByLabel('Registration').fill(rego);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: /^About your/ })).toBeVisible();
}

async function describe(page: Page, vehicle: Partial<typeof known> = {}): Promise<void> {
  const { year, make, model, km } = { ...known, ...vehicle };
  await page.getByLabel('Year').fill(year);
  await page.getByRole('combobox', { name: 'Make' }).fill(make);
  await page.getByRole('textbox', { name: 'Model' }).fill(model);
  await page.getByLabel('Kilometres').fill(km);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'What state is it in?' })).toBeVisible();
}

async function tellState(page: Page): Promise<void> {
  await page.getByLabel('Yes, and I have the record').check();
  await page.getByLabel('A few small marks').check();
  await page.getByLabel('Good for another year').check();
  for (const question of [/accident/, /finance owing/]) {
    await page.getByRole('group', { name: question }).getByLabel('No', { exact: true }).check();
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Who is the offer for?' })).toBeVisible();
}

async function introduce(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Last name').fill('Chen');
  await page.getByLabel('Mobile').fill('0491 570 006');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Postcode').fill('2150');
}

async function expectNoAxeFaults(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you' });

test('a shopper is made an offer for their car, and accepts it', async ({ page }) => {
  const rego = plate();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/search');
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await page.goto((await link.getAttribute('href')) ?? '');
  await page.getByRole('link', { name: 'Trade In' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Trade in for the /);
  await untilAlive(page);
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await begin(page, rego.toLowerCase());
  await describe(page);
  await tellState(page);
  await introduce(page, emailOf(rego));
  await page.getByRole('button', { name: 'Show my offer' }).click();
  await expect(page.getByRole('heading', { name: 'Your offer' })).toBeFocused();
  await expect(page.getByText('2021 Toyota RAV4')).toBeVisible();
  const [, low, high] = /^\$([\d,]+) to \$([\d,]+)$/.exec(
    await page.getByText(/^\$[\d,]+ to \$[\d,]+$/).innerText(),
  ) ?? ['', '', ''];
  const kept = await page.evaluate(() => localStorage.getItem('banksia-motorsTradeInValuation'));
  const offer = { low: Number(low.replace(',', '')), high: Number(high.replace(',', '')) };
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ ...offer, vehicle: '2021 Toyota RAV4' });
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

test('an offer that is not wanted now is a lead all the same', async ({ page }) => {
  const rego = plate();
  await page.goto(onSite('kestrel-auto', '/sell-my-car'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell your car');
  await untilAlive(page);
  await begin(page, rego);
  await describe(page);
  await tellState(page);
  await introduce(page, emailOf(rego));
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

test('a shopper who leaves half way is a lead that nobody is told of', async ({ page }) => {
  const rego = plate();
  await page.goto('/sell-your-car');
  await untilAlive(page);
  await begin(page, rego);
  await describe(page);
  await page.goto('/');
  expect(await leadsOf('banksia-motors', rego)).toMatchObject([
    { lead: { form_completed: false, fields: { trade_in: { model: 'RAV4' } } }, deliveries: [] },
  ]);
  const listed = await forecourt('leads', 'list', '--incomplete', '--site', 'banksia-motors');
  expect(listed).toMatch(/Trade-in Valuation.*\tincomplete\t/);
});

test('going back keeps what was typed, and by keyboard alone all of it can be done', async ({
  page,
}) => {
  await page.goto('/trade-in');
  await untilAlive(page);
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
  await expect(page.getByRole('textbox', { name: 'Model' })).toHaveValue('RAV4');
  // Enter in a field leads on, not back
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
  test(`no screen has faults that axe can find: ${site} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(onSite(site, '/trade-in'));
    await untilAlive(page);
    await expectNoAxeFaults(page);
    await page.getByText('Does every vehicle get an offer online?').click();
    await expect(page.getByText('more than 7 years old')).toBeVisible();
    await begin(page, plate());
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expectNoAxeFaults(page);
    await describe(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expectNoAxeFaults(page);
    await tellState(page);
    await expectNoAxeFaults(page);
    await introduce(page, emailOf(plate()));
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

test('an answer that does not come through leaves the offer where it is', async ({ page }) => {
  const rego = plate();
  await page.goto('/trade-in');
  await untilAlive(page);
  await begin(page, rego);
  await describe(page);
  await tellState(page);
  await introduce(page, emailOf(rego));
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

  test('the whole way is plain posts, and nothing is typed twice', async ({ page }) => {
    const rego = plate();
    await page.goto('/trade-in');
    await begin(page, rego);
    await describe(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Year')).toHaveValue('2021');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Registration')).toHaveValue(rego);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Kilometres')).toHaveValue('55,000 km');
    await page.getByRole('button', { name: 'Continue' }).click();
    await tellState(page);
    await introduce(page, emailOf(rego));
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

test('a site that wants it short keeps the quick form', async ({ page }) => {
  await page.goto(onSite('southern-cross-group', '/trade-in'));
  await untilAlive(page);
  await expect(page.getByRole('button', { name: 'Ask for a valuation' })).toBeVisible();
  await expect(page.getByText(/^Step 1/)).toHaveCount(0);
  await expect(page.getByText('Is the offer binding?')).toBeVisible();
});

test('a page that is loaded anew goes on where the shopper was, with the same lead', async ({
  page,
}) => {
  const rego = plate();
  await page.goto('/sell-your-car');
  await untilAlive(page);
  await begin(page, rego);
  await describe(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What state is it in?' })).toBeVisible();
  await tellState(page);
  await introduce(page, emailOf(rego));
  await page.getByRole('button', { name: 'Show my offer' }).click();
  const amount = await page.getByText(/^\$[\d,]+ to \$[\d,]+$/).innerText();
  await page.reload();
  await expect(page.getByText(amount, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Accept offer' }).click();
  await expect(page.getByRole('heading', { name: 'your offer is accepted' })).toBeVisible();
  await expect(page.getByText(`${amount} for your 2021 Toyota RAV4`)).toBeVisible();
  expect(await leadsOf('banksia-motors', rego)).toMatchObject([{ lead: { offer_accepted: true } }]);
  await page.goto('/sell-your-car');
  await untilAlive(page);
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
});

test('whoever will be called hears it at once, and is not asked about the condition', async ({
  page,
}) => {
  const rego = plate();
  await page.goto('/trade-in');
  await untilAlive(page);
  await begin(page, rego);
  await page.getByLabel('Year').fill('2009');
  await page.getByRole('combobox', { name: 'Make' }).fill('Toyota');
  await page.getByRole('textbox', { name: 'Model' }).fill('RAV4');
  await page.getByLabel('Kilometres').fill('240000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Who should we call?' })).toBeFocused();
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await expect(page.getByText('We will call you with an offer.')).toBeVisible();
  // a fault does not bring back the promise of a figure
  await page.getByRole('button', { name: 'Ask for a call' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await introduce(page, emailOf(rego));
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

test('a year that is corrected brings the questions about the condition back', async ({ page }) => {
  const rego = plate();
  await page.goto('/trade-in');
  await untilAlive(page);
  await begin(page, rego);
  await page.getByLabel('Year').fill('2009');
  await page.getByRole('combobox', { name: 'Make' }).fill('Toyota');
  await page.getByRole('textbox', { name: 'Model' }).fill('RAV4');
  await page.getByLabel('Kilometres').fill('55000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Who should we call?' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByLabel('Year').fill('2021');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'What state is it in?' })).toBeVisible();
});

test('the browser’s Back goes one screen back, and Forward comes again, with all that was typed', async ({
  page,
}) => {
  const rego = plate();
  await page.goto('/search');
  await page.goto('/trade-in');
  await untilAlive(page);
  await begin(page, rego);
  await describe(page);
  await tellState(page);
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
  await introduce(page, emailOf(rego));
  await page.getByRole('button', { name: 'Show my offer' }).click();
  await expect(page.getByRole('heading', { name: 'Your offer' })).toBeFocused();
  for (let screens = 0; screens < 5; screens += 1) await page.goBack();
  await expect(page).toHaveURL(/\/search$/);
});
