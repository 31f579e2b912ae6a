import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { type LeadFieldName, leadFieldList } from '#domain/lead/lead-fields.ts';
import { leadSummary } from '#domain/lead/lead-summary.ts';
import { actingMarkup } from '#tests/support/acting-markup.ts';
import { fieldsWithMark } from '#tests/support/lead-field-samples.ts';
import { someFields, someStoredLead } from '#tests/support/leads.ts';
import { hostileTexts, someLook } from '#tests/support/mails.ts';
import { dealerDocument } from './dealer-document.ts';
import type { LeadMail } from './lead-mail.ts';
import { mailDocument } from './mail-document.ts';

const vehicle = {
  id: 7,
  slug: 'corolla',
  name: '2019 Toyota Corolla',
  make: 'Toyota',
  model: 'Corolla',
  car_type: 'used',
  status: 'in_stock',
  stocknum: 'K10427',
  price: '$23,990 Drive away',
};

function sent(mail: Partial<LeadMail>) {
  const lead = someStoredLead();
  const whole = { lead, to: 'sales@yard.example', siteName: 'Yard', vendor: 'Yard', ...mail };
  return mailDocument(someLook, dealerDocument(whole));
}

/** The words that a person reads. */
function wordsOf(html: string): string {
  let words = '';
  let isShown = true;
  const parser = new Parser({
    onopentag: (name) => {
      if (name === 'style' || name === 'title') isShown = false;
    },
    ontext: (text) => {
      if (isShown) words += text;
    },
    onclosetag: () => {
      isShown = true;
    },
  });
  parser.write(html);
  parser.end();
  return words;
}

function linksOf(html: string): string[] {
  const links: string[] = [];
  const parser = new Parser({
    onopentag: (name, { href }) => {
      if (name === 'a' && href !== undefined) links.push(href);
    },
  });
  parser.write(html);
  parser.end();
  return links;
}

describe.each(leadFieldList)('the field $name', ({ name }) => {
  /** For other systems only. */
  const unseen: readonly LeadFieldName[] = ['autogauge_enabled'];
  const words = name === 'valuation' ? '$17,500' : 'Quoll42';

  it.skipIf(unseen.includes(name))('is in the e-mail, as HTML and as text', () => {
    const { html, text } = sent({
      lead: someStoredLead({ fields: fieldsWithMark(name, 'Quoll42') }),
    });
    expect(wordsOf(html)).toContain(words);
    expect(text).toContain(words);
  });
});

it('contains every row of the lead, whatever its kind and however far its shopper has come', () => {
  const all = fieldsWithMark('message', 'Quoll42');
  const lead = fc.record({
    category: fc.constantFrom('Vehicle Enquiry', 'Trade-in Valuation', 'Finance Enquiry'),
    subcategory: fc.constantFrom(undefined, 'Used vehicle'),
    form_completed: fc.boolean(),
    offer_accepted: fc.constantFrom(undefined, true, false),
    fields: fc.subarray(leadFieldList.map(({ name }) => name)).map((names) => ({
      ...someFields({ name: '', last_name: '', email: '', phone: '' }),
      ...Object.fromEntries(names.map((name) => [name, all[name]])),
    })),
  });
  fc.assert(
    fc.property(lead, (parts) => {
      const of = someStoredLead(parts);
      const { html, text } = sent({ lead: of });
      const words = wordsOf(html);
      for (const { value } of leadSummary(of)) {
        expect(words).toContain(value);
        expect(text).toContain(value);
      }
    }),
    { numRuns: 100 },
  );
});

