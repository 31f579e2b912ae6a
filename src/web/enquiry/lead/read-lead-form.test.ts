import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { readLeadForm } from './read-lead-form.ts';

const url = new URL('http://yard.localhost/cars/2019-toyota-corolla-ascent-1?utm_source=x');
const now = new Date('2026-03-01T02:03:04.000Z');
/** Asks for a postcode and a tow bar besides. */
const own = {
  vehicle: {
    fields: [
      { name: 'postcode', label: 'Postcode', type: 'postcode' },
      { name: 'tow_bar', label: 'Tow bar fitted', type: 'checkbox', is_service: true },
      { name: 'colour', label: 'Colour', type: 'radio', options: [{ value: 'r', label: 'Red' }] },
    ],
  },
};
const site = someSite('yard', { forms: { own } });
const vehicle = someVehicle({ dealership_slug: 'yard-yard' });
const asked = { site, now };

const goodFields = {
  name: 'Mia',
  last_name: 'Chen',
  email: 'mia@example.com',
  phone: '0491 570 006',
  postcode: '2150',
  message: 'Is it still there?',
  terms_conditions: 'on',
};

function post(body: BodyInit, contentType?: string): Request {
  return new Request(url, {
    method: 'POST',
    body,
    headers: {
      'user-agent': 'Browser/1',
      ...(contentType !== undefined && { 'content-type': contentType }),
    },
  });
}

function formPost(fields: Record<string, string>): Request {
  return post(new URLSearchParams(fields));
}

function read(request: Request, others: Partial<typeof asked> = {}) {
  return readLeadForm(request, url, 'vehicle', { vehicle }, { ...asked, ...others });
}

async function faultsOf(fields: Record<string, string>, settings = site): Promise<string[]> {
  const enquiry = await read(formPost(fields), { site: settings });
  return 'form' in enquiry ? enquiry.form.faults.map(({ field }) => field) : [];
}

it('records the wording of the terms if the site asks for agreement', async () => {
  const strict = someSite('strict', { forms: { own, terms_notice: true } });
  expect(await read(formPost(goodFields), { site: strict })).toMatchObject({
    submission: {
      consent: {
        terms_wording: '* You must agree to the terms of use before submitting the form.',
      },
    },
  });
});

it('makes a submission about the vehicle, with origin and consent', async () => {
  const enquiry = await read(formPost({ ...goodFields, opt_in: 'on' }));
  expect(enquiry).toMatchObject({
    ok: true,
    submission: {
      category: 'Vehicle Enquiry',
      subcategory: 'Used vehicle',
      dealership_slug: 'yard-yard',
      vehicle_id: vehicle.id,
      fields: {
        name: 'Mia',
        last_name: 'Chen',
        email: 'mia@example.com',
        phone: '0491570006',
        postcode: '2150',
        message: 'Is it still there?',
        vehicle: { id: vehicle.id, name: vehicle.name, price: '$19,990' },
      },
      origin: {
        source: 'Website',
        url: 'http://yard.localhost/cars/2019-toyota-corolla-ascent-1',
        user_agent: 'Browser/1',
      },
      consent: {
        opt_in: true,
        opt_in_wording: site.settings.forms.opt_in_label,
        collection_notice: site.settings.forms.collection_notice,
        at: '2026-03-01T02:03:04.000Z',
      },
    },
  });
});

it('files an enquiry about a sold vehicle as a request for something similar', async () => {
  const sold = { vehicle: someVehicle({ status: 'sold' }) };
  const enquiry = await readLeadForm(formPost(goodFields), url, 'vehicle', sold, asked);
  expect(enquiry.ok && enquiry.submission.subcategory).toBe('Find me something similar');
});

it('collects ticked services and other answers in the wording of the form', async () => {
  const enquiry = await read(formPost({ ...goodFields, tow_bar: 'on', colour: 'r', other: 'x' }));
  expect(enquiry.ok && enquiry.submission.fields).toMatchObject({
    additional_services: ['Tow bar fitted'],
    answers: [{ name: 'colour', label: 'Colour', value: 'Red' }],
    autogauge_enabled: true,
  });
});

it('recognises a robot by the honeypot', async () => {
  const enquiry = await read(formPost({ ...goodFields, company_website: 'https://spam.example' }));
  expect(enquiry).toEqual({ ok: false, status: 'robot' });
});

