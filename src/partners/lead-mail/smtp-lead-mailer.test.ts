import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { someFields, someStoredLead } from '#tests/support/leads.ts';
import { someLook } from '#tests/support/mails.ts';
import {
  headerOf,
  type MailReceiver,
  type ReceivedMail,
  startMailReceiver,
} from '#tests/support/servers/mail-receiver.ts';
import type { LeadMail, LeadMailer } from './lead-mail.ts';
import { smtpLeadMailer } from './smtp-lead-mailer.ts';

let receiver: MailReceiver;
let mailer: LeadMailer;
beforeAll(async () => {
  receiver = await startMailReceiver();
  mailer = smtpLeadMailer(receiver.url, 'City Cars <no-reply@city.example>');
});
beforeEach(() => void receiver.mails.splice(0));
afterAll(async () => {
  mailer.close();
  await receiver.close();
});

function someMail(mail: Partial<LeadMail> = {}): LeadMail {
  const lead = someStoredLead({ fields: someFields({ message: 'Does it tow?\nI have a boat.' }) });
  return { lead, to: 'sales@city.example', siteName: 'City Cars', vendor: 'City Toyota', ...mail };
}

async function sent(mail: LeadMail): Promise<ReceivedMail> {
  await mailer.send(mail);
  const received = receiver.mails.at(-1);
  if (!received) throw new Error('The mail did not come');
  return received;
}

it('sends a lead to the dealer with the shopper as reply address', async () => {
  const mail = await sent(someMail());
  expect(mail.to).toEqual(['sales@city.example']);
  expect(headerOf(mail, 'from')).toBe('City Cars <no-reply@city.example>');
  expect(headerOf(mail, 'reply-to')).toBe('Mia Chen <mia@example.com>');
  expect(headerOf(mail, 'subject')).toBe('Vehicle Enquiry: City Cars (Mia Chen)');
});

it('contains the lead as text, as HTML and as ADF', async () => {
  const parts = partsOf(await sent(someMail()));
  expect(parts.get('text/plain')).toContain('Message: Does it tow?\n    I have a boat.');
  expect(parts.get('text/html')).toContain('>Does it tow?<br>I have a boat.</blockquote>');
  expect(parts.get('application/x-adf+xml')).toContain('<comments>Does it tow?\nI have a boat.');
  expect(parts.get('application/x-adf+xml')).toContain('<vendorname>City Toyota</vendorname>');
});

it('names the location, uses the dealer’s time zone and links to the vehicle', async () => {
  const fields = someFields({ vehicle: { ...someVehicle, slug: 'corolla' } });
  const lead = someStoredLead({
    fields,
    category: 'Reservation',
    subcategory: 'Held without payment',
  });
  const mail = await sent(
    someMail({ lead, locationName: 'City Cars Parramatta', timeZone: 'Australia/Sydney' }),
  );
  const parts = partsOf(mail);
  expect(parts.get('text/plain')).toContain('Enquiry: Reservation: Held without payment');
  expect(parts.get('text/plain')).toContain('For: City Cars Parramatta');
  expect(parts.get('text/plain')).toContain('Received: Sun 1 Mar 2026, 1:03 pm AEDT');
  expect(parts.get('text/html')).toMatch(/<a href="tel:0491570006"[^>]*>0491 570 006<\/a>/);
  expect(parts.get('text/html')).toContain('<a href="http://yard.localhost/cars/corolla"');
  expect(parts.get('application/x-adf+xml')).toContain('For: City Cars Parramatta');
});

it('starts the subject with the trade-in and the answer to the offer', async () => {
  const fields = someFields({
    vehicle: someVehicle,
    trade_in: { year: 2021, make: 'Toyota', model: 'RAV4', km: 55_000 },
  });
  const subjectOf = async (lead: Parameters<typeof someStoredLead>[0]) =>
    headerOf(
      await sent(
        someMail({ lead: someStoredLead({ category: 'Trade-in Valuation', fields, ...lead }) }),
      ),
      'subject',
    );
  const about = '2021 Toyota RAV4 for the 2019 Toyota Corolla (Mia Chen)';
  expect(await subjectOf({ offer_accepted: true })).toBe(
    `Trade-in Valuation, offer accepted: ${about}`,
  );
  expect(await subjectOf({ offer_accepted: false })).toBe(
    `Trade-in Valuation, offer not accepted yet: ${about}`,
  );
  expect(await subjectOf({ form_completed: false })).toBe(
    `Trade-in Valuation, incomplete: ${about}`,
  );
});

