import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/database/schema.ts';
import { applyRetention } from './apply-retention.ts';

/** Deletes personal data at the end of each site's retention period and logs the counts. */
export async function deleteExpiredPersonalData(
  db: Kysely<Schema>,
  sites: readonly Site[],
  log: Pick<Logger, 'info'>,
): Promise<void> {
  for (const site of sites) {
    const deleted = await applyRetention(db, site);
    if (Object.values(deleted).some((count) => count > 0))
      log.info(
        { site: site.slug, ...deleted },
        'personal data at the end of its retention period was deleted',
      );
  }
}