describe('another kind of form', () => {
  const kinds = (kind: 'general' | 'careers' | 'test-drive', fields: object, subject = {}) =>
    readLeadForm(formPost({ ...goodFields, ...fields }), url, kind, subject, asked);

  it('is filed by the chosen category, careers as a general enquiry', async () => {
    expect(await kinds('general', { category: 'Parts Enquiry' })).toMatchObject({
      submission: { category: 'Parts Enquiry', dealership_slug: 'yard-yard' },
    });
    expect(await kinds('careers', {})).toMatchObject({
      submission: { category: 'General Enquiry', subcategory: 'Career Enquiry' },
    });
    expect((await kinds('general', { category: 'Free cars' })).ok).toBe(false);
  });

  it('goes to the location whose page it is on', async () => {
    const [location] = site.settings.locations;
    expect(await kinds('general', { category: 'General Enquiry' }, { location })).toMatchObject({
      submission: { location_id: 'yard-sales', dealership_slug: 'yard-yard' },
    });
  });

  it('contains the requested appointment', async () => {
    expect(await kinds('test-drive', { appointment: '2026-03-02T09:30' })).toMatchObject({
      submission: { category: 'Test Drive', fields: { appointment: '2026-03-02T09:30' } },
    });
  });
});

describe('a faulty form is refused and names the field', () => {
  it.each([
    ['name', { name: '  ' }],
    ['name', { name: 'Mia\r\nBcc: evil@example.com' }],
    ['name', { name: 'x'.repeat(81) }],
    ['last_name', { last_name: '' }],
    ['email', { email: 'mia at example.com' }],
    ['email', { email: 'mia@example.com\nBcc: evil@example.com' }],
    ['phone', { phone: '12345' }],
    ['phone', { phone: '+1 212 555 0100' }],
    ['postcode', { postcode: '215' }],
    ['message', { message: 'x'.repeat(4001) }],
  ])('%s %o', async (field, fields) => {
    expect(await faultsOf({ ...goodFields, ...fields })).toEqual([field]);
  });

  it('for missing terms and message, if the site requires them', async () => {
    const strict = someSite('strict', {
      forms: { own, comments_required: true, terms_notice: true },
    });
    const { message: _, terms_conditions: __, ...fields } = goodFields;
    expect((await faultsOf(fields, strict)).toSorted()).toEqual(['message', 'terms_conditions']);
    expect(await faultsOf({ ...fields, message: '   ' }, strict)).toContain('message');
    expect(await faultsOf(goodFields, strict)).toEqual([]);
  });

  it('and returns the values, so that nothing is lost', async () => {
    const enquiry = await read(formPost({ ...goodFields, email: 'nonsense' }));
    expect(enquiry).toMatchObject({
      ok: false,
      status: 422,
      form: { values: { ...goodFields, email: 'nonsense' } },
    });
  });
});

it.each([
  ['application/json', '{"name":"Mia"}'],
  ['text/plain', 'name=Mia'],
  ['multipart/form-data', 'name=Mia'],
  ['multipart/form-data; boundary=x', 'no parts'],
  ['application/octet-stream', '\u0000\u0001'],
  ['nonsense', 'name=Mia'],
])('a body of the type %s that is no form is refused', async (type, body) => {
  expect(await read(post(body, type))).toMatchObject({ ok: false, status: 415 });
});

it('reads the visit if it is well-formed, and never refuses a lead because of it', async () => {
  const visitOf = async (lead_attributes: string) => {
    const enquiry = await read(formPost({ ...goodFields, lead_attributes }));
    return enquiry.ok ? enquiry.submission.origin.lead_attributes : 'refused';
  };
  const nothing = { visited_pages: [], linked_query_params: {} };
  const visit = { visited_pages: ['/search'], linked_query_params: { utm_source: 'x' } };
  expect(await visitOf(JSON.stringify(visit))).toEqual(visit);
  expect(await visitOf('{')).toEqual(nothing);
  expect(await visitOf('null')).toEqual(nothing);
  expect(await visitOf('"\\ud800"')).toEqual(nothing);
  expect(await visitOf(`"${'x'.repeat(30_000)}"`)).toEqual(nothing);
  expect(await visitOf('{"visited_pages":{},"linked_query_params":{"__proto__":1}}')).toEqual(
    nothing,
  );
});

