import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axe-violations.ts';
import { newestCode } from './support/codes.ts';
import { test } from './support/journey.ts';
import { forecourt, get, onSite, untilHydrated } from './support/site-pages.ts';

/** One for each journey, because a phone has one spin. */
const phones = {
  open: '0491570901',
  twice: '0491570902',
  turning: '0491570903',
  without: '0491570904',
  gated: '0491570905',
  wrong: '0491570906',
};

interface SpinLead {
  category: string;
  fields: { phone: string; prize?: { giveaway: string; label: string; claim_code?: string } };
}

async function leadsOf(site: string, phone: string): Promise<SpinLead[]> {
  const lines = (await forecourt('leads', 'list', '--json', '--site', site)).split('\n');
  return lines
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { lead: SpinLead }).lead)
    .filter(({ fields }) => fields.phone === phone);
}

async function fillIn(page: Page, phone: string): Promise<void> {
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Last name').fill('Chen');
  await page.getByLabel('Email').fill('mia@example.com');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Code sent!')).toBeVisible();
  await page.getByLabel('Code from the SMS').fill(await newestCode(phone));
}

const spinButton = (page: Page) => page.getByRole('button', { name: 'Spin the wheel' });
/** What screen readers announce. The page has other statuses for other things. */
const announced = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: words });
const result = (page: Page) =>
  page.getByRole('heading', { name: /^(You’ve won: .+!|No prize this time)$/ });

test('prizes, chances, terms and permits stand on the page, and another site has no giveaway', async ({
  page,
}) => {
  await page.goto(onSite('banksia-motors', '/spin-to-win'));
  await expect(page.getByRole('listitem').filter({ hasText: 'Coffee for two' })).toContainText(
    '1 in 4 (25%)',
  );
  await expect(page.getByText(/Chances are for the next spin, worked out on/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Terms' })).toBeVisible();
  await expect(page.getByText('NSW Authority No. TP/26/00000')).toBeVisible();
  const { headers } = await get('banksia-motors.localhost', '/spin-to-win');
  expect(headers['cache-control']).toBe('no-store');
  expect((await get('wandering-van-co.localhost', '/spin-to-win')).status).toBe(404);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a visitor spins with a verified phone, gets the focus on the result, and one lead', async ({
    page,
  }) => {
    await page.goto(onSite('banksia-motors', '/spin-to-win'));
    await untilHydrated(page);
    await fillIn(page, phones.open);
    expect(await axeViolations(page)).toEqual([]);
    await spinButton(page).dblclick();
    await expect(result(page)).toBeFocused();
    const words = (await result(page).textContent()) ?? '';
    await expect(announced(page, words)).toBeAttached();
    expect(await axeViolations(page)).toEqual([]);
    const leads = await leadsOf('banksia-motors', phones.open);
    expect(leads).toMatchObject([
      { category: 'Spin to Win', fields: { prize: { giveaway: 'The Banksia Birthday Spin' } } },
    ]);
    const { label = '', claim_code } = leads[0]?.fields.prize ?? {};
    if (claim_code) {
      expect(words).toBe(`You’ve won: ${label}!`);
      await expect(page.getByText(claim_code)).toBeVisible();
    } else expect(words).toBe('No prize this time');

    // the visitor is signed in now, and the result stays; a stranger's page does not have it
    await page.reload();
    await expect(result(page)).toHaveText(words);
    await expect(spinButton(page)).toBeHidden();
    const { body } = await get('banksia-motors.localhost', '/spin-to-win');
    expect(body).not.toContain('Drawn on');
  });

  test('a second spin with the same phone shows the first result', async ({ page, browser }) => {
    await page.goto(onSite('banksia-motors', '/spin-to-win'));
    await untilHydrated(page);
    await fillIn(page, phones.twice);
    await spinButton(page).click();
    await expect(result(page)).toBeVisible();
    const words = (await result(page).textContent()) ?? '';
    const elsewhere = await browser.newPage();
    await elsewhere.goto(onSite('banksia-motors', '/spin-to-win'));
    await untilHydrated(elsewhere);
    await fillIn(elsewhere, phones.twice);
    await spinButton(elsewhere).click();
    await expect(result(elsewhere)).toHaveText(words);
    await elsewhere.close();
    expect(await leadsOf('banksia-motors', phones.twice)).toHaveLength(1);

    // signing in shows it, too, which is the only way after the end
    await page.context().clearCookies();
    await page.reload();
    await page.getByRole('link', { name: 'Sign in to see it' }).click();
    await untilHydrated(page);
    await page.getByLabel('Mobile number').fill(phones.twice);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('Code sent!')).toBeVisible();
    await page.getByLabel('Code from the SMS').fill(await newestCode(phones.twice));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(onSite('banksia-motors', '/spin-to-win'));
    await expect(result(page)).toHaveText(words);
  });

  test('a wrong code is refused, and nothing is drawn', async ({ page }) => {
    await page.goto(onSite('banksia-motors', '/spin-to-win'));
    await untilHydrated(page);
    await fillIn(page, phones.wrong);
    const code = await page.getByLabel('Code from the SMS').inputValue();
    await page.getByLabel('Code from the SMS').fill(code === '000000' ? '111111' : '000000');
    await spinButton(page).click();
    await expect(page.getByRole('alert')).toContainText('The verification code is invalid.');
    await expect(page.getByLabel('Email')).toHaveValue('mia@example.com');
    expect(await leadsOf('banksia-motors', phones.wrong)).toEqual([]);
  });

  test('a gated giveaway asks to sign in first, and then for nothing but the button', async ({
    page,
  }) => {
    await page.goto(onSite('kestrel-auto', '/spin-to-win'));
    await expect(page).toHaveURL(
      onSite('kestrel-auto', '/sign-in?type=spin-to-win&redirect=%2Fspin-to-win&back=%2F'),
    );
    await untilHydrated(page);
    await page.getByLabel('Mobile number').fill(phones.gated);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('Code sent!')).toBeVisible();
    await page.getByLabel('Code from the SMS').fill(await newestCode(phones.gated));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('First name').fill('Mia');
    await page.getByLabel('Last name').fill('Chen');
    await page.getByLabel('Email').fill('mia@example.com');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(onSite('kestrel-auto', '/spin-to-win'));
    await untilHydrated(page);
    await expect(page.getByText('You’re spinning as Mia Chen.')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    // by keyboard alone
    await page.getByLabel('I agree to the terms of use').press('Space');
    await spinButton(page).press('Enter');
    await expect(result(page)).toBeFocused();
    expect(await leadsOf('kestrel-auto', phones.gated)).toHaveLength(1);
  });
});

test('the wheel turns before it shows the result, and nothing covers the page', async ({
  page,
}) => {
  await page.goto(onSite('banksia-motors', '/spin-to-win'));
  await untilHydrated(page);
  await fillIn(page, phones.turning);
  await spinButton(page).click();
  await expect(announced(page, 'The wheel is turning…')).toBeAttached();
  expect(await result(page).count()).toBe(0);
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(running).toBe(1);
  await page.getByRole('link', { name: 'Home', exact: true }).click({ trial: true });
  await expect(result(page)).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor spins, and sees the result again later', async ({ page }) => {
    await page.goto(onSite('banksia-motors', '/spin-to-win'));
    await fillIn(page, phones.without);
    await spinButton(page).click();
    await expect(result(page)).toBeVisible();
    const words = (await result(page).textContent()) ?? '';
    await page.goto(onSite('banksia-motors', '/spin-to-win'));
    await expect(result(page)).toHaveText(words);
    expect(await leadsOf('banksia-motors', phones.without)).toHaveLength(1);
  });
});
