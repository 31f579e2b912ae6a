import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { fillEnquiry, onSite, untilAlive } from './site-pages.ts';

interface Told {
  event: string;
  car_id?: number;
}

/** What the page tells the platform, and nothing is stored. */
async function eventsOf(page: Page): Promise<Told[]> {
  const told: Told[] = [];
  await page.route('**/api/events', async (route) => {
    told.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  return told;
}

test('an application by the general form is event 51', async ({ page }) => {
  const told = await eventsOf(page);
  await page.goto(onSite('banksia-motors', '/contact'));
  await untilAlive(page);
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Last name').fill('Chen');
  await page.getByLabel('Email').fill(`career.${Date.now()}@example.com`);
  await page.getByLabel('Phone').fill('0491 570 006');
  await page.getByLabel('What is it about?').selectOption('Careers Enquiry');
  await page.getByRole('textbox', { name: 'Message' }).fill('I would like to sell cars.');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect.poll(() => told.map(({ event }) => event)).toContain('careerEnquiry');
});

test('an enquiry keeps its vehicle from the start, and its event names it', async ({ page }) => {
  const told = await eventsOf(page);
  await page.goto(onSite('banksia-motors', '/search?car_type=used'));
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const path = (await link.getAttribute('href')) ?? '';
  await page.goto(onSite('banksia-motors', path));
  await untilAlive(page);
  await page.getByLabel('First name').focus();
  const kept = await page.evaluate(() => localStorage.getItem('banksia-motorsEnquireCar'));
  const { id, slug } = JSON.parse(kept ?? '{}') as { id?: number; slug?: string };
  expect(`/cars/${slug}`).toBe(path);

  await fillEnquiry(page, { email: `event.${Date.now()}@example.com` });
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect
    .poll(() => told.find(({ event }) => event === 'usedEnquiry'))
    .toEqual({ event: 'usedEnquiry', car_id: id });
});

test('a favourite is six fields, and one toast at a time says so', async ({ page }) => {
  await page.goto(onSite('banksia-motors', '/search?car_type=used'));
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await page.goto(onSite('banksia-motors', (await link.getAttribute('href')) ?? ''));
  await untilAlive(page);
  const favourite = page.getByRole('button', { name: /^Favourite: / });
  await favourite.click();
  const toast = page.locator('.toast');
  await expect(toast).toContainText('Added to favourites');
  await expect(toast.getByRole('link', { name: 'View List' })).toHaveAttribute('href', '/compare');
  const [entry] = await page.evaluate(
    () => JSON.parse(localStorage.getItem('banksia-motorsFavouritedCars') ?? '[]') as object[],
  );
  expect(Object.keys(entry ?? {}).toSorted()).toEqual([
    'id',
    'make',
    'model',
    'name',
    'primary_image_url',
    'slug',
  ]);
  await favourite.click();
  await expect(toast).toHaveCount(1);
  await expect(toast).toHaveText(/^Removed from favourites/);
});
