import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { readConfig } from '#config';
import { insertLead } from '#store/leads/leads.ts';
import { CONFIRMATION } from '#store/leads/lead-deliveries.ts';
import { saveSite } from '#store/sites/site-repository.ts';
import { holdById, payHold, placeHold } from '#store/reservations/vehicle-holds.ts';
import { someFields, someSubmission } from '#tests/support/leads.ts';
import { recordingJobs } from '#tests/support/recording-jobs.ts';
import { someYard } from '#tests/support/reservations.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { runCommand } from '#operator/run-command.ts';

onDatabase('reservations commands', (database) => {
  const { jobs, enqueued } = recordingJobs();

  async function run(...argv: string[]) {
    const said = { out: '', err: '' };
    const exitCode = await runCommand(['reservations', ...argv], {
      config: readConfig({}),
      database: async () => database(),
      leadJobs: async () => jobs,
      brandPictures: { warnings: async () => [] },
      vehiclePictureSources: [],
      now: () => new Date(),
      cwd: '/',
      out: (words) => void (said.out += words),
      err: (words) => void (said.err += words),
    });
    return { exitCode, ...said };
  }

  async function reserved(isPaid: boolean) {
    const yard = await someYard(database());
    const { db } = database();
    const { id: vehicle_id } = await yard.vehicle();
    await saveSite(db, yard.site.slug, yard.site.settings);
    const id = randomUUID();
    // a shopper's control character must not reach the terminal
    const fields = someFields({ name: 'Mia\u001b' });
    const of = { site_slug: yard.site.slug, id, idempotency_key: id };
    await insertLead(db, { ...someSubmission({ fields }), ...of });
    const hold = {
      id,
      site_slug: yard.site.slug,
      vehicle_id,
      lead_id: id,
      holder: [],
      seconds: 60,
    };
    await db.transaction().execute(async (trx) => {
      await placeHold(trx, { ...hold, state: 'held' }, () => undefined);
      if (isPaid) await payHold(trx, id);
    });
    return { id, lead_id: id, ...yard };
  }

  it('list reservations and release a vehicle', async () => {
    const { id, lead_id, site, vehicle } = await reserved(false);
    const { slug, name } = await vehicle();
    const { out } = await run('list', '--site', site.slug);
    expect(out.split('\t')).toEqual([
      id,
      'held',
      site.slug,
      `${name} (${slug})`,
      'Mia  Chen',
      '0491570006',
      expect.stringMatching(/^until 20\d\d-/),
      `${lead_id}\n`,
    ]);
    expect(await run('release', id)).toEqual({
      exitCode: 0,
      out: 'The vehicle is available again. The shopper will be notified by email.\n',
      err: '',
    });
    expect(await vehicle()).not.toHaveProperty('reserved');
    const [told, ...more] = await database()
      .db.selectFrom('lead_delivery')
      .innerJoin('lead', 'lead.id', 'lead_delivery.lead_id')
      .select(['lead_delivery.id', 'content', 'lead.subcategory'])
      .where('channel', '=', CONFIRMATION)
      .where('site_slug', '=', site.slug)
      .execute();
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      subcategory: 'Reservation released',
      content: { subject: expect.stringMatching(/ was cancelled$/) },
    });
    expect(enqueued).toContainEqual({
      kind: 'deliver',
      delivery_id: told?.id,
      receiver: 'mail server',
    });
    expect(await run('list', '--site', site.slug)).toMatchObject({ out: '' });
  });

  it('list payments that await a refund', async () => {
    const { id, lead_id, site, vehicle } = await reserved(true);
    expect((await run('release', id)).err).toContain('Refund the payment');
    expect(await holdById(database().db, id)).toMatchObject({ state: 'needs-refund' });
    const { out } = await run('list', '--json', '--site', site.slug);
    expect(JSON.parse(out)).toMatchObject({
      id,
      state: 'needs-refund',
      lead_id,
      shopper: { name: 'Mia\u001b Chen', phone: '0491570006' },
      vehicle: (await vehicle()).name,
      expires_at: null,
    });
  });

  it('refuse an unknown site', async () => {
    const answer = await run('list', '--site', 'nobody');
    expect(answer).toMatchObject({ exitCode: 3, out: '' });
    expect(answer.err).toContain('There is no site "nobody".');
  });

  it('refuse to release a reservation that holds no vehicle', async () => {
    const { id } = await reserved(false);
    await run('release', id);
    expect((await run('release', id)).exitCode).toBe(3);
    expect((await run('release', 'nothing')).exitCode).toBe(3);
  });
});
