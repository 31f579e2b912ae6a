import { expect, it } from 'vitest';
import { structuredDataFindings } from './support/structured-data/structured-data-faults.ts';

const dealer = {
  '@context': 'https://schema.org',
  '@type': 'AutoDealer',
  name: 'Yard',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '1 Station Street',
    addressLocality: 'Parramatta',
    addressRegion: 'NSW',
    postalCode: '2150',
    addressCountry: 'AU',
  },
};
const crumb = (position: number) => ({
  '@type': 'ListItem',
  position,
  name: 'Home',
  item: 'https://yard.example/',
});
const crumbs = (...items: object[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: items,
});

it('accepts complete data, and names recommended properties that are missing', () => {
  expect(structuredDataFindings(dealer)).toEqual({
    faults: [],
    missing: [
      'AutoDealer.url',
      'AutoDealer.telephone',
      'AutoDealer.geo',
      'AutoDealer.openingHoursSpecification',
      'AutoDealer.image',
    ],
  });
  expect(structuredDataFindings(crumbs(crumb(1), crumb(2))).faults).toEqual([]);
});

it.each([
  ['no object', 'text', 'is not an object'],
  ['no context', { ...dealer, '@context': undefined }, '@context is not'],
  ['an unknown type', { ...dealer, '@type': 'CarDealer' }, 'is not a type'],
  ['a missing property', { ...dealer, name: undefined }, 'name is missing'],
  [
    'a missing property within',
    { ...dealer, address: { ...dealer.address, postalCode: '' } },
    'postalCode is missing',
  ],
  ['a misspelt property', { ...dealer, telefone: '1' }, 'telefone is not a property'],
  ['HTML', { ...dealer, name: '<b>Yard</b>' }, 'is not plain text'],
  ['a relative address', { ...dealer, url: '/' }, 'url is not of the form address'],
  ['another type within', { ...dealer, geo: dealer.address }, 'has the type PostalAddress'],
  ['one breadcrumb', crumbs(crumb(1)), 'fewer than two'],
  ['breadcrumbs out of order', crumbs(crumb(1), crumb(3)), 'positions'],
])('finds %s', (_what, object, fault) => {
  expect(structuredDataFindings(object).faults.join('\n')).toContain(fault);
});
