import type { Kysely } from 'kysely';
import { dealershipSummaries } from './dealership-summaries.ts';
import { namedDealerships } from '#services/sites/named-dealerships.ts';
import { parseSiteSettings } from '#site/parse-site-settings.ts';
import { renameDealership as renamedInSettings } from '#site/rename-dealership.ts';
import { slug as slugForm } from '#site/settings/text.ts';
import type { Schema } from '#store/database/schema.ts';
import { allSites, changeSites, storeSettings } from '#store/sites/site-repository.ts';
import type { RowCounts } from '#store/sites/site-tables.ts';
import {
  countDealershipRows,
  renameDealershipRecords,
  renameDealershipRows,
} from '#store/stock/dealership-tables.ts';

export type RenamedDealership =
  /** `sites` are those whose settings were changed. */
  | { ok: true; sites: string[]; rows: RowCounts }
  | { ok: false; reason: 'unknown' | 'not-a-slug' | 'taken' }
  /** The site's filter has the old slug, or this release refuses its settings. */
  | { ok: false; reason: 'filtered' | 'invalid'; site: string };

/**
 * Gives a dealership another slug, in the settings of all sites that name it and in every row that carries it, in one
 * transaction.
 * @param settle waits until every process follows the change: leads and events that were written under the old slug until
 * then are changed afterwards
 */
export async function renameDealership(
  db: Kysely<Schema>,
  { slug, newSlug }: { slug: string; newSlug: string },
  settle: () => Promise<void>,
): Promise<RenamedDealership> {
  if (!slugForm.safeParse(newSlug).success) return { ok: false, reason: 'not-a-slug' };
  const renamed = await db.transaction().execute(async (trx): Promise<RenamedDealership> => {
    let result: RenamedDealership = { ok: false, reason: 'unknown' };
    await changeSites(trx, async (version) => {
      const known = (await dealershipSummaries(trx)).map((one) => one.slug);
      if (!known.includes(slug)) return undefined;
      const stored = Object.keys(await countDealershipRows(trx, newSlug));
      if (known.includes(newSlug) || stored.length > 0) {
        result = { ok: false, reason: 'taken' };
        return undefined;
      }
      const naming = (await allSites(trx)).filter((site) =>
        namedDealerships(site).some((one) => one.slug === slug),
      );
      const changed = naming.map((site) => ({
        site: site.slug,
        settings: renamedInSettings(site.settings, slug, newSlug),
      }));
      for (const { site, settings } of changed) {
        const parsed = parseSiteSettings(settings);
        const isFiltered = parsed.ok && parsed.settings.search.filter?.includes(slug);
        if (parsed.ok && !isFiltered) continue;
        result = { ok: false, reason: parsed.ok ? 'filtered' : 'invalid', site };
        return undefined;
      }
      for (const { site, settings } of changed) await storeSettings(trx, site, settings, version);
      const rows = await renameDealershipRows(trx, slug, newSlug);
      result = { ok: true, sites: changed.map(({ site }) => site), rows };
      return result;
    });
    return result;
  });
  if (!renamed.ok) return renamed;
  await settle();
  await renameDealershipRecords(db, slug, newSlug);
  return renamed;
}
