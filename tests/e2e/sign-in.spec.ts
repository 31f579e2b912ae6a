import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axe-violations.ts';
import { newestCode, someMobile } from './support/codes.ts';
import { test } from './support/journey.ts';
import { get, onSite, untilHydrated } from './support/site-pages.ts';

const types = [
  'trade-in',
  'checkout',
  'finance',
  'spin-to-win',
  'online-payment',
  'car-finance',
  'my-garage',
  'watchlist',
];

const signInPage = (type: string, redirect = '/special-offers') =>
  `/sign-in?type=${type}&redirect=${encodeURIComponent(redirect)}&back=/models`;

async function askForCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Code sent!')).toBeVisible();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code from the SMS').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function introduce(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Last name').fill('Chen');
  await page.getByLabel('Email').fill('mia@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Fetches an address as the page's script does, with the visitor's cookie. */
function fetched(page: Page, path: string, method = 'GET') {
  return page.evaluate(
    async ([address, by]) => {
      const response = await fetch(address, { method: by });
      return { text: await response.text(), cacheControl: response.headers.get('cache-control') };
    },
    [path, method] as const,
  );
}

test('every feature says why it asks a visitor to sign in', async ({ page }) => {
  const titles: string[] = [];
  for (const type of types) {
    await page.goto(onSite('kestrel-auto', signInPage(type)));
    titles.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
    await expect(page.getByLabel('Mobile number')).toBeVisible();
  }
  // an application for finance has two types
  expect(new Set(titles).size).toBe(types.length);
});

test('a newcomer signs in with a phone, introduces themselves once, and continues where they were going', async ({
  page,
}) => {
  const phone = someMobile();
  await page.goto(onSite('banksia-motors', signInPage('watchlist')));
  await untilHydrated(page);
  await askForCode(page, phone);
  expect(await axeViolations(page)).toEqual([]);
  const code = await newestCode(phone);
  // as people paste it
  await enterCode(page, `${code.slice(0, 3)} ${code.slice(3)}`);
  await introduce(page);
  await expect(page).toHaveURL(onSite('banksia-motors', '/special-offers'));

  expect(await fetched(page, '/api/me')).toEqual({
    text: JSON.stringify({
      visitor: { phone, name: 'Mia', last_name: 'Chen', email: 'mia@example.com' },
      watchlist: [],
    }),
    cacheControl: 'private, no-store',
  });
  await page.goto(onSite('banksia-motors', signInPage('watchlist')));
  await expect(page).toHaveURL(onSite('banksia-motors', '/special-offers'));

  const known = JSON.stringify({ data: { exists: true }, error: null });
  const unknown = JSON.stringify({ data: null, error: null });
  const exists = (number: string) =>
    fetched(page, `/api/check-if-contact-exists?phone_number=${number}`);
  expect((await exists(phone)).text).toBe(known);
  expect((await exists('0491570006')).text, 'somebody else').toBe(unknown);

  await page.goto(onSite('kestrel-auto'));
  expect((await fetched(page, '/api/me')).text).toBe('{}');
  expect((await exists(phone)).text, 'on another site').toBe(unknown);
  await page.goto(onSite('banksia-motors'));
  await fetched(page, '/api/sign-out', 'POST');
  expect((await fetched(page, '/api/me')).text).toBe('{}');
});

test('a wrong code is refused, and the first code works although a second was sent', async ({
  page,
}) => {
  const phone = someMobile();
  await page.goto(onSite('kestrel-auto', signInPage('my-garage')));
  await untilHydrated(page);
  await askForCode(page, phone);
  const first = await newestCode(phone);
  await enterCode(page, '12345');
  await expect(page.getByRole('alert')).toContainText('Code must be 6 digits.');
  await enterCode(page, first === '000000' ? '111111' : '000000');
  await expect(page.getByRole('alert')).toContainText(
    'The verification code is invalid. Please try again.',
  );
  const field = page.getByLabel('Code from the SMS');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/The verification code is invalid/);
  await expect(field).toBeInViewport();
  await page.getByRole('button', { name: 'Resend Code' }).click();
  await expect(page.getByText('Code sent!')).toBeVisible();
  await enterCode(page, first);
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('a code that died of wrong tries says so, and a new one is offered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const phone = someMobile();
  await page.goto(onSite('banksia-motors', signInPage('my-garage')));
  await untilHydrated(page);
  await askForCode(page, phone);
  const wrong = (await newestCode(phone)) === '000000' ? '111111' : '000000';
  for (let time = 0; time < 5; time += 1) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await enterCode(page, wrong);
    await answered;
  }
  await expect(page.getByRole('alert')).toContainText(
    'This code has expired, or there were too many wrong attempts',
  );
  await expect(page.getByLabel('Code from the SMS')).toBeFocused();
  await expect(page.getByLabel('Code from the SMS')).toBeInViewport();
  await page.getByRole('button', { name: 'Resend Code' }).click();
  await expect(page.getByText('Code sent!')).toBeVisible();
  await enterCode(page, await newestCode(phone));
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('a landline gets no code', async ({ page }) => {
  await page.goto(onSite('kestrel-auto', signInPage('my-garage')));
  await untilHydrated(page);
  await page.getByLabel('Mobile number').fill('02 5550 0110');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('alert')).toContainText('Please enter an Australian mobile number.');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor signs in', async ({ page }) => {
    const phone = someMobile();
    await page.goto(onSite('kestrel-auto', signInPage('finance')));
    await askForCode(page, phone);
    await enterCode(page, await newestCode(phone));
    await introduce(page);
    await expect(page).toHaveURL(onSite('kestrel-auto', '/special-offers'));
  });
});

test('no page leads away from the site after signing in', async ({ page }) => {
  for (const target of ['//evil.example', '/\\evil.example', 'https://evil.example/']) {
    await page.goto(onSite('banksia-motors', signInPage('watchlist', target)));
    const phone = someMobile();
    await untilHydrated(page);
    await askForCode(page, phone);
    await enterCode(page, await newestCode(phone));
    await introduce(page);
    await page.waitForURL((url) => url.pathname !== '/sign-in');
    expect(new URL(page.url()).host).toBe(new URL(onSite('banksia-motors')).host);
    await page.context().clearCookies();
  }
});

test('pages that are the same for everybody stay so for a signed-in visitor', async ({ page }) => {
  const phone = someMobile();
  await page.goto(onSite('banksia-motors', signInPage('watchlist')));
  await untilHydrated(page);
  await askForCode(page, phone);
  await enterCode(page, await newestCode(phone));
  await introduce(page);
  await expect(page).toHaveURL(onSite('banksia-motors', '/special-offers'));
  for (const path of ['/', '/search', '/contact', '/special-offers', '/trade-in']) {
    const anonymous = await get('banksia-motors.localhost', path);
    const own = await fetched(page, path);
    expect(own.text).toBe(anonymous.body);
    expect(own.cacheControl).toContain('public');
    expect(anonymous.headers['set-cookie']).toBeUndefined();
    expect(anonymous.body).not.toContain(phone);
  }
});

test('a browser whose pages signed in before their scripts ran knows its visitor', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(onSite('banksia-motors', signInPage('watchlist', '/search')));
  const phone = someMobile();
  await askForCode(page, phone);
  await enterCode(page, await newestCode(phone));
  await introduce(page);
  await page.waitForURL((url) => url.pathname === '/search');
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeHidden();
  await page.goto(onSite('banksia-motors', '/search?sortBy=newest'));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeHidden();
});
