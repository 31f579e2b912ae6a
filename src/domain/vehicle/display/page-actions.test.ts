import { expect, it } from 'vitest';
import {
  type PageAction,
  pageActions,
  pageActionsOf,
  type PageActionSettings,
} from './page-actions.ts';

const settings: PageActionSettings = {
  test_drive_only_tags: ['Test Drive Only'],
  hide_test_drive_when_coming_soon: false,
  finance: true,
  checkout: true,
  trade_in: { enabled: true, kinds: ['car', 'truck'] },
  has: { call: true, chat: true, whatsapp: true, sms: true },
};
const all: PageAction[] = [...pageActions];
const vehicle = {
  status: 'in_stock',
  price: 20_000,
  checkout_enabled: true,
  item_type: 'car',
} as const;
type Given = Parameters<typeof pageActionsOf>[0];

const offered = (more: Partial<Given> = {}, others: Partial<PageActionSettings> = {}) =>
  pageActionsOf({ ...vehicle, ...more }, { ...settings, ...others }, all);

it('offers every action for a vehicle in stock, in the site’s order', () => {
  expect(offered()).toEqual(all);
  expect(pageActionsOf(vehicle, settings, ['call', 'enquire'])).toEqual(['call', 'enquire']);
});

it('offers similar vehicles and contact for an unavailable vehicle', () => {
  expect(offered({ status: 'sold' })).toEqual(['find-similar', 'call', 'chat', 'whatsapp', 'sms']);
});

it.each<[string, Partial<Given>, Partial<PageActionSettings>, PageAction[]]>([
  ['finance without a price', { price: 100 }, {}, ['finance']],
  [
    'finance, reserving and buying while reserved',
    { reserved: true },
    {},
    ['finance', 'reserve', 'buy'],
  ],
  [
    'finance, reserving and buying while coming soon',
    { status: 'coming_soon' },
    {},
    ['finance', 'reserve', 'buy'],
  ],
  ['reserving and buying without checkout', { checkout_enabled: false }, {}, ['reserve', 'buy']],
  ['a trade-in on another kind of vehicle', { item_type: 'caravan' }, {}, ['trade-in']],
  [
    'a trade-in on a site without trade-ins',
    {},
    { trade_in: { enabled: false, kinds: ['car'] } },
    ['trade-in'],
  ],
  [
    'calls and messages without a number',
    {},
    { has: { call: false, chat: false, whatsapp: false, sms: false } },
    ['call', 'chat', 'whatsapp', 'sms'],
  ],
  [
    'a test drive of a vehicle that is coming soon, if the site hides it',
    { status: 'coming_soon' },
    { hide_test_drive_when_coming_soon: true },
    ['test-drive', 'finance', 'reserve', 'buy'],
  ],
])('offers no %s', (_what, more, others, missing) => {
  expect(offered(more, others)).toEqual(all.filter((action) => !missing.includes(action)));
});

it('puts the test drive first and drops finance for a vehicle for test drives only', () => {
  const actions = offered({ tag: 'test drive only' });
  expect(actions[0]).toBe('test-drive');
  expect(actions).not.toContain('finance');
  expect(actions).not.toContain('reserve');
});
