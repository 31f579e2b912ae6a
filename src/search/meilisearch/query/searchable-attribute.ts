/** What may be asked of an attribute of documents. */
export interface SearchableAttribute {
  /** The engine's column that holds it. */
  column: string;
  facet: boolean;
  sort: boolean;
}

export type SearchableAttributes = ReadonlyMap<string, SearchableAttribute>;
