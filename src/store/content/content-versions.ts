import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/database/schema.ts';
import type { ContentFacts } from './content-facts.ts';

/** Older versions of a site's content are deleted. */
const KEPT_VERSIONS = 10;
/** Items that are deleted by one statement. */
const DELETED_ITEMS = 200;

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
   * Makes the draft of each list current, and the list before it a version that can be restored.
   * @param version the platform's content version before the change
   */
  async publish(
    trx: Transaction<Schema>,
    drafts: ReadonlyMap<keyof ContentFacts, number>,
    version: number,
  ): Promise<void> {
    for (const [list, draft] of drafts) {
      const replaced = { state: 'replaced', version, replaced_at: new Date() } as const;
      const before = await trx
        .updateTable('content_edition')
        .set(replaced)
        .where('site_slug', '=', this.#site)
        .where('list', '=', list)
        .where('state', '=', 'current')
        .executeTakeFirst();
      // the list was empty, and can become so again
      if (before.numUpdatedRows === 0n) {
        await trx
          .insertInto('content_edition')
          .values({ site_slug: this.#site, list, ...replaced })
          .execute();
      }
      await trx
        .updateTable('content_edition')
        .set({ state: 'current' })
        .where('id', '=', draft)
        .execute();
    }
  }

  /** The stored versions, newest first. */
  async list(db: Kysely<Schema>): Promise<ContentVersion[]> {
    const { rows } = await sql<{
      version: number;
      at: Date;
      list: keyof ContentFacts;
      items: number;
    }>`
      select version, max(replaced_at) over (partition by version) as at, list,
        (select count(*)::integer from content_item where edition = content_edition.id) as items
      from content_edition
      where site_slug = ${this.#site} and state = 'replaced'
      order by version desc, list`.execute(db);
    return [...Map.groupBy(rows, ({ version }) => version)].map(([version, lists]) => ({
      version,
      replacedAt: new Date(lists[0]!.at).toISOString(),
      items: Object.fromEntries(lists.map(({ list, items }) => [list, items])),
    }));
  }

  /** The lists of a version; those that did not change with it are absent. Empty for an unknown version. */
  async read(db: Kysely<Schema>, version: number): Promise<Partial<Record<string, unknown[]>>> {
    const rows = await db
      .selectFrom('content_edition as edition')
      // an empty list has no items
      .leftJoin('content_item as item', 'item.edition', 'edition.id')
      .select(['edition.list', 'item.facts'])
      .where('edition.site_slug', '=', this.#site)
      .where('edition.version', '=', version)
      .where('edition.state', '=', 'replaced')
      .orderBy('item.position')
      .execute();
    const lists = Map.groupBy(rows, ({ list }) => list);
    return Object.fromEntries(
      [...lists].map(([list, items]) => [
        list,
        items.flatMap(({ facts }) => (facts === null ? [] : [facts])),
      ]),
    );
  }

  /**
   * Deletes the site's oldest versions, the drafts of a change that was not published, and any older than a day, which a
   * failed change left behind; in short statements. Two processes may do so at the same time.
   */
  async clear(db: Kysely<Schema>, drafts: readonly number[]): Promise<void> {
    // a version expires in one step, so it is never restored by halves
    const { rows: editions } = await sql<{ id: number }>`
      update content_edition set state = 'expired'
      where site_slug = ${this.#site} and (
        state = 'expired'
        or (state = 'draft' and (id = any(${drafts}) or written_at < now() - interval '1 day'))
        or (state = 'replaced' and version not in (
          select distinct version from content_edition
          where site_slug = ${this.#site} and state = 'replaced'
          order by version desc limit ${KEPT_VERSIONS})))
      returning id`.execute(db);
    for (const { id } of editions) {
      for (let deleted = DELETED_ITEMS; deleted === DELETED_ITEMS;) {
        await setImmediate();
        const { numAffectedRows } = await sql`
          delete from content_item where edition = ${id} and id in (
            select id from content_item where edition = ${id} limit ${DELETED_ITEMS})`.execute(db);
        deleted = Number(numAffectedRows);
      }
      await db.deleteFrom('content_edition').where('id', '=', id).execute();
    }
  }
}
