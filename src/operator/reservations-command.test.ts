import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { readConfig } from '#config';
import { SiteLeads } from '#store/site-leads.ts';
import { holdById, payHold, placeHold } from '#store/vehicle-holds.ts';
import { someSubmission } from '#tests/support/leads.ts';
import { someYard } from '#tests/support/reservations.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { runCommand } from './run-command.ts';

onEveryDatabase('the operator', (database) => {
  async function run(...argv: string[]) {
    const said = { out: '', err: '' };
    const exitCode = await runCommand(['reservations', ...argv], {
      config: readConfig({}),
      database: async () => database(),
      leadJobs: () => Promise.reject(new Error('not of this command')),
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
    const id = randomUUID();
    const lead = { ...someSubmission(), id, idempotency_key: id };
    await new SiteLeads(db, yard.site).add(lead, [], async () => undefined);
    const hold = { id, site_slug: yard.site.slug, vehicle_id, lead_id: id, seconds: 60 };
    await db.transaction().execute(async (transaction) => {
      await placeHold(transaction, { ...hold, state: 'held' }, () => undefined);
      if (isPaid) await payHold(transaction, id);
    });
    return { id, ...yard };
  }

  it('sees what is reserved, and gives a vehicle up', async () => {
    const { id, site, vehicle } = await reserved(false);
    const { slug } = await vehicle();
    const { out } = await run('list', '--site', site.slug);
    expect(out).toMatch(new RegExp(`^${id}  held .* ${slug}  until 20.*\\n$`));
    expect(await run('release', id)).toEqual({
      exitCode: 0,
      out: 'The vehicle is free again.\n',
      err: '',
    });
    expect(await vehicle()).not.toHaveProperty('reserved');
    expect(await run('list', '--site', site.slug)).toMatchObject({ out: '' });
  });

  it('is reminded of money that has to go back', async () => {
    const { id, site } = await reserved(true);
    expect((await run('release', id)).err).toContain('return the payment');
    expect(await holdById(database().db, id)).toMatchObject({ state: 'needs-refund' });
    const { out } = await run('list', '--json', '--site', site.slug);
    expect(JSON.parse(out)).toMatchObject({ id, state: 'needs-refund' });
  });

  it('cannot release what holds nothing', async () => {
    const { id } = await reserved(false);
    await run('release', id);
    expect((await run('release', id)).exitCode).toBe(3);
    expect((await run('release', 'nothing')).exitCode).toBe(3);
  });
});
