import { expect, it } from 'vitest';
import { type ActionSettings, cardActionsOf } from './card-actions.ts';

const settings: ActionSettings = {
  test_drive_only_tags: ['Test Drive Only'],
  finance: true,
  checkout: true,
  hide_test_drive_when_coming_soon: false,
};
const vehicle = { status: 'in_stock', price: 20_000, checkout_enabled: true };
const always = ['view-details', 'enquire', 'call'];

const extra = (changes: object, others: Partial<ActionSettings> = {}): string[] =>
  cardActionsOf({ ...vehicle, ...changes }, { ...settings, ...others }).filter(
    (action) => !always.includes(action),
  );

it.each([
  ['in stock', {}, ['finance', 'reserve']],
  ['at 200 dollars', { price: 200 }, ['reserve']],
  ['without a price', { price: undefined }, []],
  ['with a price a week only', { price: undefined, subscription_price: 200 }, ['reserve']],
  ['reserved', { reserved: true }, []],
  ['coming soon', { status: 'coming_soon' }, []],
  ['without checkout', { checkout_enabled: false }, ['finance']],
  ['for test drives only', { tag: 'TEST DRIVE ONLY' }, ['test-drive']],
  [
    'for test drives only, coming soon',
    { tag: 'Test Drive Only', status: 'coming_soon' },
    ['test-drive'],
  ],
])('a vehicle %s offers %j besides the usual actions', (_what, changes, expected) => {
  expect(extra(changes)).toEqual(expected);
});

it('offers only similar vehicles for a sold vehicle', () => {
  expect(cardActionsOf({ ...vehicle, status: 'sold' }, settings)).toEqual(['find-similar']);
  expect(cardActionsOf({ ...vehicle, status: 'no longer here' }, settings)).toEqual([
    'find-similar',
  ]);
});

it('offers only actions that the site has enabled', () => {
  expect(extra({}, { finance: false, checkout: false })).toEqual([]);
  const coming = { tag: 'Test Drive Only', status: 'coming_soon' };
  expect(extra(coming, { hide_test_drive_when_coming_soon: true })).toEqual([]);
});
