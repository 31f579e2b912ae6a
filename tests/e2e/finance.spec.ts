import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axe-violations.ts';
import { newestCode, someMobile } from './support/codes.ts';
import { test } from './support/journey.ts';
import { forecourt, onSite, openMoreWays, untilHydrated } from './support/site-pages.ts';

interface FinanceLead {
  category: string;
  fields: { email: string; phone: string; finance?: Record<string, unknown> };
}

async function leadsOf(site: string, email: string): Promise<FinanceLead[]> {
  const lines = (await forecourt('leads', 'list', '--json', '--site', site)).split('\n');
  return lines
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { lead: FinanceLead }).lead)
    .filter(({ fields }) => fields.email === email);
}

const someone = (): string => `mia.${Date.now()}.${Math.trunc(Math.random() * 1e6)}@example.com`;
const estimate = (page: Page) => page.getByText(/\$[\d,]+\.\d\d a week/);

async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Last name').fill('Chen');
  await page.getByLabel('Email').fill(email);
}

async function verify(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Code sent!')).toBeVisible();
  await page.getByLabel('Code from the SMS').fill(await newestCode(phone));
}

test('the estimate follows price, term and credit score, with rate, comparison rate and warning', async ({
  page,
}) => {
  await page.goto(
    onSite('banksia-motors', '/finance?vehiclePriceBudget=42000&loanTerm=3&credit_score=decent'),
  );
  await untilHydrated(page);
  const price = page.getByRole('textbox', { name: 'Purchase price' });
  await expect(price).toHaveValue('$42,000');
  await expect(page.getByRole('slider', { name: /Loan term/ })).toHaveValue('3');
  await expect(page.getByRole('radio', { name: 'Decent' })).toBeChecked();
  await expect(estimate(page)).toBeVisible();
  const before = await estimate(page).textContent();
  await expect(page.getByText('WARNING: This comparison rate is true only').first()).toBeVisible();

  await price.focus();
  await expect(price).toHaveValue('42000');
  await price.fill('25,500 dollars');
  await expect(price).toHaveValue('25,500 dollars');
  await price.press('Enter');
  await expect(price).toHaveValue('$25,500');
  await expect(price).not.toBeFocused();
  await expect(estimate(page)).not.toHaveText(before ?? '');
  await price.focus();
  await expect(price).toHaveValue('25500');
  await price.fill('5');
  await price.blur();
  await expect(price).toHaveValue('$10,000');
});

test('a late quote never replaces a newer one, and a failed one clears the estimate', async ({
  page,
}) => {
  const answer = (weekly: number) => ({
    json: { weeklyRepaymentAmount: weekly, advertisedRate: 8, comparisonRate: 9 },
  });
  let isFailing = false;
  await page.route('**/api/youx/quote', async (route) => {
    const { loanTerm } = route.request().postDataJSON() as { loanTerm: number };
    if (isFailing) return route.fulfill({ status: 500, body: '<html>' });
    // the first request is answered after the second
    if (loanTerm === 2) await new Promise((resolve) => setTimeout(resolve, 2500));
    return route.fulfill(answer(loanTerm * 100)).catch(() => undefined);
  });
  await page.goto(onSite('kestrel-auto', '/finance'));
  await untilHydrated(page);
  const term = page.getByRole('slider', { name: /Loan term/ });
  await term.fill('2');
  await page.waitForRequest('**/api/youx/quote');
  await term.fill('3');
  await expect(page.getByText('$300.00 a week')).toBeVisible();
  await page.waitForTimeout(2500);
  await expect(page.getByText('$300.00 a week')).toBeVisible();
  await expect(page.getByText('or $1,299.00 a month')).toBeVisible();
  isFailing = true;
  await term.fill('4');
  await expect(page.getByText('$300.00 a week')).toBeHidden();
  await expect(page.locator('.quick-quote-result')).toBeEmpty();
});

test('a price that is reached by the keyboard is replaced by what is typed', async ({ page }) => {
  await page.goto(onSite('kestrel-auto', '/finance'));
  await untilHydrated(page);
  const price = page.getByRole('textbox', { name: 'Purchase price' });
  await price.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(price).toBeFocused();
  await page.keyboard.type('50000');
  await expect(price).toHaveValue('50000');
  await page.keyboard.press('Tab');
  await expect(price).toHaveValue('$50,000');
});

test('a visitor who comes back finds the quote for the score that the browser restored', async ({
  page,
}) => {
  await page.goto(onSite('kestrel-auto', '/finance'));
  await untilHydrated(page);
  await expect(estimate(page)).toBeVisible();
  const great = (await estimate(page).textContent()) ?? '';
  await page.getByText('Poor', { exact: true }).click();
  await expect(estimate(page)).not.toHaveText(great);
  const poor = (await estimate(page).textContent()) ?? '';
  await page.goto(onSite('kestrel-auto', '/privacy-policy'));
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Poor' })).toBeChecked();
  await expect(estimate(page)).toHaveText(poor);
});

