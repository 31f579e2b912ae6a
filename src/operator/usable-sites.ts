import { openSite } from '#site/open-site.ts';
import type { Site } from '#site/site.ts';
import { allSites } from '#store/sites/site-repository.ts';
import type { Database } from '#store/database/database.ts';

/** Reads the sites by slug. Leaves out sites with stored settings that the current schema refuses. */
export async function usableSites({ db }: Pick<Database, 'db'>): Promise<Map<string, Site>> {
  const opened = (await allSites(db)).map(openSite);
  return new Map(opened.flatMap((one) => (one.ok ? [[one.site.slug, one.site]] : [])));
}
