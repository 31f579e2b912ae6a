import { parseSiteSettings } from '#site/parse-site-settings.ts';
import type { Site } from '#site/site.ts';
import { SiteDirectory } from '#site/site-directory.ts';
import type { Database } from '#store/database.ts';
import { allSites, SITE_CHANNEL, siteRevision, type StoredSite } from '#store/site-repository.ts';
import { type Follower, followChanges } from './follow-changes.ts';

export interface SiteFollower extends Follower {
  sites(): SiteDirectory;
}

/** Keeps the directory of sites true to the database. */
export async function followSites(
  database: Database,
  baseDomain: string,
  onError: (error: unknown) => void,
): Promise<SiteFollower> {
  const { db } = database;
  let revision = '';
  let directory = new SiteDirectory([], baseDomain);

  async function takeIn(): Promise<void> {
    const newest = await siteRevision(db);
    if (newest === revision) return;
    const stored = await allSites(db);
    directory = new SiteDirectory(
      stored.map((site) => openSite(site, onError)).filter((site) => site !== undefined),
      baseDomain,
    );
    revision = newest;
  }

  await takeIn();
  const follower = await followChanges(database, SITE_CHANNEL, onError, takeIn);
  return { ...follower, sites: () => directory };
}

/** Settings are checked before they are stored; an older release's may no longer pass. */
function openSite(stored: StoredSite, onError: (error: unknown) => void): Site | undefined {
  const parsed = parseSiteSettings(stored.settings);
  if (parsed.ok) return { slug: stored.slug, version: stored.version, settings: parsed.settings };
  const faults = parsed.faults.map(({ path, message }) => `${path}: ${message}`).join('; ');
  onError(new Error(`The settings of the site ${stored.slug} are not usable: ${faults}`));
  return undefined;
}
