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

interface WrittenRow {
  id: string;
  is_new: boolean;
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

  /**
   * Replaces the whole list, in the order given. Writes only the rows that differ, in statements of limited size: the
   * embedded database executes a statement on the thread that answers requests.
   * @param trx the transaction that `changeContent` passes to `write`
   */
  async replace(
    trx: Transaction<Schema>,
    list: readonly ContentFacts[Table][],
  ): Promise<ListChange> {
    const key = identifiedBy[this.#table];
    const ids = jsonText(list.map((item) => item[key]));
    const { rows: removed } = await sql<{ id: string }>`
      delete from ${sql.table(this.#table)}
      where site_slug = ${this.#site}
        and id not in (select jsonb_array_elements_text(${ids}::jsonb))
      returning id`.execute(trx);
    const written: WrittenRow[] = [];
    for (const batch of batchesOf(list)) {
      await setImmediate();
      written.push(...(await this.#write(trx, batch)));
    }
    const added = written.filter((row) => row.is_new).map(({ id }) => id);
    const changed = written.filter((row) => !row.is_new).map(({ id }) => id);
    return {
      added: added.length,
      changed: changed.length,
      unchanged: list.length - written.length,
      removed: removed.length,
      ids: { added, changed, removed: removed.map(({ id }) => id) },
    };
  }

  /** Inserts or updates the rows of a batch that differ. */
  async #write(trx: Transaction<Schema>, { offset, items }: Batch): Promise<readonly WrittenRow[]> {
    const id = sql.lit(String(identifiedBy[this.#table]));
    const { rows } = await sql<WrittenRow>`
      insert into ${sql.table(this.#table)} as stored (site_slug, id, position, facts)
      select ${this.#site}, facts ->> ${id}, ${offset} + position, facts
      from jsonb_array_elements(${items}::jsonb) with ordinality as given(facts, position)
      on conflict (site_slug, id) do update
        set position = excluded.position, facts = excluded.facts,
          changed_at = case when stored.facts = excluded.facts then stored.changed_at else now() end
        where (stored.position, stored.facts) is distinct from (excluded.position, excluded.facts)
      -- an updated row carries the id of the updating transaction in xmax; an inserted row has 0
      returning stored.id, stored.xmax = 0 as is_new`.execute(trx);
    return rows;
  }
}

/** Consecutive items of a list, as a JSON array. */
interface Batch {
  /** How many items of the list precede them. */
  offset: number;
  items: string;
}

/** The embedded database writes about ten megabytes a second. */
const BATCH_CHARACTERS = 250_000;
const BATCH_ITEMS = 500;

function* batchesOf(list: readonly unknown[]): Generator<Batch> {
  let texts: string[] = [];
  let characters = 0;
  let offset = 0;
  for (const item of list) {
    const text = jsonText(item);
    const isFull = texts.length === BATCH_ITEMS || characters + text.length > BATCH_CHARACTERS;
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