it('repeats the Message-ID only for the same lead, receiver and revision', async () => {
  const idOf = async (mail: LeadMail) => headerOf(await sent(mail), 'message-id');
  const first = await idOf(someMail());
  expect(first).toMatch(/^<[\w.-]+@[\w.-]+>$/);
  expect(await idOf(someMail())).toBe(first);
  // addresses that differ only at their ends
  const long = 'a-very-long-name-of-a-department';
  const ids = [
    first,
    await idOf(someMail({ lead: someStoredLead({ id: 'ffffffff-2f0e-4b39-9c4e-0d5a4f5f3f10' }) })),
    await idOf(someMail({ revision: 1 })),
    await idOf(someMail({ revision: 2 })),
    await idOf(someMail({ to: `${long}-north@city.example` })),
    await idOf(someMail({ to: `${long}-south@city.example` })),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});

it('lets no shopper inject a header or a receiver', async () => {
  const names = (mail: ReceivedMail) => mail.headers.map(([name]) => name).toSorted();
  const usual = names(await sent(someMail()));
  const hostile = fc.oneof(
    fc.constantFrom(
      'Mia\r\nBcc: evil@example.com',
      'Mia\nBcc: evil@example.com\n\nbody',
      'Mia\rX-Evil: 1',
      'Mia" <evil@example.com>, "x',
      'Mia\u2028Bcc: evil@example.com',
      '=?utf-8?Q?Mia=0D=0ABcc:_evil@example.com?=',
      'Mia\u0000\u000b\u000c',
    ),
    fc.string({ unit: 'binary', maxLength: 80 }),
  );
  await fc.assert(
    fc.asyncProperty(hostile, hostile, hostile, async (name, last_name, about) => {
      const fields = {
        ...someFields({ name, last_name }),
        vehicle: { ...someVehicle, name: about },
      };
      const mail = await sent(someMail({ lead: someStoredLead({ fields }), siteName: about }));
      expect(mail.to).toEqual(['sales@city.example']);
      expect(names(mail)).toEqual(usual);
      // a single reply address: the shopper's
      expect(headerOf(mail, 'reply-to')?.replace(/"(?:[^"\\]|\\.)*"/g, '')).toMatch(
        /^[^<>,]*(?:<mia@example\.com>|mia@example\.com)$/,
      );
    }),
    { numRuns: 60, seed: 11 },
  );
});

it('replies to a shopper in the site’s name and suppresses automatic answers', async () => {
  await mailer.reply({
    leadId: 'a-lead',
    to: 'mia@example.com',
    siteSlug: 'city',
    siteName: 'City Cars\r\nBcc: evil@example.com',
    mail: {
      subject: 'Thank you\r\nBcc: evil@example.com',
      paragraphs: ['We will call you.', 'City Cars\n1 Station Street'],
    },
    replyTo: 'hello@city.example',
  });
  const [mail] = receiver.mails;
  if (!mail) throw new Error('The mail did not come');
  expect(mail.to).toEqual(['mia@example.com']);
  expect(headerOf(mail, 'from')).toContain('<no-reply@city.example>');
  expect(headerOf(mail, 'subject')).toBe('Thank you Bcc: evil@example.com');
  expect(headerOf(mail, 'auto-submitted')).toBe('auto-replied');
  expect(headerOf(mail, 'message-id')).toBe('<a-lead.reply@leads.forecourt>');
  expect(mail.headers.map(([name]) => name)).not.toContain('bcc');
  expect(headerOf(mail, 'reply-to')).toContain('<hello@city.example>');
  expect(partsOf(mail).get('text/plain')).toBe(
    'Thank you\nBcc: evil@example.com\n\nWe will call you.\n\nCity Cars\n1 Station Street\n\nCity Cars\nBcc: evil@example.com\n',
  );
  expect(partsOf(mail).get('text/html')).toContain('City Cars<br>1 Station Street</p>');
});

