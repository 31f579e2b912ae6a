import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RegoVehicle } from '#domain/trade-in/rego-vehicle.ts';
import type { OfferAnswer, OfferAnswered } from '#services/trade-in/answer-offer.ts';
import type { SavedProgress } from '#services/trade-in/save-progress.ts';
import type { ProgressSubmission } from '#services/trade-in/continued-lead.ts';
import type { TradeInValue } from '#services/trade-in/value-trade-in.ts';
import type { RequestServices } from '#services/request-services.ts';
import { someOffer } from '#tests/support/progress.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { valuationAction } from './valuation-action.ts';
import type { ValuationAnswer } from './valuation-answer.ts';

const url = new URL('http://yard.localhost/trade-in');
const now = new Date('2026-03-01T02:03:04.000Z');
const KEY = '0123456789abcdef0123456789abcdef';

let saved: { key: string; submission: ProgressSubmission }[];
let answers: OfferAnswer[];
let found: RegoVehicle | undefined;
let worth: TradeInValue;
let answered: OfferAnswered;
let state: SavedProgress['state'];
let allowed: boolean;
let robots: number;

beforeEach(() => {
  saved = [];
  answers = [];
  found = undefined;
  worth = { ok: true, valuation: someOffer };
  answered = 'answered';
  state = 'saved';
  allowed = true;
  robots = 0;
});

function servicesOf(site = someSite('yard')): RequestServices {
  const services: Partial<RequestServices> = {
    site,
    now,
    client: {
      network: '203.0.113.7',
      maySubmit: async () => allowed,
      codesRefusedUntil: async () => undefined,
      codesWaitUntil: async () => undefined,
      guessesRefusedUntil: async () => undefined,
      noteWrongGuess: async () => undefined,
      mayLookUp: async () => true,
    },
    noteRobot: () => void (robots += 1),
    tradeIn: {
      looksUp: () => true,
      newKey: () => KEY,
      lookUp: async () => found,
      value: async () => worth,
      async save(key, submission) {
        saved.push({ key, submission });
        return { lead_id: 'lead', isNew: true, state };
      },
      async answer(_key, answer) {
        answers.push(answer);
        return answered;
      },
      storeValuation: async () => true,
    },
  };
  // what the action asks for
  return services as RequestServices;
}

type Fields = Record<string, string>;

interface Shown {
  status: number;
  location?: string | null;
  answer: ValuationAnswer;
}

async function send(
  fields: Fields,
  site = someSite('yard'),
  vehicle?: ReturnType<typeof someVehicle>,
  services = servicesOf(site),
) {
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  return shown(await valuationAction(request, url, { vehicle }, services));
}

function shown(response: Awaited<ReturnType<typeof valuationAction>>): Shown {
  if (response instanceof Response) {
    const location = response.headers.get('location');
    return { status: response.status, location, answer: { faults: [], values: {} } };
  }
  return { status: response.init?.status ?? 200, answer: response.data };
}

const plate = { rego: 'ABC123', regoState: 'NSW' };
const vehicle = { year: '2021', make: 'mazda', model: 'cx5', badge: '', km: '55,000 km' };
const condition = {
  condition_service_history: 'full',
  condition_body: 'small',
  condition_tyres: 'good',
  condition_accident: 'no',
  condition_finance_owing: 'no',
};
const contact = {
  name: 'Mia',
  last_name: 'Chen',
  phone: '0491 570 006',
  email: 'mia@example.com',
  postcode: '2150',
  opt_in: 'on',
};
const all = { ...plate, ...vehicle, ...condition, ...contact };
const last = { ...all, step: 'contact', progress_key: KEY };
const offer = { ...all, step: 'offer', progress_key: KEY, offer: '17500-19000' };

