import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { someSettings } from '#tests/support/sites.ts';
import { parseSiteSettings, siteSettingsJsonSchema } from './parse-site-settings.ts';

it('fills in the defaults of the specification', () => {
  const parsed = parseSiteSettings(someSettings('yard'));
  expect(parsed).toMatchObject({
    ok: true,
    settings: {
      search: { page_size: 21, recent_sold_days: 3, makes_shown_initially: 7 },
      card: { just_arrived_days: 8, just_arrived_tag_name: 'New', sold_tag_name: 'JUST SOLD' },
      price: { no_price_text: 'Enquire for price.' },
      forms: { opt_in_default: true },
    },
  });
});

it.each([
  ['an unknown key', { nmae: 'x' }, 'nmae', 'is not a setting'],
  [
    'an unknown key far inside',
    { search: { page_syze: 3 } },
    'search.page_syze',
    'is not a setting',
  ],
  [
    'a wrong type',
    { search: { page_size: 'many' } },
    'search.page_size',
    'must be a number, not the text "many"',
  ],
  ['an invalid colour', { theme: { brand: 'red' } }, 'theme.brand', 'must be a colour'],
  [
    'a filter that a page cannot show',
    { search: { facets: ['make', 'created_at_timestamp'] } },
    'search.facets[1]',
    'must be one of',
  ],
  [
    'a link that leaves the site',
    { navigation: { header: [{ label: 'x', href: '//evil.example' }] } },
    'navigation.header[0].href',
    'must start with',
  ],
  [
    'a link that browsers read as another host',
    { navigation: { header: [{ label: 'x', href: '/\\evil.example' }] } },
    'navigation.header[0].href',
    'must start with',
  ],
  [
    'a screen that the form does not have',
    { forms: { own: { valuation: { steps: [{ name: 'vehicel', title: 'x' }] } } } },
    'forms.own.valuation.steps[0].name',
    'rego, vehicle, condition, contact',
  ],
  [
    'the removal of a required screen',
    { forms: { own: { valuation: { steps: [{ name: 'contact', removed: true }] } } } },
    'forms.own.valuation.steps[0].removed',
    'requires this screen',
  ],
  [
    'screens for a form with a single screen',
    { forms: { own: { general: { steps: [{ name: 'contact', title: 'x' }] } } } },
    'forms.own.general.steps',
    'only one screen',
  ],
  [
    'an invalid field name',
    { forms: { own: { general: { fields: [{ name: 'favColour' }] } } } },
    'forms.own.general.fields[0].name',
    'must be lower-case',
  ],
])('reports %s with its path', (_what, fault, path, message) => {
  const parsed = parseSiteSettings(someSettings('yard', fault));
  expect(parsed).toMatchObject({
    ok: false,
    faults: [{ path, message: expect.stringContaining(message) }],
  });
});

it('reports a location whose dealership the site does not have', () => {
  const settings = someSettings('yard', { dealerships: [{ slug: 'other', name: 'Other' }] });
  expect(parseSiteSettings(settings)).toMatchObject({
    ok: false,
    faults: [{ path: 'locations[0].dealership_slug' }],
  });
});

it('refuses locations with the same id or slug, of which one could not be reached', () => {
  const [location] = someSettings('yard')['locations'] as [{ id: string; slug: string }];
  const settings = someSettings('yard', {
    locations: [location, { ...location, slug: 'other' }, { ...location, id: 'other' }],
  });
  expect(parseSiteSettings(settings)).toMatchObject({
    ok: false,
    faults: [{ path: 'locations[1].id' }, { path: 'locations[2].slug' }],
  });
});

it('refuses opening hours that end before they begin, and a weekday twice', () => {
  const [location] = someSettings('yard')['locations'] as [object];
  const open = (weekday: number, from: string, to: string) => ({
    weekday,
    status: 'Open',
    open: from,
    close: to,
  });
  const parsed = (opening_hours: object[]) =>
    parseSiteSettings(
      someSettings('yard', { locations: [{ ...location, contact_detail: { opening_hours } }] }),
    );
  const path = 'locations[0].contact_detail.opening_hours';
  expect(parsed([open(1, '18:00', '08:00')])).toMatchObject({
    faults: [{ path: `${path}[0].close` }],
  });
  expect(parsed([open(1, '08:00', '12:00'), open(1, '13:00', '18:00')])).toMatchObject({
    faults: [{ path: `${path}[1].weekday` }],
  });
  expect(parsed([open(1, '08:00', '00:00'), open(2, '08:00', '18:00')])).toMatchObject({
    ok: true,
  });
});