it('confirms an appointment with a calendar file and a link', async () => {
  const confirmation = {
    deliveryId: 'a-delivery',
    to: 'mia@example.com',
    siteSlug: 'city',
    siteName: 'City Cars',
    mail: {
      subject: 'Your appointment request: Mon 30 Nov 2026, 9:30 am',
      paragraphs: ['Thank you.', 'Where: City Cars Parramatta.'],
      link: { label: 'Your reservation', href: 'https://city.example/reservation/1?a=1&b=2' },
      appointment: {
        summary: 'City Cars: 2019 Toyota Corolla',
        start: '2026-11-29T22:30:00.000Z',
        minutes: 60,
        place: 'City Cars Parramatta, 1 Station Street, Parramatta NSW 2150',
      },
    },
  };
  await mailer.confirm(confirmation);
  await mailer.confirm(confirmation);
  const [mail, again] = receiver.mails;
  if (!mail || !again) throw new Error('The mail did not come');
  expect(mail.to).toEqual(['mia@example.com']);
  expect(headerOf(mail, 'message-id')).toBe('<a-delivery.confirmation@leads.forecourt>');
  expect(headerOf(again, 'message-id')).toBe(headerOf(mail, 'message-id'));
  expect(headerOf(mail, 'auto-submitted')).toBe('auto-generated');
  const parts = partsOf(mail);
  expect(parts.get('text/plain')).toContain(
    'Your reservation: https://city.example/reservation/1?a=1&b=2',
  );
  expect(parts.get('text/html')).toContain('href="https://city.example/reservation/1?a=1&amp;b=2"');
  const calendar = parts.get('text/calendar') ?? '';
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\n/);
  expect(calendar).toContain('METHOD:PUBLISH');
  expect(calendar).toContain('UID:city-2026-11-29T22:30:00.000Z@appointments.forecourt');
  expect(calendar).toContain('DTSTART:20261129T223000Z');
  expect(calendar).toContain('DTEND:20261129T233000Z');
  expect(calendar.replace(/\n /g, '')).toContain(
    'LOCATION:City Cars Parramatta\\, 1 Station Street\\, Parramatta NSW 2150',
  );
  expect(partsOf(again).get('text/calendar')).toBe(calendar);
});

it('shows the dealer’s logo, which is part of the email, and the name where pictures are hidden', async () => {
  const logo = { png: Buffer.from('a picture'), width: 150, height: 50, alt: 'City "Cars"' };
  const mail = { subject: 'Thank you', paragraphs: ['We will call you.'] };
  const to = { to: 'mia@example.com', siteSlug: 'city', siteName: 'City Cars' };
  const look = { ...someLook, logo };
  await mailer.confirm({ ...to, deliveryId: 'one', mail, look });
  await mailer.reply({ ...to, leadId: 'one', mail, look });
  for (const sent of receiver.mails) {
    expect(partsOf(sent).get('text/html')).toContain(
      '<img src="cid:logo@leads.forecourt" alt="City &quot;Cars&quot;" width="150" height="50"',
    );
    expect(sent.raw).toMatch(/Content-Id: <logo@leads\.forecourt>/i);
  }
  await mailer.confirm({ ...to, deliveryId: 'two', mail });
  await mailer.reply({ ...to, leadId: 'two', mail });
  for (const sent of receiver.mails.slice(2)) {
    expect(partsOf(sent).get('text/html')).toContain('>City Cars</p>');
    expect(sent.raw).not.toContain('image/png');
  }
});

it('throws when the server rejects the mail', async () => {
  const closed = await startMailReceiver();
  await closed.close();
  const nobody = smtpLeadMailer(closed.url, 'x@city.example');
  await expect(nobody.send(someMail())).rejects.toThrow();
  nobody.close();
});

const someVehicle = {
  id: 1,
  slug: 'x',
  name: '2019 Toyota Corolla',
  make: 'Toyota',
  model: 'Corolla',
  car_type: 'used',
  status: 'in_stock',
};

/** Decodes the leaf parts of the message, by type. */
function partsOf({ raw }: ReceivedMail): Map<string, string> {
  const parts = new Map<string, string>();
  const boundaries = [...raw.matchAll(/boundary="([^"]+)"/g)].map(([, boundary]) => boundary ?? '');
  for (const piece of boundaries.reduce<string[]>(
    (pieces, boundary) => pieces.flatMap((whole) => whole.split(`--${boundary}`)),
    [raw],
  )) {
    const [head = '', ...body] = piece.trimStart().split('\r\n\r\n');
    const type = /^content-type: ([\w/+-]+)/im.exec(head)?.[1];
    if (!type || type.startsWith('multipart/')) continue;
    const encoding = /^content-transfer-encoding: ([\w-]+)/im.exec(head)?.[1]?.toLowerCase();
    parts.set(type, decoded(body.join('\r\n\r\n'), encoding).replaceAll('\r\n', '\n'));
  }
  return parts;
}

function decoded(text: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return text;
  const joined = text.replace(/=\r\n/g, '');
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
}