describe('a screen of the valuation', () => {
  it('is stored under a new key and shows the next screen', async () => {
    const { status, answer } = await send({ ...plate, step: 'rego' });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ step: 'vehicle', key: KEY, values: plate, faults: [] });
    expect(saved).toMatchObject([
      {
        key: KEY,
        submission: {
          category: 'Trade-in Valuation',
          form_completed: false,
          consent: undefined,
          fields: { rego: 'ABC123', regoState: 'NSW', email: '' },
        },
      },
    ]);
  });

  it('continues under its key, and ignores a malformed one', async () => {
    const key = 'f'.repeat(32);
    await send({ ...plate, step: 'rego', progress_key: key });
    await send({ ...plate, step: 'rego', progress_key: "' or 1=1" });
    expect(saved.map((one) => one.key)).toEqual([key, KEY]);
  });

  it('is filled in from the plate, whose VIN is stored but never shown', async () => {
    found = { year: 2021, make: 'MAZDA', model: 'CX-5', badge: 'Maxx', vin: 'JM0KF4WLA00100001' };
    const { answer } = await send({ ...plate, step: 'rego' });
    expect(answer).toMatchObject({
      note: 'ABC123 is a 2021 MAZDA CX-5. Please check that it is yours, and add what is missing.',
      values: { year: '2021', make: 'MAZDA', model: 'CX-5', badge: 'Maxx', looked_up: 'ABC123' },
    });
    expect(JSON.stringify(answer)).not.toContain('JM0KF4WLA00100001');
    await send({ ...plate, ...vehicle, step: 'vehicle', progress_key: KEY });
    expect(saved.at(-1)?.submission.fields.trade_in).toMatchObject({ vin: 'JM0KF4WLA00100001' });
  });

  it('is not filled in again from the same plate', async () => {
    found = { year: 2021, make: 'Mazda', model: 'CX-5' };
    const sent = { ...plate, ...vehicle, model: 'Mine', step: 'rego', looked_up: 'ABC123' };
    expect((await send(sent)).answer.values['model']).toBe('Mine');
  });

  it.each([
    [true, 'We could not find ABC123 online'],
    [false, 'We cannot look up ABC123 online'],
  ])('names a plate that is not found, once, and keeps it: look-ups %s', async (looksUp, note) => {
    const services = servicesOf();
    services.tradeIn.looksUp = () => looksUp;
    const sendPlate = (fields: Fields) =>
      send({ ...fields, step: 'rego' }, undefined, undefined, services);
    const { answer } = await sendPlate(plate);
    expect(answer.note).toContain(note);
    expect(answer.values).toMatchObject(plate);
    expect(saved[0]?.submission.fields).toMatchObject(plate);
    const again = await sendPlate(answer.values);
    expect(again.answer.note).toBeUndefined();
    const without = await sendPlate({ rego: '', regoState: 'NSW' });
    expect(without.answer.note).toBeUndefined();
  });

  it('ignores the VIN of a vehicle other than the described one', async () => {
    found = { year: 2003, make: 'Mazda', model: 'CX-5', vin: 'JM0KF4WLA00100001' };
    await send({ ...plate, ...vehicle, step: 'vehicle' });
    expect(saved[0]?.submission.fields.trade_in).not.toHaveProperty('vin');
  });

  it('stores the vehicle in the spelling of the stock', async () => {
    await send({ ...vehicle, step: 'vehicle' });
    expect(saved[0]?.submission.fields.trade_in).toEqual({
      year: 2021,
      make: 'Mazda',
      model: 'CX-5',
      km: 55_000,
    });
  });

  it('that skips the plate stores none', async () => {
    const { answer } = await send({ ...plate, rego: '***', step: 'rego', go: 'skip' });
    expect(answer).toMatchObject({ step: 'vehicle', values: { rego: '', regoState: '' } });
    expect(saved[0]?.submission.fields).not.toHaveProperty('rego');
    expect(saved[0]?.submission.fields).not.toHaveProperty('regoState');
  });

  it('with a state but no plate stores neither', async () => {
    await send({ rego: '', regoState: 'NSW', step: 'rego' });
    expect(saved[0]?.submission.fields).not.toHaveProperty('regoState');
  });

  it('cannot be skipped if it is required', async () => {
    expect((await send({ ...vehicle, step: 'vehicle', go: 'skip' })).answer.step).toBe('condition');
    const { status, answer } = await send({ step: 'vehicle', go: 'skip' });
    expect([status, answer.step]).toEqual([422, 'vehicle']);
  });

  it('goes back without validation and with all values', async () => {
    const { status, answer } = await send({ ...plate, year: 'x', step: 'vehicle', go: 'back' });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ step: 'rego', values: { ...plate, year: 'x' }, faults: [] });
    expect(saved).toEqual([]);
  });

  it('is refused for a fault in an earlier screen', async () => {
    const { status, answer } = await send({ ...last, year: '1066' });
    expect(status).toBe(422);
    expect(answer).toMatchObject({ step: 'vehicle', faults: [{ field: 'year' }] });
    expect(saved).toEqual([]);
  });

  it('passes on the fields of all screens so far', async () => {
    await send({ ...plate, ...vehicle, step: 'vehicle' });
    expect(saved[0]?.submission.asked.map(({ name }) => name)).toEqual([
      'rego',
      'regoState',
      'year',
      'make',
      'model',
      'badge',
      'km',
    ]);
  });

  it('redirects to the thank-you page when the shopper corrects details after accepting', async () => {
    state = 'accepted-before';
    expect((await send({ ...plate, step: 'rego', progress_key: KEY })).answer.step).toBe('vehicle');
    expect(await send(last)).toMatchObject({ status: 303, location: '/success' });
    expect(saved).toHaveLength(2);
  });
});

