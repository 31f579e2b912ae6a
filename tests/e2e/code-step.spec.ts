import { expect, type Page } from '@playwright/test';
import { newestCode, someMobile } from './support/codes.ts';
import { test } from './support/journey.ts';
import { askForCode, enterCode, introduce, signIn } from './support/sign-in.ts';
import { get, onSite, untilHydrated } from './support/site-pages.ts';

const site = 'banksia-motors';
const signInPage = '/sign-in?type=my-garage&redirect=/my-garage/account';
const code = (page: Page) => page.getByLabel('Code from the SMS');

/** How many codes were sent to a phone. */
async function codesSent(phone: string): Promise<number> {
  const { body } = await get(`${site}.localhost`, '/development/messages');
  return body.split(`+61${phone.slice(1)}`).length - 1;
}

for (const [name, address, field] of [
  ['the finance form of kestrel-auto', onSite('kestrel-auto', '/finance'), /^Mobile/],
  ['the sign-in of banksia-motors', onSite(site, signInPage), /^Mobile/],
] as const) {
  test(`a double tap on “Send code” sends one SMS, and so does “Resend” straight afterwards: ${name}`, async ({
    page,
  }) => {
    const phone = someMobile();
    await page.goto(address);
    await untilHydrated(page);
    await page.getByRole('textbox', { name: field }).fill(phone);
    const send = page.getByRole('button', { name: 'Send code' });
    await send.click();
    // the second tap of the finger, where the button for another code may be by now
    await page
      .getByRole('button', { name: /^(Send code|Sending|Resend Code|Sign in)/ })
      .first()
      .click();
    await expect(code(page)).toBeVisible();
    await page.getByRole('button', { name: 'Resend Code' }).click();
    await expect(page.getByText('Code sent! Please give it a moment to arrive.')).toBeVisible();
    expect(await codesSent(phone)).toBe(1);
  });
}

for (const way of ['a reload', 'another page and Back'] as const) {
  test(`the code of a sign-in can be entered after ${way}, without another SMS`, async ({
    page,
  }) => {
    const phone = someMobile();
    await page.goto(onSite(site, signInPage));
    await untilHydrated(page);
    await askForCode(page, phone);
    await code(page).fill('12');
    if (way === 'a reload') await page.reload();
    else {
      await page.goto(onSite(site, '/search'));
      await page.goBack();
    }
    await untilHydrated(page);
    await expect(code(page)).toHaveValue('12');
    await expect(page.getByText(phone)).toBeVisible();
    expect(await codesSent(phone)).toBe(1);
    await enterCode(page, phone);
    await page.getByLabel('First name').fill('Mia');
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Mia');
    await introduce(page);
    await expect(page).toHaveURL(onSite(site, '/my-garage/account'));
    // a code that was used is not asked for again, should the session end
    await page.context().clearCookies();
    await page.goto(onSite(site, signInPage));
    await untilHydrated(page);
    await expect(page.getByLabel('Mobile number')).toHaveValue(phone);
  });
}

test('a mistyped number of a sign-in is there to be corrected, and stays gone', async ({
  page,
}) => {
  const phone = someMobile();
  await page.goto(onSite(site, signInPage));
  await untilHydrated(page);
  await askForCode(page, phone);
  await page.getByRole('link', { name: 'Use another number' }).click();
  await expect(page.getByLabel('Mobile number')).toHaveValue(phone);
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
  await expect(code(page)).toHaveCount(0);
});

test('the code that deletes an account can be entered after a reload', async ({ page }) => {
  const phone = someMobile();
  await page.goto(onSite(site, signInPage));
  await signIn(page, phone);
  await expect(page).toHaveURL(onSite(site, '/my-garage/account'));
  await page.goto(onSite(site, '/my-garage/delete'));
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(code(page)).toBeVisible();
  await page.reload();
  await code(page).fill(await newestCode(phone));
  expect(await codesSent(phone)).toBe(2);
  await page.getByLabel('I understand that this cannot be undone.').check();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted');
});
