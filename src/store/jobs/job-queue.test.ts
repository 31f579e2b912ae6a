import { expect, it, vi } from 'vitest';
import { receiverRules } from '#tests/support/servers/receiver-rules.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { type JobQueue, openJobQueue } from './job-queue.ts';

const noneAbandoned = async (payload: unknown) =>
  expect.unreachable(`${JSON.stringify(payload)} was abandoned`);

onEveryDatabase('the job queue', (database) => {
  const open = (name: string, retries = 2, retryDelay = 1) =>
    openJobQueue(database(), {
      name,
      retries,
      retryDelay,
      retryDelayMax: retryDelay,
      expireIn: 60,
      concurrency: 2,
      receivers: receiverRules,
      onError: (error) => expect.unreachable(String(error)),
    });

  const enqueueOne = (jobs: JobQueue) =>
    database()
      .db.transaction()
      .execute((trx) => jobs.enqueue(trx, [{ n: 1 }]));

  it('runs a job only if the transaction that added it commits', async () => {
    const jobs = await open('commits');
    const { db } = database();
    await db.transaction().execute((trx) => jobs.enqueue(trx, [{ name: 'committed' }]));
    await db
      .transaction()
      .execute(async (trx) => {
        await jobs.enqueue(trx, [{ name: 'rolled back' }]);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    const seen: unknown[] = [];
    await jobs.work(async (payload) => (seen.push(payload), {}), noneAbandoned);
    await vi.waitFor(() => expect(seen).toEqual([{ name: 'committed' }]), { timeout: 10_000 });
    await jobs.stop();
    expect(seen).toEqual([{ name: 'committed' }]);
  });

  it('runs other jobs before those in the background', async () => {
    const jobs = await open('background');
    await database()
      .db.transaction()
      .execute(async (trx) => {
        await jobs.enqueue(trx, [{ name: 'alert' }], { isBackground: true });
        await jobs.enqueue(trx, [{ name: 'lead' }, { name: 'another lead' }]);
      });
    const seen: unknown[] = [];
    const work = (payload: unknown) => (seen.push((payload as { name: string }).name), {});
    await jobs.work(async (payload) => work(payload), noneAbandoned);
    await vi.waitFor(() => expect(seen).toHaveLength(3), { timeout: 10_000 });
    await jobs.stop();
    expect(seen.at(-1)).toBe('alert');
  });

  it('does not run a job before its delay has passed', async () => {
    const jobs = await open('later');
    await database()
      .db.transaction()
      .execute(async (trx) => {
        await jobs.enqueue(trx, [{ name: 'in an hour' }], { afterSeconds: 3600 });
        await jobs.enqueue(trx, [{ name: 'in a second' }], { afterSeconds: 1 });
        await jobs.enqueue(trx, [{ name: 'now' }]);
      });
    const seen: unknown[] = [];
    await jobs.work(async (payload) => (seen.push(payload), {}), noneAbandoned);
    await vi.waitFor(() => expect(seen).toEqual([{ name: 'now' }, { name: 'in a second' }]), {
      timeout: 10_000,
    });
    await jobs.stop();
    expect(seen).toHaveLength(2);
  });

  it('reschedules the selected jobs when the transaction commits and returns those that were waiting', async () => {
    const jobs = await open('run-now');
    const { db } = database();
    await db.transaction().execute(async (trx) => {
      // more than one page
      const many = Array.from({ length: 1200 }, (_, n) => ({ n }));
      await jobs.enqueue(trx, many, { afterSeconds: 3600 });
    });
    const runNow = (wanted: readonly number[]) =>
      db
        .transaction()
        .execute((trx) =>
          jobs.runNow(trx, (payload) => wanted.includes((payload as { n: number }).n)),
        );
    const rolledBack = db.transaction().execute(async (trx) => {
      await jobs.runNow(trx, () => true);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(new Set(await runNow([0, 1199, 5000]))).toEqual(new Set([{ n: 0 }, { n: 1199 }]));

    const seen: unknown[] = [];
    await jobs.work(async (payload) => (seen.push(payload), {}), noneAbandoned);
    await vi.waitFor(() => expect(seen).toHaveLength(2), { timeout: 10_000 });
    await jobs.stop();
    expect(new Set(seen)).toEqual(new Set([{ n: 0 }, { n: 1199 }]));
    expect(await runNow([0])).toEqual([]);
  });

  it('retries a failed job immediately on request and counts the attempt', async () => {
    const jobs = await open('retries-now', 1, 3600);
    await enqueueOne(jobs);
    const attempts: boolean[] = [];
    await jobs.work(
      async (_payload, { lastAttempt }) => {
        attempts.push(lastAttempt);
        return { retry: 'not yet' };
      },
      async () => undefined,
    );
    const runNow = () =>
      database()
        .db.transaction()
        .execute((trx) => jobs.runNow(trx, () => true));
    await vi.waitFor(() => expect(attempts).toEqual([false]), { timeout: 10_000 });
    // the job is waiting once its failure is stored
    await vi.waitFor(async () => expect(await runNow()).toEqual([{ n: 1 }]), { timeout: 10_000 });
    await vi.waitFor(() => expect(attempts).toEqual([false, true]), { timeout: 10_000 });
    await jobs.stop();
  });

  it('retries a failed job and marks the last attempt', async () => {
    const jobs = await open('retries');
    await enqueueOne(jobs);
    const attempts: boolean[] = [];
    const abandoned: unknown[] = [];
    await jobs.work(
      async (_payload, { lastAttempt }) => {
        attempts.push(lastAttempt);
        return { retry: 'not yet' };
      },
      async (payload) => void abandoned.push(payload),
    );
    await vi.waitFor(() => expect(attempts).toEqual([false, false, true]), { timeout: 20_000 });
    // pg-boss moves it to the dead-letter queue on its own schedule
    await vi.waitFor(() => expect(abandoned).toEqual([{ n: 1 }]), { timeout: 20_000 });
    await jobs.stop();
  });
});
