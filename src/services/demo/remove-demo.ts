import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import { namedDealerships } from '#services/sites/named-dealerships.ts';
import { addCounts } from '#services/sites/row-counts.ts';
import type { Schema } from '#store/database/schema.ts';
import { allSites, changeSites, type StoredSite } from '#store/sites/site-repository.ts';
import { countSiteRows, deleteSiteRows, type RowCounts } from '#store/sites/site-tables.ts';
import {
  countStock,
  deleteWithdrawn,
  freeReservedVehicles,
  importedFeeds,
  withdrawStock,
} from '#store/stock/remove-stock.ts';

/** The demo as its files have it. */
export interface DemoFiles {
  /** The settings of its sites. */
  sites: readonly { slug: string }[];
  /** The slugs of its dealerships. */
  dealerships: readonly string[];
}

export interface DemoRemoval {
  /** What goes of each site: also leads and visitors, which are the demo's. */
  sites: { slug: string; rows: RowCounts }[];
  /** What goes of the stock of each dealership. */
  dealerships: { slug: string; rows: RowCounts }[];
  /** What stays, because an operator has made something of their own of it. */
  left: { kind: 'site' | 'dealership'; slug: string; reason: string }[];
}

/** The name of the feed in the imports of the demo's stock. */
const DEMO_FEED = 'demo';

/** Says what a removal of the demo would do, and does nothing. */
export async function demoRemoval(db: Kysely<Schema>, demo: DemoFiles): Promise<DemoRemoval> {
  const stored = await allSites(db);
  const feeds = await importedFeeds(db);
  const ownFeed = (dealership: string): string | undefined =>
    [...(feeds.get(dealership) ?? [])].find((feed) => feed !== DEMO_FEED);
  const left: DemoRemoval['left'] = [];
  const sites: DemoRemoval['sites'] = [];
  for (const settings of demo.sites) {
    const { slug } = settings;
    const site = stored.find((one) => one.slug === slug);
    if (!site) continue;
    const reason = whySiteStays(site, settings, ownFeed);
    if (reason === undefined) sites.push({ slug, rows: await countAllRows(db, slug) });
    else left.push({ kind: 'site', slug, reason });
  }
  const staying = stored.filter(({ slug }) => !sites.some((site) => site.slug === slug));
  const dealerships: DemoRemoval['dealerships'] = [];
  for (const slug of demo.dealerships) {
    if (!feeds.has(slug)) continue;
    const own = ownFeed(slug);
    const named = staying.find((site) => namedDealerships(site).some((one) => one.slug === slug));
    const reason =
      own === undefined
        ? named && `the site ${named.slug} names it`
        : `it has stock from another feed, ${own}`;
    if (reason === undefined) dealerships.push({ slug, rows: { ...(await countStock(db, slug)) } });
    else left.push({ kind: 'dealership', slug, reason });
  }
  return { sites, dealerships, left };
}

/**
 * Removes the demo's sites with everything that was made on them, and the stock of its dealerships.
 * @param settle waits until every process follows the change
 */
export async function removeDemo(
  db: Kysely<Schema>,
  demo: DemoFiles,
  settle: () => Promise<void>,
): Promise<DemoRemoval> {
  const removal = await db.transaction().execute(async (trx) => {
    let planned: DemoRemoval | undefined;
    await changeSites(trx, async () => {
      planned = await demoRemoval(trx, demo);
      for (const { slug } of planned.sites) {
        await freeReservedVehicles(trx, slug);
        await deleteAllRows(trx, slug);
      }
      for (const { slug } of planned.dealerships) await withdrawStock(trx, slug);
      return planned.sites.length > 0 ? true : undefined;
    });
    // `changeSites` calls its argument
    return planned!;
  });
  if (removal.sites.length + removal.dealerships.length === 0) return removal;
  await settle();
  await db.transaction().execute(async (trx) => {
    const known = (await allSites(trx)).map(({ slug }) => slug);
    for (const site of removal.sites)
      if (!known.includes(site.slug))
        site.rows = addCounts(site.rows, await deleteAllRows(trx, site.slug));
    for (const { slug } of removal.dealerships) await deleteWithdrawn(trx, slug);
  });
  return removal;
}

function whySiteStays(
  stored: StoredSite,
  demoSettings: object,
  ownFeed: (dealership: string) => string | undefined,
): string | undefined {
  if (!isDeepStrictEqual(stored.settings, demoSettings))
    return 'its settings are not those of the demo';
  const own = namedDealerships(stored).find(({ slug }) => ownFeed(slug) !== undefined);
  return own && `its dealership ${own.slug} has stock from another feed, ${ownFeed(own.slug)}`;
}

async function countAllRows(db: Kysely<Schema>, slug: string): Promise<RowCounts> {
  return {
    ...(await countSiteRows(db, slug, 'outlives')),
    ...(await countSiteRows(db, slug, 'goes')),
  };
}

async function deleteAllRows(trx: Transaction<Schema>, slug: string): Promise<RowCounts> {
  const records = await deleteSiteRows(trx, slug, 'outlives');
  return { ...records, ...(await deleteSiteRows(trx, slug, 'goes')) };
}
