import type { Kysely } from 'kysely';
import { openSite } from '#site/open-site.ts';
import type { SettingsFault } from '#site/parse-site-settings.ts';
import { siteHosts } from '#site/site-hosts.ts';
import { contentCounts } from '#store/content/content-counts.ts';
import type { Schema } from '#store/database/schema.ts';
import { allSites } from '#store/sites/site-repository.ts';
import { countSiteRows } from '#store/sites/site-tables.ts';
import { stockSummary } from '#store/stock/stock-summary.ts';

/** A site for its operator. Undefined if there is no such site. */
export async function siteSummary(db: Kysely<Schema>, slug: string, baseDomain: string) {
  const stored = (await allSites(db)).find((site) => site.slug === slug);
  if (!stored) return undefined;
  const opened = openSite(stored);
  const settings = opened.ok ? opened.site.settings : undefined;
  const dealerships = settings?.dealerships.map((dealership) => dealership.slug) ?? [];
  const faults: SettingsFault[] = opened.ok ? [] : opened.faults;
  const records = await countSiteRows(db, slug, 'outlives');
  return {
    slug,
    name: settings?.name,
    /** Why this release cannot serve the stored settings. */
    faults,
    version: stored.version,
    changed_at: stored.updatedAt,
    disabled_at: stored.disabledAt ?? null,
    hosts: siteHosts({ slug, settings: { domains: settings?.domains ?? [] } }, baseDomain),
    stock: (await stockSummary(db)).filter((row) => dealerships.includes(row.dealership_slug)),
    leads: records.lead ?? 0,
    content: await contentCounts(db, slug),
    settings: stored.settings,
  };
}
