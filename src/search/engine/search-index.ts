import { type ColumnKind, Columns } from './columns.ts';
import { Composition } from './facets/composition.ts';
import { cellOf } from './cell-of.ts';
import { compileExpression } from './filters/compile-expression.ts';
import type { Expression } from './filters/expression.ts';
import type { CellValue } from './keywords/keyword-column.ts';
import { matchedTerms } from './text/matched-terms.ts';
import { NumberColumn } from './numbers/number-column.ts';
import type { SortKey } from './pages/page-of-rows.ts';
import { RowOrder } from './numbers/row-order.ts';
import { RowSpace } from './rows/row-space.ts';
import { sortByNumber } from './numbers/rows-by-number.ts';
import { runSearch, type IndexParts } from './run-search.ts';
import type { SearchRequest, SearchResult, SortBy } from './search-request.ts';
import { finish } from './rows/slices.ts';
import { Synonyms } from './text/synonyms.ts';
import { TextIndex } from './text/text-index.ts';
import { Scope } from './scope.ts';

export interface IndexSchema {
  columns: Record<string, ColumnKind>;
  /** IndexParts text fields and their weights; a field is a key of the row and need not be a column. */
  text: Record<string, number>;
  /**
   * Fields whose words are found whole or by a prefix of at least this many letters, and never with a typo. For
   * numbers that differ in each row: one or two of their letters would match thousands.
   */
  minPrefix?: Record<string, number>;
  /**
   * Words and phrases with the same meaning, e.g. [['ev', 'electric'], ['4x4', '4wd', 'four wheel drive']], for
   * requests without their own.
   */
  synonyms?: string[][];
  /** The default order of results; by ascending id without it. */
  order?: readonly SortBy[];
}

/** Values by attribute or text field. Undefined, empty and non-finite values count as missing. */
export type Row = Record<string, CellValue>;

/** The number of rows added per slice while orders are maintained, which takes a few milliseconds. */
const sliceRows = 50;

/** If the index has fewer than this many times the added rows, orders are rebuilt instead of maintained. */
const bulkShare = 4;

/** Fewer rows than this are always added to the existing orders. */
const bulkSize = 2_000;

/**
 * A faceted search engine for rows with ids. It knows columns and texts but not their meaning. It is in memory,
 * synchronous and exact; every search sees all previous changes.
 */
export class SearchIndex {
  readonly #space = new RowSpace();
  readonly #columns: Columns;
  readonly #text: TextIndex;
  readonly #synonyms: Synonyms;
  readonly #defaultSort: readonly SortBy[];
  readonly #scopes = new Set<Scope>();
  readonly #composition: Composition;
  #idOrder: RowOrder | undefined;