test('a mistyped phone can be corrected after its code was sent, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto(onSite('banksia-motors', '/finance'));
  await untilHydrated(page);
  await fillContact(page, someone());
  const phone = page.getByLabel('Mobile number');
  await phone.fill(someMobile());
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Code from the SMS')).toBeFocused();
  await page.getByRole('button', { name: 'Use another number' }).click();
  await expect(phone).toBeFocused();
  await expect(phone).toBeEditable();
  await expect(page.getByLabel('Code from the SMS')).toBeHidden();
  await expect(page.getByLabel('First name')).toHaveValue('Mia');
});

test('a code that cannot be sent says so, also after the whole form was refused', async ({
  page,
}) => {
  await page.goto(onSite('banksia-motors', '/finance'));
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Get A Personalised Quote' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByLabel('Mobile number').fill('0291234567');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(
    /Please enter an Australian mobile number\./,
  );
});

test('a shopper applies with a verified phone, and two presses make one lead', async ({ page }) => {
  const email = someone();
  const phone = someMobile();
  await page.goto(onSite('banksia-motors', '/finance?vehiclePriceBudget=30000'));
  await untilHydrated(page);
  await fillContact(page, email);
  await verify(page, phone);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Get A Personalised Quote' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  const leads = await leadsOf('banksia-motors', email);
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({
    category: 'Finance Enquiry',
    fields: {
      phone,
      finance: {
        partner: 'YouX',
        amount: 30_000,
        term: 5,
        selfAssessedCreditScore: 'GREAT',
        application: 'created',
      },
    },
  });
});

test('a wrong code is refused in the form, and nothing typed is lost', async ({ page }) => {
  const email = someone();
  await page.goto(onSite('kestrel-auto', '/finance'));
  await untilHydrated(page);
  await fillContact(page, email);
  await page.getByLabel('I agree to the terms of use').check();
  await verify(page, someMobile());
  await page.getByLabel('Code from the SMS').fill('12345');
  await page.getByRole('button', { name: 'Get A Personalised Quote' }).click();
  await expect(page.getByRole('alert')).toContainText('Code must be 6 digits.');
  await page.getByLabel('Code from the SMS').fill('000000');
  await page.getByRole('button', { name: 'Get A Personalised Quote' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'The verification code is invalid. Please try again.',
  );
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect(await leadsOf('kestrel-auto', email)).toEqual([]);
});

test('an application that does not reach the dealer says so, and nothing typed is lost', async ({
  page,
}) => {
  const email = someone();
  await page.goto(onSite('banksia-motors', '/finance?vehiclePriceBudget=31000'));
  await untilHydrated(page);
  await fillContact(page, email);
  const phone = someMobile();
  await verify(page, phone);
  const code = await page.getByLabel('Code from the SMS').inputValue();
  await page.route('**/finance.data?*', (route) => route.abort());
  const apply = page.getByRole('button', { name: 'Get A Personalised Quote' });
  await apply.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Lead submission failed');
  await expect(alert).toBeFocused();
  await expect(apply).toHaveAttribute('aria-disabled', 'false');
  await expect(page.getByRole('textbox', { name: 'Purchase price' })).toHaveValue('$31,000');
  await expect(page.getByLabel('First name')).toHaveValue('Mia');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Mobile number')).toHaveValue(phone);
  await expect(page.getByLabel('Code from the SMS')).toHaveValue(code);
  expect(await leadsOf('banksia-motors', email)).toEqual([]);

  await page.unroute('**/finance.data?*');
  await apply.click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(await leadsOf('banksia-motors', email)).toHaveLength(1);
});

test('a finance button leads from a vehicle to its application', async ({ page }) => {
  await page.goto(onSite('banksia-motors', '/search?status=in_stock'));
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/cars\//);
  const address = new URL(page.url()).pathname;
  await openMoreWays(page);
  await page.getByRole('link', { name: 'Get Finance' }).first().click();
  await expect(page).toHaveURL(/\/finance\?.*car_id=\d+.*#finance-form$/);
  await expect(page.getByRole('main').locator(`a[href="${address}"]`)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper gets an estimate and applies', async ({ page }) => {
    const email = someone();
    await page.goto(onSite('banksia-motors', '/finance'));
    await fillContact(page, email);
    await page.getByRole('textbox', { name: 'Purchase price' }).fill('45000');
    await page.getByRole('button', { name: 'Show my estimate' }).click();
    await expect(estimate(page)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Purchase price' })).toHaveValue('$45,000');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await verify(page, someMobile());
    await page.getByRole('button', { name: 'Get A Personalised Quote' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(await leadsOf('banksia-motors', email)).toHaveLength(1);
  });
});
