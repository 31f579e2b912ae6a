import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

/** A site's settings as applied, before defaults. */
export interface StoredSite {
  slug: string;
  settings: unknown;
  version: number;
  /** ISO 8601, UTC. When it was last applied, disabled, enabled or renamed. */
  updatedAt: string;
  /** ISO 8601, UTC. Undefined unless the site is disabled. */
  disabledAt: string | undefined;
}

export const SITE_CHANNEL = 'forecourt_site';

export async function allSites(db: Kysely<Schema>): Promise<StoredSite[]> {
  const rows = await db
    .selectFrom('site')
    .select(['slug', 'settings', 'version', 'updated_at', 'disabled_at'])
    .orderBy('slug')
    .execute();
  return rows.map(({ updated_at, disabled_at, ...site }) => ({
    ...site,
    updatedAt: updated_at,
    disabledAt: disabled_at ?? undefined,
  }));
}

/** A number that changes whenever any site changes. */
export async function siteRevision(db: Kysely<Schema>): Promise<number> {
  const row = await db.selectFrom('site_clock').select('version').executeTakeFirstOrThrow();
  return row.version;
}

/**
 * Changes sites under the lock of their clock, and notifies every process.
 * @param change stores the given version in each site that it changes; returns undefined if it changed none
 */
export async function changeSites<T>(
  trx: Transaction<Schema>,
  change: (version: number) => Promise<T | undefined>,
): Promise<T | undefined> {
  const clock = await trx
    .selectFrom('site_clock')
    .select('version')
    .forUpdate()
    .executeTakeFirstOrThrow();
  const version = clock.version + 1;
  const changed = await change(version);
  if (changed === undefined) return undefined;
  await trx.updateTable('site_clock').set({ version }).execute();
  await sql`select pg_notify(${SITE_CHANNEL}, ${String(version)})`.execute(trx);
  return changed;
}

/**
 * Saves a site's settings and notifies every process if they changed. A new site takes over the records that a removed one
 * with its slug has left.
 * @returns the site's version, and whether the settings changed
 */
export async function saveSite(
  db: Kysely<Schema>,
  slug: string,
  settings: unknown,
): Promise<{ version: number; changed: boolean }> {
  const json = JSON.stringify(settings);
  return db.transaction().execute(async (trx) => {
    const saved = await changeSites(trx, async (version) => {
      await trx.deleteFrom('removed_site').where('slug', '=', slug).execute();
      return trx
        .insertInto('site')
        .values({ slug, settings: json, version })
        .onConflict((conflict) =>
          conflict
            .column('slug')
            .doUpdateSet({ settings: json, version, updated_at: sql`now()` })
            .where(sql<boolean>`site.settings is distinct from excluded.settings`),
        )
        .returning('version')
        .executeTakeFirst();
    });
    if (saved) return { version: saved.version, changed: true };
    const current = await trx
      .selectFrom('site')
      .select('version')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    return { version: current.version, changed: false };
  });
}

/** Stores changed settings of a site. @param version what `changeSites` gives */
export async function storeSettings(
  trx: Transaction<Schema>,
  slug: string,
  settings: unknown,
  version: number,
): Promise<void> {
  await trx
    .updateTable('site')
    .set({ settings: JSON.stringify(settings), version, updated_at: sql`now()` })
    .where('slug', '=', slug)
    .execute();
}

/**
 * Disables or enables a site and notifies every process.
 * @returns whether that changed anything; undefined if there is no such site
 */
export async function setSiteDisabled(
  db: Kysely<Schema>,
  slug: string,
  isDisabled: boolean,
): Promise<boolean | undefined> {
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('site')
      .select('slug')
      .where('slug', '=', slug)
      .executeTakeFirst();
    if (!known) return undefined;
    const changed = await changeSites(trx, (version) =>
      trx
        .updateTable('site')
        .set({
          disabled_at: isDisabled ? sql<string>`now()` : null,
          version,
          updated_at: sql`now()`,
        })
        .where('slug', '=', slug)
        .where('disabled_at', isDisabled ? 'is' : 'is not', null)
        .returning('slug')
        .executeTakeFirst(),
    );
    return changed !== undefined;
  });
}
