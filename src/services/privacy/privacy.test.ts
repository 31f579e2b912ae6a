import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { expect, it } from 'vitest';
import { errorRecord } from '#domain/privacy/error-record.ts';
import { drawPrize } from '#services/giveaway/draw-prize.ts';
import { deliverLead } from '#services/leads/deliver-lead.ts';
import { submitLead } from '#services/leads/submit-lead.ts';
import { newProgressKey } from '#services/trade-in/progress-key.ts';
import { saveProgress } from '#services/trade-in/save-progress.ts';
import { someContactScreen } from '#tests/support/progress.ts';
import { deliveryById, unpark } from '#store/leads/lead-deliveries.ts';
import { leadsWithNews } from '#store/leads/lead-progress.ts';
import { addVisitor } from '#store/visitors/visitors.ts';
import { addToWatchlist, watchlistOf } from '#store/visitors/watchlist.ts';
import { undeliverableLeads } from '#store/leads/undeliverable-leads.ts';
import { insertLead } from '#store/leads/leads.ts';
import { somePrize, someSpinToWin } from '#tests/support/giveaways.ts';
import { someFields, someSubmission } from '#tests/support/leads.ts';
import { someContext } from '#tests/support/some-context.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { applyRetention } from './apply-retention.ts';
import { erasePerson, exportPerson } from './person-requests.ts';

const slices = ['voucher', 'detail', 'wash'].map((id) => somePrize({ id }));
const [location] = someSettings('yard')['locations'] as [object];

