import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import type { QuoteRequest } from '#domain/finance/quick-quote.ts';
import type { LeadFields } from '#domain/lead/lead-fields.ts';
import type { LeadFinance } from '#domain/lead/lead-values.ts';
import {
  type CustomerResult,
  type FinancePartner,
  QuoteRefusedError,
} from '#partners/finance/finance-partner.ts';
import { applicationOfLead, hasApplication } from '#store/finance/finance-applications.ts';
import { type JobQueue, openJobQueue } from '#store/jobs/job-queue.ts';
import { submitLead } from '#services/leads/submit-lead.ts';
import { eraseLeads } from '#store/leads/erase-leads.ts';
import { newestLeads } from '#store/leads/leads-with-deliveries.ts';
import { someCustomer } from '#tests/support/finance.ts';
import { someFields, someSubmission } from '#tests/support/leads.ts';
import { someContext } from '#tests/support/some-context.ts';
import { receiverRules } from '#tests/support/servers/receiver-rules.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { applyForFinance } from './apply-for-finance.ts';

const asked: LeadFinance = {
  partner: 'YouX',
  selfAssessedCreditScore: 'GREAT',
  amount: 24_990,
  term: 5,
  application: 'waiting',
};
const wanted = {
  id: 7,
  slug: '2019-toyota-corolla-7',
  name: '2019 Toyota Corolla Ascent',
  stocknum: 'U100',
  make: 'Toyota',
  model: 'Corolla',
  car_type: 'used',
  status: 'in_stock',
  vin: 'JTNK4RBE503000007',
  nvic: 'T9R19A',
  year: 2019,
};
const made = { weeklyRepaymentAmount: 116.42, advertisedRate: 7.99, comparisonRate: 8.61 };
const quoteRequest: QuoteRequest = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 24_990,
  loanTerm: 5,
};
const created: CustomerResult = { ok: true, redirectUrl: 'https://apply.example/7' };
const answered = { state: 'created', redirect_url: 'https://apply.example/7', message: null };