describe('the last screen', () => {
  it('shows the offer and stores it with consent and answers', async () => {
    const { answer } = await send(
      last,
      someSite('yard'),
      someVehicle({ dealership_slug: 'other' }),
    );
    expect(answer).toMatchObject({
      step: 'offer',
      result: { kind: 'offer', amount: '$17,500 to $19,000', vehicle: '2021 Mazda CX-5' },
    });
    expect(JSON.stringify(answer)).not.toContain(String(someOffer.market_value));
    expect(saved[0]?.submission).toMatchObject({
      dealership_slug: 'other',
      vehicle_id: 1,
      form_completed: false,
      consent: { opt_in: true },
      fields: {
        name: 'Mia',
        phone: '0491570006',
        valuation: someOffer,
        adjustmentAnswers: [{}, { name: 'body', percent: -2 }, {}, {}, {}],
        vehicle: { id: 1 },
      },
    });
    expect(saved[0]?.submission.fields).not.toHaveProperty('answers');
  });

  it('completes the form if a person makes the offer', async () => {
    worth = { ok: false, reason: 'too-far' };
    const { answer } = await send(last);
    expect(answer.result).toMatchObject({ kind: 'call', title: 'We will call you with an offer' });
    expect(saved[0]?.submission).toMatchObject({ form_completed: true });
    expect(saved[0]?.submission.fields).not.toHaveProperty('valuation');
  });

  it('may be submitted a limited number of times an hour', async () => {
    allowed = false;
    const { status, answer } = await send(last);
    expect(status).toBe(429);
    expect(answer).toMatchObject({ step: 'contact', values: { name: 'Mia' } });
    expect(saved).toEqual([]);
  });

  it('reports that the lead cannot be stored, with the text of the specification', async () => {
    const services = servicesOf();
    services.tradeIn.save = async () => {
      throw new Error('the database is down');
    };
    const request = new Request(url, { method: 'POST', body: new URLSearchParams(last) });
    const { error } = console;
    console.error = () => undefined;
    const answer = shown(await valuationAction(request, url, {}, services));
    console.error = error;
    expect(answer).toMatchObject({
      status: 500,
      answer: { step: 'contact', faults: [{ message: 'An unexpected error occured' }] },
    });
  });
});

describe('the answer to an offer', () => {
  it.each([
    ['accept', true],
    ['decline', false],
  ])('%s is taken with the offer that was seen, and thanked for', async (go, accepted) => {
    expect(await send({ ...offer, go })).toMatchObject({ status: 303, location: '/success' });
    expect(answers).toEqual([{ accepted, low: 17_500, high: 19_000 }]);
    expect(saved).toEqual([]);
  });

  it('gets the thank-you page each time it is repeated', async () => {
    answered = 'answered-before';
    expect(await send({ ...offer, go: 'accept' })).toMatchObject({ location: '/success' });
  });

  it.each(['another-offer', 'unknown'] as const)(
    'with the result %s shows a new offer',
    async (what) => {
      answered = what;
      const { answer } = await send({ ...offer, go: 'accept' });
      expect(answer).toMatchObject({ step: 'offer', result: { kind: 'offer' } });
      expect(answer.note).toContain('newer');
      expect(saved).toHaveLength(1);
    },
  );

  it('does not count without the offer, the key or a choice', async () => {
    const { offer: _, ...withoutOffer } = offer;
    const { progress_key: __, ...withoutKey } = offer;
    for (const fields of [
      { ...withoutOffer, go: 'accept' },
      { ...withoutKey, go: 'accept' },
      offer,
    ])
      expect((await send(fields)).answer.step).toBe('offer');
    expect(answers).toEqual([]);
  });
});

it('thanks a robot and drops its submission', async () => {
  expect(await send({ ...last, company_website: 'https://pills.example' })).toMatchObject({
    location: '/success',
  });
  expect([saved.length, robots]).toEqual([0, 1]);
});

it('asks only for the screens that the site has', async () => {
  const own = { valuation: { steps: [{ name: 'rego', removed: true }] } };
  const site = someSite('short', { forms: { own }, trade_in: { questions: [] } });
  const { answer } = await send({ ...vehicle }, site);
  expect(answer.step).toBe('contact');
});

it('either refuses any input with a reason or stores it validated', async () => {
  const names = [...Object.keys(all), 'progress_key', 'looked_up', 'offer', 'lead_attributes'];
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.constantFrom('', 'on'));
  const body = fc
    .tuple(
      fc.constantFrom('rego', 'vehicle', 'condition', 'contact', 'offer', '__proto__', ''),
      fc.constantFrom('next', 'skip', 'back', 'accept', 'decline', 'constructor'),
      fc.dictionary(fc.constantFrom(...names), text, { maxKeys: 6 }),
      fc.boolean(),
    )
    .map(([step, go, spoilt, isFilled]) => ({ ...(isFilled ? all : {}), ...spoilt, step, go }));
  await fc.assert(
    fc.asyncProperty(body, async (fields) => {
      saved = [];
      const { status, location, answer } = await send(fields);
      if (status === 422) {
        expect(answer.faults.length).toBeGreaterThan(0);
        expect(saved).toEqual([]);
      } else if (location !== '/success') {
        expect([status, answer.faults]).toEqual([200, []]);
      }
      for (const { submission } of saved) {
        expect(JSON.stringify(submission.fields)).not.toMatch(/\\u00(0\d|1f)/);
      }
    }),
    { numRuns: 500, seed: 16 },
  );
});
