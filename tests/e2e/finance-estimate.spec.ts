import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { onSite, openMoreWays, untilHydrated } from './support/site-pages.ts';

const aside = (page: Page) => page.getByRole('complementary', { name: 'Price and contact' });

for (const [site, cars] of [
  // an older vehicle has no quick quote
  ['banksia-motors', '/search?status=in_stock&range[year]=2021:2022'],
  ['banksia-motors', '/search?status=in_stock&range[year]=2019:2020'],
  ['kestrel-auto', '/search?status=in_stock'],
] as const) {
  test(`on ${site}${cars} the vehicle, its calculator and the finance page show the same repayment`, async ({
    page,
  }) => {
    await page.goto(onSite(site, cars));
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/cars\//);
    await untilHydrated(page);
    const shown = await aside(page)
      .getByText(/^\$[\d,.]+$/)
      .last()
      .textContent();
    const rate = await aside(page)
      .getByText(/% p\.a\.$/)
      .first()
      .textContent();
    const calculator = page.getByRole('region', { name: 'Finance calculator' });
    await expect(calculator.getByRole('status')).toHaveText(`${shown} per week`);
    await openMoreWays(page);
    const link = await page.getByRole('link', { name: 'Get Finance' }).first().getAttribute('href');

    await page.goto(onSite(site, link ?? ''));
    await untilHydrated(page);
    await expect(page.getByText('The estimate for this vehicle')).toBeVisible();
    await expect(page.getByText(`${shown} a week`)).toBeVisible();
    await expect(page.getByText(rate ?? '', { exact: true })).toBeVisible();
    await page.getByRole('slider', { name: /Loan term/ }).fill('3');
    await expect(page.getByText('YouX quick quote')).toBeVisible();
    await expect(page.getByText('The estimate for this vehicle')).toBeHidden();
    await page.getByRole('slider', { name: /Loan term/ }).fill('5');
    await expect(page.getByText('The estimate for this vehicle')).toBeVisible();
  });
}

test('the endpoint of applications refuses a phone that nobody has verified', async ({ page }) => {
  await page.goto(onSite('banksia-motors', '/finance'));
  const answer = await page.evaluate(async () => {
    const data = {
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 30_000,
      loanTerm: 5,
      phoneNumber: '0491570006',
      firstName: 'Mia',
      lastName: 'Chen',
      email: 'mia@example.com',
      subscribe: false,
    };
    const body = JSON.stringify({ data, additionalData: {} });
    const response = await fetch('/api/youx/create-customer', { method: 'POST', body });
    return { status: response.status, body: (await response.json()) as unknown };
  });
  expect(answer).toEqual({
    status: 401,
    body: { error: 'Please verify this mobile number first.' },
  });
});
