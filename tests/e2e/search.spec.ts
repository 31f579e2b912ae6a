import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { onSite, untilHydrated } from './support/site-pages.ts';

const count = (page: Page) => page.locator('#result-count');

test('the price slider moves by keyboard, and sets no limit at its end', async ({ page }) => {
  await page.goto('/search');
  await untilHydrated(page);
  const all = (await count(page).textContent()) ?? '';
  const upTo = page.getByRole('slider', { name: 'Price, up to' });
  await upTo.focus();
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/\/search\?range\[price\]=:\d+000$/);
  await expect(page.getByRole('link', { name: /^Remove Up to \$\d+,000$/ })).toBeVisible();
  await expect(count(page)).not.toHaveText(all);
  await expect(upTo).toBeFocused();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/\/search$/);
  await expect(count(page)).toHaveText(all);
  await page.goBack();
  await expect(page).toHaveURL(/range\[price\]=/);
  await page.goBack();
  await expect(page).toHaveURL(/\/search$/);
});

test('the thumbs of the slider cannot pass each other', async ({ page }) => {
  await page.goto('/search?range[price]=20000:30000');
  await untilHydrated(page);
  const from = page.getByRole('slider', { name: 'Price, from' });
  await from.focus();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/range\[price\]=30000:30000/);
});

test('a tap on the track of the slider moves the nearer thumb', async ({ page }) => {
  await page.goto('/search');
  await untilHydrated(page);
  const from = page.getByRole('slider', { name: 'Price, from' });
  const upTo = page.getByRole('slider', { name: 'Price, up to' });
  const tap = async (share: number): Promise<void> => {
    const { x, y, width, height } = (await upTo.boundingBox())!;
    await page.mouse.click(x + width * share, y + height / 2);
  };
  await from.scrollIntoViewIfNeeded();
  await tap(0.25);
  await expect(page).toHaveURL(/range\[price\]=\d+000:$/);
  await expect(from).toBeFocused();
  await tap(0.8);
  await expect(page).toHaveURL(/range\[price\]=\d+000:\d+000$/);
  await expect(upTo).toBeFocused();
});

test('a price outside the stock’s bounds is ignored', async ({ page }) => {
  await page.goto('/search');
  const field = page.getByRole('textbox', { name: 'Price, up to' });
  await untilHydrated(page);
  const noted = page.waitForEvent('console', (message) => message.text().includes('out of range'));
  await field.fill('99999999');
  await noted;
  await expect(page).toHaveURL(/\/search$/);
});

test('makes beyond the first seven can be shown and hidden', async ({ page }) => {
  await page.goto('/search');
  const makes = page.getByRole('group', { name: 'Make', exact: true });
  await expect(makes.getByRole('checkbox')).toHaveCount(7);
  await makes.getByText('Show all makes').click();
  expect(await makes.getByRole('checkbox').count()).toBeGreaterThan(7);
  await makes.getByText('Hide extra makes').click();
  await expect(makes.getByRole('checkbox')).toHaveCount(7);
});

test('a favourite persists after a reload', async ({ page }) => {
  await page.goto('/search');
  await untilHydrated(page);
  const hearts = page.getByRole('button', { name: /^Add to favourites: / });
  await hearts.first().click();
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  const stored: unknown = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('banksia-motorsFavouritedCars') ?? '[]'),
  );
  expect(stored).toEqual([
    expect.objectContaining({
      id: expect.any(Number),
      slug: expect.any(String),
      make: expect.any(String),
      primary_image_url: expect.stringContaining('/pictures/'),
    }),
  ]);
  await page.reload();
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  await hearts.first().click();
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'false');
});

