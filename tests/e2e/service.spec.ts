import { expect } from '@playwright/test';
import { pickSlot } from './support/pick-slot.ts';
import { test } from './support/journey.ts';
import { get, onSite, untilHydrated } from './support/site-pages.ts';

test('a shopper books a service at the workshop', async ({ page }) => {
  await page.goto(onSite('kestrel-auto', '/service'));
  await page.getByRole('link', { name: 'Book a service' }).first().click();
  await expect(page).toHaveURL(/\/service#service-booking$/);
  await untilHydrated(page);
  const form = page.getByRole('region', { name: 'Book a service' });
  await form.getByLabel('Make').fill('Toyota');
  await form.getByLabel('Model').fill('Corolla');
  await form.getByLabel('Year').fill('2019');
  await form.getByLabel('Registration').fill('ABC 12D');
  const services = form.getByRole('group', { name: 'What does it need?' });
  await services.getByLabel('Brakes').check();
  await services.getByLabel('Air-conditioning').check();
  await pickSlot(form, 'Preferred appointment');
  await form.getByLabel('Yes, please').check();
  await form.getByLabel('First name').fill('Mia');
  await form.getByLabel('Last name').fill('Chen');
  await form.getByLabel('Email').fill('mia.service@example.com');
  await form.getByLabel('Phone').fill('0491 570 006');
  await form.getByLabel('I agree to the terms of use').check();
  await form.getByRole('button', { name: 'Ask for this booking' }).click();
  await expect(page).toHaveURL(/\/success$/);
});

test('a site with another booking system leads there', async () => {
  const { status, headers } = await get('southern-cross-group.localhost', '/service');
  expect(status).toBe(302);
  expect(headers.location).toBe('https://service.southern-cross-group.example/book');
});
