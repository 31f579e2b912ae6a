import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parseSiteSettings } from '#site/parse-site-settings.ts';
import { settingsPictures } from '#site/settings-pictures.ts';
import { contentPlans } from './content/content-plans.ts';
import { demoSites } from './demo-sites.ts';
import { parsePictureAddress } from './pictures/picture-address.ts';

const sites = await Promise.all(
  demoSites.map(async (file) => parseSiteSettings(JSON.parse(await readFile(file, 'utf8')))),
);

test.each(sites)(
  'the settings of every site are valid, and their pictures can be drawn',
  (parsed) => {
    expect(parsed).toMatchObject({ ok: true });
    const [popup] = parsed.ok ? settingsPictures(parsed.settings) : [];
    if (popup) expect(parsePictureAddress(popup), popup).toBeDefined();
  },
);

test('every site has content of its own', () => {
  const slugs = sites.map((parsed) => parsed.ok && parsed.settings.slug);
  expect(new Set(slugs)).toEqual(new Set(Object.keys(contentPlans)));
});
