import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { get, onSite, untilHydrated } from './support/site-pages.ts';

/** What people paste, and what every field makes of it; undefined if it is refused. */
const pasted = [
  ['45.000', 45_000],
  ['30k', 30_000],
  ['45,000.00', 45_000],
  [' $45 000 ', 45_000],
  ['3O,OOO', 30_000],
  ['٣٠٠٠٠', 30_000],
  ['1,50', undefined],
  ['twenty', undefined],
  ['-1', undefined],
  ['', undefined],
] as const;

/** A field for money on a page. */
interface MoneyPlace {
  name: string;
  open(page: Page): Promise<Locator>;
  /** Whether it may be empty. */
  isOptional?: true;
}

const places: readonly MoneyPlace[] = [
  {
    name: 'the quick quote',
    async open(page) {
      await page.goto(onSite('banksia-motors', '/finance'));
      return page.getByRole('textbox', { name: 'Purchase price' });
    },
  },
  {
    name: 'the deposit of the budget search',
    async open(page) {
      await page.goto(onSite('banksia-motors', '/styleguide'));
      return page.getByRole('textbox', { name: 'Deposit or trade-in' }).first();
    },
  },
  {
    name: 'the calculator',
    async open(page) {
      const { body } = await get('banksia-motors.localhost', '/search?status=in_stock');
      const slug = /href="\/cars\/([\w-]+)/.exec(body)?.[1] ?? '';
      await page.goto(onSite('banksia-motors', `/cars/${slug}`));
      return page.getByRole('textbox', { name: 'Purchase price' });
    },
  },
  {
    name: 'the price filter of the search',
    async open(page) {
      await page.goto(onSite('banksia-motors', '/search'));
      return page.getByRole('textbox', { name: 'Price, up to' });
    },
    isOptional: true,
  },
  {
    name: 'the price filter of the offers',
    async open(page) {
      await page.goto(onSite('banksia-motors', '/special-offers'));
      return page.getByRole('textbox', { name: 'Price, from' });
    },
    isOptional: true,
  },
  {
    name: 'the deposit of the search',
    async open(page) {
      await page.goto(onSite('banksia-motors', '/search?range[repayment]=:200'));
      return page.getByRole('textbox', { name: 'Deposit or trade-in' });
    },
    isOptional: true,
  },
];

for (const { name, open, isOptional = false } of places) {
  test(`${name} understands what people paste, or refuses it beside the field`, async ({
    page,
  }) => {
    const field = await open(page);
    await untilHydrated(page);
    for (const [text, amount] of pasted) {
      await field.fill(text);
      await field.blur();
      if (text === '' && isOptional) {
        await expect(field).not.toHaveAttribute('aria-invalid');
      } else if (amount === undefined) {
        // refused: it stays, and the words stand beside it
        await expect(field, text).toHaveValue(text);
        await expect(field, text).toHaveAttribute('aria-invalid', 'true');
        await expect(field, text).toHaveAccessibleDescription(/\w{4,}/);
      } else {
        await expect(field, text).toHaveValue(`$${amount.toLocaleString('en-AU')}`);
        await expect(field, text).not.toHaveAttribute('aria-invalid');
      }
    }
  });
}

test('the quick quote says the limits while they bite, and what it makes of an amount beyond them', async ({
  page,
}) => {
  const [quote] = places;
  const field = await quote!.open(page);
  await untilHydrated(page);
  await field.fill('5000');
  await expect(field).toHaveAccessibleDescription('From $10,000 to $200,000.');
  await field.blur();
  await expect(field).toHaveValue('$10,000');
  await expect(field).toHaveAccessibleDescription(
    'The minimum here is $10,000, so we’ve used that.',
  );
  await field.fill('50000');
  await expect(field).toHaveAccessibleDescription('');
});

test('an amount of the budget search that is reached by Tab is replaced by what is typed', async ({
  page,
}) => {
  const field = await places[1]!.open(page);
  await untilHydrated(page);
  await page.getByLabel('Weekly repayment').first().focus();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type('2001');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('$2,001');
});

test('a price panel takes a pasted price with its thousands, and says what it cannot read', async ({
  page,
}) => {
  await page.goto(onSite('banksia-motors', '/search'));
  await untilHydrated(page);
  const upTo = page.getByRole('textbox', { name: 'Price, up to' });
  await upTo.fill('twenty');
  await expect(page.getByText('We can’t read this as an amount.')).toBeVisible();
  await upTo.fill('45.000');
  await expect(page).toHaveURL(/range\[price\]=:45000/);
});

