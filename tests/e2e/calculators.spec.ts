import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { untilAlive } from './site-pages.ts';

async function openVehicle(page: Page): Promise<void> {
  await page.goto('/search?fuel=Petrol&sortBy=price_desc');
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await page.goto((await link.getAttribute('href')) ?? '');
}

test('a shopper sees what a vehicle costs by the week, and what a deposit changes', async ({
  page,
}) => {
  await openVehicle(page);
  await untilAlive(page);
  const finance = page.getByRole('region', { name: 'Finance calculator' });
  const answer = finance.getByRole('status');
  const before = (await answer.textContent()) ?? '';
  expect(before).toMatch(/^\$[\d,]+\.\d\d per week$/);
  await finance.getByRole('textbox', { name: 'Deposit or trade-in' }).fill('5000');
  await expect(answer).not.toHaveText(before);
  await finance.getByRole('radio', { name: 'Monthly' }).check();
  await expect(answer).toHaveText(/per month$/);
  await finance.getByRole('textbox', { name: 'Deposit or trade-in' }).fill('240000');
  await expect(answer).toHaveText('Enquire for Finance');
});

test('a price beyond the bounds is said to be so', async ({ page }) => {
  await openVehicle(page);
  await untilAlive(page);
  const amount = page.getByRole('textbox', { name: 'Purchase price' });
  await amount.fill('999');
  await expect(amount).toHaveAccessibleDescription(
    'Cannot be less than 1,000 or more than 250,000',
  );
  await amount.press('Enter');
  await expect(amount).toHaveValue('1000');
});

test('the fuel calculator reads numbers as people write them', async ({ page }) => {
  await openVehicle(page);
  await untilAlive(page);
  const fuel = page.getByRole('region', { name: 'Fuel calculator' });
  await fuel.getByRole('textbox', { name: 'Litres per 100 km' }).fill('8');
  await fuel.getByRole('textbox', { name: 'Fuel price' }).fill('$2.00');
  await fuel.getByRole('textbox', { name: 'Distance a week' }).fill('1,000 kms');
  await expect(fuel.getByRole('status')).toHaveText('$160.00 per week');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculators answer by a round trip', async ({ page }) => {
    await openVehicle(page);
    const fuel = page.getByRole('region', { name: 'Fuel calculator' });
    await fuel.getByRole('textbox', { name: 'Litres per 100 km' }).fill('8');
    await fuel.getByRole('textbox', { name: 'Fuel price' }).fill('2');
    await fuel.getByRole('textbox', { name: 'Distance a week' }).fill('500');
    await fuel.getByRole('button', { name: 'Calculate' }).click();
    await expect(fuel.getByRole('status')).toHaveText('$80.00 per week');

    const finance = page.getByRole('region', { name: 'Finance calculator' });
    await finance.getByRole('textbox', { name: 'Deposit or trade-in' }).fill('240000');
    await finance.getByRole('button', { name: 'Calculate' }).click();
    await expect(finance.getByRole('status')).toHaveText('Enquire for Finance');
  });
});
