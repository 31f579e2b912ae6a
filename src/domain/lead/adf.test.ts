import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { someFields, someStoredLead } from '#tests/support/leads.ts';
import { adf } from './adf.ts';
import type { LeadVehicle } from './lead.ts';

const parties = { vendor: 'City Toyota', provider: 'City Cars' };
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

/** Every element with its attributes, and every text by the path of its element. */
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

it('names the shopper, the vehicle, the vendor and the provider where the format wants them', () => {
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
    'customer/comments': 'Does it tow?\nI have a boat.',
    'vendor/contact/name[full]': 'City Toyota',
    'provider/name[full]': 'City Cars',
  };
  const found = Object.keys(said).map((path) => [path, texts.get(`adf/prospect/${path}`)]);
  expect(Object.fromEntries(found)).toEqual(said);
});

it('has the vehicle that the format asks for even when the lead is about none', () => {
  const { elements } = read(adf(someStoredLead(), parties));
  for (const name of ['year', 'make', 'model'])
    expect(elements).toContain(`adf/prospect/vehicle/${name}`);
});

it('is well-formed and says what was typed, whatever was typed', () => {
  const usual = read(
    adf(someStoredLead({ fields: { ...someFields({ message: 'x' }), vehicle } }), parties),
  ).elements;
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    // half pairs, control characters and the ends of what XML knows
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
        adf(someStoredLead({ fields }), { vendor: name, provider: last_name }),
      );
      expect(elements).toEqual(usual);
      expect(texts.get('adf/prospect/customer/comments')).toBe(inXml(message));
    }),
    { numRuns: 1000, seed: 5 },
  );
});

/** What of a text XML 1.0 can say: its characters without line ends other than one. */
function inXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/\r\n?/g, '\n');
}