it('begins with the message, then says how to reach the shopper, then shows the vehicle', () => {
  const answers = [{ name: 'a', label: 'Towing', value: 'A boat' }];
  const fields = someFields({ message: 'Does it tow?', vehicle, answers });
  const { html, text } = sent({ lead: someStoredLead({ fields }), locationName: 'Parramatta' });
  const inOrder = [
    'Does it tow?',
    'Mia Chen',
    '0491 570 006',
    'mia@example.com',
    '2019 Toyota Corolla',
    'K10427',
    'A boat',
    'Parramatta',
    'Lead number',
  ];
  for (const words of [wordsOf(html), text]) {
    const places = inOrder.map((part) => words.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
  expect(wordsOf(html).match(/Call.*Reply.*Text/)?.index).toBeLessThan(
    wordsOf(html).indexOf('2019 Toyota Corolla'),
  );
});

it('offers to call, to reply with a subject, and to text a mobile', () => {
  const { html } = sent({ lead: someStoredLead({ fields: someFields({ vehicle }) }) });
  expect(linksOf(html)).toEqual(
    expect.arrayContaining([
      'tel:0491570006',
      'mailto:mia@example.com?subject=Your%20enquiry%20about%20the%202019%20Toyota%20Corolla',
      'sms:0491570006',
    ]),
  );
  const landline = sent({ lead: someStoredLead({ fields: someFields({ phone: '0255501234' }) }) });
  expect(linksOf(landline.html)).toContain('tel:0255501234');
  expect(linksOf(landline.html).filter((link) => link.startsWith('sms:'))).toEqual([]);
  const unreached = someFields({ phone: '', email: '' });
  expect(linksOf(sent({ lead: someStoredLead({ fields: unreached }) }).html)).toEqual([
    'http://yard.localhost/cars/x',
  ]);
});

it('shows the vehicle with its picture, the price that the shopper saw and a link', () => {
  const picture = { src: 'http://yard.localhost/pictures/7/0-abc/960.jpg', alt: 'From the front' };
  const { html } = sent({ lead: someStoredLead({ fields: someFields({ vehicle }) }), picture });
  expect(html).toContain(`<img src="${picture.src}" alt="From the front" width="560" height="373"`);
  expect(wordsOf(html)).toContain('$23,990 Drive away');
  expect(linksOf(html)).toContain('http://yard.localhost/cars/corolla');
});

it('lets nothing that a shopper typed act, look like another field or lead elsewhere', () => {
  const typed = fc.oneof(
    fc.constantFrom(...hostileTexts),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );
  const elements = (html: string) => html.match(/<(?!br)[a-z][^\s>]*/g)?.length;
  const harmless = (value: string) =>
    sent({
      siteName: value,
      lead: someStoredLead({
        fields: someFields({
          name: value,
          last_name: value,
          phone: value,
          email: value,
          message: value,
          answers: [{ name: 'a', label: value, value }],
          vehicle: { ...vehicle, name: value },
        }),
      }),
    });
  const usual = elements(harmless('0491570006').html);
  // a number that receives no texts has one link less
  const withoutText = (usual ?? 0) - 1;
  fc.assert(
    fc.property(typed, (value) => {
      fc.pre(value.trim() !== '');
      const { html, text } = harmless(value);
      expect(actingMarkup(html, 'alert')).toEqual([]);
      expect(elements(html)).toBeGreaterThanOrEqual(withoutText);
      expect(elements(html)).toBeLessThanOrEqual(usual ?? 0);
      expect(text.match(/^Phone: /gm)).toHaveLength(1);
      expect(text.match(/^Email: /gm)).toHaveLength(1);
    }),
    { numRuns: 200, examples: hostileTexts.map((value) => [value]) },
  );
});

it('links to no address that could do anything but open a page', () => {
  for (const url of ['javascript:alert(1)', 'data:text/html,x', '//evil.example']) {
    const { html } = sent({
      lead: someStoredLead({
        origin: { ...someStoredLead().origin, url },
      }),
    });
    expect(wordsOf(html)).toContain(url);
    expect(linksOf(html).filter((link) => !/^(?:tel|mailto|sms):/.test(link))).toEqual([]);
  }
});

it('is text without markup', () => {
  const fields = someFields({ message: 'Price < $30,000 & no “extras”?', vehicle });
  const { text } = sent({ lead: someStoredLead({ fields }) });
  expect(text).toContain('Message: Price < $30,000 & no “extras”?');
  expect(text).not.toMatch(/<\/?[a-z!][^>]*>|&(?:amp|lt|gt|quot|nbsp|#\d+);/i);
});
