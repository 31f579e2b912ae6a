import { randomUUID } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { readConfig } from '#config';
import { type JobQueue, openJobQueue } from '#store/jobs/job-queue.ts';
import { insertDeliveries, markDelivered, markFailed } from '#store/leads/lead-deliveries.ts';
import { insertLead } from '#store/leads/leads.ts';
import { saveSite } from '#store/sites/site-repository.ts';
import { someSubmission } from '#tests/support/leads.ts';
import { receiverRules } from '#tests/support/servers/receiver-rules.ts';
import { someSettings } from '#tests/support/sites.ts';
import { eraseLeads } from '#store/leads/erase-leads.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { runCommand } from '#operator/run-command.ts';

const AN_HOUR = 3600;

onDatabase('leads retry', (database) => {
  let queues = 0;
  const opened: JobQueue[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((jobs) => jobs.stop()));
  });
  async function open(): Promise<JobQueue> {
    const jobs = await openJobQueue(database(), {
      name: `retry-${(queues += 1)}`,
      retries: 2,
      retryDelay: 1,
      retryDelayMax: 1,
      expireIn: 60,
      concurrency: 1,
      receivers: receiverRules,
      onError: (error) => expect.unreachable(String(error)),
    });
    opened.push(jobs);
    return jobs;
  }
  async function retry(jobs: JobQueue, ...argv: string[]) {
    const said = { out: '', err: '' };
    const exitCode = await runCommand(['leads', 'retry', ...argv], {
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
  /** Stores a lead whose deliveries have jobs due in an hour. @returns its id and its deliveries' ids by channel */
  async function waiting(jobs: JobQueue, ...channels: string[]) {
    await saveSite(database().db, 'yard', someSettings('yard'));
    const id = randomUUID();
    const lead = { ...someSubmission(), site_slug: 'yard', id, idempotency_key: id };
    const deliveries = channels.map((channel) => ({
      id: randomUUID(),
      channel,
      target: `${channel}@yard.example`,
      revision: channel === 'webhook' ? 1 : 0,
    }));
    await database()
      .db.transaction()
      .execute(async (trx) => {
        await insertLead(trx, lead);
        await insertDeliveries(trx, id, deliveries);
        const payloads = deliveries.map((one) => ({ kind: 'deliver', delivery_id: one.id }));
        await jobs.enqueue(trx, payloads, { afterSeconds: AN_HOUR });
      });
    return {
      id,
      of: (channel: string) => deliveries.find((one) => one.channel === channel)?.id ?? '',
    };
  }
  /** Lists the deliveries whose jobs are due. */
  async function due(jobs: JobQueue, count: number) {
    const seen: unknown[] = [];
    await jobs.work(
      async (payload) => (seen.push(payload), {}),
      async () => undefined,
    );
    await vi.waitFor(() => expect(seen.length).toBeGreaterThanOrEqual(count), { timeout: 10_000 });
    await jobs.stop();
    return seen.map((payload) => (payload as { delivery_id: string }).delivery_id).sort();
  }

  it('retries one lead immediately and reports what was done with each delivery', async () => {
    const jobs = await open();
    const other = await waiting(jobs, 'email');
    const lead = await waiting(jobs, 'email', 'webhook', 'fax', 'auto-reply');
    const { db } = database();
    await markFailed(db, lead.of('email'), 'mailbox full', true);
    await markFailed(db, lead.of('webhook'), 'The webhook answered 503', false);
    await markDelivered(db, lead.of('fax'));
    await markFailed(db, lead.of('auto-reply'), 'mailbox full', true);
    const { exitCode, out, err } = await retry(jobs, lead.id.toUpperCase());
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    expect(out.split('\n')).toEqual([
      'auto-reply auto-reply@yard.example: unchanged: an automatic reply is sent at most once',
      'email email@yard.example: requeued',
      'fax fax@yard.example: unchanged: already delivered',
      'webhook webhook@yard.example, update 1: rescheduled to run now',
      '',
    ]);
    const attempted = await due(jobs, 2);
    expect(attempted).toEqual([lead.of('email'), lead.of('webhook')].sort());
    expect(attempted).not.toContain(other.of('email'));
  });

  it('reports a waiting delivery without a waiting job as being attempted', async () => {
    const jobs = await open();
    const lead = await waiting(await open(), 'email');
    const { out } = await retry(jobs, lead.id, '--json');
    expect(JSON.parse(out)).toEqual({
      requeued: 0,
      rescheduled: 0,
      deliveries: [
        {
          id: lead.of('email'),
          channel: 'email',
          target: 'email@yard.example',
          revision: 0,
          outcome: 'in-progress',
        },
      ],
    });
  });

  it('reports a delivery that may not be sent any more as unchanged', async () => {
    const jobs = await open();
    const lead = await waiting(jobs, 'email');
    await database()
      .db.transaction()
      .execute((trx) => eraseLeads(trx, [lead.id]));
    const { out } = await retry(jobs, lead.id, '--json');
    expect(JSON.parse(out)).toMatchObject({ deliveries: [{ outcome: 'unchanged' }] });
  });

  it('retries all leads immediately, but no other jobs', async () => {
    const jobs = await open();
    const [one, two] = [await waiting(jobs, 'email'), await waiting(jobs, 'webhook', 'auto-reply')];
    const { db } = database();
    const other = { kind: 'send-abandoned-lead', lead_id: randomUUID() };
    await db.transaction().execute((trx) => jobs.enqueue(trx, [other], { afterSeconds: AN_HOUR }));
    expect((await retry(jobs)).out).toBe(
      '0 deliveries requeued\n2 waiting deliveries rescheduled to run now\n',
    );
    expect(await due(jobs, 2)).toEqual([one.of('email'), two.of('webhook')].sort());
  });

  it('reports that a lead has no deliveries to retry', async () => {
    const jobs = await open();
    const { id } = await waiting(jobs);
    const { exitCode, out, err } = await retry(jobs, id);
    expect({ exitCode, out }).toEqual({ exitCode: 0, out: '' });
    expect(err).toContain('--undelivered');
  });

  it.each(['nope', randomUUID()])('refuses the unknown lead %s', async (id) => {
    const jobs = await open();
    expect(await retry(jobs, id)).toEqual({
      exitCode: 3,
      out: '',
      err: `There is no lead "${id}".\n`,
    });
  });
});
