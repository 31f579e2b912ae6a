import { readFile } from 'node:fs/promises';
import { demoContent } from '#demo/demo-content.ts';
import { demoDealerships } from '#demo/demo-dealerships.ts';
import { demoStock } from '#demo/demo-stock.ts';
import { demoSites } from '#demo/demo-sites.ts';
import { openPlatformDatabase } from '#platform/open-database.ts';
import type { Platform } from '#platform/platform.ts';
import { StockSearchUnavailable } from '#search/vehicle-search/stock-search-unavailable.ts';
import { applySite } from '#services/sites/apply-site.ts';
import { importContent } from '#services/content/import-content.ts';
import { importStock } from '#services/stock/import-stock.ts';
import { readFeed } from '#services/stock-feed/read-feed.ts';
import type { Database } from '#store/database/database.ts';
import { oneProcessAtATime } from '#store/database/migrate.ts';

/**
 * Seeds an installation without sites with the demo, as an operator would: stock and content first, then the four
 * sites.
 */
export async function seedDemo(platform: Platform): Promise<void> {
  const { config, database, log } = platform;
  if (database.engine === 'pglite') return seed(platform, database);
  // an import may take longer than the database limits of a serving process allow
  const patient = await openPlatformDatabase(config, log);
  const seedOnce = async (): Promise<void> => {
    // another process may have seeded it while this one waited
    await platform.catchUp();
    if (platform.sites().all().length === 0) await seed(platform, patient);
  };
  await oneProcessAtATime(patient.db, 'demo', seedOnce).finally(() => patient.close());
}

async function seed(platform: Platform, database: Database): Promise<void> {
  const { log } = platform;
  const now = new Date();
  // sites come last, so that an interrupted start leaves none and the next start seeds again
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
  const sites = await Promise.all(demoSites.map(siteSettings));
  for (const { slug } of sites) {
    const imported = await importContent(database.db, { slug }, demoContent(slug));
    if (!imported.ok) {
      throw new Error(`The demo content of ${slug} is faulty: ${JSON.stringify(imported.faults)}`);
    }
  }
  for (const settings of sites) {
    const applied = await applySite(database.db, settings, now, {
      baseDomain: platform.config.BASE_DOMAIN,
      takesPayments: platform.payments !== undefined,
      sendsMail: platform.config.SMTP_URL !== undefined,
      hasFinancePartner: platform.config.YOUX_URL !== undefined,
    });
    if (!applied.ok) {
      throw new Error(
        `The demo site ${settings.slug} is faulty: ${JSON.stringify(applied.faults)}`,
      );
    }
  }
  await platform.catchUp().catch((error: unknown) => {
    // a search server that is away receives the stock when it is back, as after any outage
    if (!(error instanceof StockSearchUnavailable)) throw error;
    log.error(
      { error },
      'the demo is stored but cannot be searched yet: the search server is away',
    );
  });
}

async function siteSettings(file: URL): Promise<{ slug: string }> {
  // our own files, which are validated when they are applied
  return JSON.parse(await readFile(file, 'utf8')) as { slug: string };
}

async function* jsonLines(vehicles: Iterable<object>): AsyncGenerator<Uint8Array> {
  for (const vehicle of vehicles) yield Buffer.from(`${JSON.stringify(vehicle)}\n`);
}
