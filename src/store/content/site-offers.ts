import type { Kysely, Transaction } from 'kysely';
import type { Offer } from '#domain/offer/offer.ts';
import type { Site } from '#site/site.ts';
import { type ListChange, replaceContent } from './replace-content.ts';
import type { Schema } from '#store/database/schema.ts';

/** The offers of one site. It cannot read or write those of another site. */
export class SiteOffers {
  readonly #db: Kysely<Schema>;
  readonly #site: string;

  constructor(db: Kysely<Schema>, site: Pick<Site, 'slug'>) {
    this.#db = db;
    this.#site = site.slug;
  }

  /** Lists all in the dealer's order. */
  async all(): Promise<Offer[]> {
    const rows = await this.#db
      .selectFrom('offer')
      .select('facts')
      .where('site_slug', '=', this.#site)
      .orderBy('position')
      .execute();
    return rows.map((row) => row.facts);
  }

  /** @param trx the transaction that `changeContent` passes to `write` */
  replace(trx: Transaction<Schema>, offers: readonly Offer[]): Promise<ListChange> {
    return replaceContent(trx, 'offer', this.#site, offers);
  }
}
