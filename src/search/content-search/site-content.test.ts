import { expect, it } from 'vitest';
import type { Manufacturer } from '#domain/manufacturer/manufacturer.ts';
import { fingerprint } from '#domain/media/picture-address.ts';
import type { Offer } from '#domain/offer/offer.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { wholeDirectory } from './directory-criteria.ts';
import { allModels } from './model-criteria.ts';
import { allOffers } from './offer-criteria.ts';
import { SiteContent } from './site-content.ts';

const offer = (id: string, others: Partial<Offer> = {}): Offer => ({ id, name: id, ...others });
const ids = (page: { items: { id: string }[] }) => page.items.map(({ id }) => id);
const contentOf = ({
  offers = [],
  manufacturers = [],
  settings = {},
}: {
  offers?: Offer[];
  manufacturers?: Manufacturer[];
  settings?: Record<string, unknown>;
}) => new SiteContent(someSite('yard', settings), offers, manufacturers);

it('lists 21 offers per page in the dealer’s order, and the last page instead of a later one', () => {
  const offers = Array.from({ length: 25 }, (_, at) => offer(`o${at}`));
  const { offers: list } = contentOf({ offers });
  const first = list.search(allOffers);
  expect([first.total, first.pages, first.items.length]).toEqual([25, 2, 21]);
  expect(ids(first).slice(0, 2)).toEqual(['o0', 'o1']);
  const last = list.search({ ...allOffers, page: 9 });
  expect([last.page, ids(last)]).toEqual([2, ['o21', 'o22', 'o23', 'o24']]);
});

it('never returns offers that exclude the site', () => {
  const { offers } = contentOf({
    offers: [
      offer('shown', { excluded_website_ids: ['elsewhere'] }),
      offer('hidden', { excluded_website_ids: ['yard'], model: { name: 'M', slug: 'm' } }),
    ],
  });
  expect(ids(offers.search(allOffers))).toEqual(['shown']);
  expect(offers.byId('hidden')).toBeUndefined();
  expect(offers.ofModel('m')).toEqual([]);
});

it('finds only the pictures of its offers and models', () => {
  const url = 'https://pictures.example/a.jpg';
  const hidden = 'https://pictures.example/b.jpg';
  const content = contentOf({
    offers: [
      offer('a', { image_url: url }),
      offer('b', { image_url: hidden, excluded_website_ids: ['yard'] }),
    ],
  });
  expect(content.picture(fingerprint(url))).toBe(url);
  expect(content.picture(fingerprint(hidden))).toBeUndefined();
});

it('counts each category as it would be found when chosen, whatever else is chosen', () => {
  const { offers } = contentOf({
    offers: [
      offer('a', { category: 'Finance offer', price: 20_000 }),
      offer('b', { category: 'Finance offer', price: 60_000 }),
      offer('c', { category: 'Drive away', price: 30_000 }),
      offer('d', { category: 'Service' }),
    ],
  });
  const asked = { ...allOffers, categories: ['Drive away'], price: { max: 40_000 } };
  const found = offers.search(asked);
  expect(ids(found)).toEqual(['c']);
  expect(found.facets['categories']).toEqual([
    ['Drive away', 1],
    ['Finance offer', 1],
  ]);
  for (const [category, count] of found.facets['categories'] ?? []) {
    expect(offers.search({ ...asked, categories: [category] }).total).toBe(count);
  }
  // the price bounds ignore the price refinement
  expect(offers.search({ ...asked, categories: [] }).stats['price']).toEqual({
    min: 20_000,
    max: 60_000,
  });
});

const kia: Manufacturer = {
  id: '1',
  name: 'Kia',
  slug: 'kia',
  group: 'cars',
  models: [
    { name: 'Seltos', slug: 'seltos', status: 'active', manufacturer_body: 'SUV' },
    {
      name: 'Niro',
      slug: 'niro',
      status: 'coming_soon',
      manufacturer_body: 'SUV',
      manufacturer_body2: 'Hybrid',
    },
    { name: 'Carnival', slug: 'carnival', status: 'active', manufacturer_body: 'People Mover' },
    { name: 'Rio', slug: 'rio', status: 'inactive', manufacturer_body: 'Hatch' },
  ],
};
const mazda: Manufacturer = {
  id: '2',
  name: 'Mazda',
  slug: 'mazda',
  group: 'cars',
  models: [{ name: 'CX-5', slug: 'cx-5', status: 'active', manufacturer_body: 'SUV' }],
};

