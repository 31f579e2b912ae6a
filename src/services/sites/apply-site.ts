import type { Kysely } from 'kysely';
import { contentAddresses } from '#services/content/content-addresses.ts';
import { parseExpression } from '#search/engine/filters/parse-expression.ts';
import { siteFilter } from '#search/vehicle-search/site-filter.ts';
import { slugHost } from '#site/site-hosts.ts';
import { checkedGroups, parseSiteSettings, type SettingsFault } from '#site/parse-site-settings.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type Installation, settingsWarnings } from '#site/warnings/settings-warnings.ts';
import type { Schema } from '#store/database/schema.ts';
import { type RemovedSite, removedSite } from '#store/sites/removed-sites.ts';
import { saveSite } from '#store/sites/site-repository.ts';
import type { BrandPictures } from './brand-pictures.ts';
import { hostOwners } from './host-owners.ts';

export type AppliedSite =
  | {
      ok: true;
      slug: string;
      version: number;
      changed: boolean;
      /** Settings that are valid but will not have the expected effect. */
      warnings: SettingsFault[];
    }
  | { ok: false; faults: SettingsFault[] };

/**
 * Validates a site's settings and stores them. Faulty settings change nothing.
 * @param brandPictures reads the logos and icons that the settings name, for the warnings
 */
export async function applySite(
  db: Kysely<Schema>,
  input: unknown,
  now: Date,
  installation: Installation & { baseDomain: string },
  brandPictures?: Pick<BrandPictures, 'warnings'>,
): Promise<AppliedSite> {
  const parsed = parseSiteSettings(input);
  const { hosts, stock } = parsed.ok
    ? { hosts: parsed.settings, stock: parsed.settings }
    : checkedGroups(input);
  const faults = [
    ...(parsed.ok ? [] : parsed.faults),
    ...(stock ? filterFaults(stock, now) : []),
    ...(hosts ? await domainFaults(db, hosts, installation.baseDomain) : []),
  ];
  if (!parsed.ok || faults.length > 0) return { ok: false, faults };
  const { settings } = parsed;
  const earlier = await removedSite(db, settings.slug);
  const saved = await saveSite(db, settings.slug, input);
  const warnings = [
    ...(earlier ? [takesOverWarning(earlier)] : []),
    ...settingsWarnings(settings, installation, await contentAddresses(db, settings)),
    ...((await brandPictures?.warnings(settings)) ?? []),
  ];
  return { ok: true, slug: settings.slug, ...saved, warnings };
}

function takesOverWarning({ name, removed_at }: RemovedSite): SettingsFault {
  const day = removed_at.slice(0, 10);
  const message = `belonged to the site of ${name}, which was removed on ${day}; its leads and payments belong to this one now`;
  return { path: 'slug', message };
}

function filterFaults(
  settings: Pick<SiteSettings, 'search' | 'dealerships'>,
  now: Date,
): SettingsFault[] {
  const own = settings.search.filter;
  if (own === undefined) return [];
  const parsed = parseExpression(own);
  if (!parsed.ok) {
    return [
      { path: 'search.filter', message: `${parsed.message} (at character ${parsed.position + 1})` },
    ];
  }
  const whole = parseExpression(siteFilter(settings, now));
  return whole.ok ? [] : [{ path: 'search', message: whole.message }];
}

/** A host may belong to only one site: neither another one's domains nor the address that it has by its slug. */
async function domainFaults(
  db: Kysely<Schema>,
  settings: Pick<SiteSettings, 'slug' | 'domains'>,
  baseDomain: string,
): Promise<SettingsFault[]> {
  const ownerOf = await hostOwners(db, settings.slug, baseDomain);
  const own = slugHost(settings.slug, baseDomain);
  const claimed = ownerOf(own);
  return [
    ...(claimed === undefined
      ? []
      : [{ path: 'slug', message: `has the address ${own}, a domain of the site ${claimed}` }]),
    ...settings.domains.flatMap((domain, index) => {
      const owner = ownerOf(domain);
      if (owner === undefined) return [];
      const path = `domains[${index}]`;
      return domain === slugHost(owner, baseDomain)
        ? [{ path, message: `is the address of the site ${owner}` }]
        : [{ path, message: `belongs to the site ${owner}` }];
    }),
  ];
}
