import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Site } from '#site/site.ts';
import { newestLeads } from '#store/leads/leads-with-deliveries.ts';
import type { Schema } from '#store/database/schema.ts';
import { askedFields, someContactScreen, someOffer, someScreen } from '#tests/support/progress.ts';
import { someContext } from '#tests/support/some-context.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { retryUndeliverable } from '#services/leads/retry-undeliverable.ts';
import { inTransaction } from '#services/site-context.ts';
import { answerOffer } from './answer-offer.ts';
import { newProgressKey, storedProgressKey } from './progress-key.ts';
import { saveProgress } from './save-progress.ts';
import { sendAbandonedLead } from './send-abandoned-lead.ts';
import { sendOverdueLeads } from './send-overdue-leads.ts';

const [place] = someSettings('any')['locations'] as [Record<string, unknown>];

function receivingSite(own: Record<string, unknown> = {}): Site {
  const leads = { emails: ['sales@yard.example'], webhooks: ['https://crm.example/leads'] };
  return someSite(`progress-${randomUUID().slice(0, 8)}`, {
    dealerships: [{ slug: 'yard', name: 'Yard' }],
    locations: [{ ...place, dealership_slug: 'yard', leads }],
    ...own,
  });
}

/** A site with two locations; the first receives leads without a choice. */
const twoYards = {
  dealerships: [
    { slug: 'east', name: 'East' },
    { slug: 'west', name: 'West' },
  ],
  locations: ['east', 'west'].map((slug) => ({
    ...place,
    id: slug,
    slug,
    dealership_slug: slug,
    primary: slug === 'east',
    leads: { emails: [`${slug}@yard.example`] },
  })),
};
const addressless = { locations: [{ ...place, dealership_slug: 'yard' }] };
const toEast = { ...someContactScreen(), dealership_slug: 'east' };
const toWest = { ...someContactScreen(), dealership_slug: 'west' };
const atNobody = { ...someScreen(), dealership_slug: 'east' };

const accepting = { accepted: true, low: someOffer.low, high: someOffer.high };
const declining = { ...accepting, accepted: false };

