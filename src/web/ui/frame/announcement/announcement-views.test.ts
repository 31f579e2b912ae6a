import { expect, it } from 'vitest';
import { parseSiteSettings } from '#site/parse-site-settings.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { announcementViews } from './announcement-views.ts';

const texts = (announcements: object[], now: string, time_zone = 'Australia/Sydney') =>
  announcementViews(someSite('yard', { announcements, time_zone }).settings, new Date(now)).map(
    ({ text }) => text,
  );

it('has none without the setting, and those without dates at any time', () => {
  expect(texts([], '2026-06-30T14:00:00Z')).toEqual([]);
  expect(texts([{ text: 'One' }, { text: 'Two' }], '2060-01-01T00:00:00Z')).toEqual(['One', 'Two']);
});

it.each([
  ['is not shown a minute before it starts', '2026-06-30T22:59:59Z', 'Australia/Sydney', []],
  ['is shown from its first minute', '2026-06-30T23:00:00Z', 'Australia/Sydney', ['Sale']],
  ['has not started at that moment in Perth', '2026-06-30T23:00:00Z', 'Australia/Perth', []],
  ['is shown in its last minute', '2026-07-01T06:59:59Z', 'Australia/Sydney', ['Sale']],
  ['is not shown when it has ended', '2026-07-01T07:00:00Z', 'Australia/Sydney', []],
  ['still runs at that moment in Perth', '2026-07-01T07:00:00Z', 'Australia/Perth', ['Sale']],
])('an announcement %s', (_when, now, zone, expected) => {
  const sale = { text: 'Sale', starts: '2026-07-01T09:00', ends: '2026-07-01T17:00' };
  expect(texts([sale], now, zone)).toEqual(expected);
});

it('gets a new key when its text or link changes, but not when its dates or tone change', () => {
  const link = { label: 'See it', href: '/search' };
  const [first, ...others] = announcementViews(
    someSite('yard', {
      announcements: [
        { text: 'Sale', link },
        { text: 'Sale', link, tone: 'action', starts: '2020-01-01T00:00', dismissible: false },
        { text: 'Sale now', link },
        { text: 'Sale', link: { ...link, href: '/offers' } },
        { id: 'sale', text: 'Sale', link },
      ],
    }).settings,
    new Date('2026-07-01T00:00:00Z'),
  ).map(({ key }) => key);
  expect(others[0]).toBe(first);
  expect(new Set([first, ...others.slice(1)]).size).toBe(4);
  expect(others.at(-1)).toBe('sale');
});

it.each([
  [
    { text: 'Sale', starts: '2026-07-01T17:00', ends: '2026-07-01T09:00' },
    'announcements[0].ends',
    'must be after starts',
  ],
  [{ text: '' }, 'announcements[0].text', 'must not be empty'],
  [{ text: 'Sale', tone: 'loud' }, 'announcements[0].tone', 'must be one of'],
  [
    { text: 'Sale', link: { label: 'x', href: 'javascript:alert(1)' } },
    'announcements[0].link.href',
    'must start with',
  ],
  [{ id: 'second', text: 'Sale' }, 'announcements[1].id', 'is the id of another announcement'],
])('refuses %j', (faulty, path, message) => {
  const announcements = [faulty, { id: 'second', text: 'Second' }];
  expect(parseSiteSettings(someSettings('yard', { announcements }))).toEqual({
    ok: false,
    faults: [{ path, message: expect.stringContaining(message) }],
  });
});
