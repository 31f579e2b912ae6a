import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { creditScores } from '#domain/finance/quick-quote.ts';
import { formDefinitions } from '#domain/form/form-kinds.ts';
import { DocumentType } from '#tests/support/document-type.ts';
import { someFields, someStoredLead } from '#tests/support/leads.ts';
import { adf } from './adf.ts';
import type { LeadFields } from '#domain/lead/lead-fields.ts';
import type { LeadFinance, LeadVehicle } from '#domain/lead/lead-values.ts';

const parties = {
  vendor: 'City Toyota',
  vendorEmail: 'sales@city.example',
  provider: 'City Cars',
};
const standard = new DocumentType(
  readFileSync(join(import.meta.dirname, '../../../../tests/support/adf-1.0.dtd'), 'utf8'),
);
const vehicle: LeadVehicle = {
  id: 7,
  slug: '2019-toyota-corolla-7',
  name: '2019 Toyota Corolla Ascent',
  stocknum: 'U100',
  vin: 'JTNKU3JE60J000000',
  year: 2019,
  make: 'Toyota',
  model: 'Corolla',
  badge: 'Ascent',
  car_type: 'used',
  status: 'in_stock',
  km: 45_000,
};

/** Lists every element, and every text and attribute by the path of its element. */
function read(xml: string): { elements: string[]; texts: Map<string, string> } {
  const elements: string[] = [];
  const texts = new Map<string, string>();
  const path: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const part = attributes['part'] ? `[${attributes['part']}]` : '';
    path.push(`${name}${part}`);
    elements.push(path.join('/'));
    for (const [attribute, value] of Object.entries(attributes))
      texts.set(`${path.join('/')}@${attribute}`, value);
  });
  parser.on('text', (text) => {
    const at = path.join('/');
    texts.set(at, (texts.get(at) ?? '') + text);
  });
  parser.on('closetag', () => void path.pop());
  parser.write(xml).close();
  return { elements, texts };
}

it('puts the shopper, vehicle, vendor and provider into their elements', () => {
  const fields = {
    ...someFields({ postcode: '2150', message: 'Does it tow?\nI have a boat.' }),
    vehicle,
  };
  const { texts } = read(adf(someStoredLead({ fields }), parties));
  const said = {
    'id@source': 'City Cars',
    requestdate: '2026-03-01T02:03:05.000Z',
    'vehicle@status': 'used',
    'vehicle/year': '2019',
    'vehicle/make': 'Toyota',
    'vehicle/model': 'Corolla',
    'vehicle/vin': 'JTNKU3JE60J000000',
    'vehicle/stock': 'U100',
    'vehicle/trim': 'Ascent',
    'vehicle/odometer': '45000',
    'customer/contact/name[first]': 'Mia',
    'customer/contact/name[last]': 'Chen',
    'customer/contact/email': 'mia@example.com',
    'customer/contact/phone': '0491570006',
    'customer/contact/address/postalcode': '2150',
    'customer/comments': 'Does it tow?\nI have a boat.\nEnquiry: Vehicle Enquiry',
    'vendor/vendorname': 'City Toyota',
    'vendor/contact/name[full]': 'City Toyota',
    'vendor/contact/email': 'sales@city.example',
    'provider/name[full]': 'City Cars',
  };
  const found = Object.keys(said).map((path) => [path, texts.get(`adf/prospect/${path}`)]);
  expect(Object.fromEntries(found)).toEqual(said);
});

it('puts everything without its own element into the comments', () => {
  const fields = someFields({
    message: 'Does it tow?',
    appointment: '2026-11-30T09:30',
    additional_services: ['Finance', 'A warranty'],
    answers: [{ name: 'fleet', label: 'Fleet number', value: 'F-7' }],
    rego: 'ABC123',
    regoState: 'NSW',
  });
  const lead = someStoredLead({
    category: 'General Enquiry',
    subcategory: 'Career Enquiry',
    fields,
  });
  const { texts } = read(adf(lead, { ...parties, locationName: 'City Toyota Parramatta' }));
  expect(texts.get('adf/prospect/customer/comments')?.split('\n')).toEqual([
    'Does it tow?',
    'Enquiry: General Enquiry: Career Enquiry',
    'For: City Toyota Parramatta',
    'Appointment wanted: Mon 30 Nov 2026, 9:30 am',
    'Registration: ABC123, NSW',
    'Also asked for: Finance, A warranty',
    'Fleet number: F-7',
  ]);
});

const finance: LeadFinance = {
  partner: 'YouX',
  selfAssessedCreditScore: 'DECENT',
  amount: 24_990,
  term: 4,
  quote: { weeklyRepaymentAmount: 116.42, advertisedRate: 7.99, comparisonRate: 8.61 },
  whoIsHelping: 'Sam',
  application: 'created',
};

