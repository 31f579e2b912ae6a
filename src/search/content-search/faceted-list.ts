import { spellingKey } from '#domain/vehicle/spelling/spelling-key.ts';
import { type IndexSchema, type Row, SearchIndex } from '#search/engine/search-index.ts';
import type { SearchRequest } from '#search/engine/search-request.ts';

export type ValueCounts = readonly (readonly [value: string, count: number])[];

/** A page of a list with the facets for refining it. */
export interface ListPage<T> {
  /** Exact, over all pages. */
  total: number;
  /** From 1; the last page if a later one was requested. */
  page: number;
  pages: number;
  items: T[];
  /** The values of each facet, each with the number found if it is chosen, most frequent first. */
  facets: Readonly<Record<string, ValueCounts>>;
  /** The bounds of each range attribute, ignoring its own refinement. */
  stats: Readonly<Record<string, { min: number; max: number } | undefined>>;
}

interface FacetedListParts<T> {
  schema: IndexSchema;
  /** In listing order. */
  items: readonly T[];
  row(item: T): Row;
  perPage: number;
}

/** A short list that is searched with the same engine as the stock: a site's offers, models or locations. */
export class FacetedList<T> {
  readonly #index: SearchIndex;
  readonly #items: readonly T[];
  readonly #perPage: number;

  constructor({ schema, items, row, perPage }: FacetedListParts<T>) {
    this.#index = new SearchIndex(schema);
    this.#items = items;
    this.#perPage = perPage;
    // an item's id is its index, so that the engine's default order is the list's
    this.#index.upsertAll(items.map((item, index) => [index, row(item)]));
  }

  page(requested: number, request: Omit<SearchRequest, 'offset' | 'limit'>): ListPage<T> {
    const limit = this.#perPage;
    const find = (page: number) =>
      this.#index.search({ ...request, offset: (page - 1) * limit, limit });
    let found = find(requested);
    const pages = Math.max(1, Math.ceil(found.total / limit));
    const page = Math.min(requested, pages);
    if (page !== requested) found = find(page);
    return {
      total: found.total,
      page,
      pages,
      items: found.ids.map((index) => this.#items[index]).filter((item) => item !== undefined),
      facets: found.facets,
      stats: found.stats,
    };
  }

  /** Lists all values of an attribute, most frequent first. */
  values(attribute: string): ValueCounts {
    return this.#index.search({ facets: [attribute], limit: 0 }).facets[attribute] ?? [];
  }

  /**
   * Converts values to the list's spelling, such as `peopleMover` to `People Mover`. Leaves unknown values unchanged.
   */
  withOwnSpelling(attribute: string, values: readonly string[]): string[] {
    if (values.length === 0) return [];
    const known = new Map(this.values(attribute).map(([value]) => [spellingKey(value), value]));
    return [...new Set(values.map((value) => known.get(spellingKey(value)) ?? value))];
  }
}
