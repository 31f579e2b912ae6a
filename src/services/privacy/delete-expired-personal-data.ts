import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/database/schema.ts';
import { removedSites } from '#store/sites/removed-sites.ts';
import { applyRetention, type RetainedSite } from './apply-retention.ts';

/** Deletes personal data at the end of the retention period of each site, also of removed ones, and logs the counts. */
export async function deleteExpiredPersonalData(
  db: Kysely<Schema>,
  sites: readonly Site[],
  log: Pick<Logger, 'info'>,
): Promise<void> {
  const removed = (await removedSites(db)).map(
    ({ slug, leads_days, reservations_days }): RetainedSite => ({
      slug,
      settings: { retention: { leads_days, events_days: null, reservations_days } },
    }),
  );
  for (const site of [...sites, ...removed]) {
    const deleted = await applyRetention(db, site);
    if (Object.values(deleted).some((count) => count > 0))
      log.info(
        { site: site.slug, ...deleted },
        'personal data at the end of its retention period was deleted',
      );
  }
}
