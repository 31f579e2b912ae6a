import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Site } from '#site/site.ts';
import { jsonText } from '#store/database/json-text.ts';
import type { Schema } from '#store/database/schema.ts';
import { type ContentFacts, identifiedBy } from './content-facts.ts';
import { currentItems } from './current-items.ts';

export interface ListChange {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
  /** The ids of what was added, changed and removed: paths of pages, ids of offers. */
  ids: { added: string[]; changed: string[]; removed: string[] };
}

/**
 * One list of one site's content. It cannot read or write another site's content.
 *
 * Large lists are compared and written in statements of limited size, outside any transaction: the embedded database
 * executes a statement on the thread that answers requests, and has one connection, on which other queries wait for the
 * end of a transaction.
 */
export class ContentList<List extends keyof ContentFacts> {
  readonly #db: Kysely<Schema>;
  readonly #site: Pick<Site, 'slug'>;
  readonly #list: List;

  constructor(db: Kysely<Schema>, site: Pick<Site, 'slug'>, list: List) {
    this.#db = db;
    this.#site = site;
    this.#list = list;
  }

  /** Lists all in the dealer's order. */
  async all(): Promise<ContentFacts[List][]> {
    const rows = await currentItems(this.#db, this.#site, this.#list)
      .select('item.facts')
      .orderBy('item.position')
      .execute();
    // the list was written with these facts
    return rows.map(({ facts }) => facts as ContentFacts[List]);
  }

  /** The ids of all items. */
  async ids(): Promise<Set<string>> {
    const rows = await currentItems(this.#db, this.#site, this.#list).select('item.id').execute();
    return new Set(rows.map(({ id }) => id));
  }

  /** Compares a new list with the current one. */
  async compare(list: readonly ContentFacts[List][]): Promise<ListChange> {
    const id = this.#identifier();
    const stored = await this.ids();
    for (const item of list) stored.delete(String(item[identifiedBy[this.#list]]));
    const removed = [...stored];
    const added: string[] = [];
    const changed: string[] = [];
    for (const { offset, items } of slicesOf(list)) {
      await setImmediate();
      const { rows } = await sql<{ id: string; is_new: boolean }>`
        select given.facts ->> ${id} as id, stored.id is null as is_new
        from jsonb_array_elements(${items}::jsonb) with ordinality as given(facts, position)
        left join (${this.#current()}) as stored on stored.id = given.facts ->> ${id}
        where (stored.position, stored.facts)
          is distinct from (${offset} + given.position, given.facts)`.execute(this.#db);
      for (const row of rows) (row.is_new ? added : changed).push(row.id);
    }
    return {
      added: added.length,
      changed: changed.length,
      unchanged: list.length - added.length - changed.length,
      removed: removed.length,
      ids: { added, changed, removed },
    };
  }

  /** Begins a draft beside the current list. @returns its edition */
  async newDraft(): Promise<number> {
    const { id } = await this.#db
      .insertInto('content_edition')
      .values({ site_slug: this.#site.slug, list: this.#list, state: 'draft' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Writes a list into a draft. Items that stay as they are keep their date, and all of them their preview's address. */
  async write(draft: number, list: readonly ContentFacts[List][]): Promise<void> {
    const id = this.#identifier();
    for (const { offset, items } of slicesOf(list)) {
      await setImmediate();
      await sql`
        insert into content_item (edition, id, position, facts, changed_at, preview_token)
        select ${draft}, given.facts ->> ${id}, ${offset} + given.position, given.facts,
          case when stored.facts = given.facts then stored.changed_at else now() end,
          coalesce(stored.preview_token, gen_random_uuid())
        from jsonb_array_elements(${items}::jsonb) with ordinality as given(facts, position)
        left join (${this.#current()}) as stored on stored.id = given.facts ->> ${id}`.execute(
        this.#db,
      );
    }
  }

  #identifier() {
    return sql.lit(String(identifiedBy[this.#list]));
  }

  #current() {
    return currentItems(this.#db, this.#site, this.#list).selectAll('item');
  }
}

/** Consecutive items of a list, as a JSON array. */
interface Slice {
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
  for (const item of list) {
    const text = jsonText(item);
    const isFull = texts.length === SLICE_ITEMS || characters + text.length > SLICE_CHARACTERS;
    if (isFull && texts.length > 0) {
      yield { offset, items: `[${texts.join()}]` };
      offset += texts.length;
      texts = [];
      characters = 0;
    }
    texts.push(text);
    characters += text.length;
  }
  if (texts.length > 0) yield { offset, items: `[${texts.join()}]` };
}
