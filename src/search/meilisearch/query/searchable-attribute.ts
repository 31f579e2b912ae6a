/** What queries may do with an attribute of documents. */
export interface SearchableAttribute {
  /** The engine's column behind it. */
  column: string;
  facet: boolean;
  sort: boolean;
}

export type SearchableAttributes = ReadonlyMap<string, SearchableAttribute>;
