import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { axeViolations } from './support/axe-violations.ts';
import { test } from './support/journey.ts';
import { forecourt, get, onSite, untilHydrated } from './support/site-pages.ts';

test('a reader chooses a category, reads a post, shares it and goes on to a related one', async ({
  page,
}) => {
  await page.goto(onSite('banksia-motors', '/blog'));
  const posts = page.getByRole('main').getByRole('article');
  await expect(posts).toHaveCount(6);
  await expect(posts.first()).toContainText('12 Nov 2026');
  await page.getByRole('link', { name: 'Buying tips 4' }).click();
  await expect(page).toHaveURL(/\/blog\?category=buying-tips$/);
  await expect(posts).toHaveCount(4);

  await page.getByRole('link', { name: 'What a log book really tells you' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What a log book really tells you',
  );
  const post = page.getByRole('article').first();
  await expect(post).toContainText('By Tom Okafor');
  await expect(post.getByRole('img', { name: 'A silver hatchback on our yard' })).toBeVisible();
  await expect(post.getByRole('heading', { name: 'Gaps are questions' })).toBeVisible();
  await post.getByRole('button', { name: 'Share' }).click();
  await expect(post.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    /blog%2Fwhat-a-log-book-really-tells-you/,
  );
  await page.getByRole('button', { name: 'Close' }).click();

  const related = page.getByRole('region', { name: 'Keep reading' }).getByRole('article');
  await expect(related).toHaveCount(3);
  await expect(related.first()).toContainText('Buying tips');
  expect(await axeViolations(page)).toEqual([]);
  await related.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ten minutes under the bonnet/);
});

test('the pages of the blog name a feed, which lists the newest post first', async ({ page }) => {
  await page.goto(onSite('wandering-van-co', '/blog'));
  const address = await page
    .locator('link[type="application/rss+xml"]')
    .evaluate((link: HTMLLinkElement) => link.href);
  expect(address).toBe(onSite('wandering-van-co', '/blog/rss.xml'));
  const { body, headers } = await get('wandering-van-co.localhost', '/blog/rss.xml');
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const faults = await page.evaluate((xml) => {
    const read = new DOMParser().parseFromString(xml, 'application/xml');
    return {
      error: read.querySelector('parsererror')?.textContent,
      first: read.querySelector('item > title')?.textContent,
    };
  }, body);
  expect(faults).toEqual({ first: 'Your first night away: stay close to home' });
});

test('a post is found from its day on, and its HTML does nothing', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-e2e-'));
  const slug = `blog-yard-${Date.now()}`;
  const { default: settings } = await import('../../src/demo/sites/banksia-motors.json', {
    with: { type: 'json' },
  });
  const site = join(folder, 'site.json');
  writeFileSync(site, JSON.stringify({ ...settings, slug, name: 'Blog Yard' }));
  await forecourt('site', 'apply', site);
  await page.goto(onSite(slug, '/blog'));
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();

  const post = (day: string) => ({
    slug: `of-${day}`,
    heading: `Of ${day}`,
    description: 'Read me.',
    html: '<p onclick="alert(1)">Words<script>alert(1)</script></p>',
    date: day,
  });
  const content = join(folder, 'content.json');
  writeFileSync(content, JSON.stringify({ posts: [post('2026-01-02'), post('2126-01-02')] }));
  await forecourt('content', 'import', content, '--site', slug);
  await page.reload();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Of 2026-01-02' }).click();
  await expect(page.getByText('Words', { exact: true })).toBeVisible();
  expect((await get(`${slug}.localhost`, '/blog/of-2126-01-02')).status).toBe(404);
});

test('reviews scroll by buttons, from the last to the first', async ({ page }) => {
  await page.goto(onSite('kestrel-auto'));
  await untilHydrated(page);
  const reviews = page.getByRole('region', { name: 'Why people come back' });
  await expect(reviews).toContainText('15 reviews');
  await expect(reviews).toContainText('Kestrel Auto replied');
  const first = reviews.getByRole('article', { name: 'Review by Sunita Patel' });
  await first.scrollIntoViewIfNeeded();
  await expect(first).toBeInViewport({ ratio: 0.9 });
  await reviews.getByRole('button', { name: 'Customer reviews: previous' }).click();
  // twelve of the fifteen are shown
  const last = reviews.getByRole('article').last();
  await expect(last).toHaveAccessibleName('Review by Ravi Iyer');
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(first).not.toBeInViewport();
  await reviews.getByRole('button', { name: 'Customer reviews: next' }).click();
  await expect(first).toBeInViewport({ ratio: 0.9 });
});

test('search engines learn the dealer’s own rating', async () => {
  const { body } = await get('banksia-motors.localhost', '/');
  expect(body).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4.7');
});

test('a sales counter counts on in the browser', async ({ page }) => {
  // noon in Brisbane
  await page.clock.install({ time: new Date('2026-11-20T02:00:00Z') });
  await page.goto(onSite('southern-cross-group'));
  const counter = page.getByText('vehicles sold across the group today').locator('..');
  await expect(counter).toContainText('96');
  await page.clock.runFor('08:00');
  await expect(counter).toContainText('97');
});

test('a team has the masked numbers of its departments, and trims are compared in a table', async ({
  page,
}) => {
  await page.goto(onSite('wandering-van-co'));
  const team = page.getByRole('region', { name: 'Who you will meet' });
  const carla = team.getByRole('listitem').filter({ hasText: 'Carla Reyes' });
  await expect(carla).toContainText('03 55•• ••••');
  await expect(carla.getByRole('link', { name: 'Email Carla Reyes' })).toHaveAttribute(
    'href',
    'mailto:carla@wandering-van.example',
  );

  await page.goto(onSite('kestrel-auto', '/toyota-rav4'));
  const table = page.getByRole('table', { name: 'Which RAV4?' });
  const heated = table.getByRole('row', { name: /^Heated front seats/ });
  await expect(heated.getByRole('cell')).toHaveText(['–No', '–No', 'Yes']);
  expect(await axeViolations(page)).toEqual([]);
});
