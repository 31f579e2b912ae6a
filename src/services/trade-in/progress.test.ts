import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Site } from '#site/site.ts';
import { newestLeads } from '#store/lead-deliveries.ts';
import { someContactScreen, someOffer, someScreen } from '#tests/support/progress.ts';
import { rememberingJobs } from '#tests/support/remembering-jobs.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { takeUpKept } from '#services/take-up-kept.ts';
import { answerOffer } from './answer-offer.ts';
import { handOverQuiet } from './hand-over-quiet.ts';
import { newProgressKey, storedProgressKey } from './progress-key.ts';
import { saveProgress } from './save-progress.ts';

const [place] = someSettings('any')['locations'] as [Record<string, unknown>];

function receivingSite(own: Record<string, unknown> = {}): Site {
  const leads = { emails: ['sales@yard.example'], webhooks: ['https://crm.example/leads'] };
  return someSite(`progress-${randomUUID().slice(0, 8)}`, {
    dealerships: [{ slug: 'yard', name: 'Yard' }],
    locations: [{ ...place, dealership_slug: 'yard', leads }],
    ...own,
  });
}

const accepting = { accepted: true, low: someOffer.low, high: someOffer.high };
const declining = { ...accepting, accepted: false };

onEveryDatabase('a form that is filled in screen by screen', (database) => {
  /** One shopper on one site, with a queue that remembers its jobs. */
  const shopper = (own: Record<string, unknown> = {}) => {
    const site = receivingSite(own);
    const key = newProgressKey();
    const { jobs, enqueued } = rememberingJobs();
    const { db } = database();
    const parts = { db, site, jobs };
    const stored = async () => {
      const leads = await newestLeads(db, { siteSlug: site.slug, limit: 10 });
      expect(leads).toHaveLength(1);
      return leads[0]!;
    };
    return {
      parts,
      key,
      enqueued,
      stored,
      save: (screen: Parameters<typeof saveProgress>[2], ofKey = key) =>
        saveProgress(parts, ofKey, screen),
      answer: (answer: Parameters<typeof answerOffer>[2], ofKey = key) =>
        answerOffer(parts, ofKey, answer),
      /** As if the shopper had done nothing for so long. */
      async letPass(minutes: number) {
        const { lead } = await stored();
        const at = new Date(Date.now() - minutes * 60_000);
        await db
          .updateTable('lead_progress')
          .set({ touched_at: at })
          .where('lead_id', '=', lead.id)
          .execute();
      },
      async look() {
        const siteBySlug = (slug: string) => (slug === site.slug ? site : undefined);
        return handOverQuiet({ db, jobs, siteBySlug }, (await stored()).lead.id);
      },
      /** What the dealer gets: by which way, and as which revision of the lead. */
      sent: async () =>
        (await stored()).deliveries.map(({ channel, revision }) => `${channel} ${revision}`),
    };
  };
  const once = ['email 0', 'webhook 0'];
  const twice = [...once, 'email 1', 'webhook 1'];

  describe('is one lead', () => {
    it('from its first screen on, told to nobody before the shopper can be reached', async () => {
      const { save, stored, enqueued } = shopper();
      const first = await save(someScreen({ rego: 'ABC123' }));
      const second = await save(someScreen({ rego: 'XYZ999' }));
      expect([first.isNew, second.isNew]).toEqual([true, false]);
      expect(second.lead_id).toBe(first.lead_id);
      expect(await stored()).toMatchObject({
        lead: { form_completed: false, fields: { rego: 'XYZ999', email: '' } },
        deliveries: [],
      });
      expect(enqueued).toEqual([]);
    });

    it('when the same screen arrives ten times at the same moment', async () => {
      const { save, stored, enqueued } = shopper();
      const saved = await Promise.all(Array.from({ length: 10 }, () => save(someContactScreen())));
      expect(saved.filter(({ isNew }) => isNew)).toHaveLength(1);
      const { lead } = await stored();
      expect(enqueued).toEqual([{ quiet_lead_id: lead.id }]);
    });

    it('that another key does not reach', async () => {
      const { save, answer, stored } = shopper();
      await save(someContactScreen());
      expect(await answer(accepting, newProgressKey())).toBe('unknown');
      expect((await stored()).lead).toMatchObject({ form_completed: false });
    });

    it('that its key does not reach from another site', async () => {
      const one = shopper();
      const other = shopper();
      await one.save(someContactScreen());
      expect(await other.answer(accepting, one.key)).toBe('unknown');
    });

    it('whose key is nowhere in the database', async () => {
      const { save, key, parts } = shopper();
      await save(someScreen());
      const { idempotency_key } = await parts.db
        .selectFrom('lead')
        .select('idempotency_key')
        .where('site_slug', '=', parts.site.slug)
        .executeTakeFirstOrThrow();
      expect(idempotency_key).toBe(storedProgressKey(key));
      expect(idempotency_key).not.toContain(key);
    });

    it('whose shopper stays reachable after going back, without the offer of another vehicle', async () => {
      const { save, stored } = shopper();
      await save(someContactScreen());
      await save(someScreen());
      expect((await stored()).lead.fields).toMatchObject({ name: 'Mia', valuation: someOffer });
      await save(someScreen({ trade_in: { year: 2015, make: 'Kia', model: 'Rio', km: 9 } }));
      const { fields } = (await stored()).lead;
      expect(fields).toMatchObject({ name: 'Mia', trade_in: { make: 'Kia' } });
      expect(fields.valuation).toBeUndefined();
    });
  });

  describe('is handed over when it is completed', () => {
    it('with the answer to the offer, once however often it is given', async () => {
      const { save, answer, stored, sent } = shopper();
      await save(someContactScreen());
      const answers = await Promise.all(
        [accepting, accepting, accepting].map((one) => answer(one)),
      );
      expect(answers.toSorted()).toEqual(['answered', 'answered-before', 'answered-before']);
      expect((await stored()).lead).toMatchObject({ form_completed: true, offer_accepted: true });
      expect(await sent()).toEqual(once);
    });

    it('by a no, which may become a yes, and then stays it', async () => {
      const { save, answer, stored, sent } = shopper();
      await save(someContactScreen());
      expect(await answer(declining)).toBe('answered');
      expect((await stored()).lead).toMatchObject({ form_completed: true, offer_accepted: false });
      expect(await answer(declining)).toBe('answered-before');
      expect(await answer(accepting)).toBe('answered');
      expect(await answer(declining)).toBe('answered-before');
      expect((await stored()).lead.offer_accepted).toBe(true);
      expect(await sent()).toEqual(twice);
    });

    it('at its last screen where there is no offer to answer', async () => {
      const { save, sent, stored } = shopper();
      await save(someScreen());
      await save({ ...someContactScreen(), form_completed: true });
      expect((await stored()).lead.offer_accepted).toBeUndefined();
      expect(await sent()).toEqual(once);
    });

    it('also when that is the first that is heard of it', async () => {
      const { save, sent } = shopper();
      await save({ ...someContactScreen(), form_completed: true });
      expect(await sent()).toEqual(once);
    });

    it('and changed by no screen afterwards', async () => {
      const { save, answer, stored, sent } = shopper();
      await save(someContactScreen());
      await answer(accepting);
      const late = await save(someContactScreen({ name: 'Somebody else' }));
      expect(late.state).toBe('completed-before');
      expect((await stored()).lead.fields.name).toBe('Mia');
      expect(await sent()).toEqual(once);
    });

    it('but not by an answer to an offer that is not the lead’s', async () => {
      const { save, answer, stored } = shopper();
      await save(someContactScreen());
      expect(await answer({ ...accepting, low: 99_000 })).toBe('another-offer');
      expect(await answer({ ...accepting, high: 99_000 })).toBe('another-offer');
      expect((await stored()).lead.form_completed).toBe(false);
    });

    it('nor before the shopper can be reached', async () => {
      const { save, answer } = shopper();
      await save(someScreen({ valuation: someOffer }));
      expect(await answer(accepting)).toBe('unknown');
    });
  });

  describe('whose shopper has left half way', () => {
    it('is handed over once they have been quiet, and not again', async () => {
      const { save, letPass, look, sent, stored, enqueued } = shopper();
      await save(someContactScreen());
      expect(await look()).toBe('not-quiet-yet');
      expect(await sent()).toEqual([]);
      await letPass(31);
      expect(await look()).toBe('handed-over');
      expect(await look()).toBe('nothing-new');
      expect(await sent()).toEqual(once);
      const { lead, deliveries } = await stored();
      expect(lead.form_completed).toBe(false);
      expect(enqueued).toEqual([
        { quiet_lead_id: lead.id },
        { quiet_lead_id: lead.id },
        ...deliveries.map(({ id }) => ({ delivery_id: id })),
      ]);
    });

    it('is handed over once when two workers look at the same moment', async () => {
      const { save, letPass, look, sent } = shopper();
      await save(someContactScreen());
      await letPass(31);
      const outcomes = await Promise.all([look(), look(), look()]);
      expect(outcomes.filter((outcome) => outcome === 'handed-over')).toHaveLength(1);
      expect(await sent()).toEqual(once);
    });

    it('stays untold when the worker dies before its work is whole', async () => {
      const { save, letPass, look, sent, parts } = shopper();
      await save(someContactScreen());
      await letPass(31);
      const { enqueue } = parts.jobs;
      parts.jobs.enqueue = async () => {
        throw new Error('killed');
      };
      await expect(look()).rejects.toThrow('killed');
      expect(await sent()).toEqual([]);
      parts.jobs.enqueue = enqueue;
      expect(await look()).toBe('handed-over');
      expect(await sent()).toEqual(once);
    });

    it('waits as long as its site says', async () => {
      const { save, letPass, look } = shopper({ trade_in: { quiet_minutes: 60 } });
      await save(someContactScreen());
      await letPass(59);
      expect(await look()).toBe('not-quiet-yet');
      await letPass(61);
      expect(await look()).toBe('handed-over');
    });

    it('is told to nobody while nobody could be called, by no job and by no operator', async () => {
      const { save, letPass, look, sent, parts } = shopper();
      await save(someScreen());
      await letPass(10_000);
      expect(await look()).toBe('nothing-new');
      const taken = await parts.db
        .transaction()
        .execute((transaction) => takeUpKept(transaction, parts.jobs, () => parts.site));
      expect(taken).toEqual({ deliveries: 0, kept: 0 });
      expect(await sent()).toEqual([]);
    });

    it('and comes back to accept, is news of the same lead', async () => {
      const { save, letPass, look, answer, sent, stored } = shopper();
      const { lead_id } = await save(someContactScreen());
      await letPass(31);
      await look();
      expect(await answer(accepting)).toBe('answered');
      expect(await answer(accepting)).toBe('answered-before');
      expect((await stored()).lead).toMatchObject({ id: lead_id, offer_accepted: true });
      expect(await sent()).toEqual(twice);
      await letPass(31);
      expect(await look()).toBe('nothing-new');
    });

    it('and comes back to mend the number to call, is news once they are quiet again', async () => {
      const { save, letPass, look, sent, enqueued } = shopper();
      await save(someContactScreen());
      await letPass(31);
      await look();
      const before = enqueued.length;
      await save(someContactScreen());
      expect(enqueued).toHaveLength(before);
      await save(someContactScreen({ phone: '0491570156' }));
      expect(enqueued).toHaveLength(before + 1);
      await letPass(31);
      expect(await look()).toBe('handed-over');
      expect(await sent()).toEqual(twice);
    });
  });

  it('thanks its shopper once, whatever comes of it', async () => {
    const { save, letPass, look, answer, stored, sent, parts } = shopper({
      forms: { auto_reply: { enabled: true } },
    });
    const email = `mia.${randomUUID()}@example.com`;
    await save(someContactScreen({ email }));
    await letPass(31);
    await look();
    // as if it were another day: the mailbox could have another mail
    await parts.db
      .updateTable('auto_reply')
      .set({ at: new Date(0) })
      .execute();
    await answer(declining);
    await answer(accepting);
    const { deliveries } = await stored();
    expect(deliveries.filter(({ channel }) => channel === 'auto-reply')).toHaveLength(1);
    expect((await sent()).filter((one) => one.startsWith('email'))).toHaveLength(3);
  });

  it('is not begun when the transaction that begins it fails', async () => {
    const { parts, key } = shopper();
    const jobs = {
      ...parts.jobs,
      enqueue: async () => {
        throw new Error('the queue is down');
      },
    };
    await expect(saveProgress({ ...parts, jobs }, key, someContactScreen())).rejects.toThrow(
      'the queue is down',
    );
    expect(await newestLeads(parts.db, { siteSlug: parts.site.slug, limit: 1 })).toEqual([]);
  });
});
