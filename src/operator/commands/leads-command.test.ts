import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readConfig } from '#config';
import type { LeadFields } from '#domain/lead/lead-fields.ts';
import { insertDeliveries, markFailed } from '#store/leads/lead-deliveries.ts';
import { beginProgress } from '#store/leads/lead-progress.ts';
import { insertLead } from '#store/leads/leads.ts';
import { saveSite } from '#store/sites/site-repository.ts';
import { someFields, someSubmission } from '#tests/support/leads.ts';
import { recordingJobs } from '#tests/support/recording-jobs.ts';
import { someSettings } from '#tests/support/sites.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { runCommand } from '#operator/run-command.ts';

onDatabase('leads commands', (database) => {
  const { jobs, enqueued } = recordingJobs();
  async function run(...argv: string[]) {
    const said = { out: '', err: '' };
    const exitCode = await runCommand(['leads', ...argv], {
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
  /** Stores a lead of a site. @returns its id, which is also its delivery's */
  const add = async (
    slug: string,
    fields: Partial<LeadFields> = {},
    createdAt?: string,
    channel = 'email',
  ) => {
    await saveSite(database().db, slug, someSettings(slug));
    const id = randomUUID();
    const submission = someSubmission({ fields: someFields(fields) });
    const lead = { ...submission, site_slug: slug, id, idempotency_key: id };
    await insertLead(database().db, lead);
    await insertDeliveries(database().db, id, [{ id, channel, target: 'sales@yard.example' }]);
    if (createdAt) {
      await database()
        .db.updateTable('lead')
        .set({ created_at: createdAt })
        .where('id', '=', id)
        .execute();
    }
    return id;
  };

  it('show the whole lead with its deliveries and their errors', async () => {
    const id = await add('shown', {
      message: 'Does it tow?\nI have a boat.',
      appointment: '2026-11-30T09:30',
    });
    await markFailed(database().db, id, 'mailbox full', true);
    const { exitCode, out } = await run('show', id);
    expect(exitCode).toBe(0);
    for (const words of [
      'Mia Chen',
      'Does it tow?\n                    I have a boat.',
      'Mon 30 Nov 2026, 9:30 am',
      'Send me offers',
      'email sales@yard.example: parked, 1 attempt (mailbox full)',
    ])
      expect(out).toContain(words);
    const { lead, deliveries } = JSON.parse((await run('show', id.toUpperCase(), '--json')).out);
    expect(lead).toMatchObject({ id, fields: { appointment: '2026-11-30T09:30' } });
    expect(deliveries).toMatchObject([{ state: 'parked', attempts: 1 }]);
  });

  it('refuse an unknown lead or site and an invalid date', async () => {
    expect(await run('show', 'nothing')).toMatchObject({ exitCode: 3, out: '' });
    for (const command of ['list', 'export'])
      expect(await run(command, '--site', 'nobody')).toMatchObject({
        exitCode: 3,
        out: '',
        err: expect.stringContaining('There is no site "nobody". Known: '),
      });
    expect((await run('list', '--site', 'nobody', '--json')).exitCode).toBe(3);
    for (const date of ['yesterday', '2026-02-31', '2026-11-30T09:30'])
      expect(await run('list', '--since', date)).toMatchObject({ exitCode: 2, out: '' });
  });

  it.each(['0', '-1', '1.5', 'all'])('refuse --limit %s', async (limit) => {
    expect(await run('list', `--limit=${limit}`)).toMatchObject({ exitCode: 2, out: '' });
  });

  it('strip control characters, which could control the terminal', async () => {
    const id = await add('sly', { name: 'Mia\u001b[2J\u202e', message: 'a\u0007b\n\u009bc' });
    // oxlint-disable-next-line no-control-regex
    const obeyed = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]/;
    expect((await run('show', id)).out).not.toMatch(obeyed);
    expect((await run('list', '--site', 'sly')).out).not.toMatch(obeyed);
  });

  it('retry parked deliveries, and undeliverable leads once their location has an address', async () => {
    await run('retry');
    const slug = 'retried';
    const parked = await add(slug);
    await markFailed(database().db, parked, 'mailbox full', true);
    const id = randomUUID();
    const undeliverable = {
      ...someSubmission({ dealership_slug: `${slug}-yard` }),
      site_slug: slug,
      id,
      idempotency_key: id,
    };
    await insertLead(database().db, undeliverable);
    expect((await run('list', '--site', slug)).out).toContain('\tundeliverable\t');
    enqueued.splice(0);

    expect((await run('retry')).out).toBe('1 delivery requeued\n');
    expect(enqueued).toMatchObject([{ delivery_id: parked }]);
    const still = await run('retry', '--undelivered');
    expect(still.out).toContain('0 deliveries of undeliverable leads enqueued');
    expect(still.err).toContain('1 lead is still undeliverable');

    const settings = someSettings(slug);
    const [place] = settings['locations'] as [Record<string, unknown>];
    const locations = [{ ...place, leads: { emails: ['new@yard.example'] } }];
    await saveSite(database().db, slug, { ...settings, locations });
    const { out } = await run('retry', '--undelivered', '--json');
    expect(JSON.parse(out)).toEqual({ requeued: 0, rescheduled: 0, sent: 1, undeliverable: 0 });
    expect((await run('show', id)).out).toContain('email new@yard.example: waiting, 0 attempts');
    expect(enqueued).toHaveLength(2);
  });

  /** Stores a lead whose shopper is filling in a form with several screens. */
  async function addUnfinished(slug: string, contacted: boolean): Promise<string> {
    const { db } = database();
    const id = randomUUID();
    const lead = {
      ...someSubmission({ dealership_slug: `${slug}-yard` }),
      site_slug: slug,
      id,
      idempotency_key: id,
      form_completed: false,
    };
    await db.transaction().execute(async (trx) => {
      await insertLead(trx, lead);
      await beginProgress(trx, id, { contacted, jobWaits: contacted });
    });
    return id;
  }

  it('list leads without contact details only on request', async () => {
    const slug = 'unfinished';
    const id = await add(slug);
    const reachable = await addUnfinished(slug, true);
    const unreached = await addUnfinished(slug, false);
    const idsOf = async (...argv: string[]) =>
      jsonLines((await run(...argv, '--site', slug, '--json')).out).map(({ lead }) => lead.id);
    for (const command of ['list', 'export']) {
      expect((await idsOf(command)).toSorted()).toEqual([id, reachable].toSorted());
      expect((await idsOf(command, '--incomplete')).toSorted()).toEqual(
        [id, reachable, unreached].toSorted(),
      );
    }
  });

  it('send an abandoned lead whose job was lost', async () => {
    const slug = 'forgotten';
    const settings = someSettings(slug);
    const [place] = settings['locations'] as [Record<string, unknown>];
    const locations = [{ ...place, leads: { emails: ['sales@yard.example'] } }];
    const id = await addUnfinished(slug, true);
    await saveSite(database().db, slug, { ...settings, locations });
    const retry = async () => JSON.parse((await run('retry', id, '--undelivered', '--json')).out);
    expect(await retry()).toMatchObject({ sent: 0, undeliverable: 0 });
    await database()
      .db.updateTable('lead_progress')
      .set({ touched_at: new Date(Date.now() - 3_600_000) })
      .where('lead_id', '=', id)
      .execute();
    expect(await retry()).toMatchObject({ sent: 1, undeliverable: 0 });
    expect(await retry()).toMatchObject({ sent: 0, undeliverable: 0 });
    expect((await run('show', id)).out).toContain('email sales@yard.example: waiting, 0 attempts');
  });

  it('report once that a lead whose job was lost has no address', async () => {
    const id = await addUnfinished('unaddressed', true);
    await saveSite(database().db, 'unaddressed', someSettings('unaddressed'));
    await database()
      .db.updateTable('lead_progress')
      .set({ touched_at: new Date(Date.now() - 3_600_000) })
      .where('lead_id', '=', id)
      .execute();
    const { err } = await run('retry', id, '--undelivered');
    expect(err).toContain('1 lead is still undeliverable');
  });

  it('do not show an automatic reply as parked', async () => {
    const id = await add('replied', {}, undefined, 'auto-reply');
    await markFailed(database().db, id, 'mailbox full', true);
    for (const argv of [
      ['show', id],
      ['list', '--site', 'replied'],
      ['export', '--site', 'replied'],
    ]) {
      const { out } = await run(...argv);
      expect(out).toMatch(/auto-reply sales@yard\.example:? given up/);
      expect(out).not.toContain('parked');
    }
  });

  it('list and export leads from a given day on', async () => {
    const dates = ['2026-03-01T23:59:59.999Z', '2026-03-02T00:00:00Z', '2026-03-05T00:00:00Z'];
    const ids: string[] = [];
    for (const date of dates) ids.push(await add('dated', {}, date));
    const listed = await run('list', '--site', 'dated', '--since', '2026-03-02', '--json');
    expect(jsonLines(listed.out).map(({ lead }) => lead.id)).toEqual([ids[2], ids[1]]);
    const options = ['--site', 'dated', '--since', '2026-03-02', '--format', 'json'];
    const exported = await run('export', ...options);
    expect(jsonLines(exported.out).map(({ lead }) => lead.id)).toEqual([ids[1], ids[2]]);
    expect(exported.err).toBe('2 leads\n');
  });

  it('export a table without formulas and with every word as typed', async () => {
    const id = await add('table', {
      name: '=HYPERLINK("http://evil.example")',
      message: 'One, "two"\nthree',
      answers: [{ name: 'fleet', label: 'Fleet number', value: 'F-7' }],
    });
    const { out } = await run('export', '--site', 'table');
    const rows = parse<Record<string, string>>(out, { columns: true });
    expect(rows).toMatchObject([
      {
        lead_id: id,
        name: `'=HYPERLINK("http://evil.example")`,
        message: 'One, "two"\nthree',
        answers: 'Fleet number: F-7',
        source: 'Website',
        opt_in: 'true',
        consent_at: '2026-03-01T02:03:04.000Z',
        deliveries: 'email sales@yard.example waiting',
      },
    ]);
  });

  it('export each lead once over many pages, even if many came within a millisecond', async () => {
    const count = 1203;
    await add('busy');
    // a microsecond apart, which is less than a Date can represent
    await sql`
      insert into lead (id, site_slug, idempotency_key, category, dealership_slug, fields, origin, created_at)
      select gen_random_uuid(), site_slug, n::text, category, dealership_slug, fields, origin,
             created_at + (n % 7) * interval '1 microsecond'
      from lead, generate_series(2, ${count}::int) n where site_slug = 'busy'`.execute(
      database().db,
    );
    const { out } = await run('export', '--site', 'busy', '--json');
    const ids = jsonLines(out).map(({ lead }) => lead.id);
    expect(ids).toHaveLength(count);
    expect(new Set(ids).size).toBe(count);
  });
});

function jsonLines(out: string): { lead: { id: string } }[] {
  return out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { lead: { id: string } });
}
