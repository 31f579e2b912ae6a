import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { onSite, untilHydrated } from './support/site-pages.ts';

const refused = [
  ['-1', 'Please enter an amount without a minus sign.'],
  ['forty', 'We can’t read this as an amount.'],
  ['45,00', 'We can’t read this as an amount.'],
] as const;

for (const path of ['/search', '/special-offers']) {
  test(`the prices of ${path} refuse beside the field what they cannot read`, async ({ page }) => {
    await page.goto(onSite('banksia-motors', path));
    await untilHydrated(page);
    for (const label of ['Price, from', 'Price, up to']) {
      const field = page.getByRole('textbox', { name: label });
      for (const [text, words] of refused) {
        await field.fill(text);
        await expect(field, text).toHaveValue(text);
        await expect(field, text).toHaveAttribute('aria-invalid', 'true');
        await expect(field, text).toHaveAccessibleDescription(new RegExp(`^${words}`));
      }
      await field.fill('');
      await expect(field).not.toHaveAttribute('aria-invalid');
    }
  });
}

for (const path of ['/search', '/special-offers']) {
  test(`a price of ${path} that is typed digit by digit is one step back`, async ({ page }) => {
    await page.goto(onSite('banksia-motors', path));
    await untilHydrated(page);
    const steps = await page.evaluate(() => history.length);
    const field = page.getByRole('textbox', { name: 'Price, up to' });
    await field.pressSequentially('25.000', { delay: 40 });
    await expect(page).toHaveURL(/range\[price\]=:25000/);
    await expect(field).toHaveValue('25.000');
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
    await field.blur();
    await expect(field).toHaveValue('$25,000');
  });
}

test('a price beyond those of the stock says the limits, and sets none', async ({ page }) => {
  await page.goto(onSite('banksia-motors', '/search'));
  await untilHydrated(page);
  const limits = page.getByText(/^From \$[\d,]+ to \$[\d,]+\.$/);
  await expect(limits).toHaveCount(0);
  for (const text of ['5', '0', '1.5m']) {
    await page.getByRole('textbox', { name: 'Price, up to' }).fill(text);
    await expect(limits, text).toBeVisible();
  }
  await page.getByRole('textbox', { name: 'Price, up to' }).fill('30k');
  await expect(page).toHaveURL(/range\[price\]=:30000/);
  await expect(limits).toHaveCount(0);
});

test('the price of a subscription is not named like a repayment', async ({ page }) => {
  await page.goto(onSite('kestrel-auto', '/search'));
  await untilHydrated(page);
  await expect(page.getByText('Weekly subscription', { exact: true }).first()).toBeAttached();
  await expect(page.getByText('Weekly price', { exact: true })).toHaveCount(0);
});
