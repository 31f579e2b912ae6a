import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/database/schema.ts';
import { applyRetention } from './apply-retention.ts';

/** Deletes the personal data that sites no longer retain, and logs what was deleted of each site. */
export async function deleteExpiredPersonalData(
  db: Kysely<Schema>,
  sites: readonly Site[],
  log: Pick<Logger, 'info'>,
): Promise<void> {
  for (const site of sites) {
    const deleted = await applyRetention(db, site);
    if (Object.values(deleted).some((count) => count > 0))
      log.info({ site: site.slug, ...deleted }, 'personal data past its time is gone');
  }
}