onEveryDatabase('a finance application', (database) => {
  const opened: JobQueue[] = [];
  let sites = 0;
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((jobs) => jobs.stop()));
  });

  async function open(
    createCustomer: FinancePartner['createCustomer'],
    quote: FinancePartner['quote'] = async () => made,
  ) {
    const { db } = database();
    const slug = `financing-${(sites += 1)}`;
    const [place] = someSettings(slug)['locations'] as [object];
    const site = someSite(slug, {
      locations: [{ ...place, leads: { emails: ['sales@yard.example'] } }],
    });
    const jobs = await openJobQueue(database(), {
      name: slug,
      retries: 2,
      retryDelay: 1,
      retryDelayMax: 1,
      expireIn: 60,
      concurrency: 1,
      receivers: receiverRules,
      onError: (error) => expect.unreachable(String(error)),
    });
    opened.push(jobs);
    const customers = vi.fn(createCustomer);
    const finance = { quote, knownQuote: () => undefined, createCustomer: customers };
    const context = someContext(database(), site, { jobs, finance });
    const apply = (key = 'a-key-of-the-browser', fields: Partial<LeadFields> = {}) =>
      applyForFinance(context, {
        submission: someSubmission({
          category: 'Finance Enquiry',
          idempotency_key: key,
          fields: someFields({ finance: asked, ...fields }),
        }),
        customer: someCustomer,
        quoteRequest,
      });
    const leads = async () =>
      (await newestLeads(db, { siteSlug: slug, limit: 9 })).map(({ lead }) => lead);
    /** The state of each lead's application, as the dealer reads it. */
    const states = async () => (await leads()).map(({ fields }) => fields.finance?.application);
    /** The seconds until each delivery's first attempt, to the nearest five. */
    const delays = async () => {
      const { rows } = await sql<{ seconds: number }>`
        select (round(extract(epoch from start_after - now()) / 5) * 5)::int as seconds
        from pgboss.job where name = ${slug}`.execute(db);
      return rows.map(({ seconds }) => seconds);
    };
    /** The revisions of the lead that the dealer is sent. */
    const revisions = async () => {
      const { rows } = await sql<{ revision: number }>`
        select revision from lead_delivery join lead on lead.id = lead_id
        where site_slug = ${slug} order by revision`.execute(db);
      return rows.map(({ revision }) => revision);
    };
    /** Acts as if the deliveries had been made. */
    const deliver = async () => {
      await sql`update pgboss.job set state = 'completed' where name = ${slug}`.execute(db);
      await sql`update lead_delivery set state = 'delivered', attempts = 1
        from lead where lead.id = lead_id and site_slug = ${slug}`.execute(db);
    };
    return { apply, leads, states, delays, revisions, deliver, customers, ...context };
  }

  it('gives the partner the lead’s fields under the specification’s names, and no key of the browser', async () => {
    const { apply, customers } = await open(async () => created);
    const { lead_id } = await apply('a-secret-key', { vehicle: wanted });
    const [, lead] = customers.mock.calls[0] ?? [];
    expect(lead).toMatchObject({
      lead_id,
      category: 'Finance Enquiry',
      tags: ['YouX'],
      subscribe: expect.any(Boolean),
      vin: wanted.vin,
      nvic: wanted.nvic,
      car_description: 'Toyota Corolla',
      lead_attributes: expect.objectContaining({ visited_pages: expect.any(Array) }),
    });
    expect(JSON.stringify(lead)).not.toContain('a-secret-key');
  });

  it('is one lead, delivered once, however often it is sent after the partner has failed', async () => {
    const { apply, leads, revisions, deliver, customers } = await open(async () => ({
      ok: false,
      message: undefined,
    }));
    for (let press = 1; press <= 5; press += 1) {
      expect(await apply()).toMatchObject({ state: 'failed' });
      await deliver();
    }
    expect(await leads()).toHaveLength(1);
    expect(customers).toHaveBeenCalledTimes(5);
    expect(await revisions()).toEqual([0]);
  });

  it('asks the partner again with what was corrected, and the dealer gets one update of one lead', async () => {
    const other = { ok: true, redirectUrl: 'https://apply.example/8' } as const;
    const answers: CustomerResult[] = [{ ok: false, message: undefined }, created, other];
    const { apply, leads, revisions, deliver } = await open(async () => answers.shift() ?? created);
    await apply();
    await deliver();
    expect(await apply('a-key-of-the-browser', { postcode: '3000' })).toMatchObject(answered);
    expect(await revisions()).toEqual([0, 1]);
    await deliver();
    expect(await apply('a-key-of-the-browser', { postcode: '3000' })).toMatchObject(answered);
    expect(await revisions()).toEqual([0, 1]);
    // the answer was lost, and the shopper corrects the form before the next attempt
    const again = await apply('a-key-of-the-browser', { postcode: '4000' });
    expect(again).toMatchObject({ state: 'created', redirect_url: other.redirectUrl });
    expect(await revisions()).toEqual([0, 1, 2]);
    const stored = await leads();
    expect(stored).toHaveLength(1);
    expect(stored[0]?.fields).toMatchObject({
      postcode: '4000',
      finance: { application: 'created', quote: made },
    });
  });

  it('is stored before the partner is asked, and its delivery waits for the answer', async () => {
    const answer = Promise.withResolvers<CustomerResult>();
    const { apply, states, delays, customers } = await open(() => answer.promise);
    const applied = apply();
    await vi.waitFor(() => expect(customers).toHaveBeenCalledOnce());
    expect(await states()).toEqual(['waiting']);
    expect(await delays()).toEqual([15]);
    answer.resolve(created);
    await applied;
  });

  it('is stored while the partner is slow to quote, and gets the quote with the answer', async () => {
    const quote = Promise.withResolvers<typeof made>();
    const quotes = vi.fn<FinancePartner['quote']>(() => quote.promise);
    const { apply, leads, states, customers } = await open(async () => created, quotes);
    const applied = apply();
    await vi.waitFor(() =>
      expect(quotes).toHaveBeenCalledExactlyOnceWith(quoteRequest, expect.anything()),
    );
    expect(customers).toHaveBeenCalledOnce();
    expect(await states()).toEqual(['waiting']);
    quote.resolve(made);
    await applied;
    const [lead] = await leads();
    expect(lead?.fields.finance).toEqual({ ...asked, quote: made, application: 'created' });
  });

  it('succeeds without a quote', async () => {
    const { apply, leads } = await open(
      async () => created,
      () => Promise.reject(new QuoteRefusedError('too old')),
    );
    expect(await apply()).toMatchObject(answered);
    expect((await leads())[0]?.fields.finance).toEqual({ ...asked, application: 'created' });
  });

  it('returns the partner’s page, and the dealer is sent its success at once', async () => {
    const { site, apply, leads, states, delays, customers } = await open(async () => created);
    const applied = await apply();
    expect(applied).toEqual({ ...answered, isNewLead: true, lead_id: (await leads())[0]?.id });
    expect(customers).toHaveBeenCalledWith(
      someCustomer,
      expect.objectContaining(someFields({ finance: asked })),
      site.settings.finance,
    );
    expect(await states()).toEqual(['created']);
    expect(await delays()).toEqual([0]);
  });

  it('returns the words of a partner that refuses, and the dealer is sent its failure', async () => {
    const refused = { ok: false, message: 'We cannot lend on this vehicle.' } as const;
    const { apply, states, delays, failures } = await open(async () => refused);
    expect(await apply()).toMatchObject({ state: 'failed', message: refused.message });
    expect(await states()).toEqual(['failed']);
    expect(await delays()).toEqual([0]);
    expect(failures).toEqual([]);
  });

  it('is not lost if the partner fails', async () => {
    const failure = new Error('no answer');
    const { apply, states, delays, failures } = await open(() => Promise.reject(failure));
    expect(await apply()).toMatchObject({ state: 'failed', message: null });
    expect(await states()).toEqual(['failed']);
    expect(await delays()).toEqual([0]);
    expect(failures).toEqual([failure]);
  });

  it('is made once by simultaneous submissions, which all get the same answer', async () => {
    const { apply, leads, customers } = await open(async () => {
      await setImmediate();
      return created;
    });
    const results = await Promise.all([apply(), apply(), apply()]);
    expect(customers).toHaveBeenCalledOnce();
    expect(await leads()).toHaveLength(1);
    for (const result of results) expect(result).toMatchObject(answered);
    expect(new Set(results.map(({ lead_id }) => lead_id)).size).toBe(1);
    expect(results.filter(({ isNewLead }) => isNewLead)).toHaveLength(1);
  });

  it('gets the same answer when it is sent again', async () => {
    const { apply, customers } = await open(async () => created);
    await apply();
    expect(await apply()).toMatchObject({ ...answered, isNewLead: false });
    expect(customers).toHaveBeenCalledOnce();
  });

  it('is recognised by its key and its phone together, on its own site', async () => {
    const { db } = database();
    const { site, apply } = await open(async () => created);
    await apply();
    const own = { phone: someFields().phone, idempotencyKey: 'a-key-of-the-browser' };
    expect(await hasApplication(db, site.slug, own)).toBe(true);
    expect(await hasApplication(db, 'another-site', own)).toBe(false);
    expect(await hasApplication(db, site.slug, { ...own, phone: '0491570157' })).toBe(false);
    expect(await hasApplication(db, site.slug, { ...own, idempotencyKey: 'other' })).toBe(false);
  });

  it('is not recognised in another lead with its key, whose phone nobody verified', async () => {
    const { db } = database();
    const { site } = await open(async () => created);
    const idempotency_key = 'a-key-of-the-browser';
    await submitLead(someContext({ db }, site), someSubmission({ idempotency_key }));
    const own = { phone: someFields().phone, idempotencyKey: idempotency_key };
    expect(await hasApplication(db, site.slug, own)).toBe(false);
  });

  it('is made again after a failure, once by simultaneous repetitions', async () => {
    let isUp = false;
    const { apply, leads, states, customers } = await open(async () => {
      await setImmediate();
      if (!isUp) throw new Error('no answer');
      return created;
    });
    expect(await apply()).toMatchObject({ state: 'failed' });
    isUp = true;
    const repeated = await Promise.all([apply(), apply()]);
    for (const result of repeated) expect(result).toMatchObject({ ...answered, isNewLead: false });
    expect(customers).toHaveBeenCalledTimes(2);
    expect(await leads()).toHaveLength(1);
    expect(await states()).toEqual(['created']);
  });

  it('is sent to the dealer again when a repetition succeeds, but not when it fails as well', async () => {
    const results: CustomerResult[] = [
      { ok: false, message: 'Not today.' },
      { ok: false, message: 'Not today either.' },
      created,
    ];
    const { apply, states, revisions, deliver } = await open(
      async () => results.shift() ?? expect.unreachable('asked too often'),
    );
    await apply();
    await deliver();
    await apply();
    expect(await revisions()).toEqual([0]);
    expect(await apply()).toMatchObject(answered);
    expect(await states()).toEqual(['created']);
    expect(await revisions()).toEqual([0, 1]);
    await apply();
    expect(await revisions()).toEqual([0, 1]);
  });

  it('is taken over from a process that died while it asked the partner', async () => {
    const { db } = database();
    let calls = 0;
    const { apply, states, delays, revisions, customers } = await open(() => {
      calls += 1;
      return calls === 1 ? new Promise(() => undefined) : Promise.resolve(created);
    });
    void apply();
    await vi.waitFor(() => expect(customers).toHaveBeenCalledOnce());
    await sql`update finance_application set asked_at = now() - interval '16 seconds'`.execute(db);
    expect(await apply()).toMatchObject({ ...answered, isNewLead: false });
    expect(customers).toHaveBeenCalledTimes(2);
    expect(await states()).toEqual(['created']);
    // the dealer has not been sent the earlier state, so the first delivery carries this one
    expect(await revisions()).toEqual([0]);
    expect(await delays()).toEqual([0]);
  });

  it('is sent to the dealer again by a process that takes over after the delivery', async () => {
    const { db } = database();
    const first = Promise.withResolvers<CustomerResult>();
    let calls = 0;
    const { apply, revisions, deliver, customers } = await open(() => {
      calls += 1;
      return calls === 1 ? first.promise : Promise.resolve(created);
    });
    void apply();
    await vi.waitFor(() => expect(customers).toHaveBeenCalledOnce());
    await deliver();
    await sql`update finance_application set asked_at = now() - interval '16 seconds'`.execute(db);
    await apply();
    expect(await revisions()).toEqual([0, 1]);
  });

  it('stays a success if the request that was taken over fails at last', async () => {
    const { db } = database();
    const first = Promise.withResolvers<CustomerResult>();
    let calls = 0;
    const { apply, states, customers } = await open(() => {
      calls += 1;
      return calls === 1 ? first.promise : Promise.resolve(created);
    });
    const slow = apply();
    await vi.waitFor(() => expect(customers).toHaveBeenCalledOnce());
    await sql`update finance_application set asked_at = now() - interval '16 seconds'`.execute(db);
    const { lead_id } = await apply();
    first.resolve({ ok: false, message: 'Too late.' });
    expect(await slow).toMatchObject(answered);
    expect(await applicationOfLead(db, lead_id)).toEqual(answered);
    expect(await states()).toEqual(['created']);
  });

  it('does not bring anything of an erased lead back', async () => {
    const { db } = database();
    const answer = Promise.withResolvers<CustomerResult>();
    const { apply, leads, customers } = await open(() => answer.promise);
    const applied = apply();
    await vi.waitFor(() => expect(customers).toHaveBeenCalledOnce());
    const [{ id } = expect.unreachable('no lead')] = await leads();
    await db.transaction().execute((trx) => eraseLeads(trx, [id]));
    const [erased] = await leads();
    answer.resolve(created);
    expect(await applied).toMatchObject(answered);
    expect(await leads()).toEqual([erased]);
    expect(await applicationOfLead(db, id)).toEqual({
      state: 'created',
      redirect_url: null,
      message: null,
    });
  });

  it('loses its address and the partner’s words when its lead is erased', async () => {
    const { db } = database();
    const { apply } = await open(async () => ({ ok: false, message: 'Mia Chen is too young.' }));
    const { lead_id } = await apply();
    await db.transaction().execute((trx) => eraseLeads(trx, [lead_id]));
    expect(await applicationOfLead(db, lead_id)).toEqual({
      state: 'failed',
      redirect_url: null,
      message: null,
    });
  });
});
