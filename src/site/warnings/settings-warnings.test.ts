import { expect, it } from 'vitest';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { type Installation, settingsWarnings } from './settings-warnings.ts';

const full: Installation = { takesPayments: true, sendsMail: true };
const bare: Installation = { takesPayments: false, sendsMail: false };
const [location] = someSettings('yard')['locations'] as [object];
const locations = [{ ...location, leads: { emails: ['sales@yard.example'] } }];
const warnings = (settings: Record<string, unknown>, installation = full) =>
  settingsWarnings(someSite('yard', { locations, ...settings }).settings, installation).map(
    ({ path, message }) => `${path}: ${message}`,
  );

it('has nothing to say of a site that works', () => {
  expect(warnings({}, bare)).toEqual([]);
});

it.each([
  ['/search/used-cars?make=Kia', []],
  ['/offers/kia/spring', []],
  ['/dealerships', []],
  ['https://elsewhere.example/finance', []],
  ['#top', []],
  [
    '/finanse/apply',
    ['navigation.header[0].href: leads to /finanse/apply, which is not a page of this site'],
  ],
  [
    '/offerz',
    [
      'navigation.header[0].href: leads to /offerz, which is not a page of this site, unless the content has a model of that address',
    ],
  ],
])('of a link to %s says %j', (href, expected) => {
  const navigation = { header: [{ label: 'A link', href }] };
  expect(warnings({ navigation })).toEqual(expected);
});

it('knows the setting that turns a linked page off', () => {
  const hero = { title: 'Welcome', links: [{ label: 'Sell', href: '/sell-your-car' }] };
  expect(warnings({ hero, trade_in: { enabled: false } })).toEqual([
    'hero.links[0].href: leads to /sell-your-car, which trade_in.enabled turns off',
  ]);
});

it('passes over the links of what is turned off', () => {
  const feature_banner = { links: [{ title: 'Service', href: '/service/now' }] };
  expect(warnings({ feature_banner })).toEqual([]);
  expect(warnings({ feature_banner: { ...feature_banner, enabled: true } })).toHaveLength(1);
});

it('names what the installation cannot do', () => {
  const settings = {
    checkout: { enabled: true, takes_payment: true },
    online_payment: { enabled: true },
    forms: { auto_reply: { enabled: true } },
  };
  expect(warnings(settings, full)).toEqual([]);
  expect(warnings(settings, bare).map((line) => line.replace(/:.*/, ''))).toEqual([
    'checkout.takes_payment',
    'online_payment.enabled',
    'forms.auto_reply.enabled',
  ]);
});

it('names terms that cannot be read, and changes of fields without effect', () => {
  const own = {
    general: {
      fields: [
        { name: 'email', required: false },
        { name: 'phone', required: false },
        { name: 'name', type: 'textarea' },
        { name: 'reference', type: 'text' },
      ],
    },
    'online-payment': { fields: [{ name: 'amount', removed: true }] },
    valuation: { steps: [{ name: 'contact', fields: [{ name: 'last_name', removed: true }] }] },
  };
  expect(warnings({ forms: { terms_notice: true, own } })).toEqual([
    'forms.terms_notice: asks for agreement to terms that cannot be read: give terms_link or terms_text',
    'forms.own.general.fields[0].required: has no effect: a dealer cannot answer without email',
    'forms.own.general.fields[2].type: has no effect: name keeps its type',
    'forms.own.valuation.steps[0].fields[0].removed: has no effect: a dealer cannot answer without last_name',
    'forms.own.online-payment.fields[0].removed: has no effect: a dealer cannot answer without amount',
  ]);
  expect(warnings({ forms: { terms_notice: true, terms_text: 'Be kind.' } })).toEqual([]);
});

it('names a location whose leads go nowhere, and finance without a lender', () => {
  expect(warnings({ locations: [location], finance: { enabled: true, link: '/contact' } })).toEqual(
    [
      'locations[0].leads: names no receiver: leads for this location are stored and sent to nobody',
      'finance.lenders: is empty, so no repayment is ever shown',
    ],
  );
});
