import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Visitor } from '#domain/account/visitor.ts';
import type { RequestServices } from '#services/request-services.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { financeAction } from './finance-action.ts';

type Account = RequestServices['account'];

const url = new URL('http://yard.localhost/finance');
const visitor: Visitor = {
  id: '3f0d9a4e-8f2b-4c1d-9a55-0c3f4f1b2a10',
  phone: '0491570006',
  name: 'Mia',
  last_name: 'Chen',
  email: 'mia@example.com',
};
const good = {
  go: 'apply',
  name: 'Mia',
  last_name: 'Chen',
  email: 'mia@example.com',
  phone: '+61 491 570 006',
  code: '123 456',
  purchasePrice: '$24,990',
  loanTerm: '4',
  selfAssessedCreditScore: 'DECENT',
};
const made = { weeklyRepaymentAmount: 116.42, advertisedRate: 7.99, comparisonRate: 8.61 };
const retryAt = new Date('2026-11-21T02:30:00.000Z');
const TOO_MANY =
  /^Too many verification attempts\. Please try again later\. You can try again from /;
const away = async () => Promise.reject(new Response(null, { status: 503 }));

const sendCode = vi.fn<Account['sendCode']>();
const verifyPhone = vi.fn<Account['verifyPhone']>();
const apply = vi.fn<RequestServices['finance']['apply']>();
const quote = vi.fn<RequestServices['finance']['quote']>();
const hasApplicationOf = vi.fn<RequestServices['finance']['hasApplicationOf']>();

const applied = (answer: Partial<Awaited<ReturnType<RequestServices['finance']['apply']>>>) => ({
  lead_id: 'l-1',
  isNewLead: true,
  state: 'created' as const,
  redirect_url: '/success',
  message: null,
  ...answer,
});

const signInCookies = ['visitor=a-token', expect.stringMatching(/^signed-in=1;/)];

beforeEach(() => {
  sendCode.mockReset().mockResolvedValue({ ok: true, sent: 'now' });
  verifyPhone.mockReset().mockResolvedValue({ ok: true, visitor, token: 'a-token' });
  apply.mockReset().mockResolvedValue(applied({}));
  quote.mockReset().mockResolvedValue(made);
  hasApplicationOf.mockReset().mockResolvedValue(false);
});

const about = someVehicle({
  id: 7,
  year: 2021,
  vin: 'MR0HA3CD100400001',
  dealership_slug: 'rural',
});

const lender = { interestRate: 7, comparisonRate: 8, paymentWeek: 99, termYears: 5 };
const financed = someVehicle({ price: 19_990, finance_lenders: { wattle: lender } });
const lending = {
  site: someSite('yard', {
    finance: { enabled: true, lenders: [{ provider: 'wattle', name: 'Wattle' }] },
  }),
};

function post(
  fields: Record<string, string>,
  services: Partial<RequestServices> = {},
  vehicle?: typeof about,
) {
  // as much of the services as the action asks of
  const all = {
    site: someSite('yard', { finance: { enabled: true } }),
    now: new Date('2026-11-21T02:00:00.000Z'),
    origin: url.origin,
    client: { maySubmit: async () => true },
    account: { sendCode, verifyPhone, cookie: (token: string) => `visitor=${token}` },
    finance: { apply, hasApplicationOf, quote },
    logFailure: () => undefined,
    ...services,
  } as unknown as RequestServices;
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  return financeAction(request, url, vehicle, all);
}

/** An answer that shows the form again, with everything that was filled in. */
const shown = (status: number, message: unknown, field = '', values: object = good) => ({
  data: { faults: [{ field, message }], values, hasCode: 'code' in values },
  init: { status },
});

describe('sending a code', () => {
  const asked = { ...good, go: 'send' };

  it('shows the field for the code, with the form as it was filled in', async () => {
    expect(await post(asked, {}, about)).toMatchObject({
      data: { faults: [], values: asked, hasCode: true, isSent: 'now' },
    });
    expect(sendCode).toHaveBeenCalledExactlyOnceWith('0491570006', 'rural');
  });

  it.each([
    ['', 'Enter your mobile number.'],
    ['02 9999 9999', 'Please enter an Australian mobile number.'],
  ])('needs a mobile number, not %j', async (phone, message) => {
    const { code: _, ...uncoded } = { ...asked, phone };
    expect(await post(uncoded)).toMatchObject(shown(422, message, 'phone', uncoded));
    expect(sendCode).not.toHaveBeenCalled();
  });

  it('is refused after too many', async () => {
    sendCode.mockResolvedValue({ ok: false, reason: 'too-many', retryAt });
    expect(await post(asked)).toMatchObject(shown(429, expect.stringMatching(TOO_MANY), '', asked));
  });

  it('gives the form a key, so that it is one application without script, whatever is corrected', async () => {
    const answer = await post(asked);
    expect(answer).toHaveProperty(
      'data.values.idempotency_key',
      expect.stringMatching(/^[0-9a-f]{32}$/),
    );
    const keyed = { ...asked, idempotency_key: 'a-key-of-the-browser' };
    expect(await post(keyed)).toHaveProperty('data.values', keyed);
  });

  it('says that it failed', async () => {
    sendCode.mockRejectedValue(new Error('no answer'));
    expect(await post(asked)).toMatchObject(shown(503, 'An unknown error occurred.', '', asked));
  });
});

