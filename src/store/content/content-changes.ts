import { type Kysely, sql, type Transaction } from 'kysely';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/database/schema.ts';

export const CONTENT_CHANNEL = 'forecourt_content';

/** Lists the sites whose content changed after `version`, each with the version of its last change. */
export async function changedContent(
  db: Kysely<Schema>,
  version: number,
): Promise<{ site_slug: string; version: number }[]> {
  return db
    .selectFrom('site_content')
    .select(['site_slug', 'version'])
    .where('version', '>', version)
    .execute();
}

/**
 * Changes a site's content in one transaction and notifies every process if anything changed.
 * @param write writes within the transaction, knowing the version before it, and returns whether anything changed
 * @returns the platform's content version after the change
 */
export async function changeContent(
  db: Kysely<Schema>,
  site: Pick<Site, 'slug'>,
  write: (trx: Transaction<Schema>, version: number) => Promise<boolean>,
): Promise<{ changed: boolean; version: number }> {
  return db.transaction().execute(async (trx) => {
    const clock = await trx
      .selectFrom('content_clock')
      .select('version')
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (!(await write(trx, clock.version))) return { changed: false, version: clock.version };
    const version = clock.version + 1;
    await trx.updateTable('content_clock').set({ version }).execute();
    await trx
      .insertInto('site_content')
      .values({ site_slug: site.slug, version })
      .onConflict((conflict) => conflict.column('site_slug').doUpdateSet({ version }))
      .execute();
    await sql`select pg_notify(${CONTENT_CHANNEL}, ${site.slug})`.execute(trx);
    return { changed: true, version };
  });
}

/** The platform's content version. */
export async function contentVersion(db: Kysely<Schema>): Promise<number> {
  const { version } = await db
    .selectFrom('content_clock')
    .select('version')
    .executeTakeFirstOrThrow();
  return version;
}