test('the budget search begins with its count, and its click shows it', async ({ page }) => {
  await page.goto(onSite('banksia-motors', '/styleguide'));
  await untilHydrated(page);
  const form = page.locator('.budget-search').first();
  const button = form.getByRole('button', { name: /^Show Me/ });
  const counted = /\d+/.exec((await button.textContent()) ?? '')?.[0];
  await button.click();
  // what costs $1,000 or less is no bargain, but has no price yet
  await expect(page).toHaveURL(/range\[price\]=1001:54000$/);
  await expect(page.locator('#result-count')).toContainText(`${counted} `);
});

for (const { name, path, field, pick, shows } of [
  {
    name: 'the budget search',
    path: '/styleguide',
    field: 'Deposit or trade-in',
    pick: '$15,000',
    shows: '$15,000',
  },
  { name: 'finance', path: '/finance', field: 'Purchase price', pick: '$45,000', shows: '$45,000' },
  {
    name: 'the price filter',
    path: '/search',
    field: 'Price, up to',
    pick: '$45,000',
    shows: '$45,000',
  },
]) {
  test(`a usual amount of ${name} counts as if it was typed`, async ({ page }) => {
    await page.goto(onSite('banksia-motors', path));
    await untilHydrated(page);
    await page
      .getByRole('list', { name: `Usual amounts: ${field}`, exact: true })
      .first()
      .getByRole('button', { name: pick })
      .click();
    await expect(page.getByRole('textbox', { name: field, exact: true }).first()).toHaveValue(
      shows,
    );
    if (path === '/search') await expect(page).toHaveURL(/range\[price\]=:45000/);
    if (path === '/styleguide')
      await expect(page.locator('.budget-search').first().locator('output').first()).toHaveText(
        '$67,000',
      );
  });
}

for (const [site, path] of [
  ['kestrel-auto', '/'],
  ['banksia-motors', '/styleguide'],
] as const) {
  test(`${site}: the budget panel keeps the amount of each period`, async ({ page }) => {
    await page.goto(onSite(site, path));
    await untilHydrated(page);
    const panel = page.locator('.budget-search').first();
    const amount = panel.getByRole('textbox', { name: /repayment$/ });
    await panel.getByText('Weekly', { exact: true }).click();
    await amount.fill('173');
    await panel.getByText('Monthly', { exact: true }).click();
    await expect(amount).not.toHaveValue('$173');
    await amount.fill('641');
    await panel.getByText('Weekly', { exact: true }).click();
    await expect(amount).toHaveValue('$173');
    await panel.getByText('Monthly', { exact: true }).click();
    await expect(amount).toHaveValue('$641');
  });
}

for (const site of ['banksia-motors', 'southern-cross-group']) {
  test(`${site}: kilometres of a search are taken with their thousands, as a price is`, async ({
    page,
  }) => {
    await page.goto(onSite(site, '/search?km_max=100k'));
    await expect(page).toHaveURL(/range\[km\]=:100000/);
    await untilHydrated(page);
    const upTo = page.getByRole('textbox', { name: /^(Kilometres|Odometer).*, up to$/ });
    if (site === 'southern-cross-group') await page.getByText('All filters').click();
    const group = page.locator('summary').filter({ hasText: 'Kilometres' });
    if (!(await upTo.isVisible())) await group.click();
    await upTo.fill('45.000');
    await expect(page).toHaveURL(/range\[km\]=:45000/);
    await upTo.fill('145k');
    await expect(page).toHaveURL(/range\[km\]=:145000/);
    await page.goto(onSite(site, '/search?km_max=few'));
    await expect(page.getByText(/“few”/)).toBeVisible();
  });
}

for (const site of ['banksia-motors', 'kestrel-auto']) {
  test(`${site}: kilometres of a trade-in are taken with their thousands, up to six digits`, async ({
    page,
  }) => {
    await page.goto(onSite(site, '/trade-in'));
    await untilHydrated(page);
    await page.getByRole('button', { name: "I don't have it at hand" }).click();
    await page.getByLabel('Kilometres').fill('1234567');
    await page.getByRole('button', { name: 'Continue' }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toContainText('Please enter a number from 0 to 999,999.');
    await page.getByLabel('Kilometres').fill('145k');
    await page.getByRole('button', { name: 'Continue' }).click();
    // year, make and model are still missing
    await expect(summary.getByRole('listitem')).toHaveCount(3);
  });
}
