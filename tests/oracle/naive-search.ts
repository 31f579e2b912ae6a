import type { Expression } from '#search/engine/filters/expression.ts';
import { foldKeyword } from '#search/engine/keywords/fold-keyword.ts';
import type { IndexSchema, Row } from '#search/engine/search-index.ts';
import type {
  Refinement,
  SearchRequest,
  SearchResult,
  SortBy,
} from '#search/engine/search-request.ts';
import { NaiveRankedText } from './naive-ranked-text.ts';

/** A request to the oracle: scopes are filters, and synonyms are separate. */
export type NaiveRequest = Omit<SearchRequest, 'scope' | 'synonyms'> & { scope?: Expression };

/**
 * The oracle of the engine's tests: the same contract implemented with one pass over an array per question. Facet
 * values are folded, because their spelling depends on the history of the index.
 */
export class NaiveSearch {
  readonly #schema: IndexSchema;
  readonly #rows = new Map<number, Row>();

  constructor(schema: IndexSchema) {
    this.#schema = schema;
  }

  get size(): number {
    return this.#rows.size;
  }

  upsert(id: number, row: Row): void {
    this.#rows.set(id, row);
  }

  remove(id: number): boolean {
    return this.#rows.delete(id);
  }

  /** @param synonyms replace the schema's */
  search(
    request: NaiveRequest,
    synonyms: readonly (readonly string[])[] | undefined = this.#schema.synonyms,
  ): SearchResult {
    const { filter, refinements = {}, facets = [], stats = [] } = request;
    const scoped = [...this.#rows].filter(
      ([, row]) => !request.scope || this.holds(request.scope, row),
    );
    const text = new NaiveRankedText(
      this.#schema,
      request,
      scoped.map(([, row]) => row),
      synonyms,
    );
    const base = scoped.filter(
      ([, row]) => text.matches(row) && (!filter || this.holds(filter, row)),
    );
    const byRelevance = text.isEmpty || request.sort ? () => 0 : text.compare;
    const bySort = this.#comparison(request.sort ?? this.#schema.order ?? []);
    const compare = (a: [number, Row], b: [number, Row]) => byRelevance(a[1], b[1]) || bySort(a, b);
    const without = (attribute?: string) => {
      const chosen = base.filter(([, row]) =>
        Object.entries(refinements).every(
          ([name, refinement]) =>
            (name === attribute && !('allOf' in refinement)) ||
            this.#isChosen(name, refinement, row),
        ),
      );
      return request.distinct === undefined
        ? chosen
        : this.#firstOfEach(request.distinct, chosen.sort(compare));
    };
    const matching = without();
    matching.sort(compare);
    const collapsed = (rows: readonly [number, Row][]) => this.#collapsed(rows, request.collapse);
    const found = collapsed(matching);
    const sorted = (rows: [number, Row][]) => (request.collapse ? rows.sort(compare) : rows);
    const { offset = 0, limit = 20, facetValues } = request;
    const page = found.slice(offset, offset + limit);
    return {
      total: found.length,
      ids: page.map(([id]) => id),
      ...(request.scored && { scores: page.map(([, row]) => text.score(row)) }),
      facets: Object.fromEntries(
        facets.map((name) => [
          name,
          this.#facet(name, sorted(without(name)), collapsed).slice(0, facetValues),
        ]),
      ),
      stats: Object.fromEntries(
        stats.map((name) => [
          name,
          this.#extent(
            name,
            without(name).map(([, row]) => row),
          ),
        ]),
      ),
    };
  }

  holds(expression: Expression, row: Row): boolean {
    switch (expression.kind) {
      case 'and':
        return expression.terms.every((term) => this.holds(term, row));
      case 'or':
        return expression.terms.some((term) => this.holds(term, row));
      case 'not':
        return !this.holds(expression.term, row);
    }
    const values = this.#values(expression.attribute, row);
    const isNumber = this.#schema.columns[expression.attribute] === 'number';
    const read = (text: string) => (isNumber ? numberIn(text) : foldKeyword(text));
    switch (expression.kind) {
      case 'in':
        return values.some((value) => expression.values.some((each) => read(each) === value));
      case 'exists':
        return values.length > 0;
      case 'contains':
        return (
          !isNumber && values.some((value) => String(value).includes(foldKeyword(expression.part)))
        );
      case 'starts-with':
        return (
          !isNumber &&
          values.some((value) => String(value).startsWith(foldKeyword(expression.part)))
        );
      case 'range': {
        const { from, to } = expression;
        const low = from && read(from.value);
        const high = to && read(to.value);
        return values.some(
          (value) =>
            (low === undefined || (from?.inclusive ? value >= low : value > low)) &&
            (high === undefined || (to?.inclusive ? value <= high : value < high)),
        );
      }
    }
  }

  #firstOfEach(name: string, rows: readonly [number, Row][]): [number, Row][] {
    const seen = new Set<string | number>();
    return rows.filter(([, row]) => {
      const values = this.#values(name, row);
      if (values.some((value) => seen.has(value))) return false;
      for (const value of values) seen.add(value);
      return true;
    });
  }

  #isChosen(name: string, refinement: Refinement, row: Row): boolean {
    const values = this.#values(name, row).map(String);
    const has = (wanted: string) =>
      values.includes(
        this.#schema.columns[name] === 'number' ? String(numberIn(wanted)) : foldKeyword(wanted),
      );
    if ('allOf' in refinement) return refinement.allOf.every(has);
    if ('anyOf' in refinement) return refinement.anyOf.length === 0 || refinement.anyOf.some(has);
    const { min, max } = refinement;
    if (min === undefined && max === undefined) return true;
    return values.some(
      (value) => Number(value) >= (min ?? -Infinity) && Number(value) <= (max ?? Infinity),
    );
  }

  /** The number of rows after selecting each value. */
  #facet(
    name: string,
    rows: readonly [number, Row][],
    collapsed: (rows: readonly [number, Row][]) => readonly unknown[],
  ): [string, number][] {
    const byValue = new Map<string | number, [number, Row][]>();
    for (const each of rows) {
      for (const value of this.#values(name, each[1])) {
        const having = byValue.get(value);
        if (having) having.push(each);
        else byValue.set(value, [each]);
      }
    }
    return [...byValue]
      .map(([value, having]) => [value, collapsed(having).length] as const)
      .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
      .map(([value, count]) => [String(value), count]);
  }

  #collapsed(
    rows: readonly [number, Row][],
    collapse: Expression | undefined,
  ): readonly [number, Row][] {
    if (!collapse) return rows;
    const isMarked = (each: [number, Row] | undefined) =>
      each !== undefined && this.holds(collapse, each[1]);
    if (rows.every(isMarked)) return rows;
    return rows.filter((each, at) => !isMarked(each) || !isMarked(rows[at - 1]));
  }

  #extent(name: string, rows: readonly Row[]): { min: number; max: number } | undefined {
    const numbers = rows
      .flatMap((row) => this.#values(name, row))
      .map(Number)
      .sort((a, b) => a - b);
    return numbers.length === 0 ? undefined : { min: numbers[0]!, max: numbers.at(-1)! };
  }

  #comparison(sort: readonly SortBy[]) {
    return (a: [number, Row], b: [number, Row]): number => {
      for (const { by, direction } of sort) {
        const [valueA] = this.#values(by, a[1]);
        const [valueB] = this.#values(by, b[1]);
        if (valueA === valueB) continue;
        if (valueA === undefined) return 1;
        if (valueB === undefined) return -1;
        return (valueA < valueB ? -1 : 1) * (direction === 'asc' ? 1 : -1);
      }
      return sort.at(-1)?.direction === 'desc' ? b[0] - a[0] : a[0] - b[0];
    };
  }

  /** The distinct values of a row, folded. */
  #values(name: string, row: Row): (string | number)[] {
    const cell = row[name];
    if (cell === undefined) return [];
    if (this.#schema.columns[name] === 'number')
      return Number.isFinite(cell) ? [(cell as number) + 0] : [];
    const folded = (Array.isArray(cell) ? cell : [cell]).map((each) => foldKeyword(String(each)));
    return [...new Set(folded)].filter((each) => each !== '');
  }
}

function numberIn(text: string): number {
  return /^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i.test(text) ? Number(text) + 0 : NaN;
}

/** An engine's result with folded facet values, for comparison with the oracle. */
export function foldedResult(result: SearchResult): SearchResult {
  const facets = Object.entries(result.facets).map(([name, counts]) => [
    name,
    counts.map(([value, count]) => [foldKeyword(value), count]),
  ]);
  return { ...result, facets: Object.fromEntries(facets) };
}
