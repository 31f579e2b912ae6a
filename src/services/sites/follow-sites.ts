import { openSite } from '#site/open-site.ts';
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
  let revision: number | undefined;

  async function applyChanges(): Promise<void> {
    const newest = await siteRevision(db);
    if (newest === revision) return;
    const stored = await allSites(db);
    const directory = new SiteDirectory(
      stored.map((site) => openOrReport(site, onError)).filter((site) => site !== undefined),
      baseDomain,
    );
    await onChange(directory);
    revision = newest;
  }

  await applyChanges();
  return followChanges(database, SITE_CHANNEL, onError, applyChanges);
}

/** Opens a site. With invalid settings it stays offline and is reported. */
function openOrReport(stored: StoredSite, onError: (error: unknown) => void): Site | undefined {
  const opened = openSite(stored);
  if (opened.ok) return opened.site;
  const faults = opened.faults.map(({ path, message }) => `${path}: ${message}`).join('; ');
  onError(
    new Error(
      `The site ${stored.slug} is offline: its settings are not valid in this release: ${faults}`,
    ),
  );
  return undefined;
}
