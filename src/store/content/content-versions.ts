import { type Kysely, sql, type Transaction } from 'kysely';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/database/schema.ts';
import type { ContentFacts } from './content-list.ts';

/** Older versions of a site's content are deleted. */
const KEPT_VERSIONS = 10;

export interface ContentVersion {
  version: number;
  replacedAt: string;
  /** The number of items in each list. */
  items: Partial<Record<keyof ContentFacts, number>>;
}

/** The content of one site before its last changes. */
export class ContentVersions {
  readonly #site: string;

  constructor({ slug }: Pick<Site, 'slug'>) {
    this.#site = slug;
  }

  /** Stores the current lists before they change. @param version the platform's content version */
  async keep(
    trx: Transaction<Schema>,
    version: number,
    lists: readonly (keyof ContentFacts)[],
  ): Promise<void> {
    for (const list of lists) {
      await sql`
        insert into content_version (site_slug, version, list, facts)
        select ${this.#site}, ${version}::integer, ${list}::text,
          coalesce(jsonb_agg(facts order by position), '[]')
        from ${sql.table(list)} where site_slug = ${this.#site}`.execute(trx);
    }
    await sql`
      delete from content_version
      where site_slug = ${this.#site} and version not in (
        select version from content_version where site_slug = ${this.#site}
        group by version order by version desc limit ${KEPT_VERSIONS})`.execute(trx);
  }

  /** The stored versions, newest first. */
  async list(db: Kysely<Schema>): Promise<ContentVersion[]> {
    const { rows } = await sql<{
      version: number;
      at: Date;
      list: keyof ContentFacts;
      items: number;
    }>`
      select version, replaced_at as at, list, jsonb_array_length(facts) as items
      from content_version where site_slug = ${this.#site}
      order by version desc, list`.execute(db);
    return [...Map.groupBy(rows, ({ version }) => version)].map(([version, lists]) => ({
      version,
      replacedAt: new Date(lists[0]!.at).toISOString(),
      items: Object.fromEntries(lists.map(({ list, items }) => [list, items])),
    }));
  }

  /** The lists of a version, by table; those that did not change with it are absent. Empty for an unknown version. */
  async read(db: Kysely<Schema>, version: number): Promise<Partial<Record<string, unknown[]>>> {
    const rows = await db
      .selectFrom('content_version')
      .select(['list', 'facts'])
      .where('site_slug', '=', this.#site)
      .where('version', '=', version)
      .execute();
    return Object.fromEntries(rows.map(({ list, facts }) => [list, facts]));
  }
}
