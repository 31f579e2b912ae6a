import type { Kysely } from 'kysely';
import { openSite } from '#site/open-site.ts';
import { retention as retentionForm } from '#site/settings/retention.ts';
import type { Schema } from '#store/database/schema.ts';
import {
  leadDates,
  unfinishedBusiness,
  type UnfinishedBusiness,
} from '#store/leads/site-records.ts';
import { addRemovedSite, type RemovedSite } from '#store/sites/removed-sites.ts';
import { allSites, changeSites, type StoredSite } from '#store/sites/site-repository.ts';
import { countSiteRows, deleteSiteRows, type RowCounts } from '#store/sites/site-tables.ts';
import { addCounts } from './row-counts.ts';

/** What goes with a site, and what stays and until when. */
export interface SiteRemoval extends Omit<RemovedSite, 'removed_at'>, UnfinishedBusiness {
  goes: RowCounts;
  stays: RowCounts;
  /** When the oldest and the newest lead came whose personal details stay; undefined without any. ISO 8601, UTC. */
  leads: { first: string; last: string } | undefined;
}

export type RemovedSiteResult =
  | { ok: true; removal: SiteRemoval }
  | { ok: false; reason: 'unknown' }
  /** Something is still to be done for the site's shoppers. */
  | { ok: false; reason: 'unfinished'; removal: SiteRemoval };

/** Says what a removal of the site would do, and does nothing. Undefined if there is no such site. */
export async function siteRemoval(
  db: Kysely<Schema>,
  slug: string,
): Promise<SiteRemoval | undefined> {
  const stored = (await allSites(db)).find((site) => site.slug === slug);
  if (!stored) return undefined;
  return {
    ...recordTerms(stored),
    ...(await unfinishedBusiness(db, slug)),
    goes: await countSiteRows(db, slug, 'goes'),
    stays: await countSiteRows(db, slug, 'outlives'),
    leads: await leadDates(db, slug),
  };
}

/**
 * Removes a site with its settings, content, events and visitors. Leads, payments and reservations stay, as the dealer's
 * records, and are deleted when the site's settings said.
 * @param isForced removes it also while something is to be done for its shoppers
 * @param settle waits until every process follows the change: what they wrote for the site until then is deleted afterwards
 */
export async function removeSite(
  db: Kysely<Schema>,
  slug: string,
  isForced: boolean,
  settle: () => Promise<void>,
): Promise<RemovedSiteResult> {
  const removed = await db.transaction().execute(async (trx): Promise<RemovedSiteResult> => {
    let refused: RemovedSiteResult = { ok: false, reason: 'unknown' };
    const done = await changeSites(trx, async (): Promise<RemovedSiteResult | undefined> => {
      const removal = await siteRemoval(trx, slug);
      if (!removal) return undefined;
      if (!isForced && removal.undelivered_leads + removal.open_reservations > 0) {
        refused = { ok: false, reason: 'unfinished', removal };
        return undefined;
      }
      const goes = await deleteSiteRows(trx, slug, 'goes');
      const { name, leads_days, reservations_days } = removal;
      await addRemovedSite(trx, { slug, name, leads_days, reservations_days });
      return { ok: true, removal: { ...removal, goes } };
    });
    return done ?? refused;
  });
  if (!removed.ok) return removed;
  await settle();
  const late = await deleteLate(db, slug);
  return { ok: true, removal: { ...removed.removal, goes: addCounts(removed.removal.goes, late) } };
}

/** Deletes what was written for a removed site after its removal, unless somebody has applied a new one meanwhile. */
async function deleteLate(db: Kysely<Schema>, slug: string): Promise<RowCounts> {
  return db.transaction().execute(async (trx) => {
    const known = (await allSites(trx)).map((site) => site.slug);
    return known.includes(slug) ? {} : deleteSiteRows(trx, slug, 'goes');
  });
}

/** How long the records of a site are stored. Settings that this release refuses count as having the defaults. */
function recordTerms(stored: StoredSite): Omit<RemovedSite, 'removed_at'> {
  const { slug } = stored;
  const opened = openSite(stored);
  const retention = opened.ok ? opened.site.settings.retention : retentionForm.parse({});
  const { leads_days, reservations_days } = retention;
  return {
    slug,
    name: opened.ok ? opened.site.settings.name : slug,
    leads_days,
    reservations_days,
  };
}
