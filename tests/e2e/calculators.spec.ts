import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { onSite, untilHydrated } from './support/site-pages.ts';

async function openVehicle(page: Page): Promise<void> {
  await page.goto('/search?fuel=Petrol&sortBy=price_desc');
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await page.goto((await link.getAttribute('href')) ?? '');
}

test('a shopper sees the weekly repayment, and how a deposit changes it', async ({ page }) => {
  await openVehicle(page);
  await untilHydrated(page);
  const finance = page.getByRole('region', { name: 'Finance calculator' });
  const answer = finance.getByRole('status');
  const before = (await answer.textContent()) ?? '';
  expect(before).toMatch(/^\$[\d,]+ per week$/);
  await finance.getByRole('textbox', { name: 'Deposit or trade-in' }).fill('5000');
  await expect(answer).not.toHaveText(before);
  await finance.getByRole('radio', { name: 'Monthly' }).check();
  await expect(answer).toHaveText(/per month$/);
  await finance.getByRole('textbox', { name: 'Deposit or trade-in' }).fill('240000');
  await expect(answer).toHaveText('Enquire for Finance');
});

test('a price outside the calculator’s range shows a message', async ({ page }) => {
  await openVehicle(page);
  await untilHydrated(page);
  const amount = page.getByRole('textbox', { name: 'Purchase price' });
  await amount.fill('999');
  await expect(amount).toHaveAccessibleDescription(
    'Cannot be less than 1,000 or more than 250,000',
  );
  const answer = page.getByRole('region', { name: 'Finance calculator' }).getByRole('status');
  await expect(answer).toHaveText('Please check the highlighted entry.');
  await amount.press('Enter');
  await expect(amount).toHaveValue('$1,000');
  await expect(amount).toHaveAccessibleDescription(
    'The minimum here is $1,000, so we’ve used that.',
  );
  await expect(answer).toHaveText('Enquire for Finance');
});

for (const site of ['banksia-motors', 'kestrel-auto']) {
  test(`on ${site} the calculator starts from the repayment shown beside the price`, async ({
    page,
  }) => {
    await page.goto(onSite(site, '/search?car_type=used&sortBy=price_desc'));
    for (const place of [0, 3]) {
      const link = page.getByRole('article').nth(place).getByRole('heading').getByRole('link');
      await page.goto(onSite(site, (await link.getAttribute('href')) ?? ''));
      await untilHydrated(page);
      const side = page.getByRole('complementary', { name: 'Price and contact' });
      const shown = /\$[\d,]+/.exec(
        (await side.getByText(/^\$[\d,]+ a week$/).textContent()) ?? '',
      )?.[0];
      const finance = page.getByRole('region', { name: 'Finance calculator' });
      await expect(finance.getByRole('status')).toHaveText(`${shown} per week`);
      await expect(side).toContainText(
        `${await finance.getByRole('textbox', { name: 'Interest rate' }).inputValue()}% p.a.`,
      );
      await page.goBack();
    }
  });
}

test('an invalid entry shows a message at its field, and no outdated result', async ({ page }) => {
  await openVehicle(page);
  await untilHydrated(page);
  const finance = page.getByRole('region', { name: 'Finance calculator' });
  const term = finance.getByRole('textbox', { name: 'Loan term' });
  await term.fill('5.3');
  await expect(term).toHaveAccessibleDescription('Please choose whole or half years');
  await expect(finance.getByRole('status')).not.toContainText('$');
  await term.press('Enter');
  await expect(term).toHaveValue('5.5');
  const deposit = finance.getByRole('textbox', { name: 'Deposit or trade-in' });
  await deposit.fill('250000');
  await expect(deposit).toHaveAccessibleDescription(
    'The deposit covers the price, so there is nothing left to finance.',
  );

  const fuel = page.getByRole('region', { name: 'Fuel calculator' });
  const distance = fuel.getByRole('textbox', { name: 'Distance per week' });
  await distance.fill('far');
  await expect(distance).toHaveAccessibleDescription('Please enter a number, such as 250 km.');
  await expect(fuel.getByRole('status')).not.toContainText('$');
  await distance.fill('100');
  await expect(fuel.getByRole('status')).toContainText('$');

  const delivery = page.getByRole('region', { name: 'Delivery calculator' });
  await delivery.getByRole('textbox').fill('3000');
  await delivery.getByRole('button').click();
  await expect(delivery.getByRole('status')).toContainText('Victoria');
  await delivery.getByRole('textbox').fill('4000');
  await expect(delivery.getByRole('status')).toBeEmpty();
});

test('the fuel calculator accepts numbers as people write them', async ({ page }) => {
  await openVehicle(page);
  await untilHydrated(page);
  const fuel = page.getByRole('region', { name: 'Fuel calculator' });
  await fuel.getByRole('textbox', { name: 'Litres per 100 km' }).fill('8');
  await fuel.getByRole('textbox', { name: 'Fuel price' }).fill('$2.00');
  await fuel.getByRole('textbox', { name: 'Distance per week' }).fill('1,000 kms');
  await expect(fuel.getByRole('status')).toHaveText('$160.00 per week');
});

for (const [site, path] of [
  ['banksia-motors', '/search?fuel=Petrol'],
  ['kestrel-auto', '/search?fuel=Petrol'],
] as const) {
  test(`${site}: a price as service stations show it, in cents, is understood, and so are thousands`, async ({
    page,
  }) => {
    await page.goto(onSite(site, path));
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    await page.goto(onSite(site, (await link.getAttribute('href')) ?? ''));
    await untilHydrated(page);
    const fuel = page.getByRole('region', { name: 'Fuel calculator' });
    const price = fuel.getByRole('textbox', { name: 'Fuel price' });
    const distance = fuel.getByRole('textbox', { name: 'Distance per week' });
    await fuel.getByRole('textbox', { name: 'Litres per 100 km' }).fill('8');
    await distance.fill('500');
    await price.fill('185.9');
    await price.blur();
    await expect(price).toHaveAccessibleDescription('We read 185.9 as cents: $1.859 a litre.');
    await expect(price).toHaveValue('$1.859');
    await expect(fuel.getByRole('status')).toHaveText('$74.36 per week');
    await distance.fill('15.000');
    await distance.blur();
    await expect(distance).toHaveValue('15,000');
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculators work by a round trip', async ({ page }) => {
    await openVehicle(page);
    const fuel = page.getByRole('region', { name: 'Fuel calculator' });
    await fuel.getByRole('textbox', { name: 'Litres per 100 km' }).fill('8');
    await fuel.getByRole('textbox', { name: 'Fuel price' }).fill('2');
    await fuel.getByRole('textbox', { name: 'Distance per week' }).fill('500');
    await fuel.getByRole('button', { name: 'Calculate' }).click();
    await expect(fuel.getByRole('status')).toHaveText('$80.00 per week');

    const finance = page.getByRole('region', { name: 'Finance calculator' });
    await finance.getByRole('textbox', { name: 'Deposit or trade-in' }).fill('240000');
    await finance.getByRole('button', { name: 'Calculate' }).click();
    await expect(finance.getByRole('status')).toHaveText('Enquire for Finance');

    const term = finance.getByRole('textbox', { name: 'Loan term' });
    await term.fill('never');
    await finance.getByRole('button', { name: 'Calculate' }).click();
    await expect(term).toHaveValue('never');
    await expect(term).toHaveAccessibleDescription('Cannot be less than 1 or more than 7');
    await expect(finance.getByRole('status')).toHaveText('Please check the highlighted entry.');
  });
});
