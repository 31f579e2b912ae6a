import { expect, it } from 'vitest';
import { premisesOf } from '#domain/dealership/premises.ts';
import { settingsPictures } from '#site/settings-pictures.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { locationCardView } from './location-card-view.ts';
import { placeData } from './place-data.ts';
import { placeView } from './place-view.ts';

const [baseLocation] = someSettings('yard')['locations'] as Record<string, unknown>[];
const noonInSydney = new Date('2026-11-30T01:00:00Z');

function cardOf(location: Record<string, unknown>, others: Record<string, unknown> = {}) {
  return cardOfAll([location], others);
}

/** The card of the locations at one address. */
function cardOfAll(locations: Record<string, unknown>[], others: Record<string, unknown> = {}) {
  const { settings } = someSite('yard', {
    locations: locations.map((location, at) => ({
      ...baseLocation,
      id: `yard-${at}`,
      slug: `yard-${at}`,
      ...location,
    })),
    ...others,
  });
  const [premises] = premisesOf(settings.locations);
  if (!premises) throw new Error('There are no premises');
  return locationCardView(premises, settings, noonInSydney);
}

const monday = (open: string, close: string) => [{ weekday: 1, status: 'Open', open, close }];

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
    page: '/contact-us/yard-0',
    departments: [{ phone: { text: '02 55•• ••••', name: 'yard-0/landline' } }],
    licences: ['LMCT 00190', 'Motor vehicle repairer MVRL00110'],
  });
});

it('links to the location’s own website, on its page also to those of its makes', () => {
  const dealerships = [
    {
      slug: 'yard-yard',
      name: 'Yard',
      dealership_websites: [
        {
          make: 'Kia',
          url: 'https://kia.yard.example',
          title: 'Yard Kia',
          logo: 'https://kia.yard.example/logo.png',
        },
      ],
    },
  ];
  const location = { url: 'https://yard.example', manufacturers: ['Kia'] };
  expect(cardOf(location, { dealerships }).website).toEqual({
    label: 'yard.example',
    href: 'https://yard.example',
  });
  const { settings } = someSite('yard', {
    dealerships,
    locations: [{ ...baseLocation, ...location }],
  });
  const [here] = settings.locations;
  if (!here) throw new Error('There is no location');
  const [kia] = placeView(here, settings, noonInSydney).makeWebsites;
  expect(kia).toMatchObject({ label: 'Yard Kia', href: 'https://kia.yard.example' });
  // the picture that the server finds at the index of its address
  const [, index] = /^\/pictures\/site\/(\d+)-/.exec(kia?.logo?.base ?? '') ?? [];
  expect(settingsPictures(settings)[Number(index)]).toBe('https://kia.yard.example/logo.png');
  expect(placeData(here, settings, 'https://group.example')).toMatchObject({
    url: 'https://group.example/contact-us/yard-sales',
    sameAs: ['https://yard.example', 'https://kia.yard.example'],
  });
});

it('has no phone if the location has none', () => {
  expect(cardOf({}).departments).toMatchObject([{ label: 'Sales', phone: undefined }]);
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
  const location = { contact_detail: { opening_hours: monday('09:30', '17:30') } };
  const status = (more: object) => cardOf({ ...location, ...more }).departments[0]?.status;
  // noon on a Monday in Sydney, and nine in Perth
  expect(status({})).toMatchObject({ isOpen: true, text: 'Open until 5:30 pm' });
  expect(status({ time_zone: 'Australia/Perth' })).toMatchObject({
    isOpen: false,
    text: 'Opens today 9:30 am',
  });
  expect(cardOf({}).departments[0]?.status).toBeUndefined();
});

it('has the hours of every department at the address, and the licence of the workshop', () => {
  const card = cardOfAll([
    { contact_detail: { opening_hours: monday('08:30', '17:00') } },
    {
      location_type: 'service',
      motor_vehicle_repairer: 'MVRL00110',
      contact_detail: { phone: '02 5550 0111', opening_hours: monday('07:30', '11:30') },
    },
  ]);
  expect(card.departments).toMatchObject([
    { label: 'Sales', isChosen: true, lines: [{ hours: '8:30 am to 5 pm', isToday: true }] },
    {
      label: 'Service',
      isChosen: false,
      status: { isOpen: false },
      phone: { text: '02 55•• ••••' },
    },
  ]);
  expect(card.licences).toEqual(['Motor vehicle repairer MVRL00110']);
});

it('shows the hours of today if it is a holiday', () => {
  const special_hours = [{ date: '2026-11-30', status: 'Closed' }];
  const { departments } = cardOf({
    contact_detail: { opening_hours: monday('08:30', '17:00'), special_hours },
  });
  expect(departments[0]?.lines).toMatchObject([
    { days: 'Today, 30 November', hours: 'Closed', isToday: true },
    { days: 'Monday', isToday: false },
  ]);
});

it('joins departments with the same holiday hours, and looks ahead as far as the setting says', () => {
  const christmas = { date: '2026-12-25', name: 'Christmas Day', status: 'Closed' };
  const eve = { date: '2026-12-24', status: 'Closed' };
  const at = (location_type: string, special_hours: object[]) => ({
    location_type,
    contact_detail: { special_hours },
  });
  const titles = (card: { holidays: { title: string | undefined }[] }) =>
    card.holidays.map(({ title }) => title);
  const all = ['sales', 'service', 'parts'].map((type) => at(type, [christmas]));
  expect(titles(cardOfAll(all))).toEqual([undefined]);
  const card = cardOfAll([...all.slice(0, 2), at('parts', [eve, christmas])]);
  expect(titles(card)).toEqual(['Sales and service', 'Parts']);
  expect(card.holidays[1]?.lines.map(({ day }) => day)).toEqual(['24 December', '25 December']);
  expect(cardOfAll(all, { places: { holiday_days: 24 } }).holidays).toEqual([]);
});

it('shows a rating that is not below the minimum', () => {
  const rated = (average_rating: number, others = {}) =>
    cardOf({ average_rating, review_count: 132 }, others).rating;
  expect(rated(4.66)).toEqual({ average: '4.7', count: '132 reviews' });
  expect(rated(4)).toEqual({ average: '4.0', count: '132 reviews' });
  expect(rated(3.9)).toBeUndefined();
  expect(rated(3.9, { reviews: { minimum_rating: 3.5 } })).toBeDefined();
  expect(rated(5, { reviews: { hidden: true } })).toBeUndefined();
  expect(cardOf({ average_rating: 5 }).rating).toEqual({ average: '5.0', count: undefined });
  expect(cardOf({}).rating).toBeUndefined();
});
