import { expect, it, vi } from 'vitest';
import { receiverRules } from '#tests/support/servers/receiver-rules.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { type JobQueue, openJobQueue } from './job-queue.ts';
import type { AttemptResult } from './job-handler.ts';

interface Payload {
  n: number;
  receiver: string;
}

const WAIT = { timeout: 20_000, interval: 20 };

onEveryDatabase('the job queue with several receivers', (database) => {
  const open = async (name: string, circuits: string[] = []) =>
    openJobQueue(database(), {
      name,
      retries: 5,
      retryDelay: 1,
      retryDelayMax: 1,
      expireIn: 60,
      concurrency: 10,
      receivers: receiverRules,
      onCircuit: (receiver, state) => void circuits.push(`${receiver} ${state}`),
      onError: (error) => expect.unreachable(String(error)),
    });
  const work = (jobs: JobQueue, handler: (payload: Payload) => Promise<AttemptResult>) =>
    jobs.work(
      // the queue's payloads are this test's own
      (payload) => handler(payload as Payload),
      async () => undefined,
    );
  const enqueue = (jobs: JobQueue, payloads: readonly Payload[]) =>
    database()
      .db.transaction()
      .execute((trx) => jobs.enqueue(trx, payloads));
  const numbered = (receiver: string, count: number, from = 0): Payload[] =>
    Array.from({ length: count }, (_, index) => ({ n: from + index, receiver }));

  it('keeps delivering while one receiver hangs, which occupies no more than its limit over all processes', async () => {
    const first = await open('hangs');
    const processes = [first, await open('hangs')];
    await enqueue(first, [...numbered('dead', 30), ...numbered('healthy', 30)]);
    const release = Promise.withResolvers<void>();
    const hanging: number[] = [];
    const taken: number[] = [];
    for (const jobs of processes) {
      await work(jobs, async ({ n, receiver }) => {
        if (receiver === 'healthy') taken.push(n);
        else {
          hanging.push(n);
          await release.promise;
        }
        return { receiver: 'answered' };
      });
    }
    await vi.waitFor(() => expect(taken).toHaveLength(30), WAIT);
    expect(hanging).toHaveLength(receiverRules.inFlight);
    release.resolve();
    await vi.waitFor(() => expect(hanging).toHaveLength(30), WAIT);
    await Promise.all(processes.map((jobs) => jobs.stop()));
  });

  it('runs first attempts before retries', async () => {
    const jobs = await open('first');
    await enqueue(jobs, numbered('crm', 2));
    const order: number[] = [];
    let isDown = true;
    await work(jobs, async ({ n }) => {
      order.push(n);
      return isDown ? { retry: 'broken' } : { receiver: 'answered' };
    });
    await vi.waitFor(() => expect(order).toHaveLength(2), WAIT);
    await jobs.stop();

    const later = await open('first');
    // both retries are due and older than the new jobs
    await database()
      .db.transaction()
      .execute((trx) => later.runNow(trx, () => true));
    await enqueue(later, numbered('crm', 10, 100));
    isDown = false;
    order.length = 0;
    await work(later, async ({ n }) => (order.push(n), { receiver: 'answered' }));
    await vi.waitFor(() => expect(order).toHaveLength(12), WAIT);
    await later.stop();
    expect(order.slice(-2).toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  it('makes only probes while a receiver does not answer, and resumes when it does', async () => {
    const circuits: string[] = [];
    const jobs = await open('silent', circuits);
    await enqueue(jobs, numbered('dead', 40));
    const attempts: number[] = [];
    const delivered = new Set<number>();
    let isDown = true;
    await work(jobs, async ({ n }) => {
      attempts.push(n);
      if (isDown) return { retry: 'no answer', receiver: 'silent' };
      delivered.add(n);
      return { receiver: 'answered' };
    });
    await vi.waitFor(() => expect(circuits).toEqual(['dead open']), WAIT);
    const before = attempts.length;
    expect(before).toBeLessThanOrEqual(2 * receiverRules.inFlight);
    await vi.waitFor(() => expect(attempts.length).toBeGreaterThan(before), WAIT);
    // one probe a second, not all waiting jobs
    expect(attempts.length).toBeLessThanOrEqual(before + 2);
    isDown = false;
    await vi.waitFor(() => expect(delivered.size).toBe(40), WAIT);
    await jobs.stop();
    expect(circuits).toEqual(['dead open', 'dead closed']);
  });

  it('probes immediately when an operator retries', async () => {
    const jobs = await open('retried-probe');
    await enqueue(jobs, numbered('slow to recover', 1));
    await database()
      .db.insertInto('receiver_circuit')
      .values({
        receiver: 'slow to recover',
        failures: 9,
        retry_at: new Date(Date.now() + 3_600_000),
      })
      .execute();
    const taken: number[] = [];
    await database()
      .db.transaction()
      .execute((trx) => jobs.runNow(trx, () => true));
    await work(jobs, async ({ n }) => (taken.push(n), { receiver: 'answered' }));
    await vi.waitFor(() => expect(taken).toEqual([0]), WAIT);
    await jobs.stop();
  });
});
