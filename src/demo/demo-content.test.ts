import { expect, test } from 'vitest';
import { demoContent } from './demo-content.ts';

const sites = [
  'banksia-motors',
  'kestrel-auto',
  'wandering-van-co',
  'southern-cross-group',
  'wattle-rye',
];
const all = sites.map((slug) => ({ slug, ...demoContent(slug) }));

test('every site has 12 to 40 offers, and one has more than fit on a page', () => {
  const counts = all.map(({ offers }) => offers.length);
  for (const count of counts) expect(count).toBeGreaterThanOrEqual(12);
  for (const count of counts) expect(count).toBeLessThanOrEqual(40);
  expect(Math.max(...counts)).toBeGreaterThan(21);
});

test.each(all)('$slug: no two offers or models share an address', ({ offers, manufacturers }) => {
  const ids = offers.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const slugs = manufacturers.flatMap(({ models }) => models.map(({ slug }) => slug));
  expect(new Set(slugs).size).toBe(slugs.length);
});

test.each(all)('$slug: every offer on a model leads to one of its models', (content) => {
  const slugs = content.manufacturers.flatMap(({ models }) => models.map(({ slug }) => slug));
  const named = content.offers.flatMap(({ model }) => (model ? [model.slug] : []));
  expect(named.length).toBeGreaterThan(5);
  for (const slug of named) expect(slugs).toContain(slug);
});

test('some offers are long enough to be truncated and some are not, and some have a price', () => {
  const offers = all.flatMap((content) => content.offers);
  const lengths = offers.map(({ description = '' }) => description.length);
  expect(lengths.filter((length) => length > 200).length).toBeGreaterThan(10);
  expect(lengths.filter((length) => length <= 160).length).toBeGreaterThan(5);
  expect(offers.some(({ price }) => price === undefined)).toBe(true);
  expect(offers.some(({ image_url: picture }) => picture === undefined)).toBe(true);
});

test('an advertised rate always starts its disclaimer with the comparison rate and its warning', () => {
  const rates = all.flatMap(({ offers }) => offers.filter(({ name }) => name.includes('% p.a.')));
  expect(rates.length).toBeGreaterThan(0);
  for (const { disclaimer = '' } of rates) {
    expect(disclaimer.slice(0, 200)).toMatch(/^Comparison rate .* WARNING: .* fees and charges\./);
  }
});
