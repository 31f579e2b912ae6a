import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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
  ['a wrong type', { search: { page_size: 'many' } }, 'search.page_size', 'expected number'],
  ['an invalid colour', { theme: { brand: 'red' } }, 'theme.brand', 'must be a colour'],
  [
    'a filter that a page cannot show',
    { search: { facets: ['make', 'created_at_timestamp'] } },
    'search.facets[1]',
    'Invalid option',
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
