import { afterEach, beforeEach, expect, it } from 'vitest';
import { noteFinding, pauseFeed, removeFeed } from '#store/feeds/feed-sources.ts';
import { type FeedBench, feedBench, someFeed } from '#tests/support/feeds.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { watchFeeds } from './watch-feeds.ts';

const dealership = 'yard-yard';
const from = { kind: 'https', url: 'https://feeds.example/stock.csv' };

onEveryDatabase('the watch over feeds', (database) => {
  let bench: FeedBench;
  beforeEach(async () => {
    bench = feedBench(database());
    await removeFeed(database().db, dealership);
    await someFeed(database(), from);
  });
  afterEach(() => bench.remove());

  /** Looks at the feeds as if so many minutes had passed. @returns what was logged */
  async function watch(minutes = 0) {
    bench.logged.error = [];
    bench.logged.info = [];
    await watchFeeds(bench, new Date(Date.now() + minutes * 60_000));
    return { error: bench.logged.error, info: bench.logged.info };
  }

  it('logs once that a feed is older than three times its interval, and once that it is over', async () => {
    expect(await watch(179)).toEqual({ error: [], info: [] });
    const { error } = await watch(181);
    expect(error).toEqual([
      'a feed needs attention: it is older than it should be {"dealership":"yard-yard","trouble":"stale"}',
    ]);
    expect((await watch(400)).error).toEqual([]);
    await noteFinding(database().db, dealership, { outcome: 'unchanged' });
    const { info } = await watch();
    expect(info).toEqual([
      'a trouble of a feed is over {"dealership":"yard-yard","trouble":"stale"}',
    ]);
    expect(await watch()).toEqual({ error: [], info: [] });
  });

  it('takes the age from the settings', async () => {
    await someFeed(database(), from, { stale_after_minutes: 10 });
    expect((await watch(9)).error).toHaveLength(0);
    expect((await watch(11)).error).toHaveLength(1);
  });

  it('logs the second failure in a row', async () => {
    const { db } = database();
    await noteFinding(db, dealership, { outcome: 'failed' });
    expect((await watch()).error).toEqual([]);
    await noteFinding(db, dealership, { outcome: 'refused' });
    expect((await watch()).error.join()).toContain('its last runs failed');
    await noteFinding(db, dealership, { outcome: 'failed' });
    expect((await watch()).error).toEqual([]);
  });

  it('logs at once that a feed would withdraw too much, until one is imported', async () => {
    const { db } = database();
    await noteFinding(db, dealership, { outcome: 'refused', problem: 'withdraws-too-much' });
    expect((await watch()).error.join()).toContain('would withdraw more than half');
    await noteFinding(db, dealership, { outcome: 'ok' });
    expect((await watch()).info).toHaveLength(1);
  });

  it('logs once over all processes', async () => {
    await noteFinding(database().db, dealership, { outcome: 'refused', problem: 'nothing-listed' });
    const now = new Date();
    await Promise.all(Array.from({ length: 5 }, () => watchFeeds(bench, now)));
    expect(bench.logged.error).toHaveLength(1);
  });

  it('says nothing of a paused feed', async () => {
    await pauseFeed(database().db, dealership, true);
    expect(await watch(100_000)).toEqual({ error: [], info: [] });
  });

  it('knows since when each stock is fresh', async () => {
    const since = await watchFeeds(bench, new Date());
    const age = Date.now() - (since.get(dealership)?.getTime() ?? 0);
    expect(age).toBeLessThan(60_000);
  });
});
