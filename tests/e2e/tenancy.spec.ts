import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { forecourt, get, onSite } from './support/site-pages.ts';

const demoSites = [
  'banksia-motors',
  'kestrel-auto',
  'wandering-van-co',
  'southern-cross-group',
  'wattle-rye',
];

test('two sites asked for the same path never share a page', async () => {
  const answers = await Promise.all(demoSites.map((slug) => get(`${slug}.localhost`, '/search')));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(demoSites.length);
  expect(answers[0]?.body).toContain('Banksia');
  expect(answers[1]?.body).not.toContain('Banksia');
});

test('a vehicle of one site is not found on another', async ({ page }) => {
  await page.goto('/search');
  const link = page.getByRole('article').first().getByRole('link').first();
  const path = (await link.getAttribute('href')) ?? '';
  expect((await get('banksia-motors.localhost', path)).status).toBe(200);
  expect((await get('kestrel-auto.localhost', path)).status).toBe(404);
});

test('an unknown host gets a plain 404', async () => {
  expect(await get('elsewhere.example', '/')).toMatchObject({
    status: 404,
    body: 'There is no site at this address.\n',
  });
});

test('changes to settings and stock show immediately, without a restart', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-e2e-'));
  const settings = JSON.parse(readFileSync('src/demo/sites/banksia-motors.json', 'utf8'));
  const slug = `pop-up-motors-${Date.now()}`;
  const file = join(folder, 'site.json');
  const popUp = {
    ...settings,
    slug,
    name: 'Pop Up Motors',
    dealerships: [{ slug, name: 'Pop Up' }],
    locations: [{ ...settings.locations[0], id: slug, dealership_slug: slug }],
  };
  writeFileSync(file, JSON.stringify(popUp));
  expect((await get(`${slug}.localhost`, '/')).status).toBe(404);
  expect(await forecourt('site', 'apply', file)).toMatch(/: applied, version \d+\n$/);
  await page.goto(onSite(slug, '/search'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No cars are listed here yet');

  const feed = join(folder, 'stock.csv');
  writeFileSync(
    feed,
    'stocknum,make,model,year,price\nP1,Toyota,Corolla,2020,21990\nP2,Mazda,3,2019,19990\n',
  );
  await forecourt('stock', 'import', feed, '--dealership', slug);
  await page.reload();
  await expect(page.locator('#result-count')).toHaveText('2 cars');
  await expect(page.getByRole('article').filter({ hasText: 'Corolla' })).toContainText('$21,990');

  writeFileSync(
    file,
    JSON.stringify({ ...popUp, nmae: 'Slip of the pen', price: { subscriptions: 'yes' } }),
  );
  const failure = await forecourt('site', 'apply', file).catch(
    (error: { code: number; stderr: string }) => error,
  );
  expect(failure).toMatchObject({ code: 3 });
  expect((failure as { stderr: string }).stderr).toMatch(
    /nmae: is not a setting[\s\S]*|price\.subscriptions/,
  );
  await page.reload();
  const home = page.getByRole('banner').getByRole('link', { name: 'Pop Up Motors, home page' });
  await expect(home).toBeVisible();
});
