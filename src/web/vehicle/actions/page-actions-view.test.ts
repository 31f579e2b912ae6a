import { expect, it } from 'vitest';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { pageActionsView } from './page-actions-view.ts';

const page = 'https://yard.example/cars/corolla';
const view = (vehicle: Partial<Vehicle> = {}, settings: Record<string, unknown> = {}) =>
  pageActionsView(
    someVehicle({ id: 7, slug: 'corolla', checkout_enabled: true, ...vehicle }),
    someSite('yard', settings).settings,
    page,
  );
const buttons = (...given: Parameters<typeof view>) => {
  const { primary, testDrive, others } = view(...given);
  return [primary, testDrive, ...others].filter((button) => button !== undefined);
};
const hrefs = (...given: Parameters<typeof view>) =>
  Object.fromEntries(buttons(...given).map(({ kind, href }) => [kind, href]));

it('links to the addresses of the specification', () => {
  const settings = {
    finance: { enabled: true },
    checkout: { enabled: true },
    phones: { whatsapp: '0491 570 006', sms: '+61 491 570 157' },
    vehicle: { chat_link: 'https://chat.example/yard' },
  };
  const text = encodeURIComponent(
    `Hello, I have a question about the 2019 Toyota Corolla Ascent. ${page}`,
  );
  expect(hrefs({}, settings)).toEqual({
    enquire: '#enquire',
    'test-drive': '/cars/corolla?about=test-drive#enquire',
    'trade-in': '/cars/trade-in?car_id=7',
    finance:
      '/finance?preferredDealership=yard&vehiclePriceBudget=19990&car_id=7&car_type=used#finance-form',
    reserve: '/cars/corolla/checkout',
    buy: '/checkout-journey?car_id=corolla',
    chat: 'https://chat.example/yard',
    whatsapp: `https://wa.me/61491570006?text=${text}`,
    sms: `sms:0491570157?&body=${text}`,
  });
});

it('labels the reservation with its amount, unless that is $0', () => {
  const label = (checkout: object) =>
    buttons({}, { checkout: { enabled: true, ...checkout } }).find(({ kind }) => kind === 'reserve')
      ?.label;
  expect(label({})).toBe('Reserve for $200');
  expect(label({ reserve_amount: '$0' })).toBe('Reserve');
});

it('links the reservation to the path in the site’s settings', () => {
  const settings = { checkout: { enabled: true, path: 'buy-online' } };
  expect(hrefs({}, settings)['reserve']).toBe('/cars/corolla/buy-online');
});

it('leads with the first of the site’s actions, and keeps the test drive beside the call', () => {
  const { primary, testDrive, others } = view({}, { trade_in: { enabled: true } });
  expect([primary?.kind, testDrive?.kind]).toEqual(['enquire', 'test-drive']);
  expect(others.map(({ kind }) => kind)).not.toContain('test-drive');
  const led = view({}, { vehicle: { actions: ['test-drive', 'enquire'] } });
  expect([led.primary?.kind, led.testDrive]).toEqual(['test-drive', undefined]);
  expect(led.others.map(({ kind }) => kind)).toEqual(['enquire']);
});

it('masks all but the first five characters of the number until it is revealed', () => {
  const phones = { used: '02 5550 0110' };
  expect(view({}, { phones }).call).toEqual({
    label: 'Call the dealer',
    phone: { text: '02 55•• ••••', name: 'used' },
  });
  expect(view({}, { phones: { ...phones, mask: false } }).call?.phone).toEqual({
    text: '02 5550 0110',
  });
});

it('offers no call without a number, or if the site does not include it', () => {
  expect(view().call).toBeUndefined();
  const settings = { phones: { used: '02 5550 0110' }, vehicle: { actions: ['enquire'] } };
  expect(view({}, settings).call).toBeUndefined();
});

it('offers to find something similar if the vehicle is sold', () => {
  expect(buttons({ status: 'sold' })).toEqual([
    {
      kind: 'find-similar',
      label: 'Find Me Something Similar',
      href: '#enquire',
      isExternal: false,
    },
  ]);
});