describe('any input', () => {
  const names = [
    ...Object.keys(goodFields),
    'opt_in',
    'idempotency_key',
    'lead_attributes',
    '__proto__',
    'constructor',
    'toString',
    'vehicle',
    'category',
  ];
  const value = fc.oneof(
    fc.constantFrom(...Object.values(goodFields), '', 'on', '[]', '{}', 'null', '\u0000', '\r\n'),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ maxLength: 300 }),
    fc.json(),
  );
  const fields = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), value), {
    maxLength: 14,
  });

  it('becomes a valid submission or is refused, and never throws', async () => {
    let accepted = 0;
    const almostGood = fields.map((pairs): [string, string][] => [
      ...Object.entries(goodFields),
      ...pairs,
    ]);
    await fc.assert(
      fc.asyncProperty(fc.oneof(fields, almostGood), async (pairs) => {
        const enquiry = await read(post(new URLSearchParams(pairs)));
        if (!enquiry.ok) {
          expect(enquiry.status).toBe(422);
          expect('form' in enquiry && enquiry.form.faults.length).toBeGreaterThan(0);
          return;
        }
        accepted += 1;
        const { submission } = enquiry;
        const { name, last_name, email, phone, postcode, message } = submission.fields;
        for (const line of [name, last_name, email]) expect(line).toMatch(/^[^\p{Cc}]+$/u);
        expect(Math.max(name.length, last_name.length)).toBeLessThanOrEqual(80);
        expect(email).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
        expect(phone).toMatch(/^(\+?61|0)\d{9}$/);
        expect(postcode ?? '0000').toMatch(/^\d{4}$/);
        expect(message ?? '').toMatch(/^[^\p{Cc}]*$|^(?:[^\p{Cc}]|[\n\t])*$/u);
        expect(submission.idempotency_key ?? 'x'.repeat(16)).toMatch(/^[\w-]{16,64}$/);
        // what a visitor cannot choose
        expect(submission).toMatchObject({
          category: 'Vehicle Enquiry',
          dealership_slug: 'yard-yard',
          vehicle_id: vehicle.id,
          fields: { vehicle: { id: vehicle.id, name: vehicle.name } },
        });
      }),
      { numRuns: 600, seed: 3 },
    );
    expect(accepted).toBeGreaterThan(20);
  });

  it('of bytes of any type is refused without throwing', async () => {
    const type = fc.constantFrom(
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'application/json',
      '',
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), type, async (bytes, contentType) => {
        const enquiry = await read(post(new Uint8Array(bytes), contentType));
        expect(enquiry.ok).toBe(false);
        if (!enquiry.ok) expect([415, 422]).toContain(enquiry.status);
      }),
      { numRuns: 300, seed: 4 },
    );
  });
});

it('sends a service booking to the workshop, and not to the yard that sells', async () => {
  const place = (id: string, location_type: string, weekday: number) => ({
    id,
    name: id,
    slug: id,
    location_type,
    dealership_slug: 'yard-yard',
    address: { street: '1 High Street', city: 'Ryde', state: 'NSW', postcode: '2112' },
    contact_detail: {
      opening_hours: [{ weekday, status: 'Open', open: '08:00', close: '12:00' }],
    },
  });
  const locations = [place('cars', 'sales', 6), place('workshop', 'service', 1)];
  const { name, last_name, email, phone } = goodFields;
  const fields = { name, last_name, email, phone, make: 'Kia', model: 'Rio', year: '2020' };
  const book = (appointment: string) =>
    readLeadForm(
      formPost({ ...fields, courtesy_car: 'no', appointment }),
      url,
      'service',
      {},
      { site: someSite('yard', { locations }), now },
    );
  // 1 March 2026 is a Sunday
  expect(await book('2026-03-02T09:00')).toMatchObject({
    submission: {
      category: 'Service Enquiry',
      dealership_slug: 'yard-yard',
      location_id: 'workshop',
      fields: { appointment: '2026-03-02T09:00' },
    },
  });
  expect(await book('2026-03-07T09:00')).toMatchObject({ status: 422 });
});
