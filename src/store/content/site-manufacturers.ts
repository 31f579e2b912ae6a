import type { Kysely, Transaction } from 'kysely';
import type { Manufacturer } from '#domain/manufacturer/manufacturer.ts';
import type { Site } from '#site/site.ts';
import { type ListChange, replaceContent } from './replace-content.ts';
import type { Schema } from '#store/database/schema.ts';

/** The manufacturers of one site, with their models. It cannot read or write those of another site. */
export class SiteManufacturers {
  readonly #db: Kysely<Schema>;
  readonly #site: string;

  constructor(db: Kysely<Schema>, site: Pick<Site, 'slug'>) {
    this.#db = db;
    this.#site = site.slug;
  }

  /** Lists all in the dealer's order. */
  async all(): Promise<Manufacturer[]> {
    const rows = await this.#db
      .selectFrom('manufacturer')
      .select('facts')
      .where('site_slug', '=', this.#site)
      .orderBy('position')
      .execute();
    return rows.map((row) => row.facts);
  }

  /** @param trx the transaction that `changeContent` passes to `write` */
  replace(trx: Transaction<Schema>, manufacturers: readonly Manufacturer[]): Promise<ListChange> {
    return replaceContent(trx, 'manufacturer', this.#site, manufacturers);
  }
}
