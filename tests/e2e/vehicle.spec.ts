import { expect, type Page } from '@playwright/test';
import { demoStock } from '#demo/demo-stock.ts';
import { axeViolations } from './support/axe-violations.ts';
import { pickSlot } from './support/pick-slot.ts';
import { test } from './support/journey.ts';
import { get, onSite, openMoreWays, untilHydrated } from './support/site-pages.ts';

async function openVehicle(page: Page, search = '/search'): Promise<void> {
  await page.goto(search);
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
  await untilHydrated(page);
}

type DemoVehicle = ReturnType<typeof demoStock> extends Generator<infer Vehicle> ? Vehicle : never;
type Trait = (vehicle: DemoVehicle) => boolean;

/** Opens the first vehicle of a yard with the given trait. */
async function openFirst(page: Page, hasTrait: Trait, yard = 'banksia-motors'): Promise<void> {
  const stocknum = [...demoStock(yard, new Date())].find(hasTrait)?.stocknum;
  await openVehicle(page, onSite(yard, `/search?query=${stocknum}`));
}

test('a sold vehicle says so, shows similar ones first, and offers to find something similar', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFirst(page, ({ status }) => status === 'sold');
  const side = page.getByRole('complementary', { name: 'Price and contact' });
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText('Similar cars');
  await expect(side).not.toContainText('112-point check');
  await expect(side).toContainText(
    "Unfortunately this car recently sold. But don't worry, we can help you find a similar car!",
  );
  await expect(side).not.toContainText('$');
  await side.getByRole('link', { name: 'Find Me Something Similar' }).click();
  const form = page.getByRole('region', { name: 'Find Me Something Similar' });
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Can you please find me something similar?',
  );
  expect(await axeViolations(page)).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`a page with everything expanded passes axe at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openFirst(page, ({ images = [], file }) => images.length > 18 && file !== undefined);
    for (const summary of await page.locator('main summary').all()) {
      if (await summary.isVisible()) await summary.click();
    }
    await page.getByRole('radio', { name: 'Summary' }).check();
    await page.mouse.wheel(0, 1200);
    await expect(page.getByRole('region', { name: /, in short$/ })).toBeVisible();
    await page.getByRole('region', { name: 'Similar cars' }).scrollIntoViewIfNeeded();
    await expect(
      page.getByRole('region', { name: 'Similar cars' }).getByRole('article').first(),
    ).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Facebook' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
}

const traits: [string, Trait, string?][] = [
  ['no picture', ({ images = [], status }) => images.length === 0 && status === 'in_stock'],
  ['one picture', ({ images = [], status }) => images.length === 1 && status === 'in_stock'],
  ['a badge of 60 characters', ({ badge = '' }) => badge.length >= 60],
  ['no price', ({ price }) => price === undefined, 'wandering-van-co'],
  ['no comments', ({ dealercomments, status }) => !dealercomments && status === 'in_stock'],
];

for (const [what, hasTrait, yard] of traits) {
  test(`a vehicle with ${what} has a page that fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openFirst(page, hasTrait, yard);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('further down the page, a sticky header names the vehicle', async ({ page }) => {
  await openVehicle(page);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const short = page.getByRole('region', { name: `${title}, in short` });
  await page.mouse.wheel(0, 480);
  await expect(short).toBeHidden();
  await page.mouse.wheel(0, 400);
  await expect(short).toBeVisible();
  await expect(short).toContainText(/\$[\d,]+/);
  await expect(short.getByRole('link', { name: 'Trade In' })).toBeInViewport();
});

test('on a phone the bottom bar has the call, the test drive and the enquiry, and the panel does not repeat them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openVehicle(page);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const bar = page.getByRole('region', { name: 'Contact the dealer' });
  await expect(bar.getByRole('link')).toHaveCount(3);
  const side = page.getByRole('complementary', { name: 'Price and contact' });
  await expect(side.getByRole('link', { name: 'Enquire' })).toBeHidden();
  await page.mouse.wheel(0, 1000);
  await expect(bar.getByRole('link', { name: 'Enquire' })).toBeInViewport();
  await expect(page.getByRole('region', { name: `${title}, in short` })).toContainText(title);
  await expect(bar).not.toContainText(title);
  await expect(bar).not.toContainText('$');
});

test('the dealer’s own points close the panel', async ({ page }) => {
  await openVehicle(page);
  const points = page.locator('.trust-line');
  await expect(points.getByRole('listitem')).toHaveText([
    '112-point check',
    'History report',
    '1-year roadside',
  ]);
  const side = page.getByRole('complementary', { name: 'Price and contact' });
  await expect(side.locator('> :last-child > :last-child')).toHaveClass('trust-line');
});

test('the first four facts are shown, and the rest on request', async ({ page }) => {
  await openVehicle(page);
  const key = page.getByRole('region', { name: 'Key information' });
  await expect(key.getByRole('term').filter({ visible: true })).toHaveCount(4);
  await key.getByText('Show More').click();
  await expect
    .poll(() => key.getByRole('term').filter({ visible: true }).count())
    .toBeGreaterThan(4);
  await key.getByText('Show Less').click();
  await expect(key.getByRole('term').filter({ visible: true })).toHaveCount(4);
});

