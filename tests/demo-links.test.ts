import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { demoContent } from '#demo/demo-content.ts';
import { demoSites } from '#demo/demo-sites.ts';
import { contentAddresses } from '#services/content/content-addresses.ts';
import { contentWarnings } from '#services/content/content-warnings.ts';
import { importContent } from '#services/content/import-content.ts';
import { parseSiteSettings } from '#site/parse-site-settings.ts';
import { onDatabase } from '#tests/support/test-database.ts';

onDatabase('the demo', (database) => {
  it.each(demoSites)('has no warnings about the links and the sections of %s', async (file) => {
    const parsed = parseSiteSettings(JSON.parse(await readFile(file, 'utf8')));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
    const { settings } = parsed;
    const content = demoContent(settings.slug);
    const { db } = database();
    expect(await importContent(db, settings, content)).toMatchObject({ ok: true });
    const addresses = await contentAddresses(db, settings);
    expect(await contentWarnings(db, { slug: settings.slug, settings }, content)).toEqual([]);
    expect(addresses.at('/no-such-page', '')).toBeUndefined();
  });
});
