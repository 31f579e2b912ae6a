import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parseSiteSettings } from '#site/parse-site-settings.ts';
import { settingsPictures } from '#site/settings-pictures.ts';
import { demoContent } from './demo-content.ts';
import { demoSites } from './demo-sites.ts';
import { demoStock } from './demo-stock.ts';
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

test.each(sites)('a site has the locations, brands and cars that its pages claim', (parsed) => {
  if (!parsed.ok) throw new Error('The settings are invalid');
  const { slug, locations, dealerships } = parsed.settings;
  const { pages, manufacturers } = demoContent(slug);
  const inStock = dealerships
    .flatMap((dealership) => [...demoStock(dealership.slug, new Date('2026-11-21T00:00:00Z'))])
    .filter(({ status }) => status === 'in_stock');
  const actual: Readonly<Record<string, number>> = {
    locations: locations.filter(({ visible }) => visible).length,
    brands: manufacturers.filter(({ group }) => group !== 'group').length,
    'cars on the ground': inStock.length,
  };
  const claims = [...JSON.stringify(pages).matchAll(/"value":(\d+),[^{}]*?"label":"([^"]+)"/g)];
  for (const [claim, value, label = ''] of claims) {
    const has = actual[label];
    if (has === undefined) continue;
    if (claim.includes('"+"')) expect(Number(value), claim).toBeLessThanOrEqual(has);
    else expect(Number(value), claim).toBe(has);
  }
  const inWords = [
    ...JSON.stringify(pages).matchAll(
      /(more than|over|nearly|almost) (\w+) hundred [^".]*cars on the ground/gi,
    ),
  ];
  for (const [claim, bound = '', word = ''] of inWords) {
    const claimed = ['no', 'one', 'two', 'three', 'four', 'five'].indexOf(word) * 100;
    if (/more|over/i.test(bound)) expect(inStock.length, claim).toBeGreaterThan(claimed);
    else expect(claimed - inStock.length, claim).toBeGreaterThan(0);
  }
});
