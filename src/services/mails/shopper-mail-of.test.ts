import { expect, it } from 'vitest';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { someFields, someStoredLead } from '#tests/support/leads.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { shopperMailOf } from './shopper-mail-of.ts';

const now = new Date('2026-11-25T03:00:00Z');
const mail = { subject: 'Thank you', paragraphs: ['We have your enquiry.'] };
const seen = {
  id: 7,
  slug: 'corolla',
  name: '2019 Toyota Corolla',
  make: 'Toyota',
  model: 'Corolla',
  car_type: 'used',
  status: 'in_stock',
  stocknum: 'K10427',
  price: '$23,990 Drive away',
};

function siteWith(contact_detail: object) {
  const [location] = someSettings('yard')['locations'] as object[];
  return someSite('yard', { locations: [{ ...location, contact_detail }] });
}

function mailTo(site: ReturnType<typeof siteWith>, vehicle?: Vehicle) {
  const lead = someStoredLead({ fields: someFields({ vehicle: seen, message: 'Buy pills' }) });
  return shopperMailOf(mail, { site, lead, vehicle }, now);
}

it('shows the vehicle as the shopper saw it, with its picture now', () => {
  const images = [{ url: 'https://feed.example/1.jpg' }];
  const vehicle = someVehicle({ id: 7, name: 'Renamed', price: 1, images });
  expect(mailTo(siteWith({}), vehicle).vehicle).toEqual({
    name: '2019 Toyota Corolla',
    href: 'http://yard.localhost/cars/corolla',
    price: '$23,990 Drive away',
    note: 'Stock number K10427',
    picture: {
      src: expect.stringMatching(/^http:\/\/yard\.localhost\/pictures\/7\/0-\w+\/960\.jpg$/),
      alt: 'Renamed',
    },
  });
  expect(mailTo(siteWith({})).vehicle).not.toHaveProperty('picture');
});

it('says who answers and until when, with the holidays of the next two weeks', () => {
  const opening_hours = [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    status: 'Open',
    open: '08:30',
    close: '17:30',
  }));
  const special_hours = [
    { date: '2026-12-04', name: 'Stocktake', status: 'Closed' },
    { date: '2026-12-25', name: 'Christmas Day', status: 'Closed' },
  ];
  const site = siteWith({ landline_phone: '02 5550 1234', opening_hours, special_hours });
  expect(mailTo(site).place).toMatchObject({
    name: 'yard sales',
    address: '1 Station Street, Parramatta NSW 2150',
    phone: '02 5550 1234',
    answers: 'Our team is here until 5:30 pm today, Wednesday 25 November.',
    hours: [
      { days: 'Monday to Friday', hours: '8:30 am to 5:30 pm' },
      { days: 'Stocktake, 4 December', hours: 'Closed' },
    ],
  });
});

it('invents no phone and no hours', () => {
  expect(mailTo(siteWith({})).place).toMatchObject({
    phone: undefined,
    answers: undefined,
    hours: [],
  });
});

it('contains nothing that the shopper typed', () => {
  expect(JSON.stringify(mailTo(siteWith({})))).not.toMatch(/Mia|Chen|Buy pills|0491/);
});
