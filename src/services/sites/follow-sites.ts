import { parseSiteSettings } from '#site/parse-site-settings.ts';
import type { Site } from '#site/site.ts';
import { SiteDirectory } from '#site/site-directory.ts';
import type { Database } from '#store/database/database.ts';
import {
  allSites,
  SITE_CHANNEL,
  siteRevision,
  type StoredSite,
} from '#store/sites/site-repository.ts';
import { type Follower, followChanges } from '#services/follow-changes.ts';

/** Passes on the directory of sites, now and after every change of settings in the database. */
export async function followSites(
  database: Database,
  baseDomain: string,
  onError: (error: unknown) => void,
  onChange: (sites: SiteDirectory) => Promise<void>,
): Promise<Follower> {
  const { db } = database;
  let revision = '';

  async function applyChanges(): Promise<void> {
    const newest = await siteRevision(db);
    if (newest === revision) return;
    const stored = await allSites(db);
    const directory = new SiteDirectory(
      stored.map((site) => openSite(site, onError)).filter((site) => site !== undefined),
      baseDomain,
    );
    await onChange(directory);
    revision = newest;
  }

  await applyChanges();
  return followChanges(database, SITE_CHANNEL, onError, applyChanges);
}

/** Settings were validated before they were stored, but those of an older release may be invalid now. */
function openSite(stored: StoredSite, onError: (error: unknown) => void): Site | undefined {
  const parsed = parseSiteSettings(stored.settings);
  if (parsed.ok) return { slug: stored.slug, version: stored.version, settings: parsed.settings };
  const faults = parsed.faults.map(({ path, message }) => `${path}: ${message}`).join('; ');
  onError(
    new Error(
      `The site ${stored.slug} is offline: its settings are not valid in this release: ${faults}`,
    ),
  );
  return undefined;
}
