import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '#config';
import { runCommand } from '#operator/run-command.ts';
import { enqueueDueFeeds } from '#services/feeds/feed-jobs.ts';
import { isTokenOf } from '#services/feeds/feed-token.ts';
import { runFeed } from '#services/feeds/run-feed.ts';
import { noteFinding, removeFeed, storedFeed } from '#store/feeds/feed-sources.ts';
import { saveSite } from '#store/sites/site-repository.ts';
import { type FeedBench, feedBench, someFeed } from '#tests/support/feeds.ts';
import { recordingJobs } from '#tests/support/recording-jobs.ts';
import { type FeedServer, startFeedServer } from '#tests/support/servers/feed-server.ts';
import { someSettings } from '#tests/support/sites.ts';
import { onDatabase } from '#tests/support/test-database.ts';

const dealership = 'yard-yard';

onDatabase('feed', (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-feed-command-'));
  let server: FeedServer;
  let bench: FeedBench;
  let status = 200;
  beforeAll(async () => {
    await saveSite(database().db, 'yard', someSettings('yard'));
    await saveSite(database().db, 'alley', someSettings('alley'));
    bench = feedBench(database());
    server = await startFeedServer((_, response) =>
      response.writeHead(status).end('No,Make,Model\nA1,Kia,Rio\nA2,Kia,\n'),
    );
    const fields = { stocknum: 'No', make: 'Make', model: 'Model' };
    writeFileSync(join(folder, 'map.json'), JSON.stringify({ fields }));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    bench.remove();
    await server.close();
  });
  beforeEach(async () => {
    status = 200;
    for (const one of [dealership, 'alley-yard']) await removeFeed(database().db, one);
  });

  async function run(...argv: string[]) {
    const said = { out: '', err: '' };
    const exitCode = await runCommand(['feed', ...argv], {
      config: readConfig({ ALLOW_PRIVATE_ADDRESSES: 'true' }),
      database: async () => database(),
      leadJobs: async () => recordingJobs().jobs,
      brandPictures: { warnings: async () => [] },
      vehiclePictureSources: [],
      now: () => new Date(),
      cwd: folder,
      out: (words) => void (said.out += words),
      err: (words) => void (said.err += words),
    });
    return { exitCode, ...said };
  }

  function set(feed: object) {
    writeFileSync(join(folder, 'feed.json'), JSON.stringify(feed));
    return run('set', 'feed.json', '--dealership', dealership);
  }

  const someFile = () => ({
    from: { kind: 'https', url: `${server.url}/stock.csv?key=s3cret&name=yard` },
    schedule: { every_minutes: 30 },
    mapping: 'map.json',
    credentials: { user: 'mia', password: 'hunter2' },
  });

  /** Runs the feeds that are due or asked for, as a server does. */
  async function serveUntil(isOver: () => boolean): Promise<void> {
    const jobs = recordingJobs();
    while (!isOver()) {
      await enqueueDueFeeds(bench, jobs.jobs, new Date());
      for (const job of jobs.enqueued.splice(0))
        await runFeed(bench, (job as { run_id: string }).run_id);
      await delay(50);
    }
  }

  it('sets a feed with a mapping from a file, and shows it without its secrets', async () => {
    expect(await set(someFile())).toEqual({
      exitCode: 0,
      out: 'The feed of yard-yard is set. Its first run is now.\n',
      err: '',
    });
    const { out } = await run('show', '--dealership', dealership);
    expect(out).not.toMatch(/s3cret|hunter2|mia/);
    expect(JSON.parse(out)).toMatchObject({
      dealership,
      from: { kind: 'https', url: `${server.url}/stock.csv?key=…&name=…` },
      schedule: { every_minutes: 30 },
      mapping: { fields: { stocknum: 'No' } },
      stale_after_minutes: 90,
      credentials: 'user, password',
      paused: false,
    });
  });

  it('begins a daily feed at its time in the time zone of the dealership', async () => {
    const { out } = await set({ ...someFile(), schedule: { daily_at: ['06:30'] } });
    expect(out).toMatch(/first run is at \S+T(19|20):30:00.000Z \(Australia\/Sydney\)/);
  });

  it.each([
    [{ from: { kind: 'https', url: 'ftp://a.example' } }, 'from.url: must look like'],
    [{ from: { kind: 'https', url: 'https://mia:pw@a.example' } }, 'user and password'],
    [{ schedule: {} }, 'schedule: must have either every_minutes or daily_at'],
    [{ schedule: { daily_at: ['6:30'] } }, 'schedule.daily_at.0: must look like 06:30'],
    [{ credentials: { user: 'mia' } }, 'credentials: must have user and password'],
    [{ colour: 'red' }, 'Unrecognized key'],
    [{ from: { kind: 'push' } }, 'schedule: must be absent'],
    [{ schedule: undefined }, 'schedule: is missing'],
    [{ from: { kind: 'folder', folder: 'feeds', files: '*' } }, 'must be an absolute path'],
    [{ from: { kind: 'folder', folder: '/f', files: '*' } }, 'stale_after_minutes: is missing'],
    [{ from: { kind: 'folder', folder: '/f', files: '*' }, delta: true }, 'delta: must be false'],
    [
      { from: { kind: 'push' }, schedule: undefined, stale_after_minutes: 9 },
      'must have no values',
    ],
    [
      { credentials: { user: 'mia', private_key_file: 'map.json' } },
      'must have password or bearer',
    ],
    [{ mapping: 'none.json' }, 'none.json cannot be read'],
  ])('refuses the file with %j', async (fault, why) => {
    const { exitCode, err } = await set({ ...someFile(), ...fault });
    expect(exitCode).toBe(3);
    expect(err).toContain(why);
    expect(err).not.toMatch(/hunter2/);
    expect(await storedFeed(database().db, dealership)).toBeUndefined();
  });

  it('reads the private key for SFTP from a file, and does not show it', async () => {
    writeFileSync(join(folder, 'key'), 'PRIVATE');
    const from = {
      kind: 'sftp',
      host: 'sftp.example',
      fingerprint: `SHA256:${'a'.repeat(43)}`,
      folder: '/out',
      files: '*.csv',
    };
    const credentials = { user: 'mia', private_key_file: 'key' };
    const { exitCode } = await set({ ...someFile(), from, credentials, stale_after_minutes: 9 });
    expect(exitCode).toBe(0);
    const stored = await storedFeed(database().db, dealership);
    expect(stored?.credentials).toEqual({ user: 'mia', private_key: 'PRIVATE' });
    const { out } = await run('show', '--dealership', dealership);
    expect(out).not.toContain('PRIVATE');
    expect(JSON.parse(out)).toMatchObject({ from: { port: 22 }, credentials: 'user, private_key' });
  });

  it('runs a feed now and prints what it did', async () => {
    await set(someFile());
    await database().db.updateTable('feed_source').set({ due_at: '2030-01-01' }).execute();
    let isOver = false;
    const running = run('run', '--dealership', dealership).finally(() => (isOver = true));
    await serveUntil(() => isOver);
    const { exitCode, out } = await running;
    expect(out).toContain('ok');
    expect(out).toContain('2 rows, added 1, changed 0, withdrawn 0, refused 1, 0 warnings');
    expect(out).toContain('refused line 3: model is missing (No: A2, Make: Kia)');
    expect(exitCode).toBe(4);
    const runs = await run('runs', '--dealership', dealership, '--json');
    expect(JSON.parse(runs.out)).toMatchObject({ outcome: 'ok', report: { added: 1 } });
    expect((await run('runs', '--dealership', dealership)).out).toContain('added 1');
  });

  it('ends with a failure if the run did', async () => {
    await set(someFile());
    status = 500;
    let isOver = false;
    const running = run('run', '--dealership', dealership, '--force').finally(
      () => (isOver = true),
    );
    await serveUntil(() => isOver);
    const { exitCode, out } = await running;
    expect(out).toContain('The feed was not fetched: its server answered 500.');
    expect(exitCode).toBe(3);
  });

  it('lists the feeds that need attention first', async () => {
    const from = { kind: 'https', url: server.url };
    await someFeed(database(), from, { dealership: 'alley-yard' });
    await someFeed(database(), from);
    await noteFinding(database().db, dealership, {
      outcome: 'refused',
      problem: 'withdraws-too-much',
    });
    const { out } = await run('list');
    const [first, second] = out.split('\n');
    expect(first).toMatch(/^yard-yard\tNEEDS ATTENTION: it would withdraw more than half/);
    expect(second).toMatch(/^alley-yard\tin order\tfresh 0 min ago/);
    const lines = (await run('list', '--json')).out.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { dealership, troubles: ['withdraws-too-much'], last_run: null },
      { dealership: 'alley-yard', troubles: [] },
    ]);
  });

  it('makes a token for a feed that is pushed, and stores only its hash', async () => {
    const from = { kind: 'push' };
    const { out } = await set({ from, stale_after_minutes: 1440 });
    expect(out).toContain('feed token --dealership yard-yard');
    const first = (await run('token', '--dealership', dealership)).out.trim();
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(await isTokenOf(database().db, dealership, first)).toBe(true);
    const stored = await database().db.selectFrom('feed_source').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(first);
    await run('token', '--dealership', dealership);
    expect(await isTokenOf(database().db, dealership, first)).toBe(false);
    const { exitCode, err } = await run('run', '--dealership', dealership);
    expect(exitCode).toBe(3);
    expect(err).toContain('there is nothing to fetch');
  });

  it('pauses, resumes and removes a feed', async () => {
    await set(someFile());
    await run('pause', '--dealership', dealership);
    expect((await run('list')).out).toContain('paused');
    await run('resume', '--dealership', dealership);
    expect((await run('list')).out).toContain('in order');
    await run('remove', '--dealership', dealership);
    const { exitCode, err } = await run('show', '--dealership', dealership);
    expect(exitCode).toBe(3);
    expect(err).toContain('has no feed');
  });
});