describe('a quote without script', () => {
  it('shows the estimate for the price, term and score in the form', async () => {
    const asked = { ...good, go: 'quote' };
    expect(await post(asked, {}, about)).toMatchObject({
      data: { faults: [], values: asked, quote: made, hasCode: true },
    });
    expect(quote).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        purchasePrice: 24_990,
        loanTerm: 4,
        selfAssessedCreditScore: 'DECENT',
        year: 2021,
        vin: 'MR0HA3CD100400001',
      }),
    );
  });

  it('is not made while the form shows the estimate of the vehicle’s page', async () => {
    const asked = { go: 'quote', purchasePrice: '19,990', selfAssessedCreditScore: 'GREAT' };
    await post({ ...asked, loanTerm: '5' }, lending, financed);
    expect(quote).not.toHaveBeenCalled();
    await post({ ...asked, loanTerm: '4' }, lending, financed);
    expect(quote).toHaveBeenCalledOnce();
  });

  it('is cleared if the partner makes none, and the answer says so', async () => {
    quote.mockResolvedValue(undefined);
    const answer = await post({ ...good, go: 'quote' });
    expect(answer).toMatchObject({
      data: { faults: [], values: { name: 'Mia' }, hasNoQuote: true },
    });
    expect(answer).not.toHaveProperty('data.quote');
  });
});

describe('verification', () => {
  it.each([
    ['', 'This is a required field.'],
    ['12345', 'Code must be 6 digits.'],
    ['12345a', 'Code must be 6 digits.'],
  ])('needs six digits, not %j', async (code, message) => {
    const sent = { ...good, code };
    expect(await post(sent)).toMatchObject(shown(422, message, 'code', sent));
    expect(verifyPhone).not.toHaveBeenCalled();
    expect(apply).not.toHaveBeenCalled();
  });

  it('asks to press the button if no code has been sent', async () => {
    const { code: _, ...uncoded } = good;
    const message = 'Please press “Send code” and enter the code that we send to this number.';
    expect(await post(uncoded)).toMatchObject(shown(422, message, 'phone', uncoded));
    expect(apply).not.toHaveBeenCalled();
  });

  it.each([
    [{ ok: false, reason: 'too-many', retryAt }, 429, expect.stringMatching(TOO_MANY), ''],
    [{ ok: false, reason: 'invalid' }, 422, expect.stringMatching(/code is invalid/), 'code'],
    [{ ok: false, reason: 'no-code' }, 422, expect.stringMatching(/code has expired/), 'code'],
  ] as const)('is refused: %o', async (refusal, status, message, field) => {
    verifyPhone.mockResolvedValue(refusal);
    expect(await post(good)).toMatchObject(shown(status, message, field));
    expect(apply).not.toHaveBeenCalled();
  });

  it('makes the application one of the phone’s visitor', async () => {
    await post(good);
    expect(apply).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ submission: expect.objectContaining({ visitor_id: visitor.id }) }),
    );
  });

  it('says that it failed while the database is away', async () => {
    verifyPhone.mockImplementation(away);
    expect(await post(good)).toMatchObject(
      shown(503, 'An unknown error occurred during verification.'),
    );
  });

  it('compares the code as digits with the local number, and fills in the visitor’s details', async () => {
    await post(good, {}, about);
    expect(verifyPhone).toHaveBeenCalledExactlyOnceWith({
      phone: '0491570006',
      code: '123456',
      dealershipSlug: 'rural',
      details: { name: 'Mia', last_name: 'Chen', email: 'mia@example.com' },
    });
  });

  it('is not needed by a visitor who is signed in with the same phone', async () => {
    const { code: _, ...uncoded } = good;
    const answer = await post(uncoded, { visitor });
    expect(answer).toMatchObject({ status: 303 });
    expect((answer as Response).headers.has('set-cookie')).toBe(false);
    expect(verifyPhone).not.toHaveBeenCalled();
    expect(apply).toHaveBeenCalledOnce();
  });

  it('is needed by a visitor who is signed in with another phone', async () => {
    verifyPhone.mockResolvedValue({ ok: false, reason: 'invalid' });
    const sent = { ...good, phone: '0491 570 157' };
    expect(await post(sent, { visitor })).toMatchObject({ init: { status: 422 } });
    expect(verifyPhone).toHaveBeenCalledWith(expect.objectContaining({ phone: '0491570157' }));
    expect(apply).not.toHaveBeenCalled();
  });

  it('is not needed again by the same phone with the same key, whose code is spent', async () => {
    verifyPhone.mockResolvedValue({ ok: false, reason: 'invalid' });
    hasApplicationOf.mockImplementation(async (phone) => phone === '0491570006');
    const keyed = { ...good, idempotency_key: 'a-key-of-the-browser' };
    expect(await post(keyed)).toMatchObject({ status: 303 });
    expect(hasApplicationOf).toHaveBeenCalledWith('0491570006', 'a-key-of-the-browser');
    expect(await post({ ...keyed, phone: '0491 570 157' })).toMatchObject({
      init: { status: 422 },
    });
  });
});

