import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { forecourt, get, onSite, untilHydrated } from './support/site-pages.ts';

const outside = 'https://maker.example/drive';

test('a link to a page that another website has leads there, with script and without', async ({
  page,
}) => {
  const { default: settings } = await import('../../src/demo/sites/banksia-motors.json', {
    with: { type: 'json' },
  });
  const slug = `elsewhere-${Date.now()}`;
  const navigation = {
    header: [{ label: 'Test drive', href: '/book-test-drive' }],
    elsewhere: [{ path: '/book-test-drive', url: outside }],
  };
  const file = join(mkdtempSync(join(tmpdir(), 'forecourt-e2e-')), 'site.json');
  writeFileSync(file, JSON.stringify({ ...settings, slug, navigation }));
  await forecourt('site', 'apply', file);

  const { status, headers } = await get(`${slug}.localhost`, '/book-test-drive');
  expect([status, headers.location]).toEqual([302, outside]);

  await page.goto(onSite(slug, '/special-offers'));
  await untilHydrated(page);
  // the other website does not exist: that the browser asks for it is enough
  await Promise.all([
    page.waitForRequest(outside),
    page.getByRole('banner').getByRole('link', { name: 'Test drive' }).click(),
  ]);
});