it('puts the price of a finance application into the wanted vehicle, and the rest into the comments', () => {
  const fields = { ...tradeIn, finance, vehicle: { ...vehicle, price: '$24,990' } };
  const xml = adf(someStoredLead({ category: 'Finance Enquiry', fields }), parties);
  expect(standard.faultsOf(xml)).toEqual([]);
  const { elements, texts } = read(xml);
  const of = (path: string) => texts.get(`adf/prospect/vehicle/finance/${path}`);
  expect([of('method'), of('amount'), of('amount@type'), of('amount@currency')]).toEqual([
    'finance',
    '24990',
    'total',
    'AUD',
  ]);
  // the first vehicle is the wanted one
  const vehicles = elements.filter((path) => /vehicle(\/finance)?$/.test(path));
  expect(vehicles.map((path) => path.split('/').at(-1))).toEqual(['vehicle', 'finance', 'vehicle']);
  expect(texts.get('adf/prospect/customer/comments')?.split('\n')).toEqual([
    'Enquiry: Finance Enquiry',
    'Finance application: YouX has the application; the shopper continues there',
    'Loan term: 4 years',
    'Credit score, self-assessed: DECENT',
    'Estimate shown: $116.42 a week at 7.99% p.a., comparison rate 8.61% p.a.',
    'Helped by: Sam',
  ]);
});

it('names the price that the vehicle’s page estimated the repayment for', () => {
  const estimate = {
    amount: 25,
    period: 'week' as const,
    interestRate: 7,
    comparisonRate: 8,
    price: 5000,
    lender: 'Wattle',
  };
  const fields = someFields({ finance: { ...finance, quote: undefined, estimate } });
  const xml = adf(someStoredLead({ category: 'Finance Enquiry', fields }), parties);
  expect(read(xml).texts.get('adf/prospect/customer/comments')?.split('\n')).toContain(
    'Estimate shown: $25.00 a week with Wattle for $5,000 at 7% p.a., comparison rate 8% p.a.',
  );
});

it.each([
  ['alone', undefined],
  ['beside a trade-in', { make: 'Mazda', model: '3' }],
])('contains a finance application for no particular vehicle, %s', (_where, trade_in) => {
  const fields = someFields({ finance, ...(trade_in && { trade_in }) });
  const xml = adf(someStoredLead({ category: 'Finance Enquiry', fields }), parties);
  expect(standard.faultsOf(xml)).toEqual([]);
  const { elements, texts } = read(xml);
  expect(elements.filter((path) => path.endsWith('/finance'))).toHaveLength(1);
  expect(texts.get('adf/prospect/vehicle/finance/amount')).toBe('24990');
  expect(xml.match(/interest="[^"]*"/g)?.[0]).toBe('interest="buy"');
});

it.each([
  ['Vehicle Enquiry', vehicle, 'buy'],
  ['Test Drive', vehicle, 'test-drive'],
  ['Trade-in Valuation', vehicle, 'buy'],
  ['Trade-in Valuation', undefined, 'trade-in'],
  ['General Enquiry', undefined, 'buy'],
])('maps the category %s to an interest of the standard', (category, about, interest) => {
  const fields = { ...someFields(), ...(about && { vehicle: about }) };
  const { texts } = read(adf(someStoredLead({ category, fields }), parties));
  expect(texts.get('adf/prospect/vehicle@interest')).toBe(interest);
});

it('is valid against the standard’s DTD for any lead', () => {
  const categories = [
    ...Object.values(formDefinitions).map(({ category }) => category),
    'Finance Enquiry',
    'Reservation',
  ];
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('', ' ', ']]>', '<year>', '</prospect>', '&amp;'),
  );
  const number = fc.integer({ min: 0, max: 2_000_000 });
  const someVehicle: fc.Arbitrary<LeadVehicle> = fc.record(
    {
      id: number,
      slug: text,
      name: text,
      make: text,
      model: text,
      car_type: fc.constantFrom('new', 'used', 'demo', '"'),
      status: text,
      stocknum: text,
      vin: text,
      year: number,
      badge: text,
      price: text,
      km: number,
    },
    { requiredKeys: ['id', 'slug', 'name', 'make', 'model', 'car_type', 'status'] },
  );
  const someLead: fc.Arbitrary<LeadFields> = fc.record(
    {
      name: text,
      last_name: text,
      email: text,
      phone: text,
      postcode: text,
      message: text,
      vehicle: someVehicle,
      appointment: text,
      additional_services: fc.array(text, { maxLength: 3 }),
      answers: fc.array(fc.record({ name: text, label: text, value: text }), { maxLength: 3 }),
      finance: fc.record(
        {
          partner: text,
          selfAssessedCreditScore: fc.constantFrom(...creditScores),
          amount: number,
          term: number,
          whoIsHelping: text,
          application: fc.constantFrom('waiting', 'created', 'failed'),
        },
        { requiredKeys: ['partner', 'selfAssessedCreditScore', 'amount', 'term', 'application'] },
      ),
      rego: text,
      regoState: text,
      trade_in: fc.record(
        { make: text, model: text, year: number, badge: text, km: number, vin: text },
        { requiredKeys: ['make', 'model'] },
      ),
      adjustmentAnswers: fc.array(
        fc.record({ name: text, label: text, value: text, percent: number, dollars: number }),
        { maxLength: 3 },
      ),
      valuation: fc.record({
        low: number,
        high: number,
        confidence: fc.double({ min: 0, max: 1, noNaN: true }),
        sample: number,
        market_value: number,
      }),
    },
    { requiredKeys: ['name', 'last_name', 'email', 'phone'] },
  );
  fc.assert(
    fc.property(
      someLead,
      fc.oneof(fc.constantFrom(...categories), text),
      text,
      (fields, category, party) => {
        const parties = { vendor: party, vendorEmail: party, provider: party };
        const lead = someStoredLead({ category, fields, offer_accepted: true });
        for (const isUpdate of [false, true]) {
          expect(standard.faultsOf(adf(lead, parties, { isUpdate }))).toEqual([]);
        }
      },
    ),
    { numRuns: 1000, seed: 7 },
  );
});

