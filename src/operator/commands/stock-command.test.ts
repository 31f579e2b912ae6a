import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#config';
import { runCommand } from '#operator/run-command.ts';
import { importStock } from '#services/stock/import-stock.ts';
import { readFeed } from '#services/stock-feed/read-feed.ts';
import { saveSite } from '#store/sites/site-repository.ts';
import { recordingJobs } from '#tests/support/recording-jobs.ts';
import { someSettings } from '#tests/support/sites.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { someFacts } from '#tests/support/vehicles.ts';

onDatabase('stock pictures', (database) => {
  const asked: string[] = [];
  async function run(...argv: string[]) {
    const said = { out: '', err: '' };
    asked.length = 0;
    const exitCode = await runCommand(['stock', 'pictures', '--dealership', 'yard-yard', ...argv], {
      config: readConfig({ PUBLIC_SCHEME: 'https', BASE_DOMAIN: 'forecourt.example' }),
      database: async () => database(),
      leadJobs: async () => recordingJobs().jobs,
      brandPictures: { warnings: async () => [] },
      vehiclePictureSources: [
        {
          handles: () => true,
          async read(address) {
            asked.push(address);
            return address.includes('gone') ? undefined : Buffer.from('a picture');
          },
        },
      ],
      now: () => new Date(),
      cwd: '/',
      out: (words) => void (said.out += words),
      err: (words) => void (said.err += words),
    });
    return { exitCode, ...said };
  }

  async function* stock(): AsyncGenerator<Buffer> {
    const pictures = (...names: string[]) =>
      names.map((name) => ({ url: `https://pictures.example/${name}.jpg` }));
    for (const facts of [
      someFacts({ stocknum: 'A1', name: 'Corolla', images: pictures('1', 'gone-2') }),
      someFacts({ stocknum: 'A2', name: 'Yaris\u001b[2J', images: pictures('gone-1', '2') }),
    ])
      yield Buffer.from(`${JSON.stringify({ ...facts, status: 'in_stock' })}\n`);
  }

  beforeAll(async () => {
    await saveSite(database().db, 'yard', someSettings('yard'));
    const feed = readFeed(stock(), { format: 'jsonl' });
    await importStock(database().db, feed, { dealershipSlug: 'yard-yard', source: 'test' });
  });

  it('lists the first pictures that cannot be fetched', async () => {
    const { exitCode, out, err } = await run();
    expect(asked).toHaveLength(2);
    expect(out).toBe(
      'A2\tYaris[2J\thttps://pictures.example/gone-1.jpg\tthere is no such picture\n',
    );
    expect(err).toBe(
      '2 pictures of 2 vehicles were fetched\n  warning: 1 x there is no such picture\n',
    );
    expect(exitCode).toBe(4);
  });

  it('lists those among all pictures, for programs too', async () => {
    const { out } = await run('--all', '--json');
    expect(asked).toHaveLength(4);
    const urls = out.trim().split('\n');
    expect(urls.map((line) => (JSON.parse(line) as { url: string }).url).toSorted()).toEqual([
      'https://pictures.example/gone-1.jpg',
      'https://pictures.example/gone-2.jpg',
    ]);
  });
});

onDatabase('stock import', (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-feeds-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['--dry-run', 'SLD', 'none is in stock or coming soon; by status there are 1 sld'],
    ['--dry-run', 'Avail', undefined],
    ['--json', 'SLD', 'none is in stock or coming soon; by status there are 1 sld'],
  ])('with %s says why no site would list a vehicle of status "%s"', async (flag, status, why) => {
    await saveSite(database().db, 'yard', someSettings('yard'));
    const feed = join(folder, 'feed.csv');
    writeFileSync(feed, `stocknum,make,model,status\nA1,Kia,Rio,${status}\n`);
    let err = '';
    await runCommand(['stock', 'import', feed, '--dealership', 'yard-yard', flag], {
      config: readConfig({}),
      database: async () => database(),
      leadJobs: async () => recordingJobs().jobs,
      brandPictures: { warnings: async () => [] },
      vehiclePictureSources: [],
      now: () => new Date(),
      cwd: '/',
      out: () => undefined,
      err: (words) => void (err += words),
    });
    expect(/no site lists a vehicle of yard-yard: (.*)/.exec(err)?.[1]).toBe(why);
  });
});
