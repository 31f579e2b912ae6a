import { beforeAll, expect, it } from 'vitest';
import { readConfig } from '#config';
import { runCommand } from '#operator/run-command.ts';
import { importStock } from '#services/stock/import-stock.ts';
import { readFeed } from '#services/stock-feed/read-feed.ts';
import { saveSite } from '#store/sites/site-repository.ts';
import { recordingJobs } from '#tests/support/recording-jobs.ts';
import { someSettings } from '#tests/support/sites.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { someFacts } from '#tests/support/vehicles.ts';

onDatabase('feeds report', (database) => {
  async function run(...argv: string[]) {
    const said = { out: '', err: '' };
    const exitCode = await runCommand(['feeds', 'report', ...argv], {
      config: readConfig({ PUBLIC_SCHEME: 'https', BASE_DOMAIN: 'forecourt.example' }),
      database: async () => database(),
      leadJobs: async () => recordingJobs().jobs,
      brandPictures: { warnings: async () => [] },
      vehiclePictureSources: [],
      now: () => new Date(),
      cwd: '/',
      out: (words) => void (said.out += words),
      err: (words) => void (said.err += words),
    });
    return { exitCode, ...said };
  }

  async function* stock(): AsyncGenerator<Buffer> {
    const complete = {
      price_basis: 'drive_away',
      vin: 'JTNKHMBX701000001',
      colour: 'White',
    } as const;
    const images = [{ url: 'https://pictures.example/1.jpg' }];
    for (const facts of [
      someFacts({ stocknum: 'A1', ...complete, images }),
      someFacts({ stocknum: 'A2', vin: 'JTNKHMBX701000002', name: 'Corolla\u001b[2J', images }),
    ])
      yield Buffer.from(`${JSON.stringify({ ...facts, status: 'in_stock' })}\n`);
  }

  beforeAll(async () => {
    const { db } = database();
    const feeds = { vendors: ['google', 'tiktok'], key: 'a-key-of-at-least-24-characters' };
    await saveSite(db, 'yard', someSettings('yard', { catalogue_feeds: feeds }));
    await saveSite(db, 'none', someSettings('none'));
    const feed = readFeed(stock(), { format: 'jsonl' });
    await importStock(db, feed, { dealershipSlug: 'yard-yard', source: 'test' });
  });

  it('lists what the catalogues of a site leave out, and why', async () => {
    const { exitCode, out } = await run('--site', 'yard');
    expect(exitCode).toBe(0);
    expect(out).toBe(
      'google\tA2\tCorolla[2J\tvehicle_price_type is missing; color is missing\n' +
        'google: 1 vehicle in the catalogue, 1 left out\n' +
        '  1 vehicle: vehicle_price_type is missing\n' +
        '  1 vehicle: color is missing\n' +
        'tiktok\tA2\tCorolla[2J\texterior_color is missing\n' +
        'tiktok: 1 vehicle in the catalogue, 1 left out\n' +
        '  1 vehicle: exterior_color is missing\n',
    );
  });

  it('prints JSON lines, and checks a vendor that the site does not enable yet', async () => {
    const { out } = await run('--site', 'yard', '--vendor', 'meta', '--json');
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(lines).toMatchObject([
      { vendor: 'meta', stocknum: 'A2', reasons: ['exterior_color is missing'] },
      { vendor: 'meta', listed: 1, left_out: 1 },
    ]);
  });

  it('refuses an unknown site, and one without catalogues', async () => {
    expect(await run('--site', 'nobody')).toMatchObject({ exitCode: 3, out: '' });
    expect(await run('--site', 'none')).toMatchObject({
      exitCode: 3,
      err: expect.stringContaining('enables no catalogue'),
    });
    expect(await run('--site', 'yard', '--vendor', 'bing')).toMatchObject({ exitCode: 2 });
  });
});