onDatabase('a form that is filled in screen by screen', (database) => {
  /** One shopper on one site, with a queue that remembers its jobs. */
  const shopper = (own: Record<string, unknown> = {}) => {
    const site = receivingSite(own);
    const key = newProgressKey();
    const { db } = database();
    const context = someContext({ db }, site);
    const { warned, enqueued } = context;
    const stored = async () => {
      const leads = await newestLeads(db, { siteSlug: site.slug, limit: 10 });
      expect(leads).toHaveLength(1);
      return leads[0]!;
    };
    return {
      db,
      context,
      key,
      warned,
      enqueued,
      stored,
      save: (screen: Parameters<typeof saveProgress>[2], ofKey = key) =>
        saveProgress(context, ofKey, screen),
      answer: (answer: Parameters<typeof answerOffer>[2], ofKey = key) =>
        answerOffer(context, ofKey, answer),
      /** Simulates idle time. */
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
        return sendAbandonedLead(context, (await stored()).lead.id);
      },
      /** Runs `leads retry --undelivered`. */
      async retry(siteNow: Site | undefined = site) {
        const { lead } = await stored();
        const operator = { ...context, siteBySlug: () => siteNow };
        return inTransaction(operator, (within) => sendOverdueLeads(within, lead.id));
      },
      /** The addresses of its deliveries, with the revision that each sends. */
      receivers: async () =>
        (await stored()).deliveries.map(({ target, revision }) => `${target} ${revision}`),
      /** The channels of its deliveries, with the revision that each sends. */
      sent: async () =>
        (await stored()).deliveries.map(({ channel, revision }) => `${channel} ${revision}`),
    };
  };
  const once = ['email 0', 'webhook 0'];
  const twice = [...once, 'email 1', 'webhook 1'];

  describe('is one lead', () => {
    it('from the first screen on, and is not sent without contact details', async () => {
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

    it('when the same screen arrives ten times at once', async () => {
      const { save, stored, enqueued } = shopper();
      const saved = await Promise.all(Array.from({ length: 10 }, () => save(someContactScreen())));
      expect(saved.filter(({ isNew }) => isNew)).toHaveLength(1);
      const { lead } = await stored();
      expect(enqueued).toEqual([{ kind: 'send-abandoned-lead', lead_id: lead.id }]);
    });

    it('that another key cannot change', async () => {
      const { save, answer, stored } = shopper();
      await save(someContactScreen());
      expect(await answer(accepting, newProgressKey())).toBe('unknown');
      expect((await stored()).lead).toMatchObject({ form_completed: false });
    });

    it('that its key cannot change from another site', async () => {
      const one = shopper();
      const other = shopper();
      await one.save(someContactScreen());
      expect(await other.answer(accepting, one.key)).toBe('unknown');
    });

    it('whose key is not in the database', async () => {
      const { save, key, context } = shopper();
      await save(someScreen());
      const { idempotency_key } = await database()
        .db.selectFrom('lead')
        .select('idempotency_key')
        .where('site_slug', '=', context.site.slug)
        .executeTakeFirstOrThrow();
      expect(idempotency_key).toBe(storedProgressKey(key));
      expect(idempotency_key).not.toContain(key);
    });

    it('that keeps its contact details after going back, but not the offer for another vehicle', async () => {
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

  describe('is sent to the dealer when it is completed', () => {
    it('with the answer to the offer, once, however often it is submitted', async () => {
      const { save, answer, stored, sent } = shopper();
      await save(someContactScreen());
      const answers = await Promise.all(
        [accepting, accepting, accepting].map((one) => answer(one)),
      );
      expect(answers.toSorted()).toEqual(['answered', 'answered-before', 'answered-before']);
      expect((await stored()).lead).toMatchObject({ form_completed: true, offer_accepted: true });
      expect(await sent()).toEqual(once);
    });

    it('when the shopper declines; a later acceptance replaces it, but not the reverse', async () => {
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

    it('after the last screen if there is no offer to answer', async () => {
      const { save, sent, stored } = shopper();
      await save(someScreen());
      await save({ ...someContactScreen(), form_completed: true });
      expect((await stored()).lead.offer_accepted).toBeUndefined();
      expect(await sent()).toEqual(once);
    });

    it('even if the last screen is the first to arrive', async () => {
      const { save, sent } = shopper();
      await save({ ...someContactScreen(), form_completed: true });
      expect(await sent()).toEqual(once);
    });

    it('and again, at once, when the shopper corrects the phone number', async () => {
      const { save, answer, stored, sent } = shopper();
      await save(someContactScreen());
      await answer(accepting);
      const mended = { phone: '0491570156', rego: 'XYZ999', postcode: '2000' };
      const late = await save(
        someContactScreen({ ...mended, valuation: { ...someOffer, low: 1 } }),
      );
      expect(late).toMatchObject({ isNew: false, state: 'accepted-before' });
      // what was accepted stands
      expect((await stored()).lead).toMatchObject({
        form_completed: true,
        offer_accepted: true,
        fields: { phone: '0491570156', postcode: '2000', rego: 'ABC123', valuation: someOffer },
      });
      expect(await sent()).toEqual(twice);
    });

    it('but not by a screen that changes nothing', async () => {
      const { save, answer, sent } = shopper();
      const { consent, ...screen } = someContactScreen();
      const later = { ...screen, consent: { ...consent!, at: '2026-03-01T03:00:00.000Z' } };
      await save({ ...screen, consent });
      await answer(accepting);
      expect((await save(later)).state).toBe('accepted-before');
      expect((await save(someScreen({ rego: 'XYZ999' }))).state).toBe('accepted-before');
      expect(await sent()).toEqual(once);
    });

    it('and again with all changes if a person makes the offer', async () => {
      const { save, stored, sent } = shopper();
      const called = (fields = {}) => {
        const { valuation: _, ...screen } = someContactScreen(fields).fields;
        return { ...someContactScreen(), fields: screen, form_completed: true };
      };
      await save(called());
      await save(someScreen({ rego: 'XYZ999' }));
      expect((await stored()).lead.fields.rego).toBe('ABC123');
      expect((await save(called({ rego: 'XYZ999' }))).state).toBe('saved');
      expect((await stored()).lead.fields.rego).toBe('XYZ999');
      await save(called({ rego: 'XYZ999' }));
      expect(await sent()).toEqual(twice);
    });

    it('and has a new, unanswered offer when the shopper corrects the vehicle after declining', async () => {
      const { save, answer, stored, sent } = shopper();
      await save(someContactScreen());
      await answer(declining);
      const next = { ...someOffer, low: 9000, high: 9500 };
      const mended = someContactScreen({ rego: 'XYZ999', valuation: next });
      expect((await save(mended)).state).toBe('saved');
      const { lead } = await stored();
      expect(lead.offer_accepted).toBeUndefined();
      expect(lead).toMatchObject({ form_completed: true, fields: { valuation: next } });
      expect(await sent()).toEqual(twice);
      expect(await answer(accepting)).toBe('another-offer');
      expect(await answer({ accepted: true, low: 9000, high: 9500 })).toBe('answered');
      expect(await sent()).toEqual([...twice, 'email 2', 'webhook 2']);
    });

    it('with an offer even if there was none at first', async () => {
      const { save, answer, stored } = shopper();
      const { valuation: _, ...fields } = someContactScreen().fields;
      await save({ ...someContactScreen(), fields, form_completed: true });
      await save(someContactScreen());
      expect(await answer(accepting)).toBe('answered');
      expect((await stored()).lead.offer_accepted).toBe(true);
    });

    it('but not by an answer to another offer', async () => {
      const { save, answer, stored } = shopper();
      await save(someContactScreen());
      expect(await answer({ ...accepting, low: 99_000 })).toBe('another-offer');
      expect(await answer({ ...accepting, high: 99_000 })).toBe('another-offer');
      expect((await stored()).lead.form_completed).toBe(false);
    });

    it('but not without contact details', async () => {
      const { save, answer } = shopper();
      await save(someScreen({ valuation: someOffer }));
      expect(await answer(accepting)).toBe('unknown');
    });
  });

  describe('whose shopper has abandoned the form', () => {
    it('is sent once after the idle time', async () => {
      const { save, letPass, look, sent, stored, enqueued } = shopper();
      await save(someContactScreen());
      expect(await look()).toBe('not-abandoned-yet');
      expect(await sent()).toEqual([]);
      await letPass(31);
      expect(await look()).toBe('sent');
      expect(await look()).toBe('nothing-new');
      expect(await sent()).toEqual(once);
      const { lead, deliveries } = await stored();
      expect(lead.form_completed).toBe(false);
      expect(enqueued).toEqual([
        { kind: 'send-abandoned-lead', lead_id: lead.id },
        { kind: 'send-abandoned-lead', lead_id: lead.id },
        ...deliveries.map(({ id }) =>
          expect.objectContaining({ kind: 'deliver', delivery_id: id }),
        ),
      ]);
    });

    it('is sent once when two workers run at the same time', async () => {
      const { save, letPass, look, sent } = shopper();
      await save(someContactScreen());
      await letPass(31);
      const outcomes = await Promise.all([look(), look(), look()]);
      expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(1);
      expect(await sent()).toEqual(once);
    });

    it('stays unsent when the worker dies before the commit', async () => {
      const { save, letPass, look, sent, context } = shopper();
      await save(someContactScreen());
      await letPass(31);
      const { enqueue } = context.jobs;
      context.jobs.enqueue = async () => {
        throw new Error('killed');
      };
      await expect(look()).rejects.toThrow('killed');
      expect(await sent()).toEqual([]);
      context.jobs.enqueue = enqueue;
      expect(await look()).toBe('sent');
      expect(await sent()).toEqual(once);
    });

    it('waits for the idle time of its site', async () => {
      const { save, letPass, look } = shopper({ trade_in: { quiet_minutes: 60 } });
      await save(someContactScreen());
      await letPass(59);
      expect(await look()).toBe('not-abandoned-yet');
      await letPass(61);
      expect(await look()).toBe('sent');
    });

    it('is never sent without contact details', async () => {
      const { save, letPass, look, sent, context } = shopper();
      await save(someScreen());
      await letPass(10_000);
      expect(await look()).toBe('nothing-new');
      const taken = await inTransaction(context, (within) => retryUndeliverable(within));
      expect(taken).toEqual({ deliveries: 0, undeliverable: 0 });
      expect(await sent()).toEqual([]);
    });

    it('and comes back to accept is sent as an update of the same lead', async () => {
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

    it('and comes back to correct the phone number is sent as an update after the idle time', async () => {
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
      expect(await look()).toBe('sent');
      expect(await sent()).toEqual(twice);
    });
  });

  describe('goes to the location that the shopper chose', () => {
    it('even if the shopper goes back to a screen that does not ask for it, and leaves', async () => {
      const { save, letPass, look, stored, receivers } = shopper(twoYards);
      await save(atNobody);
      await save(toWest);
      await save(atNobody);
      expect((await stored()).lead).toMatchObject({ dealership_slug: 'west', location_id: 'west' });
      await letPass(31);
      expect(await look()).toBe('sent');
      expect(await receivers()).toEqual(['west@yard.example 0']);
    });

    it('as a new lead, while the earlier location gets an update', async () => {
      const { save, letPass, look, receivers } = shopper(twoYards);
      await save(toWest);
      await letPass(31);
      await look();
      await save(toEast);
      await letPass(31);
      expect(await look()).toBe('sent');
      expect(await receivers()).toEqual([
        'east@yard.example 0',
        'west@yard.example 0',
        'west@yard.example 1',
      ]);
    });

    it('and each location gets later updates with its own next revision', async () => {
      const { save, answer, receivers } = shopper(twoYards);
      await save(toWest);
      await answer(declining);
      await save(toEast);
      await answer(accepting);
      expect((await receivers()).toSorted()).toEqual([
        'east@yard.example 0',
        'east@yard.example 1',
        'west@yard.example 0',
        'west@yard.example 1',
        'west@yard.example 2',
      ]);
    });

    it('but an address that the site has removed gets no update', async () => {
      const { save, answer, context, receivers } = shopper(twoYards);
      await save(toWest);
      await answer(declining);
      const [east, west] = twoYards.locations;
      const locations = [east, { ...west, leads: { emails: ['new@yard.example'] } }];
      context.site = someSite(context.site.slug, { ...twoYards, locations });
      await answer(accepting);
      expect(await receivers()).toEqual(['new@yard.example 0', 'west@yard.example 0']);
    });
  });

  it('is sent again when the consent changes', async () => {
    const { save, letPass, look, sent } = shopper();
    const { consent, ...screen } = someContactScreen();
    await save({ ...screen, consent });
    await letPass(31);
    await look();
    await save({ ...screen, consent: { ...consent!, opt_in: false } });
    await letPass(31);
    expect(await look()).toBe('sent');
    expect(await sent()).toEqual(twice);
  });

  it('loses a plate that the shopper removes, and its VIN', async () => {
    const { save, stored } = shopper();
    const vehicle = { year: 2021, make: 'Mazda', model: '3', badge: 'G20', km: 55_000 };
    await save(
      someScreen({ regoState: 'NSW', trade_in: { ...vehicle, vin: 'JM0KF4WLA00100001' } }),
    );
    await save(someScreen());
    const { rego: _, trade_in: __, ...skipped } = someScreen().fields;
    const asked = askedFields('registration', 'rego', 'regoState');
    await save({ ...someScreen(), fields: skipped, asked });
    const { fields } = (await stored()).lead;
    expect(fields).not.toHaveProperty('rego');
    expect(fields).not.toHaveProperty('regoState');
    expect(fields.trade_in).not.toHaveProperty('vin');
    expect(fields.trade_in).toMatchObject({ make: 'Mazda' });
  });

  describe('whose job is lost', () => {
    it('is sent once by the operator after the idle time', async () => {
      const { save, letPass, look, retry, sent } = shopper();
      await save(someContactScreen());
      expect(await retry()).toEqual({ deliveries: 0, undeliverable: 0 });
      await letPass(31);
      expect(await retry()).toEqual({ deliveries: 2, undeliverable: 0 });
      expect(await retry()).toEqual({ deliveries: 0, undeliverable: 0 });
      expect(await look()).toBe('nothing-new');
      expect(await sent()).toEqual(once);
    });

    it('is not sent without contact details', async () => {
      const { save, letPass, retry } = shopper();
      await save(someScreen());
      await letPass(10_000);
      expect(await retry()).toEqual({ deliveries: 0, undeliverable: 0 });
    });

    it('waits for its site', async () => {
      const { save, letPass, context, stored } = shopper();
      await save(someContactScreen());
      await letPass(31);
      const { lead } = await stored();
      const operator = { ...context, siteBySlug: () => undefined };
      const taken = await inTransaction(operator, (within) => sendOverdueLeads(within, lead.id));
      expect(taken).toEqual({ deliveries: 0, undeliverable: 1 });
    });

    it('gets another job when the shopper comes back long after it was due', async () => {
      const { save, letPass, stored, enqueued } = shopper();
      await save(someContactScreen());
      await letPass(59);
      await save(someContactScreen({ phone: '0491570156' }));
      expect(enqueued).toHaveLength(1);
      await letPass(61);
      await save(someContactScreen({ phone: '0491570157' }));
      const job = { kind: 'send-abandoned-lead', lead_id: (await stored()).lead.id };
      expect(enqueued).toEqual([job, job]);
    });
  });

  describe('that is undeliverable is logged', () => {
    it('once it is stored', async () => {
      const { save, answer, warned } = shopper(addressless);
      const { lead_id } = await save(someContactScreen());
      await answer(declining);
      await answer(accepting);
      expect(warned).toMatchObject([{ lead: lead_id }]);
    });

    it('but not after a rollback', async () => {
      const one = shopper(addressless);
      await one.save(someContactScreen());
      await one.letPass(31);
      const { db, key, context } = one;
      const failingDb = {
        transaction: () => ({
          execute: (work: (trx: Transaction<Schema>) => Promise<unknown>) =>
            db.transaction().execute(async (trx) => {
              await work(trx);
              throw new Error('the commit failed');
            }),
        }),
      };
      // what the services ask of it
      const failing = { ...context, db: failingDb as unknown as typeof db };
      const completed = { ...someContactScreen(), form_completed: true };
      await expect(saveProgress(failing, key, completed)).rejects.toThrow('the commit failed');
      await expect(answerOffer(failing, key, declining)).rejects.toThrow('the commit failed');
      const look = sendAbandonedLead(failing, (await one.stored()).lead.id);
      await expect(look).rejects.toThrow('the commit failed');
      expect(one.warned).toEqual([]);
      expect(await one.look()).toBe('sent');
      expect(one.warned).toHaveLength(1);
    });
  });

  it('sends its shopper one automatic reply', async () => {
    const { save, letPass, look, answer, stored, sent } = shopper({
      forms: { auto_reply: { enabled: true } },
    });
    const email = `mia.${randomUUID()}@example.com`;
    await save(someContactScreen({ email }));
    await letPass(31);
    await look();
    // as if it were another day: the mailbox could have another mail
    await database()
      .db.updateTable('auto_reply')
      .set({ at: new Date(0) })
      .execute();
    await answer(declining);
    await answer(accepting);
    const { deliveries } = await stored();
    expect(deliveries.filter(({ channel }) => channel === 'auto-reply')).toHaveLength(1);
    expect((await sent()).filter((one) => one.startsWith('email'))).toHaveLength(3);
  });

  it('is not stored when its transaction fails', async () => {
    const { context, key } = shopper();
    const jobs = {
      ...context.jobs,
      enqueue: async () => {
        throw new Error('the queue is down');
      },
    };
    await expect(saveProgress({ ...context, jobs }, key, someContactScreen())).rejects.toThrow(
      'the queue is down',
    );
    expect(await newestLeads(database().db, { siteSlug: context.site.slug, limit: 1 })).toEqual([]);
  });
});
