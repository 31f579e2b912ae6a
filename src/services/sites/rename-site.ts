import type { Kysely } from 'kysely';
import { slug as slugForm } from '#site/settings/text.ts';
import { slugHost } from '#site/site-hosts.ts';
import type { Schema } from '#store/database/schema.ts';
import { moveAlertOrigins } from '#store/alerts/alert-subscribers.ts';
import { removedSite } from '#store/sites/removed-sites.ts';
import { allSites, changeSites, storeSettings } from '#store/sites/site-repository.ts';
import { renameSiteRows, type RowCounts } from '#store/sites/site-tables.ts';
import { hostOwners } from './host-owners.ts';
import { addCounts } from './row-counts.ts';

export type RenamedSite =
  | { ok: true; version: number; rows: RowCounts }
  | { ok: false; reason: 'unknown' | 'not-a-slug' | 'taken' | 'has-records' }
  | { ok: false; reason: 'host-taken'; owner: string };

/**
 * Gives a site another slug, in its settings and in every row that carries it, in one transaction.
 * @param settle waits until every process follows the change: rows that were written under the old slug until then are
 * moved afterwards
 */
export async function renameSite(
  db: Kysely<Schema>,
  { slug, newSlug, baseDomain }: { slug: string; newSlug: string; baseDomain: string },
  settle: () => Promise<void>,
): Promise<RenamedSite> {
  if (!slugForm.safeParse(newSlug).success) return { ok: false, reason: 'not-a-slug' };
  const hosts = { from: slugHost(slug, baseDomain), to: slugHost(newSlug, baseDomain) };
  const renamed = await db.transaction().execute(async (trx): Promise<RenamedSite> => {
    let refused: RenamedSite | undefined;
    const done = await changeSites(trx, async (version): Promise<RenamedSite | undefined> => {
      const sites = await allSites(trx);
      const site = sites.find((one) => one.slug === slug);
      if (!site) refused = { ok: false, reason: 'unknown' };
      else if (sites.some((one) => one.slug === newSlug)) refused = { ok: false, reason: 'taken' };
      else if (await removedSite(trx, newSlug)) refused = { ok: false, reason: 'has-records' };
      const owner = (await hostOwners(trx, slug, baseDomain))(hosts.to);
      if (!refused && owner !== undefined) refused = { ok: false, reason: 'host-taken', owner };
      if (refused || !site) return undefined;
      await moveAlertOrigins(trx, slug, hosts);
      const rows = await renameSiteRows(trx, slug, newSlug);
      await storeSettings(trx, newSlug, { ...asGroup(site.settings), slug: newSlug }, version);
      return { ok: true, version, rows };
    });
    // one of the two is set
    return done ?? refused!;
  });
  if (!renamed.ok) return renamed;
  await settle();
  const late = await db.transaction().execute(async (trx) => {
    const known = (await allSites(trx)).map((site) => site.slug);
    // somebody may have given the old slug to a new site meanwhile
    if (known.includes(slug)) return {};
    await moveAlertOrigins(trx, slug, hosts);
    return renameSiteRows(trx, slug, newSlug);
  });
  return { ...renamed, rows: addCounts(renamed.rows, late) };
}

/** Settings are an object, in every release that has stored them. */
function asGroup(settings: unknown): object {
  return typeof settings === 'object' && settings !== null ? settings : {};
}
