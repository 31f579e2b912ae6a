import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { fillEnquiry, onSite, untilHydrated } from './support/site-pages.ts';

interface SentEvent {
  event: string;
  car_id?: number;
}

/** Collects the events that a page sends to the platform, without storing them. */
async function eventsOf(page: Page): Promise<SentEvent[]> {
  const sent: SentEvent[] = [];
  await page.route('**/api/events', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  return sent;
}

test('an application by the general form is recorded as event 51', async ({ page }) => {
  const sent = await eventsOf(page);
  await page.goto(onSite('banksia-motors', '/contact'));
  await untilHydrated(page);
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Last name').fill('Chen');
  await page.getByLabel('Email').fill(`career.${Date.now()}@example.com`);
  await page.getByLabel('Phone').fill('0491 570 006');
  await page.getByLabel('What is it about?').selectOption('Careers Enquiry');
  await page.getByRole('textbox', { name: 'Message' }).fill('I would like to sell cars.');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect.poll(() => sent.map(({ event }) => event)).toContain('careerEnquiry');
});

test('an enquiry stores its vehicle, and its event includes the vehicle', async ({ page }) => {
  const sent = await eventsOf(page);
  await page.goto(onSite('banksia-motors', '/search?car_type=used'));
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const path = (await link.getAttribute('href')) ?? '';
  await page.goto(onSite('banksia-motors', path));
  await untilHydrated(page);
  await page.getByLabel('First name').focus();
  const stored = (): Promise<{ id?: number; slug?: string }> =>
    page.evaluate(() => JSON.parse(localStorage.getItem('banksia-motorsEnquireCar') ?? '{}'));
  await expect.poll(async () => `/cars/${(await stored()).slug}`).toBe(path);
  const { id } = await stored();

  await fillEnquiry(page, { email: `event.${Date.now()}@example.com` });
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect
    .poll(() => sent.find(({ event }) => event === 'usedEnquiry'))
    .toEqual({ event: 'usedEnquiry', car_id: id });
});

test('a favourite has six fields and is confirmed by a toast, one at a time', async ({ page }) => {
  await page.goto(onSite('banksia-motors', '/search?car_type=used'));
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await page.goto(onSite('banksia-motors', (await link.getAttribute('href')) ?? ''));
  await untilHydrated(page);
  const favourite = page.getByRole('button', { name: /^Add to favourites: / });
  await favourite.click();
  const toast = page.locator('.toast');
  await expect(toast).toContainText('Added to favourites');
  await expect(toast.getByRole('link', { name: 'View List' })).toHaveAttribute('href', '/saved');
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
