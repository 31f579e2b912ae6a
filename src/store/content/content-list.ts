import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Post } from '#domain/blog/post.ts';
import type { Manufacturer } from '#domain/manufacturer/manufacturer.ts';
import type { Offer } from '#domain/offer/offer.ts';
import type { Redirect } from '#domain/redirect/redirect.ts';
import type { Review } from '#domain/review/review.ts';
import type { PageDocument } from '#site/pages/page-document.ts';
import type { Site } from '#site/site.ts';
import { jsonText } from '#store/database/json-text.ts';
import type { Schema } from '#store/database/schema.ts';

/** The lists of a site's content, by their tables. */
export interface ContentFacts {
  offer: Offer;
  manufacturer: Manufacturer;
  page: PageDocument;
  redirect: Redirect;
  post: Post;
  review: Review;
}

/** The property that identifies an item in its list. */
const identifiedBy: { readonly [Table in keyof ContentFacts]: keyof ContentFacts[Table] } = {
  offer: 'id',
  manufacturer: 'id',
  page: 'path',
  redirect: 'from',
  post: 'slug',
  review: 'id',
};

export interface ListChange {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
  /** The ids of what was added, changed and removed: paths of pages, ids of offers. */
  ids: { added: string[]; changed: string[]; removed: string[] };
}

/** One list of one site's content. It cannot read or write that of another site. */
export class ContentList<Table extends keyof ContentFacts> {
  readonly #db: Kysely<Schema>;
  readonly #site: string;
  readonly #table: Table;

  constructor(db: Kysely<Schema>, site: Pick<Site, 'slug'>, table: Table) {
    this.#db = db;
    this.#site = site.slug;
    this.#table = table;
  }

  /** Lists all in the dealer's order. */
  async all(): Promise<ContentFacts[Table][]> {
    const { rows } = await sql<{ facts: ContentFacts[Table] }>`
      select facts from ${sql.table(this.#table)}
      where site_slug = ${this.#site}
      order by position`.execute(this.#db);
    return rows.map((row) => row.facts);
  }

  /** The ids of all items. */
  async ids(): Promise<Set<string>> {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(this.#table)} where site_slug = ${this.#site}`.execute(this.#db);
    return new Set(rows.map(({ id }) => id));
  }

  /**
   * Compares a new list with the stored one and stages the items that differ, in statements of limited size and outside
   * any transaction: the embedded database executes a statement on the thread that answers requests, and has one
   * connection, on which other queries wait for the end of a transaction.
   */
  async stage(importId: string, list: readonly ContentFacts[Table][]): Promise<ListChange> {
    const key = identifiedBy[this.#table];
    const stored = await this.ids();
    for (const item of list) stored.delete(String(item[key]));
    const removed = [...stored];
    const staged: StagedRow[] = [];
    for (const slice of slicesOf(list)) {
      await setImmediate();
      staged.push(...(await this.#stageSlice(importId, slice)));
    }
    const added = staged.filter((row) => row.is_new).map(({ id }) => id);
    const changed = staged.filter((row) => !row.is_new).map(({ id }) => id);
    return {
      added: added.length,
      changed: changed.length,
      unchanged: list.length - staged.length,
      removed: removed.length,
      ids: { added, changed, removed },
    };
  }

  async #stageSlice(
    importId: string,
    { slice, offset, items }: Slice,
  ): Promise<readonly StagedRow[]> {
    const id = sql.lit(String(identifiedBy[this.#table]));
    const { rows } = await sql<StagedRow>`
      insert into content_stage (import_id, list, slice, id, position, is_new, facts)
      select ${importId}::uuid, ${this.#table}::text, ${slice}::integer, given.facts ->> ${id},
        ${offset} + given.position, stored.id is null,
        case when stored.facts = given.facts then null else given.facts end
      from jsonb_array_elements(${items}::jsonb) with ordinality as given(facts, position)
      left join ${sql.table(this.#table)} as stored
        on stored.site_slug = ${this.#site} and stored.id = given.facts ->> ${id}
      where (stored.position, stored.facts) is distinct from (${offset} + given.position, given.facts)
      returning id, is_new`.execute(this.#db);
    return rows;
  }

  /**
   * Switches to the staged list. The rows are only copied here, not parsed or compared.
   * @param trx the transaction that `changeContent` passes to `write`
   */
  async switch(trx: Transaction<Schema>, importId: string, { ids }: ListChange): Promise<void> {
    await sql`
      delete from ${sql.table(this.#table)}
      where site_slug = ${this.#site}
        and id in (select jsonb_array_elements_text(${jsonText(ids.removed)}::jsonb))`.execute(trx);
    const { rows: slices } = await sql<{ slice: number }>`
      select distinct slice from content_stage
      where import_id = ${importId}::uuid and list = ${this.#table} order by slice`.execute(trx);
    for (const { slice } of slices) {
      await setImmediate();
      await sql`
        update ${sql.table(this.#table)} as stored set position = stage.position
        from content_stage as stage
        where stage.import_id = ${importId}::uuid and stage.list = ${this.#table}
          and stage.slice = ${slice} and stage.facts is null
          and stored.site_slug = ${this.#site} and stored.id = stage.id`.execute(trx);
      await sql`
        insert into ${sql.table(this.#table)} as stored (site_slug, id, position, facts)
        select ${this.#site}, id, position, facts from content_stage
        where import_id = ${importId}::uuid and list = ${this.#table}
          and slice = ${slice} and facts is not null
        on conflict (site_slug, id) do update
          set position = excluded.position, facts = excluded.facts, changed_at = now()`.execute(
        trx,
      );
    }
  }
}

interface StagedRow {
  id: string;
  is_new: boolean;
}

/** Consecutive items of a list, as a JSON array. */
interface Slice {
  /** Its number, from 0. */
  slice: number;
  /** How many items of the list precede them. */
  offset: number;
  items: string;
}

/** The embedded database writes about ten megabytes a second. */
const SLICE_CHARACTERS = 250_000;
const SLICE_ITEMS = 500;

function* slicesOf(list: readonly unknown[]): Generator<Slice> {
  let texts: string[] = [];
  let characters = 0;
  let offset = 0;
  let slice = 0;
  for (const item of list) {
    const text = jsonText(item);
    const isFull = texts.length === SLICE_ITEMS || characters + text.length > SLICE_CHARACTERS;
    if (isFull && texts.length > 0) {
      yield { slice, offset, items: `[${texts.join()}]` };
      slice += 1;
      offset += texts.length;
      texts = [];
      characters = 0;
    }
    texts.push(text);
    characters += text.length;
  }
  if (texts.length > 0) yield { slice, offset, items: `[${texts.join()}]` };
}