const tradeIn: LeadFields = {
  ...someFields(),
  rego: 'ABC123',
  regoState: 'NSW',
  trade_in: { year: 2021, make: 'Mazda', model: '3', badge: 'G20', km: 55_000 },
  valuation: { low: 17_500, high: 19_000, confidence: 0.6, sample: 21, market_value: 21_700 },
};

it('adds the shopper’s own vehicle as a trade-in', () => {
  const xml = adf(
    someStoredLead({ fields: { ...tradeIn, vehicle }, offer_accepted: true }),
    parties,
  );
  const { elements, texts } = read(xml);
  expect(elements.filter((path) => path === 'adf/prospect/vehicle')).toHaveLength(2);
  expect(xml.match(/interest="[^"]*"/g)).toEqual(['interest="buy"', 'interest="trade-in"']);
  // texts with the same path are concatenated: first vehicle, then second
  expect(texts.get('adf/prospect/vehicle/make')).toBe('ToyotaMazda');
  expect(texts.get('adf/prospect/vehicle/odometer')).toBe('4500055000');
  expect(texts.get('adf/prospect/vehicle/price')).toBe('17500');
  expect(texts.get('adf/prospect/vehicle/comments')).toContain('Registration: ABC123, NSW');
  expect(texts.get('adf/prospect/vehicle/comments')).toContain('Answer to the offer: Accepted');
});

it('contains only the trade-in if the shopper asked about no other vehicle', () => {
  const lead = someStoredLead({ category: 'Trade-in Valuation', fields: tradeIn });
  const { elements, texts } = read(adf(lead, parties));
  expect(elements.filter((path) => path === 'adf/prospect/vehicle')).toHaveLength(1);
  expect(texts.get('adf/prospect/vehicle@interest')).toBe('trade-in');
  expect(texts.get('adf/prospect@status')).toBe('new');
});

it('marks a lead that the receiver already has as resent', () => {
  const { texts } = read(adf(someStoredLead(), parties, { isUpdate: true }));
  expect(texts.get('adf/prospect@status')).toBe('resend');
});

it('adds the mandatory vehicle even if the lead is about none', () => {
  const { elements } = read(adf(someStoredLead(), parties));
  for (const name of ['year', 'make', 'model'])
    expect(elements).toContain(`adf/prospect/vehicle/${name}`);
});

it('is well-formed and preserves any typed text', () => {
  const usual = read(
    adf(someStoredLead({ fields: { ...someFields({ message: 'x' }), vehicle } }), parties),
  ).elements;
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    // lone surrogates, control characters and the limits of XML's character range
    fc
      .array(
        fc.constantFrom(
          0,
          7,
          8,
          9,
          0x0b,
          0x1b,
          0x26,
          0x3c,
          0x5d,
          0x3e,
          0x7f,
          0x85,
          0x2028,
          0xd800,
          0xdbff,
          0xdc00,
          0xdfff,
          0xfffd,
          0xfffe,
          0xffff,
        ),
        { maxLength: 12 },
      )
      .map((units) => String.fromCharCode(...units)),
    fc.constantFrom(']]>', '<!--', '&amp;', '&#0;', '<![CDATA[', '</adf>', '"\' onload="'),
  );
  fc.assert(
    fc.property(text, text, text, text, (name, last_name, typed, badge) => {
      const message = `x${typed}x`;
      const fields = {
        ...someFields({ name, last_name, message }),
        vehicle: { ...vehicle, badge },
      };
      const { elements, texts } = read(
        adf(someStoredLead({ fields }), { ...parties, vendor: name, provider: last_name }),
      );
      expect(elements).toEqual(usual);
      const comments = [message, 'Enquiry: Vehicle Enquiry'].filter(Boolean).join('\n');
      expect(texts.get('adf/prospect/customer/comments')).toBe(inXml(comments));
    }),
    { numRuns: 1000, seed: 5 },
  );
});

/** The text as an XML 1.0 parser returns it: allowed characters only, line ends as LF. */
function inXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/\r\n?/g, '\n');
}
