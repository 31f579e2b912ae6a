import { expect, it, vi } from 'vitest';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { openJobQueue } from './job-queue.ts';

const noneAbandoned = async (payload: unknown) =>
  expect.unreachable(`${JSON.stringify(payload)} was abandoned`);

onEveryDatabase('the job queue', (database) => {
  const open = (name: string, retries = 2) =>
    openJobQueue(database(), {
      name,
      retries,
      retryDelay: 1,
      retryDelayMax: 1,
      expireIn: 60,
      concurrency: 2,
      onError: (error) => expect.unreachable(String(error)),
    });

  it('runs a job if and only if the transaction that added it commits', async () => {
    const jobs = await open('commits');
    const { db } = database();
    await db.transaction().execute((transaction) => jobs.enqueue(transaction, [{ name: 'kept' }]));
    await db
      .transaction()
      .execute(async (transaction) => {
        await jobs.enqueue(transaction, [{ name: 'lost' }]);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    const seen: unknown[] = [];
    await jobs.work(async (payload) => void seen.push(payload), noneAbandoned);
    await vi.waitFor(() => expect(seen).toEqual([{ name: 'kept' }]), { timeout: 10_000 });
    await jobs.stop();
    expect(seen).toEqual([{ name: 'kept' }]);
  });

  it('tries a failed job again and says when it is for the last time', async () => {
    const jobs = await open('retries');
    await jobs.enqueueNow([{ n: 1 }]);
    const attempts: boolean[] = [];
    const given: unknown[] = [];
    await jobs.work(
      async (_payload, { lastAttempt }) => {
        attempts.push(lastAttempt);
        throw new Error('not yet');
      },
      async (payload) => void given.push(payload),
    );
    await vi.waitFor(() => expect(attempts).toEqual([false, false, true]), { timeout: 20_000 });
    // pg-boss hands it over by its own clock
    await vi.waitFor(() => expect(given).toEqual([{ n: 1 }]), { timeout: 20_000 });
    await jobs.stop();
  });
});
