import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/database/schema.ts';
import type { ContentFacts } from './content-list.ts';

/** Older versions of a site's content are deleted. */
const KEPT_VERSIONS = 10;
/** Items in one part of a list. */
const PART_ITEMS = 50;

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

  /**
   * Copies the current lists, in statements of limited size and outside any transaction.
   * @param draft a negative number that stands for the version until `publish`
   */
  async copy(
    db: Kysely<Schema>,
    draft: number,
    lists: readonly (keyof ContentFacts)[],
  ): Promise<void> {
    for (const list of lists) {
      const { rows } = await sql<{ last: number }>`
        select coalesce(max(position), 0) as last from ${sql.table(list)}
        where site_slug = ${this.#site}`.execute(db);
      const last = rows[0]?.last ?? 0;
      // an empty list has one empty part
      for (let part = 0; part === 0 || part * PART_ITEMS < last; part += 1) {
        await setImmediate();
        const after = part * PART_ITEMS;
        await sql`
          insert into content_version (site_slug, version, list, part, facts)
          select ${this.#site}, ${draft}::integer, ${list}::text, ${part}::integer,
            coalesce(jsonb_agg(facts order by position), '[]')
          from ${sql.table(list)}
          where site_slug = ${this.#site}
            and position > ${after} and position <= ${after + PART_ITEMS}`.execute(db);
      }
    }
  }

  /**
   * Makes the copied lists a version that can be restored.
   * @param version the platform's content version before the change
   */
  async publish(trx: Transaction<Schema>, draft: number, version: number): Promise<void> {
    await trx
      .updateTable('content_version')
      .set({ version })
      .where('site_slug', '=', this.#site)
      .where('version', '=', draft)
      .execute();
    await sql`
      delete from content_version
      where site_slug = ${this.#site} and version >= 0 and version not in (
        select version from content_version where site_slug = ${this.#site} and version >= 0
        group by version order by version desc limit ${KEPT_VERSIONS})`.execute(trx);
  }

  /** Deletes copies that were not published: this one, and any older than a day, which a failed change left behind. */
  async clear(db: Kysely<Schema>, draft: number): Promise<void> {
    await sql`
      delete from content_version
      where version = ${draft} or (version < 0 and replaced_at < now() - interval '1 day')`.execute(
      db,
    );
  }

  /** The stored versions, newest first. */
  async list(db: Kysely<Schema>): Promise<ContentVersion[]> {
    const { rows } = await sql<{
      version: number;
      at: Date;
      list: keyof ContentFacts;
      items: number;
    }>`
      select version, max(replaced_at) as at, list, sum(jsonb_array_length(facts))::integer as items
      from content_version where site_slug = ${this.#site} and version >= 0
      group by version, list
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
      .where('version', '>=', 0)
      .orderBy('part')
      .execute();
    const lists = Map.groupBy(rows, ({ list }) => list);
    return Object.fromEntries(
      [...lists].map(([list, parts]) => [list, parts.flatMap(({ facts }) => facts)]),
    );
  }
}
