import type { Vocabulary } from './vocabulary.ts';

export interface NearTerm {
  id: number;
  typos: number;
}

const digit = /\p{N}/u;

/** The number of typos allowed in a word of this length. Words with digits must match exactly. */
export function allowedTypos(word: string): number {
  if (word.length < 4 || digit.test(word)) return 0;
  return word.length < 9 ? 1 : 2;
}

/**
 * Terms within a few typos of the word: a letter inserted, omitted or replaced, or two adjacent letters swapped. A typo
 * in the first letter counts double. Never returns terms with digits. The word itself has no digits and is included.
 *
 * Walks the sorted vocabulary like a trie: adjacent terms share the first rows of the distance table, and once a prefix
 * is too far off, all terms with that prefix are skipped.
 * @param asPrefix whether a term may continue after the word
 */
export function nearTerms(
  vocabulary: Vocabulary,
  word: string,
  maxTypos: number,
  asPrefix: boolean,
): NearTerm[] {
  const found: NearTerm[] = [];
  const table = new DistanceTable(word);
  vocabulary.walk((term, id) => {
    const penalty = term[0] === word[0] ? 0 : 1;
    const left = maxTypos - penalty;
    if (left < 1 && penalty > 0) return 1;
    for (let depth = table.share(term); depth < term.length; depth++) {
      if (isDigit(term.charCodeAt(depth))) return depth + 1;
      const isHopeless = table.extend(term, depth) > left;
      if (isHopeless && (!asPrefix || table.leastAt(depth + 1) > left)) return depth + 1;
    }
    const distance = asPrefix ? table.leastAt(term.length) : table.distanceAt(term.length);
    if (distance <= left) found.push({ id, typos: distance + penalty });
    return 0;
  });
  return found;
}

function isDigit(code: number): boolean {
  return code < 128 ? code >= 48 && code <= 57 : digit.test(String.fromCharCode(code));
}

/** The edit distances between every prefix of a term (rows) and of the word (columns), for one term after the other. */
class DistanceTable {
  readonly #word: string;
  readonly #width: number;
  #cells: Uint8Array;
  /** For each depth, the minimum distance between the word and a prefix up to it. */
  #least: Uint8Array;
  /** The first `#filled` rows are computed for this term. */
  #term = '';
  #filled = 0;

  constructor(word: string) {
    this.#word = word;
    this.#width = word.length + 1;
    this.#cells = new Uint8Array(this.#width * 72);
    this.#least = new Uint8Array(72);
    for (let at = 0; at < this.#width; at++) this.#cells[at] = at;
    this.#least[0] = word.length;
  }

  /** Switches to another term. @returns the number of its letters that are already in the table */
  share(term: string): number {
    let shared = 0;
    const limit = Math.min(this.#filled, term.length);
    while (shared < limit && this.#term.charCodeAt(shared) === term.charCodeAt(shared)) shared++;
    this.#term = term;
    this.#filled = shared;
    return shared;
  }

  /** Computes the row of the letter at that depth. @returns the minimum distance of any longer term */
  extend(term: string, depth: number): number {
    const width = this.#width;
    const cells = this.#cells;
    const above = depth * width;
    const row = above + width;
    const letter = term.charCodeAt(depth);
    cells[row] = depth + 1;
    let least = depth + 1;
    for (let at = 1; at < width; at++) {
      const wordLetter = this.#word.charCodeAt(at - 1);
      let distance = cells[above + at - 1]! + (letter === wordLetter ? 0 : 1);
      if (cells[above + at]! < distance) distance = cells[above + at]! + 1;
      if (cells[row + at - 1]! < distance) distance = cells[row + at - 1]! + 1;
      const isSwapped =
        depth > 0 &&
        at > 1 &&
        letter === this.#word.charCodeAt(at - 2) &&
        term.charCodeAt(depth - 1) === wordLetter;
      if (isSwapped) distance = Math.min(distance, cells[above - width + at - 2]! + 1);
      cells[row + at] = distance;
      if (distance < least) least = distance;
      // a swap may still refer to the row above
      if (cells[above + at]! < least) least = cells[above + at]!;
    }
    this.#filled = depth + 1;
    this.#least[depth + 1] = Math.min(this.#least[depth]!, cells[row + width - 1]!);
    return least;
  }

  /** The distance between the word and the first `length` letters of the term. */
  distanceAt(length: number): number {
    return this.#cells[length * this.#width + this.#width - 1]!;
  }

  leastAt(length: number): number {
    return this.#least[length]!;
  }
}