  /** @throws {UnknownAttributeError} if the order names a column that is not sortable */
  constructor(schema: IndexSchema) {
    this.#columns = new Columns(this.#space, schema.columns);
    this.#composition = new Composition(this.#space, this.#columns.byName.values());
    this.#text = new TextIndex(this.#space, schema, this.#columns.byName);
    this.#synonyms = new Synonyms(schema.synonyms);
    this.#defaultSort = schema.order ?? [];
    for (const { by } of this.#defaultSort) this.#columns.sortable(by);
  }

  get size(): number {
    return this.#space.size;
  }

  /** Adds or replaces a row. */
  upsert(id: number, row: Row): void {
    this.#write([[id, row]]);
  }

  /** Adds or replaces many rows, which is faster than one by one. */
  upsertAll(rows: Iterable<readonly [number, Row]>): void {
    const all = Array.isArray(rows) ? rows : [...rows];
    const isBulk = this.#isBulk(all.length);
    finish(this.upsertInSlices(all, all.length));
    if (isBulk) finish(this.settle());
  }

  /**
   * Adds or replaces many rows in slices of a few milliseconds; other work may run between them. Searches in between
   * see the rows added so far. No other rows may be added until it is done.
   * @param rows read as they are added
   * @param count the number of rows
   */
  *upsertInSlices(rows: Iterable<readonly [number, Row]>, count: number): Generator<void> {
    if (this.#isBulk(count)) this.#forgetOrders();
    let slice: (readonly [number, Row])[] = [];
    for (const row of rows) {
      slice.push(row);
      if (slice.length < sliceRows) continue;
      this.#write(slice);
      slice = [];
      yield;
    }
    this.#write(slice);
  }

  /**
   * Rebuilds the search structures that were dropped while many rows were added, and frees unused memory, in slices.
   * Without it, the first searches rebuild what they need.
   */
  *settle(): Generator<void> {
    this.#space.settle();
    for (const { column } of this.#columns.all) {
      yield* column.settle();
      yield;
    }
    yield* this.#text.settle();
    yield* this.#composition.settle();
    if (!this.#idOrder) yield* this.#makeIdOrder();
  }

  /** @returns whether the row existed */
  remove(id: number): boolean {
    const row = this.#space.rowOf(id);
    if (row === undefined) return false;
    for (const { column } of this.#columns.all) column.set(row, undefined);
    this.#text.set(row, () => undefined);
    for (const scope of this.#scopes) scope.remove(row);
    this.#idOrder?.remove(row);
    this.#space.remove(row);
    return true;
  }

  /**
   * Creates a scope: the rows that pass a filter, updated with every change until it is disposed of.
   * @throws {UnknownAttributeError}
   */
  createScope(filter: Expression): Scope {
    const compiled = compileExpression(filter, this.#columns, this.#space, true);
    const scope = new Scope(compiled, (disposed) => this.#scopes.delete(disposed));
    this.#fill(scope);
    this.#scopes.add(scope);
    return scope;
  }

  /**
   * @throws {UnknownAttributeError}
   * @throws {TooMuchWorkError}
   * @throws {Error} if the scope was disposed of or belongs to another index
   */
  search(request: SearchRequest): SearchResult {
    return this.#run(request, runSearch);
  }

  /** The folded terms by which the request's text matches rows, for highlighting. */
  matchedTerms(request: SearchRequest): ReadonlySet<string> {
    return this.#run(request, matchedTerms);
  }

  /** The columns of a row, spelled as in the row, several values in no order; undefined for an unknown id. */
  row(id: number): Row | undefined {
    const row = this.#space.rowOf(id);
    if (row === undefined) return undefined;
    return Object.fromEntries(
      this.#columns.all.map(({ name, column, kind }) => [name, cellOf(column, kind, row)]),
    );
  }

  #run<T>(request: SearchRequest, ask: (request: SearchRequest, index: IndexParts) => T): T {
    if (request.scope && !this.#scopes.has(request.scope)) {
      throw new Error('The scope was disposed of or belongs to another index');
    }
    try {
      this.#space.beginWork(request.work ?? Infinity);
      return ask(request, {
        space: this.#space,
        columns: this.#columns,
        text: this.#text,
        synonyms: this.#synonyms,
        defaultSort: this.#defaultSort,
        ids: this.#ids,
        composition: this.#composition,
      });
    } finally {
      this.#space.beginWork(Infinity);
      this.#space.releaseScratch();
    }
  }

  /** The ids as a sort key. */
  readonly #ids: SortKey = {
    walk: { order: () => this.#orderOfIds() },
    compare: (a, b) => this.#space.ids[a]! - this.#space.ids[b]!,
    isPresent: () => true,
  };

  /** Writes column by column, so that a column's memory stays in the CPU cache for all rows. */
  #write(rows: readonly (readonly [number, Row])[]): void {
    const places = rows.map(([id]) => this.#rowFor(id));
    for (const { name, column } of this.#columns.all) {
      for (let at = 0; at < rows.length; at++) column.set(places[at]!, rows[at]![1][name]);
    }
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at]![1];
      this.#text.set(places[at]!, (field) => row[field]);
    }
    for (const place of places) {
      this.#composition.refresh(place);
      for (const scope of this.#scopes) scope.refresh(place, this.#space.length);
    }
  }

  /** The id's row, which is added if the id is new. */
  #rowFor(id: number): number {
    const known = this.#space.rowOf(id);
    if (known !== undefined) return known;
    const place = this.#space.add(id);
    this.#idOrder?.insert(place);
    return place;
  }

  #fill(scope: Scope): void {
    scope.fill(scope.filter.within(this.#space.all()), this.#space);
    this.#space.releaseScratch();
  }

  #orderOfIds(): RowOrder {
    return this.#idOrder ?? finish(this.#makeIdOrder());
  }

  *#makeIdOrder(): Generator<void, RowOrder> {
    const rows = this.#space.all().list(() => new Uint32Array(this.#space.size));
    const sorted = yield* sortByNumber(rows, this.#space.ids);
    const compare = (a: number, b: number): number => this.#space.ids[a]! - this.#space.ids[b]!;
    return (this.#idOrder ??= new RowOrder(compare, sorted));
  }

  #isBulk(count: number): boolean {
    return count > bulkSize && count * bulkShare > this.size;
  }

  #forgetOrders(): void {
    this.#idOrder = undefined;
    this.#composition.forget();
    for (const { column } of this.#columns.all) {
      if (column instanceof NumberColumn) column.forgetOrder();
    }
  }
}
