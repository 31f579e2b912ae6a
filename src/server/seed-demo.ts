import { readFile } from 'node:fs/promises';
import { demoDealerships } from '#demo/demo-dealerships.ts';
import { demoStock } from '#demo/demo-stock.ts';
import { demoSites } from '#demo/demo-sites.ts';
import type { Platform } from '#platform';
import { applySite } from '#services/apply-site.ts';
import { importStock } from '#services/import-stock.ts';
import { readFeed } from '#services/stock-feed/read-feed.ts';

/** Fills an installation that has no sites with the demo: its stock, then its four sites, as an operator would. */
export async function seedDemo(platform: Platform): Promise<void> {
  const { database, log } = platform;
  const now = new Date();
  // the sites come last: a start that is broken off leaves none, and the next one begins anew
  for (const { slug } of demoDealerships) {
    const result = await importStock(
      database.db,
      readFeed(jsonLines(demoStock(slug, now)), { format: 'jsonl' }),
      { dealershipSlug: slug, source: 'demo' },
    );
    if (!result.ok)
      throw new Error(`The demo stock of ${slug} was refused: ${JSON.stringify(result)}`);
    log.info({ dealership: slug, vehicles: result.report.added }, 'demo stock');
  }
  for (const file of demoSites) {
    const applied = await applySite(database.db, JSON.parse(await readFile(file, 'utf8')), now);
    if (!applied.ok) {
      throw new Error(
        `The demo site ${file.pathname} is faulty: ${JSON.stringify(applied.faults)}`,
      );
    }
  }
  await platform.catchUp();
}

async function* jsonLines(vehicles: Iterable<object>): AsyncGenerator<Uint8Array> {
  for (const vehicle of vehicles) yield Buffer.from(`${JSON.stringify(vehicle)}\n`);
}