test('sections expand in 300 ms, or immediately if reduced motion is preferred', async ({
  page,
}) => {
  await openVehicle(page);
  const block = page.locator('.key-information .more');
  const duration = () =>
    block.evaluate((more) => getComputedStyle(more, '::details-content').transitionDuration);
  expect(await duration()).toContain('0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0s');
});

test('features, specifications and summary are tabs that work by keyboard', async ({ page }) => {
  await openVehicle(page);
  const facts = page.getByRole('region', { name: 'Features and specifications' });
  await expect(facts.getByRole('listitem').filter({ visible: true })).toHaveCount(8);
  await facts.getByRole('radio', { name: 'Featured' }).focus();
  await page.keyboard.press('ArrowRight');
  const specifications = facts.getByRole('region', { name: 'Specifications' });
  await expect(specifications.getByRole('term').filter({ visible: true })).toHaveCount(4);
  await specifications.getByText('Show All').click();
  await expect
    .poll(() => specifications.getByRole('term').filter({ visible: true }).count())
    .toBeGreaterThan(10);
  await page.keyboard.press('ArrowRight');
  await facts.getByRole('radio', { name: 'Summary' }).check();
  await expect(facts.getByRole('region', { name: 'Summary' })).toContainText('VIN');
  await expect(specifications).toBeHidden();
});

