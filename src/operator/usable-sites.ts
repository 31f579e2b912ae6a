import { parseSiteSettings } from '#site/parse-site-settings.ts';
import type { Site } from '#site/site.ts';
import { allSites } from '#store/sites/site-repository.ts';
import type { Database } from '#store/database/database.ts';

/** Reads the sites by slug. Leaves out sites whose stored settings are invalid under the current schema. */
export async function usableSites({ db }: Pick<Database, 'db'>): Promise<Map<string, Site>> {
  const sites = new Map<string, Site>();
  for (const { slug, version, settings } of await allSites(db)) {
    const parsed = parseSiteSettings(settings);
    if (parsed.ok) sites.set(slug, { slug, version, settings: parsed.settings });
  }
  return sites;
}