onDatabase('personal data', (database) => {
  const open = (settings: Record<string, unknown> = {}) => {
    const site = someSite(`privacy-${randomUUID().slice(0, 8)}`, {
      locations: [
        {
          ...location,
          dealership_slug: 'yard',
          leads: { webhooks: ['https://crm.example/leads'] },
        },
      ],
      dealerships: [{ slug: 'yard', name: 'Yard' }],
      ...settings,
    });
    const { db } = database();
    const submit = async (email: string, message = 'Does it tow?') =>
      submitLead(
        someContext(database(), site),
        someSubmission({
          fields: someFields({
            email,
            message,
            phone: '0491570156',
            appointment: '2026-11-30T09:30',
          }),
        }),
      );
    const stored = async (id: string) =>
      JSON.stringify([
        await db.selectFrom('lead').selectAll().where('id', '=', id).execute(),
        await db.selectFrom('lead_delivery').selectAll().where('lead_id', '=', id).execute(),
      ]);
    return { site, db, submit, stored };
  };

  it('is exported completely for any spelling of the address, and the export is recorded', async () => {
    const { db, submit } = open();
    const mailbox = `mia${randomUUID().slice(0, 8)}`;
    const { lead_id } = await submit(`${mailbox}@example.com`);
    await submit('leo@example.com');
    const exported = await exportPerson(db, { email: `${mailbox.toUpperCase()}+cars@Example.com` });
    expect(exported.leads.map(({ lead }) => lead.id)).toEqual([lead_id]);
    const record = await db
      .selectFrom('person_request')
      .selectAll()
      .where('id', '=', exported.record)
      .executeTakeFirstOrThrow();
    expect(record).toMatchObject({ kind: 'export', leads: 1 });
    expect(JSON.stringify(record)).not.toContain(mailbox);
  });

  it('is erased from leads and deliveries, and pending deliveries stop', async () => {
    const { site, db, submit, stored } = open();
    const email = `erase${randomUUID().slice(0, 8)}@example.com`;
    const { lead_id } = await submit(email, 'I am Mia, call me');
    expect(await stored(lead_id)).toContain(email);
    const erased = await erasePerson(db, { email });
    expect(erased).toMatchObject({ ok: true, leads: 1 });
    const left = await stored(lead_id);
    for (const trace of [email, 'Mia', 'Chen', '0491570156', 'call me']) {
      expect(left).not.toContain(trace);
    }
    const deliveries = await db
      .selectFrom('lead_delivery')
      .select(['id', 'channel'])
      .where('lead_id', '=', lead_id)
      .execute();
    expect(deliveries.map(({ channel }) => channel).toSorted()).toEqual([
      'confirmation',
      'webhook',
    ]);
    expect(await unpark(db, { leadId: lead_id })).toEqual([]);
    const webhook = { send: async () => expect.fail('the lead was sent') };
    for (const { id } of deliveries) {
      const context = { ...someContext({ db }, site), mailer: undefined, webhook };
      expect(await deliverLead(context, id, true)).toEqual({ outcome: 'done-before' });
      expect((await deliveryById(db, id))?.delivery.state).toBe('parked');
    }
    expect((await exportPerson(db, { email })).leads).toEqual([]);
  });

  it('is erased from all leads of a person', async () => {
    const { db, submit, stored } = open();
    const email = `often${randomUUID().slice(0, 8)}@example.com`;
    const first = await submit(email);
    const second = await submit(email, 'And is it still there?');
    expect(await erasePerson(db, { email })).toMatchObject({ ok: true, leads: 2 });
    for (const { lead_id } of [first, second]) expect(await stored(lead_id)).not.toContain(email);
  });

  it('is exported and erased with the person’s account', async () => {
    const { db } = open();
    const phone = '0491572001';
    const account = { id: randomUUID(), site_slug: 'yard', phone };
    const { id } = await db.transaction().execute((trx) =>
      addVisitor(trx, account, {
        name: 'Mia',
        last_name: 'Chen',
        email: 'mia.account@example.com',
      }),
    );
    await addToWatchlist(db, id, { id: 7, name: '2019 Kia Rio', slug: 'kia-rio-7' });
    const exported = await exportPerson(db, { email: 'Mia.Account@example.com' });
    expect(exported.accounts).toMatchObject([{ phone, name: 'Mia', watchlist: [{ id: 7 }] }]);
    await erasePerson(db, { phone: '+61 491 572 001' });
    expect((await exportPerson(db, { phone })).accounts).toEqual([]);
    expect(await watchlistOf(db, id)).toEqual([]);
  });

  it('is exported and erased with the draw of a giveaway', async () => {
    const { site, db } = open({ spin_to_win: someSpinToWin({ prizes: slices }) });
    const settings = site.settings.spin_to_win;
    if (!settings) throw new Error('The site has no giveaway');
    const phone = '0491572002';
    const fields = someFields({ phone, email: 'mia.spins@example.com' });
    await drawPrize(someContext({ db }, site), someSubmission({ fields }));
    const { draws } = await exportPerson(db, { phone: '+61 491 572 002' });
    expect(draws).toMatchObject([{ giveaway_id: settings.id, phone, prize: { is_prize: true } }]);
    await erasePerson(db, { email: 'mia.spins@example.com' });
    expect((await exportPerson(db, { phone })).draws).toEqual([]);
    const rows = await db.selectFrom('giveaway_draw').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(phone);
  });

  it('never reaches the dealer after it was erased, although the dealer had not received it', async () => {
    const { site, db } = open();
    const email = `late${randomUUID().slice(0, 8)}@example.com`;
    const context = someContext({ db }, site);
    const screen = someContactScreen({ email });
    const { lead_id } = await saveProgress(context, newProgressKey(), screen);
    const news = async () => Array.fromAsync(leadsWithNews(db, lead_id));
    await db
      .updateTable('lead_progress')
      .set({ has_news: true })
      .where('lead_id', '=', lead_id)
      .execute();
    expect(await news()).toEqual([lead_id]);
    await erasePerson(db, { email });
    expect(await news()).toEqual([]);
    await db.deleteFrom('lead_delivery').where('lead_id', '=', lead_id).execute();
    await db
      .updateTable('lead_progress')
      .set({ handovers: 1 })
      .where('lead_id', '=', lead_id)
      .execute();
    const undeliverable = await db
      .transaction()
      .execute((trx) => Array.fromAsync(undeliverableLeads(trx, lead_id)));
    expect(undeliverable).toEqual([]);
  });

  it('is erased at the end of the retention period, unless a site retains it forever', async () => {
    const brief = open({ retention: { leads_days: 30, events_days: 30 } });
    const forever = open({ retention: { leads_days: null } });
    const ids = [];
    for (const { db, site, submit } of [brief, forever]) {
      const { lead_id } = await submit('old@example.com');
      ids.push(lead_id);
      await db
        .updateTable('lead')
        .set({ created_at: new Date(Date.now() - 31 * 86_400_000) })
        .where('id', '=', lead_id)
        .execute();
      await db
        .insertInto('site_event')
        .values({ site_slug: site.slug, event: 'callDealer', vehicle_id: null, at: new Date(0) })
        .execute();
    }
    const { lead_id: fresh } = await brief.submit('new@example.com');
    expect(await applyRetention(brief.db, brief.site)).toEqual({
      erasedLeads: 1,
      deletedEvents: 1,
      deletedReservations: 0,
    });
    expect(await applyRetention(forever.db, forever.site)).toEqual({
      erasedLeads: 0,
      deletedEvents: 0,
      deletedReservations: 0,
    });
    expect(await brief.stored(ids[0] ?? '')).not.toContain('old@example.com');
    expect(await forever.stored(ids[1] ?? '')).toContain('old@example.com');
    expect(await brief.stored(fresh)).toContain('new@example.com');
  });

  it('does not appear in the log if a lead cannot be stored', async () => {
    const { site, db } = open();
    const lines: string[] = [];
    const log = pino(
      { serializers: { error: errorRecord, err: errorRecord } },
      { write: (line: string) => void lines.push(line) },
    );
    const id = randomUUID();
    const { origin, consent } = someSubmission();
    const lead = {
      id,
      site_slug: site.slug,
      category: 'Vehicle Enquiry',
      dealership_slug: 'yard',
      fields: someFields({ email: 'secret@example.com', message: 'A secret of Mia’s' }),
      origin,
      consent,
      // too large for an integer column
      vehicle_id: 2 ** 40,
      idempotency_key: id,
    };
    const error: unknown = await insertLead(db, lead).catch((reason) => reason);
    expect(error).toBeInstanceOf(Error);
    log.error({ error }, 'request failed');
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/secret|Mia|Chen|0491/i);
    expect(lines[0]).toMatch(/out of range/);
  });
});
