import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { CardDocument } from '#search/vehicle-search/card-document.ts';
import { nowhere, type PlaceFinder } from '#search/vehicle-search/place-finder.ts';
import { placeKey } from '#search/vehicle-search/places-near.ts';
import { siteExpression } from '#search/vehicle-search/site-filter.ts';
import type { IndexedDealership, StockSearch } from '#search/vehicle-search/stock-search.ts';
import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import type { Site } from '#site/site.ts';
import { type RemoteClient, RemoteRefusal } from './remote-client.ts';
import { cardOfDocument, remoteDocument } from './remote-document.ts';
import { remoteFingerprint, remoteSettings } from './remote-settings.ts';
import { RemoteSiteStock } from './remote-site-stock.ts';
import { STOCK_INDEX } from '#search/meilisearch/search-service.ts';

/** The index with one document that records what has been applied to the stock index. */
const STATE_INDEX = `${STOCK_INDEX}_state`;
const STATE_ID = 'stock';
/** Documents per request, which are a few megabytes. */
const BATCH_SIZE = 1000;

const stateForm = z.object({
  version: z.number(),
  fingerprint: z.string(),
  dealerships: z.record(z.string(), z.object({ name: z.string(), places: z.string() })),
});
const statsForm = z.object({ numberOfDocuments: z.number() });
const documentForm = z.record(z.string(), z.unknown());

/**
 * The stock of all sites on a Meilisearch server. Every process pushes every change in the order of stock versions, so
 * the server ends up with the newest. An index belongs to one database.
 */
export class RemoteStock implements StockSearch {
  readonly #client: RemoteClient;
  readonly #dealershipName: (slug: string) => string;
  readonly #places: PlaceFinder;
  readonly #quotesOnRateCard: boolean;
  readonly #pushed = new Map<string, IndexedDealership>();
  readonly #revisions = new Map<string, number>();
  readonly #vocabularies = new Map<string, { key: string; vocabulary: Promise<StockVocabulary> }>();
  #revision = 0;
  #size = 0;

  /** @param quotesOnRateCard see `RepaymentSource` */
  constructor(
    client: RemoteClient,
    dealershipName: (slug: string) => string,
    places: PlaceFinder = nowhere,
    quotesOnRateCard = true,
  ) {
    this.#client = client;
    this.#dealershipName = dealershipName;
    this.#places = places;
    this.#quotesOnRateCard = quotesOnRateCard;
  }

  get size(): number {
    return this.#size;
  }

  async appliedVersion(newest: number): Promise<number | undefined> {
    const state = stateForm.safeParse(
      await this.#client.read(`/indexes/${STATE_INDEX}/documents/${STATE_ID}`),
    ).data;
    const isCurrent = state?.fingerprint === remoteFingerprint() && state.version <= newest;
    if (isCurrent) {
      for (const [slug, stated] of Object.entries(state.dealerships))
        this.#pushed.set(slug, stated);
      await this.#count();
      return state.version;
    }
    await this.#createIndexes();
    await this.#client.change('PATCH', `/indexes/${STOCK_INDEX}/settings`, remoteSettings());
    // documents of another database or of a later version must be deleted; all others will be overwritten
    if (!state || state.version > newest) {
      await this.#client.change('DELETE', `/indexes/${STOCK_INDEX}/documents`);
    }
    return undefined;
  }

  async apply(vehicles: readonly Vehicle[]): Promise<void> {
    if (vehicles.length === 0) return;
    // once per dealership: it is looked up among all sites
    const slugs = new Set(vehicles.map((vehicle) => vehicle.dealership_slug));
    const stated = new Map(Array.from(slugs, (slug) => [slug, this.#dealershipNow(slug)]));
    for (let from = 0; from < vehicles.length; from += BATCH_SIZE) {
      const documents = vehicles.slice(from, from + BATCH_SIZE).map((vehicle) => {
        const place = this.#places.ofVehicle(vehicle);
        const { name } = stated.get(vehicle.dealership_slug) ?? { name: '' };
        return remoteDocument(this.#places.withLocation(vehicle), name, place && placeKey(place));
      });
      await this.#client.change(
        'POST',
        `/indexes/${STOCK_INDEX}/documents?primaryKey=id`,
        documents,
      );
    }
    this.#revision += 1;
    for (const [slug, dealership] of stated) {
      this.#revisions.set(slug, this.#revision);
      this.#pushed.set(slug, dealership);
    }
    await this.#count();
  }

  async markApplied(version: number): Promise<void> {
    const dealerships = Object.fromEntries(this.#pushed);
    const state = { id: STATE_ID, version, fingerprint: remoteFingerprint(), dealerships };
    await this.#client.change('POST', `/indexes/${STATE_INDEX}/documents?primaryKey=id`, [state]);
  }

  changedDealerships(): string[] {
    return [...this.#pushed]
      .filter(([slug, pushed]) => !isDeepStrictEqual(pushed, this.#dealershipNow(slug)))
      .map(([slug]) => slug);
  }

  #dealershipNow(slug: string): IndexedDealership {
    return { name: this.#dealershipName(slug), places: this.#places.edition(slug) };
  }

  open(site: Site, now: Date): RemoteSiteStock {
    return new RemoteSiteStock({
      client: this.#client,
      settings: site.settings,
      listed: siteExpression(site, now),
      centreOf: (postcode, suburb) => this.#places.ofPostcode(postcode, suburb),
      vocabulary: (read) => this.#vocabularyOf(site, read),
      repayments: { year: now.getUTCFullYear(), quotesOnRateCard: this.#quotesOnRateCard },
    });
  }

  revision(site: Site): number {
    return Math.max(
      0,
      ...site.settings.dealerships.map(({ slug }) => this.#revisions.get(slug) ?? 0),
    );
  }

  async card(id: number): Promise<CardDocument | undefined> {
    const path = `/indexes/${STOCK_INDEX}/documents/${id}?fields=card`;
    const document = documentForm.safeParse(await this.#client.read(path)).data;
    return document && cardOfDocument(document);
  }

  #vocabularyOf(site: Site, read: () => Promise<StockVocabulary>): Promise<StockVocabulary> {
    const key = `${site.version} ${this.revision(site)}`;
    const cached = this.#vocabularies.get(site.slug);
    if (cached?.key === key) return cached.vocabulary;
    const vocabulary = read();
    this.#vocabularies.set(site.slug, { key, vocabulary });
    // failures are not cached
    vocabulary.catch(() => this.#vocabularies.delete(site.slug));
    return vocabulary;
  }

  async #createIndexes(): Promise<void> {
    for (const uid of [STOCK_INDEX, STATE_INDEX]) {
      try {
        await this.#client.change('POST', '/indexes', { uid, primaryKey: 'id' });
      } catch (error) {
        if (!(error instanceof RemoteRefusal && error.code === 'index_already_exists')) throw error;
      }
    }
  }

  async #count(): Promise<void> {
    const stats = await this.#client.read(`/indexes/${STOCK_INDEX}/stats`);
    this.#size = statsForm.parse(stats).numberOfDocuments;
  }
}
