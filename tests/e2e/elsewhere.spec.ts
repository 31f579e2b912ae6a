import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from './support/journey.ts';
import { forecourt, onSite, untilHydrated } from './support/site-pages.ts';

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

  const requested = () => page.waitForRequest(outside);
  // the other website does not exist
  await Promise.all([requested(), page.goto(onSite(slug, '/book-test-drive')).catch(() => null)]);
  await page.goto(onSite(slug, '/special-offers'));
  await untilHydrated(page);
  await Promise.all([
    requested(),
    page.getByRole('banner').getByRole('link', { name: 'Test drive' }).click(),
  ]);
});