describe('special hours', () => {
  const [location] = someSettings('yard')['locations'] as [{ id: string }];
  const christmas = { date: '2026-12-25', status: 'Closed' };
  const eve = { date: '2026-12-24', status: 'Open' };
  const parsed = (own: object[], shared: object[] = []) =>
    parseSiteSettings(
      someSettings('yard', {
        locations: [
          { ...location, contact_detail: { special_hours: own } },
          { ...location, id: 'other', slug: 'other', primary: false },
        ],
        places: { special_hours: shared },
      }),
    );
  const hoursOf = (own: object[], shared?: object[]) => {
    const result = parsed(own, shared);
    if (!result.ok) throw new Error(JSON.stringify(result.faults));
    return result.settings.locations.map(({ contact_detail }) =>
      contact_detail.special_hours.map(
        ({ date, start_hour, end_hour }) => `${date} ${start_hour}-${end_hour}`,
      ),
    );
  };

  it('may have their times as hours.begin and hours.end, and the id of their location', () => {
    const times = { start_hour: '09:00', end_hour: '13:00' };
    const other = { hours: { begin: '09:00', end: '13:00' }, location_id: location.id };
    expect(hoursOf([{ ...eve, ...other }])).toEqual(hoursOf([{ ...eve, ...times }]));
    expect(hoursOf([{ ...eve, ...other }])[0]).toEqual(['2026-12-24 09:00-13:00']);
  });

  it('of a list for several locations are those of the location that they name, or of all', () => {
    const named = { ...eve, hours: { begin: '10:00', end: '12:00' }, location_id: 'other' };
    const common = { ...eve, hours: { begin: '08:00', end: '15:00' } };
    expect(hoursOf([], [common, named, christmas])).toEqual([
      ['2026-12-24 08:00-15:00', '2026-12-25 undefined-undefined'],
      ['2026-12-24 10:00-12:00', '2026-12-25 undefined-undefined'],
    ]);
    const own = { ...eve, start_hour: '11:00', end_hour: '11:30' };
    expect(hoursOf([own], [common, christmas])[0]).toEqual([
      '2026-12-24 11:00-11:30',
      '2026-12-25 undefined-undefined',
    ]);
  });

  it.each([
    [
      'both forms of the times',
      [{ ...eve, start_hour: '09:00', hours: { begin: '09:00' } }],
      [],
      'locations[0].contact_detail.special_hours[0].hours',
    ],
    [
      'an invalid time',
      [{ ...eve, hours: { begin: '9am' } }],
      [],
      'locations[0].contact_detail.special_hours[0].hours.begin',
    ],
    [
      'no times for a day that is open',
      [eve],
      [],
      'locations[0].contact_detail.special_hours[0].status',
    ],
    [
      'an end before its start',
      [{ ...eve, start_hour: '13:00', end_hour: '09:00' }],
      [],
      'locations[0].contact_detail.special_hours[0].end_hour',
    ],
    [
      'a date twice',
      [christmas, { ...eve, date: christmas.date, start_hour: '09:00', end_hour: '12:00' }],
      [],
      'locations[0].contact_detail.special_hours[1].date',
    ],
    [
      'another location',
      [{ ...christmas, location_id: 'other' }],
      [],
      'locations[0].contact_detail.special_hours[0].location_id',
    ],
    [
      'an unknown location',
      [],
      [christmas, { ...christmas, location_id: 'nowhere' }],
      'places.special_hours[1].location_id',
    ],
  ])('are refused with %s', (_what, own, shared, path) => {
    expect(parsed(own, shared)).toMatchObject({ ok: false, faults: [{ path }] });
  });
});

it('accepts a change to the one field whose name is not in lower case', () => {
  const fields = [{ name: 'regoState', removed: true }];
  const own = { valuation: { steps: [{ name: 'rego', fields }] } };
  expect(parseSiteSettings(someSettings('yard', { forms: { own } })).ok).toBe(true);
});

it('matches the JSON Schema in the repository', () => {
  const file = new URL('./site-settings.schema.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(siteSettingsJsonSchema())),
  );
});
