import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseSiteSettings } from '#site/parse-site-settings.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { type Installation, settingsWarnings } from './settings-warnings.ts';

const full: Installation = { takesPayments: true, sendsMail: true, hasFinancePartner: true };
const bare: Installation = { takesPayments: false, sendsMail: false, hasFinancePartner: false };
const [location] = someSettings('yard')['locations'] as [object];
const locations = [{ ...location, leads: { emails: ['sales@yard.example'] } }];
const warnings = (settings: Record<string, unknown>, installation = full) =>
  settingsWarnings(someSite('yard', { locations, ...settings }).settings, installation).map(
    ({ path, message }) => `${path}: ${message}`,
  );

it('has no warnings for a site that works', () => {
  expect(warnings({}, bare)).toEqual([]);
});

it('has no warnings for the example file of the manual', () => {
  const example = new URL('../../../examples/site.json', import.meta.url);
  const parsed = parseSiteSettings(JSON.parse(readFileSync(example, 'utf8')));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  expect(settingsWarnings(parsed.settings, bare)).toEqual([]);
});

it.each([
  ['/search/used-cars?make=Kia', []],
  ['/offers/kia/spring', []],
  ['/dealerships', []],
  ['/careers', []],
  [
    '/build-and-price',
    [
      'navigation.header[0].href: leads to /build-and-price, which content.build_and_price turns off',
    ],
  ],
  ['https://elsewhere.example/finance', []],
  ['#top', []],
  [
    '/finanse/apply',
    [
      'navigation.header[0].href: leads to /finanse/apply, which is a page only if the content has one at that address',
    ],
  ],
  [
    '/offerz',
    [
      'navigation.header[0].href: leads to /offerz, which is a page only if the content has one at that address',
    ],
  ],
])('for a link to %s reports %j', (href, expected) => {
  const navigation = { header: [{ label: 'A link', href }] };
  expect(warnings({ navigation })).toEqual(expected);
});

it('names the setting that turns off a linked page', () => {
  const navigation = { header: [{ label: 'Sell', href: '/sell-your-car' }] };
  expect(warnings({ navigation, trade_in: { enabled: false } })).toEqual([
    'navigation.header[0].href: leads to /sell-your-car, which trade_in.enabled turns off',
  ]);
});

it('ignores links in parts that are turned off', () => {
  const feature_banner = { links: [{ title: 'Service', href: '/service/now' }] };
  expect(warnings({ feature_banner })).toEqual([]);
  expect(warnings({ feature_banner: { ...feature_banner, enabled: true } })).toHaveLength(1);
});

it('reports features that the installation does not support', () => {
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

it('reports missing terms and field changes without effect', () => {
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
    'forms.terms_notice: asks shoppers to agree to terms that they cannot read: set terms_link or terms_text',
    'forms.own.general.fields[0].required: has no effect: a dealer cannot answer without email',
    'forms.own.general.fields[2].type: has no effect: the type of name cannot change',
    'forms.own.valuation.steps[0].fields[0].removed: has no effect: a dealer cannot answer without last_name',
    'forms.own.online-payment.fields[0].removed: has no effect: a dealer cannot answer without amount',
  ]);
  expect(warnings({ forms: { terms_notice: true, terms_text: 'Be kind.' } })).toEqual([]);
});

it('reports a location without lead receivers, and finance without a lender', () => {
  const partner = { redirect_hosts: ['apply.youx.example'] };
  const finance = { enabled: true, link: '/contact', partner };
  expect(warnings({ locations: [location], finance })).toEqual([
    'locations[0].leads: has no receiver: leads for this location are stored but not sent',
    'finance.lenders: is empty, so pages never show a repayment',
  ]);
});

describe('finance quotes', () => {
  const quoted = { enabled: true, link: '/contact', quotes: true };
  const row = { max_age_years: 12, rate: 8.5 };
  const rows = [
    { ...row, score: 'GREAT' },
    { ...row, score: 'DECENT' },
  ];

  it('need the hosts of a finance partner', () => {
    expect(warnings({ finance: quoted }, full)).toEqual([
      'finance.partner.redirect_hosts: is empty, so no application can be handed over to the finance partner',
    ]);
  });

  it('need a lender’s rates without a partner', () => {
    expect(warnings({ finance: quoted }, bare)).toEqual([
      "finance.rate_card.rows: has invented rates, which shoppers are quoted; enter a lender's",
    ]);
    expect(warnings({}, bare)).toEqual([]);
  });

  it('need a rate for each score', () => {
    const withRows = (some: object[]) => ({ finance: { ...quoted, rate_card: { rows: some } } });
    expect(warnings(withRows(rows), bare)).toEqual([
      'finance.rate_card.rows: has no row for POOR, so shoppers with this score get no quote',
    ]);
    expect(warnings(withRows([...rows, { ...row, score: 'POOR' }]), bare)).toEqual([]);
  });
});

it('warns about a site without a privacy policy and terms of its own', () => {
  const pathsOf = (settings: Record<string, unknown>, pages: readonly string[] = []) =>
    settingsWarnings(someSite('yard', settings).settings, bare, {
      at: (path) => (pages.includes(path) ? 'shown' : undefined),
    }).map(({ path }) => path);
  const [privacy, terms] = ['brand.privacy_link', 'forms.terms_link'];
  expect(pathsOf({})).toEqual(expect.arrayContaining([privacy, terms]));
  const linked = {
    brand: { privacy_link: 'https://yard.example/privacy' },
    forms: { terms_link: 'https://yard.example/terms' },
  };
  for (const paths of [
    pathsOf(linked),
    pathsOf({}, ['/privacy-policy', '/terms-and-conditions']),
  ]) {
    expect(paths).not.toContain(privacy);
    expect(paths).not.toContain(terms);
  }
});
