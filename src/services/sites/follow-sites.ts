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

/** Hands out the directory of sites, now and whenever the database has other settings. */
export async function followSites(
  database: Database,
  baseDomain: string,
  onError: (error: unknown) => void,
  takeOver: (sites: SiteDirectory) => Promise<void>,
): Promise<Follower> {
  const { db } = database;
  let revision = '';

  async function takeIn(): Promise<void> {
    const newest = await siteRevision(db);
    if (newest === revision) return;
    const stored = await allSites(db);
    const directory = new SiteDirectory(
      stored.map((site) => openSite(site, onError)).filter((site) => site !== undefined),
      baseDomain,
    );
    await takeOver(directory);
    revision = newest;
  }

  await takeIn();
  return followChanges(database, SITE_CHANNEL, onError, takeIn);
}

/** Settings are checked before they are stored; an older release's may no longer pass. */
function openSite(stored: StoredSite, onError: (error: unknown) => void): Site | undefined {
  const parsed = parseSiteSettings(stored.settings);
  if (parsed.ok) return { slug: stored.slug, version: stored.version, settings: parsed.settings };
  const faults = parsed.faults.map(({ path, message }) => `${path}: ${message}`).join('; ');
  onError(new Error(`The settings of the site ${stored.slug} are not usable: ${faults}`));
  return undefined;
}