describe('the application', () => {
  it('stores the lead, and gives the partner the loan and the shopper', async () => {
    await post({ ...good, whoIsHelping: ` Sam ${'x'.repeat(200)}` }, {}, about);
    expect(apply).toHaveBeenCalledExactlyOnceWith({
      submission: expect.objectContaining({
        category: 'Finance Enquiry',
        dealership_slug: 'rural',
        vehicle_id: 7,
        fields: expect.objectContaining({
          phone: '0491570006',
          finance: {
            partner: 'YouX',
            selfAssessedCreditScore: 'DECENT',
            amount: 24_990,
            term: 4,
            whoIsHelping: `Sam ${'x'.repeat(96)}`,
            application: 'waiting',
          },
        }),
      }),
      customer: expect.objectContaining({
        firstName: 'Mia',
        lastName: 'Chen',
        email: 'mia@example.com',
        phoneNumber: '0491570006',
        purchasePrice: 24_990,
        loanTerm: 4,
        selfAssessedCreditScore: 'DECENT',
        year: 2021,
        vin: 'MR0HA3CD100400001',
        subscribe: false,
      }),
      quoteRequest: {
        purchasePrice: 24_990,
        loanTerm: 4,
        selfAssessedCreditScore: 'DECENT',
        year: 2021,
        vin: 'MR0HA3CD100400001',
        whoIsHelping: `Sam ${'x'.repeat(96)}`,
      },
    });
    expect(apply.mock.lastCall?.[0].customer).not.toHaveProperty('whoIsHelping');
  });

  it('stores the estimate of the vehicle’s page if the form shows it', async () => {
    const unchanged = { ...good, purchasePrice: '$19,990', loanTerm: '5' };
    const sent = { ...unchanged, selfAssessedCreditScore: 'GREAT' };
    await post(sent, lending, financed);
    expect(apply.mock.lastCall?.[0].submission.fields.finance).toEqual({
      partner: 'YouX',
      selfAssessedCreditScore: 'GREAT',
      amount: 19_990,
      term: 5,
      estimate: {
        amount: 99,
        period: 'week',
        interestRate: 7,
        comparisonRate: 8,
        price: 19_990,
        lender: 'Wattle',
      },
      application: 'waiting',
    });
  });

  it('redirects to a path of the site and signs the visitor in', async () => {
    const answer = (await post(good)) as Response;
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/success');
    expect(answer.headers.getSetCookie()).toEqual(signInCookies);
  });

  it('continues at the partner’s page and signs the visitor in', async () => {
    apply.mockResolvedValue(applied({ redirect_url: 'https://apply.example/7' }));
    expect(await post(good)).toMatchObject({
      data: { faults: [], values: {}, continues: 'https://apply.example/7', isVerified: true },
      init: { headers: signInCookies.map((cookie) => ['set-cookie', cookie]) },
    });
  });

  it.each([
    [{ state: 'failed', message: 'We cannot lend on this.' }, 'We cannot lend on this.'],
    [{ state: 'failed' }, 'Failed to create customer with YouX'],
    [{ state: 'waiting' }, 'Failed to create customer with YouX'],
    [{ redirect_url: null }, 'Failed to create customer or no redirect URL received.'],
  ] as const)(
    'that ends as %o shows why; the code is spent, so its visitor is signed in',
    async (end, message) => {
      apply.mockResolvedValue(applied(end));
      const answer = await post(good);
      expect(answer).toMatchObject(shown(502, message));
      expect(answer).toMatchObject({
        data: { isVerified: true },
        init: { headers: signInCookies.map((cookie) => ['set-cookie', cookie]) },
      });
    },
  );

  it('of a visitor who was signed in verifies nothing', async () => {
    apply.mockResolvedValue(applied({ redirect_url: 'https://apply.example/7' }));
    const { code: _, ...uncoded } = good;
    expect(await post(uncoded, { visitor })).not.toHaveProperty('data.isVerified');
  });

  it('that cannot be stored says so; the code is spent, so its visitor is signed in', async () => {
    apply.mockImplementation(away);
    const answer = await post(good);
    expect(answer).toMatchObject(shown(503, 'Lead submission failed'));
    expect(answer).toMatchObject({
      init: { headers: signInCookies.map((cookie) => ['set-cookie', cookie]) },
    });
  });

  it('does not hide any other failure', async () => {
    apply.mockRejectedValue(new Error('a defect'));
    await expect(post(good)).rejects.toThrow('a defect');
  });

  it('with a faulty field shows the field for the code again, whose code is not spent', async () => {
    const sent = { ...good, email: 'mia@' };
    const message = 'Please enter an email address.';
    expect(await post(sent)).toMatchObject(shown(422, message, 'email', sent));
    expect(verifyPhone).not.toHaveBeenCalled();
  });
});
