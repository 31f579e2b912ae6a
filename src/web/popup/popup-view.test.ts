import { expect, it } from 'vitest';
import { popup } from '#site/settings/popup.ts';
import { popupView } from './popup-view.ts';

const sydney = 'Australia/Sydney';
const perth = 'Australia/Perth';
const view = (
  fields: object = {},
  now = '2026-06-15T02:00:00Z',
  time_zone: typeof sydney | typeof perth = sydney,
) => popupView({ popup: popup.parse({ title: 'Open day', ...fields }), time_zone }, new Date(now));

it('is there for good where no day ends it, and nowhere without a setting', () => {
  expect(view({}, '2060-01-01T00:00:00Z')).toMatchObject({ title: 'Open day', delayMs: 3000 });
  expect(popupView({ popup: undefined, time_zone: sydney }, new Date())).toBeUndefined();
});

it.each([
  ['in its last minute in Sydney', '2026-06-30T13:59:59Z', sydney, true],
  ['not when the day is over in Sydney', '2026-06-30T14:00:00Z', sydney, false],
  ['still, that moment, in Perth', '2026-06-30T14:00:00Z', perth, true],
  ['not when the day is over in Perth', '2026-06-30T16:00:00Z', perth, false],
] as const)('with a last day it is there %s', (_when, now, zone, isThere) => {
  expect(view({ expires: '2026-06-30' }, now, zone) !== undefined).toBe(isThere);
});

it('is another one when anything that is read or seen changes, and no other for its dates', () => {
  const ids = [
    {},
    { title: 'Open night' },
    { description: 'Coffee from eight.' },
    { image: 'https://pictures.example/open-day.jpg' },
    { button: { label: 'Come along', href: '/dealerships' } },
    { button: { label: 'Come along', href: '/contact' } },
  ].map((fields) => view(fields)?.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(view({ expires: '2026-06-30', delay_seconds: 9, pages: 'home' })?.id).toBe(ids[0]);
});

it('stays the same under an id of its own', () => {
  expect(view({ id: 'open-day', title: 'Open night' })?.id).toBe('open-day');
});