test('recent searches are offered below the keyword field', async ({ page }) => {
  for (const path of ['/search/toyota', '/search?range[price]=:20000']) {
    await page.goto(path);
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(path);
  }
  await page.goto('/search');
  await page.getByRole('searchbox', { name: 'Keyword search' }).focus();
  const recent = page.getByRole('navigation', { name: 'Recent searches' });
  await expect(recent.getByRole('link')).toHaveText(['Up to $20,000', 'Toyota']);
  await recent.getByRole('link', { name: 'Toyota' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Toyota' })).toBeVisible();
});

test('a dealer’s promotion is among the results, and the banner above them', async ({ page }) => {
  await page.goto('/search');
  const tiles = page.locator('.results > li');
  await expect(tiles.nth(7).getByRole('heading', { name: 'We Want Your Car!' })).toBeVisible();
  await page.goto(onSite('kestrel-auto', '/search'));
  const banner = page.getByRole('navigation', { name: 'More from us' });
  await expect(banner.getByRole('link')).toHaveCount(3);
});

for (const site of ['banksia-motors', 'kestrel-auto']) {
  test(`${site}: a card shows a repayment with both rates, and the list their warning, once`, async ({
    page,
  }) => {
    await page.goto(onSite(site, '/search'));
    const card = page.getByRole('article').filter({ hasText: 'a week' }).first();
    await expect(
      card.getByText(/^Rate [\d.]+% p\.a\. · Comparison rate [\d.]+% p\.a\.$/),
    ).toBeVisible();
    const warning = page
      .getByRole('listitem')
      .getByText(/^Comparison rate for a 5-year secured fixed rate loan.*WARNING/)
      .filter({ visible: true });
    await expect(warning).toHaveCount(1);
    await expect(warning).toBeVisible();
  });
}

test('the conditions of a repayment open from its card by keyboard, and expand', async ({
  page,
}) => {
  await page.goto(onSite('kestrel-auto', '/search'));
  const card = page.getByRole('article').filter({ hasText: 'a week' }).first();
  await expect(card.getByText('Interest rate', { exact: true })).toBeHidden();
  await card.getByRole('button', { name: /^About the repayment: / }).press('Enter');
  await expect(card.getByText('Interest rate', { exact: true })).toBeVisible();
  await expect(
    card.getByText(/Comparison rate for a 5-year secured fixed rate loan/),
  ).toBeVisible();
  const rest = card.getByText('gives a different repayment.');
  const beginning = card.getByText(/^River Gum Money is an invented lender.*…$/);
  await expect(rest).toBeHidden();
  await card.getByText('Show more').click();
  await expect(rest).toBeVisible();
  // the full text replaces its beginning, which may end within a word
  await expect(beginning).toBeHidden();
  await card.getByText('Show less').click();
  await expect(rest).toBeHidden();
  await expect(beginning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card.getByText('Interest rate', { exact: true })).toBeHidden();
});

test('a card’s next picture comes when a shopper turns to it, by the arrow keys', async ({
  page,
}) => {
  await page.goto('/search');
  await untilHydrated(page);
  const card = page.getByRole('article').first();
  const pictures = card.locator('picture > img');
  await expect(pictures).toHaveCount(1);
  const link = card.getByRole('heading').getByRole('link');
  await link.focus();
  await expect(pictures).toHaveCount(2);
  await expect(pictures.nth(1)).not.toBeInViewport();
  await link.press('ArrowRight');
  await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.9 });
  await expect(pictures.first()).not.toBeInViewport();
  await link.press('ArrowLeft');
  await expect(pictures.first()).toBeInViewport({ ratio: 0.9 });
  // the pictures lead to the vehicle as the rest of the card does
  const address = await link.getAttribute('href');
  await pictures.first().click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test('a phone’s bar of filters leaves as the shopper scrolls on, and returns on the way back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/search');
  await untilHydrated(page);
  const filters = page.getByRole('button', { name: 'Filters' });
  await page.mouse.wheel(0, 1500);
  await expect(filters).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(filters).toBeInViewport();
  await page.mouse.wheel(0, 300);
  await expect(filters).not.toBeInViewport();
  // who reaches it by keyboard sees it
  await filters.focus();
  await expect(filters).toBeInViewport();
});

