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

it('has no end without a last day, and does not exist without the setting', () => {
  expect(view({}, '2060-01-01T00:00:00Z')).toMatchObject({ title: 'Open day', delayMs: 3000 });
  expect(popupView({ popup: undefined, time_zone: sydney }, new Date())).toBeUndefined();
});

it.each([
  ['is shown in the last minute of the day in Sydney', '2026-06-30T13:59:59Z', sydney, true],
  ['is not shown when the day is over in Sydney', '2026-06-30T14:00:00Z', sydney, false],
  ['is still shown at that moment in Perth', '2026-06-30T14:00:00Z', perth, true],
  ['is not shown when the day is over in Perth', '2026-06-30T16:00:00Z', perth, false],
] as const)('a popup with a last day %s', (_when, now, zone, isShown) => {
  expect(view({ expires: '2026-06-30' }, now, zone) !== undefined).toBe(isShown);
});

it('gets a new id when its text, picture or link changes, but not when its dates change', () => {
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

it('keeps an id that the settings give it', () => {
  expect(view({ id: 'open-day', title: 'Open night' })?.id).toBe('open-day');
});