test('the page’s link is copied, and confirmed for a moment', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openVehicle(page);
  await openMoreWays(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('the page can be shared in five ways, and Escape closes the menu', async ({ page }) => {
  await openVehicle(page);
  const here = encodeURIComponent(page.url());
  await openMoreWays(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const ways = page.locator('#share-menu');
  await expect(ways.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    `https://www.facebook.com/sharer/sharer.php?u=${here}`,
  );
  await expect(ways.getByRole('link')).toHaveText([
    'Facebook',
    'Twitter',
    'WhatsApp',
    'Email',
    'Text message',
  ]);
  await page.keyboard.press('Escape');
  await expect(ways).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
});

test('a social site opens in a window of 550 by 400 without access to the page', async ({
  page,
}) => {
  await openVehicle(page);
  await page.evaluate(() => {
    Object.assign(window, {
      open(...asked: unknown[]) {
        const opened = { closed: false, opener: window, location: { href: '' } };
        Object.assign(window, { asked, opened });
        return opened;
      },
    });
  });
  await openMoreWays(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('link', { name: 'Twitter' }).click();
  const seen = await page.evaluate(() => {
    const { asked, opened } = window as unknown as {
      asked: unknown[];
      opened: { opener: unknown; location: { href: string } };
    };
    return { asked, opener: opened.opener, href: opened.location.href };
  });
  expect(seen.asked).toEqual(['', '_blank', 'width=550,height=400']);
  expect(seen.opener).toBeNull();
  expect(seen.href).toContain('https://twitter.com/intent/tweet?');
  await page.evaluate(() => {
    (window as unknown as { opened: { closed: boolean } }).opened.closed = true;
  });
  await expect(page.locator('#share-menu')).toBeHidden();
});

test('delivery is priced by postcode, and both errors are explained', async ({ page }) => {
  await openVehicle(page);
  const delivery = page.getByRole('region', { name: 'Delivery calculator' });
  const ask = delivery.getByRole('button', { name: 'Calculate delivery' });
  const answer = delivery.getByRole('status');
  await ask.click();
  await expect(answer).toHaveText('Please enter a postcode.');
  await delivery.getByRole('textbox', { name: 'Your postcode' }).fill('3000');
  await ask.click();
  await expect(answer).toHaveText('Delivery to Victoria: $890');
  await delivery.getByRole('textbox', { name: 'Your postcode' }).fill('6000');
  await ask.click();
  await expect(answer).toHaveText(
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
  );
});

test('similar vehicles load when the shopper scrolls near, after placeholders', async ({
  page,
}) => {
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let asked = 0;
  await page.route('**/similar.json', async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await openVehicle(page, '/search/toyota');
  expect(asked).toBe(0);
  const similar = page.getByRole('region', { name: 'Similar cars' });
  await similar.scrollIntoViewIfNeeded();
  await expect(similar.locator('.card-skeleton')).toHaveCount(6);
  answer();
  await expect(similar.getByRole('article').first()).toBeVisible();
  expect(await similar.getByRole('article').count()).toBeLessThanOrEqual(6);
});

test('the section of similar vehicles is removed if they cannot be loaded', async ({ page }) => {
  await page.route('**/similar.json', (route) => route.abort());
  await openVehicle(page);
  const similar = page.getByRole('region', { name: 'Similar cars' });
  await similar.scrollIntoViewIfNeeded();
  await expect(similar).toHaveCount(0);
});

for (const [said, motion, grown] of [
  ['grows into that of the page', 'no-preference', '1'],
  ['stays where it is if reduced motion is preferred', 'reduce', undefined],
] as const) {
  test(`a card’s photograph ${said}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('/search');
    await untilHydrated(page);
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const named = [...document.querySelectorAll<HTMLElement>('article *')].filter(
          ({ style }) => style.viewTransitionName !== '',
        );
        document.documentElement.dataset['grown'] = String(named.length);
        return start(update);
      };
    });
    const link = page.getByRole('article').nth(1).getByRole('heading').getByRole('link');
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset['grown'])).toBe(grown);
  });
}

test('the home page shows again what the shopper has looked at', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('region', { name: 'We want your car' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
  await openVehicle(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const address = new URL(page.url()).pathname;
  await page.goto('/');
  await page.getByRole('region', { name: 'We want your car' }).scrollIntoViewIfNeeded();
  const viewed = page.getByRole('region', { name: 'Recently viewed' }).getByRole('link');
  await expect(viewed).toHaveCount(1);
  await expect(viewed).toHaveAttribute('href', address);
  expect(title).toContain((await viewed.locator('strong').innerText()).split(' ')[1]);
});

test('a viewed vehicle is stored in the browser, and its views are counted', async ({
  page,
  browser,
}) => {
  await openVehicle(page);
  const viewed = () =>
    page.evaluate(
      () => JSON.parse(localStorage.getItem('banksia-motorsViewCar') ?? '[]') as { make: string }[],
    );
  await expect.poll(viewed).toHaveLength(1);
  const stored = await viewed();
  expect(Object.keys(stored[0] ?? {})).toEqual(
    expect.arrayContaining(['id', 'stocknum', 'make', 'model']),
  );

  const shopper = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile',
  });
  const other = await shopper.newPage();
  await other.goto(page.url());
  await openMoreWays(other);
  await expect(other.getByText(/^\d+ views?$/).last()).toBeVisible();
  await shopper.close();
});

test.describe('a page from a cache', () => {
  // this test changes the page's text, so React renders it again
  test.use({ expectedError: /React error #418/ });

  test('updates to the vehicle’s current data', async ({ page }) => {
    await openVehicle(page);
    const address = page.url();
    const price = page.locator('.vehicle-side .price-now');
    const now = (await price.textContent()) ?? '';
    const { body: fresh } = await get('banksia-motors.localhost', new URL(address).pathname);
    const figures = now.replace('$', '').split(',').join('');
    const old = fresh.replaceAll(now, '$1').replaceAll(figures, '1');
    expect(old).not.toContain(now);
    await page.evaluate(() => sessionStorage.clear());
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: old }));
    await page.goto(address);
    await expect(price).toHaveText(now);
  });
});

test('a vehicle in another city has an announcement bar, until it is dismissed', async ({
  page,
}) => {
  await openVehicle(page, onSite('kestrel-auto', '/search?city=Gosford'));
  const bar = page.getByRole('complementary', { name: 'Where the vehicle is' });
  await expect(bar).toContainText('Located at Gosford');
  await expect(bar.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
    'href',
    /openstreetmap/,
  );
  await bar.getByRole('button', { name: 'Dismiss' }).click();
  await expect(bar).toHaveCount(0);
});

test('a vehicle’s page that is gone offers a search for its model', async ({ page }) => {
  await page.goto('/cars/2016-toyota-corolla-ascent-999999');
  const search = page.getByRole('searchbox');
  await expect(search).toHaveValue('toyota corolla');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Toyota Corolla');
});

test('a test drive has its own form', async ({ page }) => {
  await openVehicle(page);
  await page.getByRole('link', { name: 'Book a Test Drive' }).first().click();
  const form = page.getByRole('region', { name: 'Book a Test Drive' });
  expect(await pickSlot(form, 'When would you like to come?')).toMatch(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d$/,
  );
  await expect(form.getByRole('button', { name: 'Ask for a test drive' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete: facts, share menu, delivery by a round trip, phone number', async ({
    page,
  }) => {
    await page.goto('/search');
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    await page.goto((await link.getAttribute('href')) ?? '');
    const facts = page.getByRole('region', { name: 'Features and specifications' });
    await facts.getByText('Summary', { exact: true }).click();
    await expect(facts.getByRole('region', { name: 'Summary' })).toContainText('VIN');
    await openMoreWays(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Facebook' })).toBeVisible();
    await page.keyboard.press('Escape');
    const delivery = page.getByRole('region', { name: 'Delivery calculator' });
    await delivery.getByRole('textbox', { name: 'Your postcode' }).fill('4000');
    await delivery.getByRole('button', { name: 'Calculate delivery' }).click();
    await expect(delivery.getByRole('status')).toHaveText('Delivery to Queensland: $950');
    await expect(page.getByRole('link', { name: /^Call the dealer/ }).first()).toHaveAttribute(
      'href',
      /^\/call\?car_id=\d+$/,
    );
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  });
});
