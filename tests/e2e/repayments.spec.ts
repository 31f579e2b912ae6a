import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { onSite, openMoreWays, untilHydrated } from './support/site-pages.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Price and contact' });

/** The weekly repayments of the cards, in dollars. */
async function weeks(page: Page): Promise<number[]> {
  const texts = await page
    .getByRole('article')
    .getByText(/^\$[\d,.]+ a week$/)
    .allTextContents();
  return texts.map((text) => Number(text.replace(/[^\d.]/g, '')));
}

for (const site of ['banksia-motors', 'kestrel-auto']) {
  test(`on ${site} a repayment that is typed as words finds what is within it, on the terms typed`, async ({
    page,
  }) => {
    await page.goto(onSite(site, '/search'));
    await untilHydrated(page);
    const words = 'suv within $150 a week, $4,000 deposit over 7 years';
    await page.getByRole('searchbox').fill(words);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/body=suv&range\[repayment\]=:150&deposit=4000&term=7$/);
    const chips = page.getByRole('list', { name: 'Selected filters' });
    await expect(chips).toContainText('Up to $150 a week');
    await expect(chips).toContainText('$4,000 deposit, over 7 years');
    const shown = await weeks(page);
    expect(shown.length).toBeGreaterThan(5);
    expect(Math.max(...shown)).toBeLessThanOrEqual(150);

    const first = page.getByRole('article').first();
    const week = await first.getByText(/ a week$/).textContent();
    await first.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/cars\/.*\?deposit=4000&term=7$/);
    await expect(panel(page).getByText(week ?? '')).toBeVisible();
    await expect(panel(page).getByText(/Over 7 years, \$4,000 deposit/)).toBeVisible();
    await page.goBack();
    await chips.getByRole('link', { name: 'Remove Up to $150 a week' }).click();
    await expect(page).toHaveURL(/\/search\?body=suv&deposit=4000&term=7$/);
  });
}

for (const [site, ask] of [
  ['banksia-motors', 'deposit=2000&term=7'],
  ['kestrel-auto', 'deposit=5000&term=7'],
] as const) {
  test(`on ${site} a saved vehicle keeps the repayment of the search, in the list and in the comparison`, async ({
    page,
  }) => {
    await page.goto(onSite(site, '/search'));
    const week = (article: Locator) => article.getByText(/^\$[\d,.]+ a week$/);
    const card = (name: string) => page.getByRole('article').filter({ hasText: name }).first();
    const priced = page.getByRole('article').filter({ has: page.getByText(/ a week$/) });
    const name = (await priced.first().getByRole('heading').textContent()) ?? '';
    const usual = await week(card(name)).textContent();
    await page.goto(onSite(site, `/search?${ask}`));
    await untilHydrated(page);
    const own = await week(card(name)).textContent();
    expect(own).not.toBe(usual);
    const href =
      (await card(name).getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
    const slug = href.replace(/^\/cars\/|\?.*$/g, '');
    await card(name)
      .getByRole('button', { name: /^Add to (favourites|comparison)/ })
      .click();
    await page.goto(onSite(site, '/saved'));
    await expect(week(card(name))).toHaveText(own ?? '');
    await page.goto(onSite(site, `/compare?car=${slug}&${ask}`));
    await expect(page.getByRole('region', { name: 'Comparison' })).toContainText(own ?? '');
    // what the shopper has taken back counts no more
    await page.goto(onSite(site, '/search'));
    await untilHydrated(page);
    await page.goto(onSite(site, '/saved'));
    await expect(week(card(name))).toHaveText(usual ?? '');
  });
}

test('a bound on the repayment stands beside the price, and is one press of the switch away', async ({
  page,
}) => {
  await page.goto(onSite('banksia-motors', '/search'));
  await untilHydrated(page);
  await expect(page.getByRole('textbox', { name: 'Repayment, up to' })).toBeHidden();
  await page.getByRole('radio', { name: 'Price' }).press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'Price, up to' })).toBeHidden();
  await page.getByRole('textbox', { name: 'Repayment, up to' }).fill('100');
  await expect(page).toHaveURL(/range\[repayment\]=:100$/);
  const usual = await weeks(page);
  await page.getByRole('combobox', { name: 'Loan term' }).selectOption('7 years');
  await expect(page).toHaveURL(/range\[repayment\]=:100&term=7$/);
  await expect.poll(() => weeks(page)).not.toEqual(usual);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Repayment, up to' })).toHaveValue('$100');
});

test('the panel, its links and the address follow the deposit and the term of the calculator', async ({
  page,
}) => {
  await page.goto(onSite('kestrel-auto', '/search?status=in_stock'));
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await untilHydrated(page);
  const calculator = page.getByRole('region', { name: 'Finance calculator' });
  await calculator.getByRole('textbox', { name: 'Deposit or trade-in' }).fill('3000');
  await calculator.getByRole('combobox', { name: 'Loan term' }).selectOption('3 years');
  await expect(page).toHaveURL(/\?deposit=3000&term=3$/);
  const week = (await calculator.getByRole('status').textContent())?.replace(' per week', '');
  await expect(panel(page).getByText(`${week} a week`)).toBeVisible();
  await openMoreWays(page);
  const finance = page.getByRole('link', { name: 'Get Finance' }).first();
  await expect(finance).toHaveAttribute('href', /deposit=3000&term=3#/);
  const address = (await finance.getAttribute('href')) ?? '';
  await page.reload();
  await expect(panel(page).getByText(`${week} a week`)).toBeVisible();
  await page.goto(onSite('kestrel-auto', address));
  await expect(page.getByText(`${week} a week`)).toBeVisible();
});

test('a trade-in that was just valued can be added to the deposit', async ({ page }) => {
  await page.goto(onSite('kestrel-auto', '/search?status=in_stock'));
  await page.evaluate(() => {
    const offer = { low: 7000, high: 8000, vehicle: '2016 Mazda 2', at: new Date().toISOString() };
    localStorage.setItem('kestrel-autoTradeInValuation', JSON.stringify(offer));
  });
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await untilHydrated(page);
  const calculator = page.getByRole('region', { name: 'Finance calculator' });
  const deposit = calculator.getByRole('textbox', { name: 'Deposit or trade-in' });
  await deposit.fill('1000');
  await calculator.getByRole('button', { name: /2016 Mazda 2, \$7,000$/ }).click();
  await expect(deposit).toHaveValue('$8,000');
  await expect(page).toHaveURL(/deposit=8000/);
  await expect(panel(page).getByText(/\$8,000 deposit/)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch, the bound and the calculator work', async ({ page }) => {
    await page.goto(onSite('banksia-motors', '/search'));
    await page.getByText('Per week').click();
    await page.getByRole('textbox', { name: 'Repayment, up to' }).fill('110');
    await page.getByRole('textbox', { name: 'Deposit or trade-in' }).fill('5k');
    await page.getByRole('textbox', { name: 'Deposit or trade-in' }).press('Enter');
    await expect(page).toHaveURL(/\/search\?range\[repayment\]=:110&deposit=5000$/);
    expect(Math.max(...(await weeks(page)))).toBeLessThanOrEqual(110);
  });
});

test('a site without finance neither offers repayments nor reads them', async ({ page }) => {
  await page.goto(onSite('wandering-van-co', '/search?range[repayment]=:100&deposit=1000'));
  await untilHydrated(page);
  await expect(page.getByText('Per week')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Selected filters' })).toHaveCount(0);
});
