import { spellingKey } from '#domain/vehicle/spelling/spelling-key.ts';
import { type IndexSchema, type Row, SearchIndex } from '#search/engine/search-index.ts';
import type { SearchRequest } from '#search/engine/search-request.ts';

export type ValueCounts = readonly (readonly [value: string, count: number])[];

/** A page of a list with what could be chosen next. */
export interface ListPage<T> {
  /** Exact. */
  total: number;
  /** From 1; the last page when the wish was for one behind it. */
  page: number;
  pages: number;
  items: T[];
  /** The values of each facet, each as often as it would be found after its click, most frequent first. */
  facets: Readonly<Record<string, ValueCounts>>;
  /** The bounds of each range, its own refinement left out. */
  stats: Readonly<Record<string, { min: number; max: number } | undefined>>;
}

interface FacetedListParts<T> {
  schema: IndexSchema;
  /** In the order in which they are listed. */
  items: readonly T[];
  row(item: T): Row;
  perPage: number;
}

/** A short list that is searched as the stock is: a site's offers, models or locations. */
export class FacetedList<T> {
  readonly #index: SearchIndex;
  readonly #items: readonly T[];
  readonly #perPage: number;

  constructor({ schema, items, row, perPage }: FacetedListParts<T>) {
    this.#index = new SearchIndex(schema);
    this.#items = items;
    this.#perPage = perPage;
    // an item's id is its place, so that the list's order is the engine's own
    this.#index.upsertAll(items.map((item, place) => [place, row(item)]));
  }

  page(wanted: number, request: Omit<SearchRequest, 'offset' | 'limit'>): ListPage<T> {
    const limit = this.#perPage;
    const find = (page: number) =>
      this.#index.search({ ...request, offset: (page - 1) * limit, limit });
    let found = find(wanted);
    const pages = Math.max(1, Math.ceil(found.total / limit));
    const page = Math.min(wanted, pages);
    if (page !== wanted) found = find(page);
    return {
      total: found.total,
      page,
      pages,
      items: found.ids.map((place) => this.#items[place]).filter((item) => item !== undefined),
      facets: found.facets,
      stats: found.stats,
    };
  }

  /** All values of an attribute, most frequent first. */
  values(attribute: string): ValueCounts {
    return this.#index.search({ facets: [attribute], limit: 0 }).facets[attribute] ?? [];
  }

  /** Values as the list spells them: an address may say `peopleMover` for `People Mover`. Others stay as they are. */
  spelled(attribute: string, values: readonly string[]): string[] {
    if (values.length === 0) return [];
    const known = new Map(this.values(attribute).map(([value]) => [spellingKey(value), value]));
    return [...new Set(values.map((value) => known.get(spellingKey(value)) ?? value))];
  }
}
