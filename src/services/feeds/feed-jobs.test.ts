import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addRun, runsOf, startRun } from '#store/feeds/feed-runs.ts';
import { askForRun, pauseFeed, removeFeed, storedFeed } from '#store/feeds/feed-sources.ts';
import { type JobQueue, openJobQueue } from '#store/jobs/job-queue.ts';
import { type FeedBench, feedBench, someFeed } from '#tests/support/feeds.ts';
import { type FeedServer, startFeedServer } from '#tests/support/servers/feed-server.ts';
import { receiverRules } from '#tests/support/servers/receiver-rules.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { dealershipTimeZone, endDeadRuns, enqueueDueFeeds, workOnFeeds } from './feed-jobs.ts';
import { deleteOldRuns } from './start-feeds.ts';
import { someSite } from '#tests/support/sites.ts';

const dealership = 'yard-yard';

it('takes the time zone of the primary location of a dealership', () => {
  const base = someSite('yard').settings.locations[0];
  const location = { ...base, address: { ...base?.address, state: 'WA' } };
  const perth = someSite('yard', { locations: [location] });
  expect(dealershipTimeZone([someSite('other'), perth], dealership)).toBe('Australia/Perth');
  expect(dealershipTimeZone([someSite('yard')], dealership)).toBe('Australia/Sydney');
});

onDatabase('feeds that are due', (database) => {
  let server: FeedServer;
  let bench: FeedBench;
  let answer: (response: ServerResponse) => void;
  const queues: JobQueue[] = [];
  const text = 'stocknum,make,model\nA1,Kia,Rio\n';
  const lastRun = async () => (await runsOf(database().db, dealership, 1))[0];
  beforeAll(async () => {
    server = await startFeedServer((_, response) => answer(response));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await removeFeed(database().db, dealership);
    bench = feedBench(database());
    answer = (response) => void response.writeHead(200).end(text);
    await someFeed(database(), { kind: 'https', url: server.url });
    server.asked.length = 0;
  });
  afterEach(async () => {
    await Promise.all(queues.splice(0).map((queue) => queue.stop()));
    bench.remove();
  });

  async function openQueue(): Promise<JobQueue> {
    const queue = await openJobQueue(database(), {
      name: 'run-feed',
      retries: 2,
      retryDelay: 1,
      retryDelayMax: 1,
      expireIn: 60,
      concurrency: 2,
      receivers: receiverRules,
      onError: (error) => expect.unreachable(String(error)),
    });
    queues.push(queue);
    return queue;
  }

  it('run once, however many processes look for them', async () => {
    const processes = [await openQueue(), await openQueue(), await openQueue()];
    for (const queue of processes) await workOnFeeds(bench, queue);
    const look = () =>
      Promise.all(processes.map((queue) => enqueueDueFeeds(bench, queue, new Date())));
    expect((await look()).reduce((sum, runs) => sum + runs, 0)).toBe(1);
    await vi.waitFor(async () => expect((await lastRun())?.outcome).toBe('ok'), 20_000);
    expect((await look()).reduce((sum, runs) => sum + runs, 0)).toBe(0);
    expect(server.asked).toHaveLength(1);
    const feed = await storedFeed(database().db, dealership);
    const inMinutes = (Date.parse(feed?.due_at ?? '') - Date.now()) / 60_000;
    expect(inMinutes).toBeGreaterThan(58);
    expect(inMinutes).toBeLessThanOrEqual(60);
  });

  it('do not run while another run is in progress, and run as soon as it has ended', async () => {
    const { db } = database();
    const queue = await openQueue();
    const running = randomUUID();
    await addRun(db, { id: running, dealership, source: 'a test', force: false });
    expect(await enqueueDueFeeds(bench, queue, new Date())).toBe(0);
    await db.updateTable('feed_run').set({ outcome: 'ok' }).execute();
    expect(await enqueueDueFeeds(bench, queue, new Date())).toBe(1);
  });

  it('do not run while paused, unless the operator asks for a run', async () => {
    const { db } = database();
    const queue = await openQueue();
    await pauseFeed(db, dealership, true);
    expect(await enqueueDueFeeds(bench, queue, new Date())).toBe(0);
    const asked = randomUUID();
    await askForRun(db, dealership, asked, true);
    expect(await enqueueDueFeeds(bench, queue, new Date())).toBe(1);
    expect(await lastRun()).toMatchObject({ id: asked, force: true });
    await db.deleteFrom('feed_run').execute();
    expect(await enqueueDueFeeds(bench, queue, new Date())).toBe(0);
  });

  it('say so if their process died, once nobody else has taken them up', async () => {
    const { db } = database();
    const id = randomUUID();
    await addRun(db, { id, dealership, source: 'a test', force: false });
    await startRun(db, id);
    await endDeadRuns(bench);
    expect((await lastRun())?.outcome).toBeNull();
    await db
      .updateTable('feed_run')
      .set({ seen_at: new Date(Date.now() - 3 * 60_000) })
      .execute();
    await endDeadRuns(bench);
    expect(await lastRun()).toMatchObject({
      outcome: 'failed',
      report: { reason: 'The process that ran it ended before it was done.' },
    });
    expect(bench.ended).toEqual(['failed']);
  });

  it('report that this release cannot read their settings', async () => {
    const { db } = database();
    const queue = await openQueue();
    await workOnFeeds(bench, queue);
    await db.updateTable('feed_source').set({ settings: '{"from": "pigeon"}' }).execute();
    await enqueueDueFeeds(bench, queue, new Date());
    await vi.waitFor(async () => expect((await lastRun())?.outcome).toBe('failed'), 20_000);
    expect(bench.logged.error.join()).toContain('a feed could not be imported');
  });

  it('lose their old reports, but not the last one', async () => {
    const { db } = database();
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    for (const [n, id] of ids.entries()) {
      await addRun(db, { id, dealership, source: 'a test', force: false });
      const ended_at = new Date(Date.now() - (200 - n * 50) * 24 * 3_600_000);
      await db
        .updateTable('feed_run')
        .set({ outcome: 'ok', ended_at, created_at: ended_at })
        .where('id', '=', id)
        .execute();
    }
    await deleteOldRuns(bench, new Date());
    expect((await runsOf(db, dealership, 9)).map(({ id }) => id)).toEqual([ids[2]]);
    await someFeed(database(), { kind: 'https', url: server.url }, { keep_reports_days: 120 });
    const id = randomUUID();
    await addRun(db, { id, dealership, source: 'a test', force: false });
    await deleteOldRuns(bench, new Date());
    expect((await runsOf(db, dealership, 9)).map((run) => run.id)).toEqual([id, ids[2]]);
  });
});
