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
import { runSearch, type Searched } from './run-search.ts';
import type { SearchRequest, SearchResult, SortBy } from './search-request.ts';
import { finish } from './rows/slices.ts';
import { Synonyms } from './text/synonyms.ts';
import { TextIndex } from './text/text-index.ts';
import { Scope } from './scope.ts';

export interface IndexSchema {
  columns: Record<string, ColumnKind>;
  /** Fields that text is looked for in, with their weights; a key of the row that need not be a column. */
  text: Record<string, number>;
  /**
   * Fields whose words are found whole, or by a beginning of at least so many letters, and never with a typo: numbers,
   * of which each row has another, so that a letter or two would stand for thousands of them.
   */
  openFrom?: Record<string, number>;
  /**
   * Words and phrases that mean the same, e.g. [['ev', 'electric'], ['4x4', '4wd', 'four wheel drive']]; for requests
   * that bring none of their own.
   */
  synonyms?: string[][];
  /** The order of results where a request asks for none; ids ascending by default. */
  order?: readonly SortBy[];
}

/** Values by attribute or text field. What is undefined, empty or not a finite number counts as missing. */
export type Row = Record<string, CellValue>;

/** Rows are added so many at a time before others have their turn: some milliseconds' work with all orders kept. */
const sliceRows = 50;

/** Of an index with fewer than so many times the rows that come, the orders are made anew and not kept. */
const bulkShare = 4;

/** Fewer rows are added to orders as they are. */
const bulkSize = 2_000;

/**
 * A faceted search engine over rows with an id. It knows columns and texts and nothing of what they mean. All in
 * memory, synchronous and exact; every change is seen by the next search.
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

  /** @throws {UnknownAttributeError} when the order names no sortable column */
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

  /** Adds a row, or replaces all that the id had. */
  upsert(id: number, row: Row): void {
    this.#write([[id, row]]);
  }

  /** The same for many rows, faster for thousands of them. */
  upsertAll(rows: Iterable<readonly [number, Row]>): void {
    const all = Array.isArray(rows) ? rows : [...rows];
    const isBulk = this.#isBulk(all.length);
    finish(this.upsertInSlices(all, all.length));
    if (isBulk) finish(this.settle());
  }

  /**
   * The same in slices, a few milliseconds of work each: between two of them others can have the thread. A search in
   * between sees the rows that were added so far. No other rows may be added until it is done.
   * @param rows read as they are added
   * @param count how many there are
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
   * Makes what searches need that was not kept while many rows came, and gives back spare memory, in slices as above.
   * Without it the first searches make what they need.
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

  /** @returns whether there was such a row */
  remove(id: number): boolean {
    const row = this.#space.rowOf(id);
    if (row === undefined) return false;
    for (const { column } of this.#columns.all) column.set(row, undefined);
    this.#text.set(row, () => undefined);
    for (const scope of this.#scopes) scope.rows.remove(row);
    this.#idOrder?.remove(row);
    this.#space.remove(row);
    return true;
  }

  /**
   * The rows that pass a filter, kept true by every change until it is disposed of.
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
   * @throws {Error} when the scope is disposed of, or another index's
   */
  search(request: SearchRequest): SearchResult {
    return this.#asked(request, runSearch);
  }

  /** The terms by which the request's text finds its rows, folded, for marking them where they are shown. */
  matchedTerms(request: SearchRequest): ReadonlySet<string> {
    return this.#asked(request, matchedTerms);
  }

  /** The columns of a row, values as facets show them, several in no order; undefined when there is no such id. */
  row(id: number): Row | undefined {
    const row = this.#space.rowOf(id);
    if (row === undefined) return undefined;
    return Object.fromEntries(
      this.#columns.all.map(({ name, column, kind }) => [name, cellOf(column, kind, row)]),
    );
  }

  #asked<T>(request: SearchRequest, ask: (request: SearchRequest, index: Searched) => T): T {
    if (request.scope && !this.#scopes.has(request.scope)) {
      throw new Error('The scope is not, or no longer, one of this index');
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

  /** The ids as something to sort by. */
  readonly #ids: SortKey = {
    walk: { order: () => this.#orderOfIds() },
    compare: (a, b) => this.#space.ids[a]! - this.#space.ids[b]!,
    isPresent: () => true,
  };

  /** One column after the other: what a column keeps is then at hand for all of the rows. */
  #write(rows: readonly (readonly [number, Row])[]): void {
    const places = rows.map(([id]) => this.#placeOf(id));
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

  /** The row's place, a new one if the id has none. */
  #placeOf(id: number): number {
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
