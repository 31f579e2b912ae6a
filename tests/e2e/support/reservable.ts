import { expect, type Page } from '@playwright/test';
import { get } from './site-pages.ts';

/**
 * The slug of a vehicle that can be reserved.
 *
 * @param page a page of the search; each test uses its own, because vehicles stay reserved
 */
export async function reservable(site: string, page: number): Promise<string> {
  const { body } = await get(`${site}.localhost`, `/search?page=${page}`);
  const slugs = new Set(
    [...body.matchAll(/href="\/cars\/([\w-]+)/g)].map(([, slug]) => slug ?? ''),
  );
  const path = site === 'southern-cross-group' ? 'buy-online' : 'checkout';
  for (const slug of slugs) {
    const checkout = await get(`${site}.localhost`, `/cars/${slug}/${path}`);
    if (checkout.body.includes('name="email"')) return slug;
  }
  throw new Error(`No vehicle on page ${page} of ${site} can be reserved`);
}

/** Fills in the screens of an open checkout, up to the button that reserves. */
export async function fillCheckout(
  page: Page,
  {
    email,
    phone = '0491 570 006',
    message = '',
  }: { email: string; phone?: string; message?: string },
): Promise<void> {
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Last name').fill('Chen');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill(phone);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Anything else we should know?').fill(message);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible();
  const terms = page.getByLabel('I agree to the terms of use');
  if (await terms.isVisible()) await terms.check();
}
