import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { forecourt, onSite } from './site-pages.ts';

test('two sites asked for the same path never share a page', async ({ request }) => {
  const pages = await Promise.all(
    ['banksia-motors', 'kestrel-auto', 'wandering-van-co', 'southern-cross-group'].map(
      async (slug) => (await request.get(onSite(slug, '/search'))).text(),
    ),
  );
  expect(new Set(pages).size).toBe(4);
  expect(pages[0]).toContain('Banksia');
  expect(pages[1]).not.toContain('Banksia');
});

test('a vehicle of one site is not found on another', async ({ page, request }) => {
  await page.goto('/search');
  const path = await page
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .getAttribute('href');
  expect((await request.get(onSite('banksia-motors', path ?? ''))).status()).toBe(200);
  expect((await request.get(onSite('kestrel-auto', path ?? ''))).status()).toBe(404);
});

test('an unknown host gets a plain 404', async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const answer = await new Promise<{ status: number | undefined; body: string }>(
    (resolve, reject) => {
      const asked = httpRequest({
        host: '127.0.0.1',
        port,
        path: '/',
        headers: { host: 'elsewhere.example' },
      });
      asked.on('response', (response) => {
        let body = '';
        response.on('data', (chunk) => (body += chunk));
        response.on('end', () => resolve({ status: response.statusCode, body }));
      });
      asked.on('error', reject);
      asked.end();
    },
  );
  expect(answer).toEqual({ status: 404, body: 'There is no site at this address.\n' });
});

test('settings and stock that an operator changes show at once, without a restart', async ({
  page,
  request,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-e2e-'));
  const settings = JSON.parse(readFileSync('src/demo/sites/banksia-motors.json', 'utf8'));
  const slug = 'pop-up-motors';
  const file = join(folder, 'site.json');
  const popUp = {
    ...settings,
    slug,
    name: 'Pop Up Motors',
    dealerships: [{ slug, name: 'Pop Up' }],
    locations: [{ ...settings.locations[0], id: slug, dealership_slug: slug }],
  };
  writeFileSync(file, JSON.stringify(popUp));
  expect((await request.get(onSite(slug))).status()).toBe(404);
  expect(await forecourt('site', 'apply', file)).toBe('pop-up-motors: applied, version 1\n');
  await page.goto(onSite(slug, '/search'));
  await expect(page.locator('#result-count')).toHaveText('0 cars');

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
  await expect(page.getByRole('banner')).toContainText('Pop Up Motors');
});