test('cards and the first of them stand where a shopper sees them', async ({ page }) => {
  for (const site of ['banksia-motors', 'kestrel-auto'])
    for (const [width, mostTop] of [
      [390, 420],
      [1440, 320],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(onSite(site, '/search'));
      const box = await page.getByRole('article').first().boundingBox();
      expect(box?.y, `${site} at ${width}`).toBeLessThanOrEqual(mostTop);
      if (width === 390) expect(box?.height, site).toBeLessThanOrEqual(470);
    }
});

test('a vehicle only for test drives offers a test drive instead of finance', async ({ page }) => {
  await page.goto(onSite('kestrel-auto', '/search?tag=Test+Drive+Only'));
  const card = page.getByRole('article').first();
  await expect(card.getByRole('link', { name: /^Book a Test Drive/ })).toBeVisible();
  await expect(card.getByText('Comparison rate', { exact: true })).toHaveCount(0);
});

test('a sold vehicle only offers to find something similar', async ({ page }) => {
  await page.goto(onSite('southern-cross-group', '/search?status=sold'));
  const card = page.getByRole('article').first();
  await expect(card.getByText('Like this and want something similar?')).toBeVisible();
  await expect(card.getByRole('link', { name: /^Find Me Something Similar/ })).toBeVisible();
  await expect(card.getByRole('link', { name: /Enquire|View Details|Call/ })).toHaveCount(0);
});

test('a repeated search is answered from the tab’s cache', async ({ page }) => {
  await page.goto('/search');
  await untilHydrated(page);
  const all = (await count(page).textContent()) ?? '';
  await page.getByRole('checkbox').first().check();
  await expect(count(page)).not.toHaveText(all);
  await page.route('**/search*.data**', (route) => route.abort());
  await page.getByRole('checkbox').first().uncheck();
  await expect(page).toHaveURL(/\/search$/);
  await expect(count(page)).toHaveText(all);
  await expect(page.locator('[data-state]')).toHaveAttribute('data-state', 'hasData');
});

test('a search that loads from another page shows a skeleton', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/search*.data**', async (route) => {
    await held;
    await route.fallback();
  });
  await page
    .getByRole('button', { name: /^Show Me/ })
    .first()
    .click();
  await expect(page.getByText('Searching…')).toBeAttached();
  letGo();
  await expect(page).toHaveURL(/\/search/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Searching…')).toHaveCount(0);
});

test('a request in plain words becomes filters that a shopper can see and remove', async ({
  page,
}) => {
  await page.goto('/search');
  await page
    .getByRole('searchbox', { name: 'Keyword search' })
    .fill('automatic suv under 40k nonsense');
  await page.keyboard.press('Enter');
  // the nonsense word matches nothing, so it is left out with a note
  await expect(page.getByText(/^We ignored “nonsense”/)).toBeVisible();
  const chips = page.getByRole('list', { name: 'Selected filters' });
  await expect(chips.getByRole('link', { name: /^Remove/ })).toHaveText([
    'Remove SUV',
    'Remove Automatic',
    'Remove Up to $40,000',
  ]);
  await expect(page.getByRole('article').first()).toBeVisible();
  await chips.getByRole('link', { name: 'Remove SUV' }).click();
  await expect(page).toHaveURL(/\/search\?transmission=Automatic&range\[price\]=:40000$/);
  await expect(page.getByLabel('Keyword search')).toHaveValue('');
});

test('a search around a postcode shows the distance of each vehicle', async ({ page }) => {
  await page.goto(onSite('southern-cross-group', '/search'));
  await page.getByText('All filters').click();
  await page.locator('summary').filter({ hasText: 'Distance' }).click();
  await page.getByLabel('of postcode').fill('3000');
  await expect(page).toHaveURL(/postcode=3000&distance=50$/);
  await expect(page.getByRole('article').first()).toContainText(/\d+ km away/);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Nearest' });
  await expect(page).toHaveURL(/sortBy=nearest/);
  await page.getByRole('link', { name: 'Remove Within 50 km of 3000' }).click();
  await expect(page).toHaveURL(/\/search$/);
});

