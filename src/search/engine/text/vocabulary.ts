import { compareText } from '#search/engine/keywords/dictionary.ts';
import { type OrderPlace, RowOrder } from '#search/engine/numbers/row-order.ts';
import { finish } from '#search/engine/rows/slices.ts';
import { sortInSlices } from '#search/engine/rows/sort-in-slices.ts';

/** The distinct terms of all texts, numbered, and sorted alphabetically on demand. */
export class Vocabulary {
  readonly #terms: string[] = [];
  readonly #ids = new Map<string, number>();
  /** The number of postings of each term; a term without postings is removed. */
  readonly #uses: number[] = [];
  /** The number of those in fields without a minimum prefix. */
  readonly #openUses: number[] = [];
  readonly #free: number[] = [];
  #order: RowOrder | undefined;

  get size(): number {
    return this.#ids.size;
  }

  termOf(id: number): string {
    return this.#terms[id]!;
  }

  find(term: string): number | undefined {
    return this.#ids.get(term);
  }

  add(term: string): number {
    const known = this.#ids.get(term);
    if (known !== undefined) return known;
    const id = this.#free.pop() ?? this.#terms.length;
    this.#ids.set(term, id);
    this.#terms[id] = term;
    this.#uses[id] = 0;
    this.#openUses[id] = 0;
    this.#order?.insert(id);
    return id;
  }

  /** @param isOpen whether the field has no minimum prefix */
  use(id: number, isOpen: boolean): void {
    this.#uses[id]!++;
    if (isOpen) this.#openUses[id]!++;
  }

  release(id: number, isOpen: boolean): void {
    if (isOpen) this.#openUses[id]!--;
    if (--this.#uses[id]! > 0) return;
    this.#order?.remove(id);
    this.#ids.delete(this.#terms[id]!);
    this.#terms[id] = '';
    this.#free.push(id);
  }

  /**
   * The terms with a prefix, including the prefix itself.
   * @param onlyOpen excludes terms that occur only in fields with a minimum prefix
   */
  startingWith(prefix: string, onlyOpen: boolean): number[] {
    const found: number[] = [];
    const order = this.#alphabetical();
    const end = order.find(
      (id) => this.#terms[id]! < prefix || this.#terms[id]!.startsWith(prefix),
    );
    const start = order.find((id) => this.#terms[id]! < prefix);
    order.slices(start, end, (ids, from, to) => {
      for (let at = from; at < to; at++) {
        const id = ids[at]!;
        if (!onlyOpen || this.#openUses[id]! > 0) found.push(id);
      }
    });
    return found;
  }

  /**
   * Walks the terms in alphabetical order. `visit` returns a length: all following terms that share this many first
   * letters with the visited one are skipped; 0 skips none.
   */
  walk(visit: (term: string, id: number) => number): void {
    const order = this.#alphabetical();
    let place: OrderPlace = { chunk: 0, index: 0 };
    while (place.chunk < order.chunks.length) {
      if (place.index >= order.sizes[place.chunk]!) {
        place = { chunk: place.chunk + 1, index: 0 };
        continue;
      }
      const id = order.chunks[place.chunk]![place.index]!;
      const term = this.#terms[id]!;
      const skipped = visit(term, id);
      if (skipped === 0) {
        place.index++;
      } else {
        const prefix = term.slice(0, skipped);
        place = order.find(
          (each) => this.#terms[each]! < prefix || this.#terms[each]!.startsWith(prefix),
        );
      }
    }
  }

  /** Sorts the terms alphabetically, in slices. */
  *settle(): Generator<void> {
    if (!this.#order) yield* this.#sort();
  }

  #alphabetical(): RowOrder {
    return this.#order ?? finish(this.#sort());
  }

  *#sort(): Generator<void, RowOrder> {
    const compare = (a: number, b: number) => compareText(this.#terms[a]!, this.#terms[b]!);
    const ids = new Uint32Array(this.#ids.size);
    let filled = 0;
    for (const id of this.#ids.values()) ids[filled++] = id;
    yield;
    const sorted = yield* sortInSlices(ids, compare);
    return (this.#order ??= new RowOrder(compare, sorted));
  }
}
