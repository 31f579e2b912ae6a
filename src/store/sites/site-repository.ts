import { type Kysely, sql } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

/** A site's settings as applied, before defaults. */
export interface StoredSite {
  slug: string;
  settings: unknown;
  version: number;
}

export const SITE_CHANNEL = 'forecourt_site';

export async function allSites(db: Kysely<Schema>): Promise<StoredSite[]> {
  return db.selectFrom('site').select(['slug', 'settings', 'version']).orderBy('slug').execute();
}

/** A text that changes whenever any site's settings change. */
export async function siteRevision(db: Kysely<Schema>): Promise<string> {
  const row = await db
    .selectFrom('site')
    .select([sql<string>`count(*) || '/' || coalesce(sum(version), 0)`.as('revision')])
    .executeTakeFirstOrThrow();
  return row.revision;
}

/**
 * Saves a site's settings and notifies every process if they changed.
 * @returns the site's version, and whether the settings changed
 */
export async function saveSite(
  db: Kysely<Schema>,
  slug: string,
  settings: unknown,
): Promise<{ version: number; changed: boolean }> {
  const json = JSON.stringify(settings);
  return db.transaction().execute(async (trx) => {
    const saved = await trx
      .insertInto('site')
      .values({ slug, settings: json, version: 1 })
      .onConflict((conflict) =>
        conflict
          .column('slug')
          .doUpdateSet({ settings: json, version: sql`site.version + 1`, updated_at: sql`now()` })
          .where(sql<boolean>`site.settings is distinct from excluded.settings`),
      )
      .returning('version')
      .executeTakeFirst();
    if (saved) {
      await sql`select pg_notify(${SITE_CHANNEL}, ${slug})`.execute(trx);
      return { version: saved.version, changed: true };
    }
    const current = await trx
      .selectFrom('site')
      .select('version')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    return { version: current.version, changed: false };
  });
}
