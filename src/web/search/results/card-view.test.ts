import { expect, it } from 'vitest';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { cardDocument } from '#search/vehicle-search/card-document.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { type CardView, cardView } from './card-view.ts';

const now = new Date('2026-06-15T02:00:00Z');
const card = (vehicle: Partial<Vehicle>, others: Record<string, unknown> = {}): CardView =>
  cardView(someVehicle(vehicle), someSite('yard', others).settings, now);
const labels = (view: CardView): string[] => view.actions.map(({ label }) => label);

const finance = {
  enabled: true,
  lenders: [{ provider: 'wattle', name: 'Wattle Finance', price_over: 500 }],
};
const finance_lenders = {
  wattle: {
    interestRate: 8.5,
    comparisonRate: 9.25,
    paymentWeek: 98.2,
    termMonths: 60,
    disclaimer: 'x'.repeat(200),
  },
};

it('shows a repayment with its rates, and the disclaimer cut at 197 characters', () => {
  expect(card({ finance_lenders }, { finance }).finance).toMatchObject({
    repayment: '$98.20',
    period: 'week',
    terms: 'Over 5 years with Wattle Finance',
    rate: '8.5% p.a.',
    comparisonRate: '9.25% p.a.',
    disclaimer: { whole: 'x'.repeat(200), start: `${'x'.repeat(197)}…` },
  });
});

it.each([
  ['week', 24.99, 108.2, 'Enquire for Finance'],
  ['week', 25, 108.25, { repayment: '$25.00', period: 'week' }],
  ['month', 24.99, 108.2, 'Enquire for Finance'],
  ['month', 25, 108.25, { repayment: '$108.25', period: 'month' }],
] as const)('shows no repayment below $25 a week: per %s', (per, week, month, expected) => {
  const entry = { ...finance_lenders['wattle'], paymentWeek: week, paymentMonth: month };
  const settings = { finance: { ...finance, estimate_per: per } };
  const shown = card({ finance_lenders: { wattle: entry } }, settings).finance;
  if (typeof expected === 'string') expect(shown).toBe(expected);
  else expect(shown).toMatchObject(expected);
});

it('shows the range of a lender with several comparison rates', () => {
  const [row] = finance.lenders;
  const lenders = [{ ...row, comparison_rates: { from: 8.38, to: 19.42 } }];
  expect(card({ finance_lenders }, { finance: { ...finance, lenders } }).finance).toMatchObject({
    comparisonRate: '8.38% to 19.42% p.a.',
  });
});

it('rounds the repayment up to whole dollars if the site says so', () => {
  const settings = { finance: { ...finance, whole_dollars: true } };
  expect(card({ finance_lenders }, settings).finance).toMatchObject({ repayment: '$99' });
});

it.each([
  ['the site has no finance', {}, {}],
  [
    'the site shows it only on vehicle pages',
    {},
    { finance: { ...finance, show_on_cards: false } },
  ],
  ['the vehicle is for test drives only', { tag: 'Test Drive Only' }, { finance }],
  ['the vehicle is sold', { status: 'sold' }, { finance }],
])('shows no repayment if %s', (_why, vehicle, settings) => {
  expect(card({ finance_lenders, ...vehicle }, settings).finance).toBeUndefined();
});

it('links to the finance form with the vehicle’s details', () => {
  const { actions } = card({ id: 7, vin: 'VIN7', price: 19_990 }, { finance: { enabled: true } });
  expect(actions.find(({ kind }) => kind === 'finance')?.href).toBe(
    '/finance?preferredDealership=yard&vehiclePriceBudget=19990&car_id=7&car_type=used&vin=VIN7#finance-form',
  );
});

it('labels the reservation with its amount, unless that is $0', () => {
  const reserve = (checkout: object) =>
    card({ checkout_enabled: true }, { checkout: { enabled: true, ...checkout } }).actions.find(
      ({ kind }) => kind === 'reserve',
    );
  expect(reserve({})).toMatchObject({
    label: 'Reserve for $200',
    href: '/cars/2019-toyota-corolla-ascent-1/checkout',
  });
  expect(reserve({ reserve_amount: '$0', path: 'buy-online' })).toMatchObject({
    label: 'Reserve',
    href: '/cars/2019-toyota-corolla-ascent-1/buy-online',
  });
});

it('calls the number for the vehicle’s condition, and offers no call without one', () => {
  const call = (phones: object) =>
    card({ car_type: 'used' }, { phones }).actions.find(({ kind }) => kind === 'call')?.phone;
  expect(call({ used: '02 5550 0100', mask: false })).toEqual({ text: '02 5550 0100' });
  expect(call({ used: '02 5550 0100' })).toEqual({ text: '02 55•• ••••', name: 'used' });
  expect(call({})).toBeUndefined();
});

it('shows the actions enabled on the site', () => {
  expect(labels(card({}, { card: { actions: ['enquire'] } }))).toEqual(['Enquire']);
  const testDrive = card({ tag: 'Test Drive Only' }, { card: { actions: ['view-details'] } });
  expect(labels(testDrive)).toEqual(['View Details', 'Book a Test Drive']);
  expect(labels(card({ status: 'sold' }))).toEqual(['Find Me Something Similar']);
});

it('offers to save, compare or mark what is available, as the site chooses', () => {
  expect(card({}, { card: { toggle: 'save' } }).toggle).toMatchObject({ kind: 'save' });
  expect(card({ status: 'sold' }, { card: { toggle: 'save' } }).toggle).toBeUndefined();
  expect(card({}, { card: { toggle: 'none' } }).toggle).toBeUndefined();
  expect(card({}).toggle).toMatchObject({ kind: 'favourite', make: 'Toyota' });
});

it('shows the saving against the market, if the site does', () => {
  const autograb_data = { average_market_price: 21_990 };
  expect(card({ autograb_data }).saving).toBe('$2,000 below market');
  expect(card({ autograb_data, status: 'sold' }).saving).toBeUndefined();
  expect(card({ autograb_data }, { card: { show_market_badge: false } }).saving).toBeUndefined();
});

it('counts all photographs, though the card contains only the first few', () => {
  const images = Array.from({ length: 17 }, (_, at) => ({
    url: `https://photos.example/${at}.jpg`,
  }));
  const photosOf = (vehicle: Partial<Vehicle>) =>
    cardView(cardDocument(someVehicle(vehicle)), someSite('yard').settings, now).photos;
  expect(photosOf({ images })).toBe(17);
  expect(photosOf({ images, photos_count: 20 })).toBe(20);
  expect(photosOf({})).toBe(0);
});

it('offers no favourites on a staff site', () => {
  expect(card({}).toggle?.kind).toBe('favourite');
  expect(card({}, { staff_mode: true }).toggle).toBeUndefined();
});
