import type { ColumnKind } from '#search/engine/columns.ts';
import type { CellValue } from '#search/engine/keywords/keyword-column.ts';
import { type Row, SearchIndex } from '#search/engine/search-index.ts';
import { stockAttributes } from '#search/meilisearch/query/stock-attributes.ts';
import type { SearchableAttributes } from '#search/meilisearch/query/searchable-attribute.ts';
import type { SiteSearchLimits } from '#search/meilisearch/query/search-limits.ts';
import type { SearchedDocuments } from '#search/meilisearch/answer/searched-documents.ts';
import { vehicleSchema } from '#search/vehicle-search/embedded/vehicle-columns.ts';

interface Settings {
  searchableAttributes: string[];
  filterableAttributes: string[];
  sortableAttributes: string[];
  rankingRules: string[];
  synonyms: Record<string, string[]>;
  pagination: { maxTotalHits: number };
  faceting: { maxValuesPerFacet: number };
}

type Document = Record<string, unknown> & { id: number | string };

/** An index of the Meilisearch test server: its documents as given, searched by our engine. */
export class ServerIndex {
  readonly #documents = new Map<string, Document>();
  /** Useless defaults, so that a setting that is not sent makes a test fail. */
  #settings: Settings = {
    searchableAttributes: [],
    filterableAttributes: [],
    sortableAttributes: [],
    rankingRules: [],
    synonyms: {},
    pagination: { maxTotalHits: 10 },
    faceting: { maxValuesPerFacet: 1 },
  };
  #index = new SearchIndex({ columns: {}, text: {} });

  get size(): number {
    return this.#documents.size;
  }

  change(settings: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...settings };
    const { searchableAttributes: text, filterableAttributes, sortableAttributes } = this.#settings;
    const names = new Set([...filterableAttributes, ...sortableAttributes]);
    this.#index = new SearchIndex({
      columns: Object.fromEntries(Array.from(names, (name) => [name, kindOf(name)])),
      text: Object.fromEntries(text.map((name, at) => [name, text.length - at])),
      synonyms: Object.entries(this.#settings.synonyms).map(([word, others]) => [word, ...others]),
    });
    this.#fill([...this.#documents.values()]);
  }

  put(documents: readonly Document[]): void {
    // documents arrived as JSON
    for (const document of documents) this.#documents.set(String(document.id), document);
    this.#fill(documents);
  }

  clear(): void {
    for (const id of this.#documents.keys()) this.#index.remove(Number(id));
    this.#documents.clear();
  }

  get(id: string): Document | undefined {
    return this.#documents.get(id);
  }

  limits(): SiteSearchLimits {
    const { pagination, faceting } = this.#settings;
    return { ...pagination, ...faceting, maxHits: pagination.maxTotalHits };
  }

  documents(): SearchedDocuments {
    const { searchableAttributes, filterableAttributes, sortableAttributes, rankingRules } =
      this.#settings;
    if (!rankingRules.includes('sort')) throw new Error('The ranking rules must include "sort"');
    const names = new Set([...filterableAttributes, ...sortableAttributes]);
    const attributes: SearchableAttributes = new Map(
      Array.from(names, (name) => [
        name,
        {
          column: name,
          facet: filterableAttributes.includes(name),
          sort: sortableAttributes.includes(name),
        },
      ]),
    );
    return {
      attributes,
      kindOf,
      textFields: new Map(searchableAttributes.map((name) => [name, name])),
      idColumn: 'id',
      defaultOrder: undefined,
      search: (request) => this.#index.search(request),
      matchedTerms: (request) => this.#index.matchedTerms(request),
      // the JSON of column fields has the types of columns
      cell: (id, column) => this.#documents.get(String(id))?.[column] as CellValue,
      document: (id) => this.#documents.get(String(id)),
    };
  }

  #fill(documents: readonly Document[]): void {
    const rows = documents.filter(({ id }) => typeof id === 'number');
    this.#index.upsertAll(rows.map((document) => [Number(document.id), document as Row]));
  }
}

/** Our engine needs the column's type, which Meilisearch derives from values. */
function kindOf(name: string): ColumnKind {
  if (name === 'id') return 'number';
  return vehicleSchema.columns[stockAttributes.get(name)?.column ?? name] ?? 'keyword';
}
