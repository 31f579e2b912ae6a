import { expect, it } from 'vitest';
import type { LeadAnswer } from '#domain/lead/lead-values.ts';
import type { ShopperReply } from '#partners/lead-mail/lead-mail.ts';
import type { Site } from '#site/site.ts';
import { unpark } from '#store/leads/lead-deliveries.ts';
import { newestLeads } from '#store/leads/leads-with-deliveries.ts';
import { someFields, someSubmission } from '#tests/support/leads.ts';
import { someContext } from '#tests/support/some-context.ts';
import { someSite } from '#tests/support/sites.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { deliverLead } from './deliver-lead.ts';
import { submitLead } from './submit-lead.ts';

const auto_reply = { enabled: true, subject: 'Thank you', text: 'We will call you.' };
const north = someSite('north', { name: 'North Cars', forms: { auto_reply } });
const south = someSite('south', { forms: { auto_reply } });
const quiet = someSite('quiet');

onDatabase('an automatic reply', (database) => {
  /** Submits an enquiry with this address. @returns the jobs that it made */
  const submit = async (
    site: Site,
    email: string,
    key: string = crypto.randomUUID(),
    answers: LeadAnswer[] = [],
  ) => {
    const words = { name: 'Buy pills', message: 'at http://evil.example' };
    const fields = someFields({ email, answers, ...words });
    const submission = someSubmission({ fields, idempotency_key: key });
    const context = someContext(database(), site);
    await submitLead(context, submission);
    return context.enqueued.map((job) => (job as { delivery_id: string }).delivery_id);
  };
  const run = async (
    job: string | undefined,
    { site = north, refusal = '' }: { site?: Site; refusal?: string } = {},
  ) => {
    const replies: ShopperReply[] = [];
    const mailer = {
      send: async () => undefined,
      reply: async (reply: ShopperReply) => {
        replies.push(reply);
        if (refusal) throw new Error(refusal);
      },
      confirm: async () => undefined,
      alert: async () => undefined,
      close() {},
    };
    const webhook = { send: async () => undefined };
    const context = { ...someContext(database(), site), mailer, webhook };
    const { outcome } = await deliverLead(context, job ?? '', false);
    return { outcome, replies };
  };
  const deliveryOf = async (site: Site) =>
    (await newestLeads(database().db, { siteSlug: site.slug, limit: 1 }))[0]?.deliveries[0];

  it('says what was asked and who answers in words of the site only, and goes to the shopper once', async () => {
    const jobs = await submit(north, 'mia@example.com');
    expect(jobs).toHaveLength(1);
    const { outcome, replies } = await run(jobs[0]);
    expect(outcome).toBe('delivered');
    expect(replies).toMatchObject([
      {
        to: 'mia@example.com',
        siteSlug: 'north',
        siteName: 'North Cars',
        mail: {
          subject: 'Thank you',
          paragraphs: ['We will call you.'],
          facts: [{ value: 'Vehicle Enquiry' }, { label: 'Sent' }],
          place: { name: 'north sales', address: '1 Station Street, Parramatta NSW 2150' },
        },
      },
    ]);
    expect(JSON.stringify(replies)).not.toMatch(/Buy pills|evil/);
    expect((await run(jobs[0])).replies).toEqual([]);
    expect(await deliveryOf(north)).toMatchObject({ channel: 'auto-reply', state: 'delivered' });
  });

  it('links a shopper who reserved a vehicle to the reservation, and contains no other link', async () => {
    const mailFor = async (email: string, value: string) => {
      const answers = [{ name: 'reservation', label: 'Reservation', value }];
      const [job] = await submit(north, email, undefined, answers);
      return (await run(job)).replies[0]?.mail;
    };
    const id = '6d1f6a52-2f0e-4b39-9c4e-0d5a4f5f3f10';
    expect((await mailFor('ada@example.com', id))?.link).toEqual({
      label: 'Your reservation',
      href: `http://yard.localhost/reservation/${id}`,
    });
    const other = await mailFor('bea@example.com', '../../../evil');
    expect(other?.link).toBeUndefined();
    expect(JSON.stringify(other)).not.toContain('evil');
  });

  it('is not made if the site sends none or the address is not one plain address', async () => {
    expect(await submit(quiet, 'quiet@example.com')).toEqual([]);
    expect(await submit(north, 'a@example.com,b@example.com')).toEqual([]);
  });

  it('goes to a mailbox once in 24 hours across all sites and spellings of the address', async () => {
    expect(await submit(north, 'ann.lee@example.com')).toHaveLength(1);
    for (const email of ['ann.lee@example.com', 'AnnLee+1@example.com', 'a.n.n.lee@Example.com']) {
      expect(await submit(north, email)).toEqual([]);
      expect(await submit(south, email)).toEqual([]);
    }
    await database()
      .db.updateTable('auto_reply')
      .set({ at: new Date(Date.now() - 24 * 3600 * 1000 - 60_000) })
      .execute();
    expect(await submit(south, 'ann.lee@example.com')).toHaveLength(1);
    expect(await submit(north, 'ann.lee@example.com')).toEqual([]);
  });

  it('is made once when many leads arrive at once', async () => {
    const jobs = await Promise.all(
      Array.from({ length: 8 }, (_, index) => submit(index % 2 ? north : south, 'ben@example.com')),
    );
    expect(jobs.flat()).toHaveLength(1);
  });

  it('is not made for a repeated lead, and a lead that is not stored does not use up the limit', async () => {
    expect(await submit(north, 'eve@example.com', 'the-same-key')).toHaveLength(1);
    expect(await submit(north, 'other@example.com', 'the-same-key')).toEqual([]);
    expect(await submit(north, 'other@example.com')).toHaveLength(1);
  });

  it('is given up when it fails and not retried, because it may have arrived', async () => {
    const [job] = await submit(north, 'cat@example.com');
    const first = await run(job, { refusal: 'the connection broke' });
    expect(first).toMatchObject({ outcome: 'parked', replies: [{}] });
    expect(await unpark(database().db, {})).toEqual([]);
    expect(await run(job)).toEqual({ outcome: 'done-before', replies: [] });
    expect(await deliveryOf(north)).toMatchObject({
      state: 'parked',
      attempts: 1,
      last_error: 'the connection broke',
    });
  });

  it('is not sent after the site has turned replies off', async () => {
    const [job] = await submit(north, 'dan@example.com');
    expect(await run(job, { site: someSite('north') })).toEqual({ outcome: 'parked', replies: [] });
  });
});