it('finds a model under each of its bodies, but no inactive model', () => {
  const { models } = contentOf({ manufacturers: [kia, mazda] });
  const names = (bodies: string[]) =>
    models.search({ ...allModels, bodies }).items.map(({ name }) => name);
  expect(names([])).toEqual(['Seltos', 'Niro', 'Carnival', 'CX-5']);
  expect(names(['suv'])).toEqual(['Seltos', 'Niro', 'CX-5']);
  expect(names(['Hybrid'])).toEqual(['Niro']);
  expect(names(['Hatch'])).toEqual([]);
  expect(models.bySlug('rio')).toBeUndefined();
  expect(models.bodies()).toEqual([
    ['SUV', 3],
    ['Hybrid', 1],
    ['People Mover', 1],
  ]);
});

it('counts bodies within the chosen manufacturers, and manufacturers within the chosen bodies', () => {
  const { models } = contentOf({ manufacturers: [kia, mazda] });
  const { facets } = models.search({ ...allModels, bodies: ['SUV'], manufacturers: ['Mazda'] });
  expect(facets['model.body']).toEqual([['SUV', 1]]);
  expect(facets['manufacturer.name']).toEqual([
    ['Kia', 2],
    ['Mazda', 1],
  ]);
});

it('converts a body from the address to the models’ spelling', () => {
  const { models } = contentOf({ manufacturers: [kia] });
  const spelled = models.spelled({ ...allModels, bodies: ['peopleMover', 'suv', 'Spaceship'] });
  expect(spelled.bodies).toEqual(['People Mover', 'SUV', 'Spaceship']);
});

const [place] = someSettings('yard')['locations'] as Record<string, unknown>[];
const address = place?.['address'] as Record<string, unknown>;
const group = {
  dealerships: [
    { slug: 'city-cars', name: 'City Cars' },
    { slug: 'country-bikes', name: 'Country Bikes' },
  ],
  locations: [
    {
      ...place,
      id: 'a',
      slug: 'a',
      name: 'City Kia',
      dealership_slug: 'city-cars',
      manufacturers: ['Kia'],
    },
    {
      ...place,
      id: 'b',
      slug: 'b',
      name: 'Bikes Geelong',
      dealership_slug: 'country-bikes',
      manufacturers: ['Kia', 'Royal Enfield'],
      address: { ...address, city: 'Geelong', state: 'VIC', postcode: '3220' },
    },
    { ...place, id: 'c', slug: 'c', name: 'Hidden', dealership_slug: 'city-cars', visible: false },
  ],
};

it.each([
  ['', 'a b'],
  ['geelong', 'b'],
  ['gelong', 'b'],
  ['3220', 'b'],
  ['victoria', 'b'],
  ['city cars', 'a'],
  ['enfield', 'b'],
  ['hidden', ''],
])('finds locations by %j', (query, found) => {
  const { directory } = contentOf({ settings: group });
  const asked = { ...wholeDirectory, ...(query && { query }) };
  expect(
    directory
      .search(asked)
      .items.map(({ premises }) => premises.main.id)
      .join(' '),
  ).toBe(found);
});

it('lists the locations of a make or of a dealership', () => {
  const { directory } = contentOf({ settings: group });
  const idsWithin = (kind: 'brand' | 'dealership', slug: string) =>
    directory
      .search({ ...wholeDirectory, within: { kind, slug } })
      .items.map(({ premises }) => premises.main.id);
  expect(idsWithin('brand', 'royal-enfield')).toEqual(['b']);
  expect(idsWithin('dealership', 'city-cars')).toEqual(['a']);
  expect(directory.nameOf({ kind: 'brand', slug: 'royal-enfield' })).toBe('Royal Enfield');
  expect(directory.nameOf({ kind: 'brand', slug: 'lada' })).toBeUndefined();
  expect(directory.brands()).toEqual([
    { slug: 'kia', name: 'Kia', locations: 2 },
    { slug: 'royal-enfield', name: 'Royal Enfield', locations: 1 },
  ]);
});
