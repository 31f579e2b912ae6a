import { expect, it } from 'vitest';
import { DirectorySearch } from '#search/content-search/directory-search.ts';
import { wholeDirectory } from '#search/content-search/directory-criteria.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { locationCardView } from './location-card-view.ts';

const [baseLocation] = someSettings('yard')['locations'] as Record<string, unknown>[];

function cardOf(location: Record<string, unknown>, others: Record<string, unknown> = {}) {
  const { settings } = someSite('yard', {
    locations: [{ ...baseLocation, ...location }],
    ...others,
  });
  const [entry] = new DirectorySearch(settings).search(wholeDirectory).items;
  if (!entry) throw new Error('The location is not in the directory');
  return locationCardView(entry, settings, new Date('2026-11-30T01:00:00Z'));
}

it('names the dealership, the suburb, the phone and both licences', () => {
  const card = cardOf({
    dealer_license_number: 'LMCT 00190',
    motor_vehicle_repairer: 'MVRL00110',
    contact_detail: { landline_phone: '02 5550 0110' },
  });
  expect(card).toMatchObject({
    dealership: 'yard yard',
    name: 'yard sales',
    place: 'Parramatta NSW 2150',
    phone: { text: '02 55•• ••••', name: 'yard-sales/landline' },
    licences: ['LMCT 00190', 'Motor vehicle repairer MVRL00110'],
  });
});

it('has no phone if the location has none', () => {
  expect(cardOf({}).phone).toBeUndefined();
});

it('hides the licence numbers if the dealer wants that', () => {
  const location = { dealer_license_number: 'LMCT 00190' };
  expect(cardOf(location, { content: { show_licence_numbers: false } }).licences).toEqual([]);
  expect(cardOf(location, { staff_mode: true })).toMatchObject({
    licences: [],
    licence: undefined,
  });
});

it('says whether the place is open by its own clock', () => {
  const opening_hours = [{ weekday: 1, status: 'Open', open: '09:30', close: '17:30' }];
  const location = { contact_detail: { opening_hours } };
  // noon on a Monday in Sydney, and nine in Perth
  expect(cardOf(location).status).toEqual({ isOpen: true, text: 'Open until 5:30 pm' });
  expect(cardOf({ ...location, time_zone: 'Australia/Perth' }).status).toEqual({
    isOpen: false,
    text: 'Opens today 9:30 am',
  });
  expect(cardOf({}).status).toBeUndefined();
});