test('a suburb in the words stays when a filter changes, and gives way to another postcode', async ({
  page,
}) => {
  await page.goto('/search?query=suv+penrith');
  await expect(page).toHaveURL(/\/search\?body=suv&postcode=2750&suburb=Penrith&distance=25$/);
  await expect(
    page.getByRole('link', { name: 'Remove Within 25 km of Penrith 2750' }),
  ).toBeVisible();
  await untilHydrated(page);
  await page.getByRole('combobox', { name: 'Within' }).selectOption('100');
  await expect(page).toHaveURL(/postcode=2750&suburb=Penrith&distance=100/);
  await page.getByLabel('of postcode').fill('2000');
  await expect(page.getByRole('link', { name: 'Remove Within 100 km of 2000' })).toBeVisible();
});

test('an unknown postcode is reported at its field', async ({ page }) => {
  await page.goto('/search?postcode=9999');
  await expect(page.getByLabel('of postcode')).toHaveAccessibleDescription('Invalid postcode');
  await expect(page.getByRole('article').first()).toBeVisible();
});

for (const width of [360, 390, 1024, 1440]) {
  for (const site of ['banksia-motors', 'kestrel-auto']) {
    test(`the first card of ${site} is on the first screen at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(onSite(site, '/search'));
      const box = await page.getByRole('article').first().boundingBox();
      expect(box?.y).toBeLessThan(345);
    });
  }
}

test('filters that do not fit the bar are behind a button; Escape closes a menu and restores the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(onSite('kestrel-auto', '/search'));
  await untilHydrated(page);
  const colour = page.locator('summary').filter({ hasText: 'Colour' });
  await expect(colour).toBeHidden();
  await page.getByText('All filters').click();
  await colour.click();
  const box = page.getByRole('group', { name: 'Colour' }).getByRole('checkbox').first();
  await box.focus();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(colour).toBeFocused();
});

test('a skip link leads past the filters to the results', async ({ page }) => {
  await page.goto('/search');
  const skip = page.getByRole('link', { name: 'Skip to results' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#results')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const isInResults = () => document.activeElement?.closest('#results') !== null;
  expect(await page.evaluate(isInResults)).toBe(true);
});

test('the header marks only the current page, and the menu that leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const current = page.getByRole('banner').locator('[aria-current], [data-current]');
  const visible = current.filter({ visible: true });
  await page.goto(onSite('kestrel-auto', '/special-offers'));
  await expect(visible).toHaveText(['Offers']);
  await page.goto(onSite('kestrel-auto', '/search?sortBy=price_asc&page=2'));
  await expect(visible).toHaveText(['Our stock']);
  await page.goto(onSite('kestrel-auto', '/sign-in'));
  await expect(visible).toHaveCount(0);
});

test('after a failed filter change the list, its address and its filters stay, and the change can be retried', async ({
  page,
}) => {
  await page.goto('/search');
  await untilHydrated(page);
  const all = (await count(page).textContent()) ?? '';
  let isDown = true;
  await page.route(/\/search[^?]*\.data/, (route) =>
    isDown
      ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' })
      : route.fallback(),
  );
  const toyota = page.getByRole('checkbox', { name: /^Toyota/ });
  for (const _time of ['once', 'twice']) {
    // not `check`, because the failure may have unticked the box already
    await toyota.click();
    await expect(
      page.getByRole('status').filter({ hasText: 'could not be updated' }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/search$/);
    await expect(count(page)).toHaveText(all);
    await expect(toyota).not.toBeChecked();
  }
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', /page=2/);
  await expect(page).toHaveURL(/\/search$/);
  isDown = false;
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('could not be updated')).toHaveCount(0);
});

test('a search that fails to load shows other links, without a message', async ({ page }) => {
  await page.goto('/contact');
  await untilHydrated(page);
  await page.route(/\/search[^?]*\.data/, (route) => route.fulfill({ status: 502, body: 'Bad' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Used Toyota' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  await expect(page.getByText(/wrong|could not/)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: /stock/ })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('words without matches can be removed, and the filters stay', async ({ page }) => {
  await page.goto('/search?query=zzzzzz&body=suv');
  await expect(page.getByRole('link', { name: 'Clear Filters' })).toHaveAttribute(
    'href',
    '/search?query=zzzzzz',
  );
  await page.getByRole('link', { name: /^Without “zzzzzz”: \d+ cars?$/ }).click();
  await expect(page).toHaveURL(/\/search\?body=suv$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a minimum price above the maximum is reported, and neither swapped nor searched', async ({
  page,
}) => {
  await page.goto('/search?range[price]=:20000');
  await untilHydrated(page);
  await page.getByRole('textbox', { name: 'Price, from' }).fill('30000');
  await expect(page.getByText('The minimum is above the maximum.')).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/\/search\?range\[price\]=:20000$/);
  await page.getByRole('textbox', { name: 'Price, up to' }).fill('40000');
  await expect(page).toHaveURL(/range\[price\]=30000:40000/);
});

test('the search of a dealership has its name as heading', async ({ page }) => {
  await page.goto(onSite('kestrel-auto', '/search/kestrel-mazda'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cars at Kestrel Mazda');
  await expect(page.getByRole('link', { name: 'Remove Kestrel Mazda' })).toBeVisible();
});

test('a category and a make have one address', async ({ page }) => {
  await page.goto(onSite('kestrel-auto', '/search/new-cars/toyota'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Toyota cars');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /new-cars\/toyota$/);
});

test('the home page counts what is in stock, which its button then shows', async ({ page }) => {
  await page.goto('/');
  const inStock = /[\d,]+(?= cars in stock)/.exec(await page.getByRole('main').innerText())?.[0];
  const button = page.getByRole('button', { name: /^Show Me/ }).first();
  const listed = ((await button.textContent()) ?? '').replace('Show Me ', '');
  expect(listed).toBe(`${inStock} cars`);
  await button.click();
  await expect(count(page)).toHaveText(listed);
});

test('a shopper chooses a list of rows, which further filters keep', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 844 });
  await page.goto(onSite('kestrel-auto', '/search/toyota'));
  await untilHydrated(page);
  const view = page.getByRole('navigation', { name: 'View' });
  const height = async () => (await page.getByRole('article').first().boundingBox())?.height ?? 0;
  expect(await height()).toBeGreaterThan(400);
  await view.getByRole('link', { name: 'List' }).click();
  await expect(view.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'true');
  expect(await height()).toBeLessThan(260);
  await page.getByRole('link', { name: 'Remove Toyota' }).click();
  await expect(page).toHaveURL(/\/search\?view=list$/);
  expect(await height()).toBeLessThan(260);
  await view.getByRole('link', { name: 'Grid' }).click();
  await expect.poll(height).toBeGreaterThan(400);
});

test('a usual search is one press away while no filter is on', async ({ page }) => {
  await page.goto('/search');
  const usual = page.getByRole('list', { name: 'Usual searches' });
  await usual.getByRole('link', { name: /^SUV \d+$/ }).click();
  await expect(page).toHaveURL(/\/search\?body=suv$/);
  await expect(usual).toHaveCount(0);
});

test('a search that finds nothing offers a higher repayment, its vehicles and an alert', async ({
  page,
}) => {
  await page.goto(onSite('kestrel-auto', '/search/toyota?range[repayment]=:40&range[year]=2020:'));
  await expect(page.getByText('No results found for your search at this time.')).toBeVisible();
  const nearest = page.getByRole('region', { name: /^Nearest matches/ });
  const prices = await nearest.getByText(/^\$[\d,]+$/).allTextContents();
  expect(prices.length).toBeGreaterThan(0);
  await page.getByRole('list', { name: 'Similar searches' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/search\/toyota\?range\[year\]=2020:$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Tell me when one arrives' }).click();
  await expect(page).toHaveURL(/sign-in|save-search/);
});
