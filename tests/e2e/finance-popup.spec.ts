import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axe-violations.ts';
import { newestCode, someMobile } from './support/codes.ts';
import { test } from './support/journey.ts';
import { onSite, openMoreWays, untilHydrated } from './support/site-pages.ts';

const title = 'Instant Finance pre-approval with no impact on your credit score.';
const dialog = (page: Page) => page.getByRole('dialog', { name: title });
const next = (page: Page) => dialog(page).getByRole('button', { name: 'Get A Personalised Quote' });
const step = (page: Page) => dialog(page).getByRole('listitem').and(page.locator('[aria-current]'));

/** Opens the dialog from the first vehicle in stock. @returns the address of the vehicle's page */
async function openPopup(page: Page): Promise<string> {
  await page.goto(onSite('kestrel-auto', '/search?status=in_stock'));
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/cars\//);
  await untilHydrated(page);
  const address = page.url();
  await openMoreWays(page);
  await page.getByRole('link', { name: 'Get Finance' }).first().click();
  await expect(dialog(page)).toBeVisible();
  await expect(next(page)).toBeVisible();
  return address;
}

async function fillDetails(page: Page): Promise<void> {
  await dialog(page).getByLabel('First name').fill('Mia');
  await dialog(page).getByLabel('Last name').fill('Chen');
  await dialog(page).getByLabel('Email').fill('mia@example.com');
  await dialog(page).getByLabel('I agree to the terms of use').check();
}

for (const width of [390, 768, 1440]) {
  test(`a shopper applies in the dialog at ${width} px, and nothing typed is lost between steps`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPopup(page);
    await expect(step(page)).toHaveText('Quick Estimate');
    expect(await axeViolations(page)).toEqual([]);
    await dialog(page).getByRole('slider').fill('4');
    await next(page).click();

    await expect(step(page)).toHaveText('Your Details');
    await next(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Enter your first name.');
    await expect(step(page)).toHaveText('Your Details');
    await fillDetails(page);
    await dialog(page).getByRole('button', { name: 'Back' }).click();
    await expect(dialog(page).getByRole('slider')).toHaveValue('4');
    await next(page).click();
    await expect(dialog(page).getByLabel('Email')).toHaveValue('mia@example.com');
    await dialog(page).getByLabel('Email').press('Enter');

    await expect(step(page)).toHaveText('Instant pre-approval');
    await next(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Enter your mobile number.');
    const phone = someMobile();
    await dialog(page).getByLabel('Mobile number').fill(phone);
    await dialog(page).getByLabel('Mobile number').press('Enter');
    await expect(dialog(page).getByText('Code sent!')).toBeVisible();
    await expect(dialog(page).getByLabel('Code from the SMS')).toBeFocused();
    await dialog(page).getByLabel('Code from the SMS').fill('000000');
    await next(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText(
      'The verification code is invalid. Please try again.',
    );
    expect(await axeViolations(page)).toEqual([]);
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWide).toBe(false);
    await dialog(page)
      .getByLabel('Code from the SMS')
      .fill(await newestCode(phone));
    await next(page).click();
    await expect(page).toHaveURL(/\/success$/);
    await expect(dialog(page)).toBeHidden();
  });
}

test('Escape, the close button, a click beside it and Back close the dialog and leave the page as it was', async ({
  page,
}) => {
  const address = await openPopup(page);
  const button = page.getByRole('link', { name: 'Get Finance' }).first();
  const closings = [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 300),
    () => page.goBack(),
  ];
  for (const close of closings) {
    await expect(dialog(page)).toBeVisible();
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(button).toBeFocused();
    await button.click();
  }
});

test('a link in the error summary leads to its field and keeps the dialog open', async ({
  page,
}) => {
  await openPopup(page);
  const address = page.url();
  await next(page).click();
  await dialog(page).getByLabel('Email').fill('mia@example.com');
  await next(page).click();
  const link = dialog(page).getByRole('link', { name: 'Enter your first name.' });
  await link.click();
  await expect(dialog(page).getByLabel('First name')).toBeFocused();
  await expect(page).toHaveURL(address);
  await expect(dialog(page).getByLabel('Email')).toHaveValue('mia@example.com');
});

test('a step shows no faults of another step', async ({ page }) => {
  await openPopup(page);
  await next(page).click();
  await next(page).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Back' }).click();
  await expect(step(page)).toHaveText('Quick Estimate');
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  await next(page).click();
  await fillDetails(page);
  await next(page).click();
  await next(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('mobile number');
  await dialog(page).getByRole('button', { name: 'Back' }).click();
  await expect(step(page)).toHaveText('Your Details');
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
});

test('the failure of the last step is shown in the dialog', async ({ page }) => {
  await openPopup(page);
  await next(page).click();
  await fillDetails(page);
  await next(page).click();
  await page.route('**/finance.data?*', (route) => route.abort());
  await dialog(page).getByLabel('Mobile number').fill(someMobile());
  await dialog(page).getByRole('button', { name: 'Send code' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText(
    'An error occurred when submitting this form',
  );
});

test('a step that fails says so, and the form goes on where it was', async ({ page }) => {
  await openPopup(page);
  await next(page).click();
  await fillDetails(page);
  // the browser cannot read the form
  await page.evaluate(() => {
    const { FormData: Working } = window;
    window.FormData = class extends Working {
      constructor() {
        super();
        window.FormData = Working;
        throw new Error('Out of memory');
      }
    };
  });
  await next(page).click();
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('An unknown error occurred while advancing step.');
  await expect(alert).toBeFocused();
  await expect(step(page)).toHaveText('Your Details');
  await expect(next(page)).toHaveAttribute('aria-disabled', 'false');
  await expect(dialog(page).getByLabel('First name')).toHaveValue('Mia');
  await expect(dialog(page).getByLabel('Email')).toHaveValue('mia@example.com');
  await next(page).click();
  await expect(step(page)).toHaveText('Instant pre-approval');
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
});

test('a form that cannot be loaded is opened as a page', async ({ page }) => {
  await page.route('**/finance/form.json?*', (route) => route.abort());
  await page.goto(onSite('kestrel-auto', '/search?status=in_stock'));
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/cars\//);
  await untilHydrated(page);
  await openMoreWays(page);
  await page.getByRole('link', { name: 'Get Finance' }).first().click();
  await expect(page).toHaveURL(/\/finance\?.*car_id=\d+.*#finance-form$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button is a link to the finance page', async ({ page }) => {
    await page.goto(onSite('kestrel-auto', '/search?status=in_stock'));
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await openMoreWays(page);
    await page.getByRole('link', { name: 'Get Finance' }).first().click();
    await expect(page).toHaveURL(/\/finance\?.*car_id=\d+.*#finance-form$/);
    await expect(page.getByRole('heading', { name: 'Your Details' })).toBeVisible();
  });
});
