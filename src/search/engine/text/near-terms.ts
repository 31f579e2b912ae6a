import type { Vocabulary } from './vocabulary.ts';

export interface NearTerm {
  id: number;
  typos: number;
}

const digit = /\p{N}/u;

/** How many typos a word of this length is forgiven. A word with a digit means exactly what it says. */
export function forgivenTypos(word: string): number {
  if (word.length < 4 || digit.test(word)) return 0;
  return word.length < 9 ? 1 : 2;
}

/**
 * Terms that differ from the word by a few typos: a letter too many, too few or wrong, or two neighbours swapped; one
 * in the first letter counts double. Terms with digits are never meant. The word itself has none and is among them.
 *
 * Walks the sorted vocabulary as if it were a tree: neighbours share the first rows of the distance table, and once a
 * beginning is too far off, all terms that begin so are passed over.
 *
 * @param asPrefix whether a term may go on after what was typed
 */
export function nearTerms(
  vocabulary: Vocabulary,
  word: string,
  forgiven: number,
  asPrefix: boolean,
): NearTerm[] {
  const found: NearTerm[] = [];
  const table = new DistanceTable(word);
  vocabulary.walk((term, id) => {
    const penalty = term[0] === word[0] ? 0 : 1;
    const left = forgiven - penalty;
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

/** The distances between every beginning of a term (down) and of the word (across), for one term after the other. */
class DistanceTable {
  readonly #word: string;
  readonly #width: number;
  #cells: Uint8Array;
  /** For each depth the least distance between the word and a beginning up to it. */
  #least: Uint8Array;
  /** The term of which the first rows are filled in, so many of them. */
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

  /** Turns to another term. @returns how many of its letters are in the table already */
  share(term: string): number {
    let shared = 0;
    const most = Math.min(this.#filled, term.length);
    while (shared < most && this.#term.charCodeAt(shared) === term.charCodeAt(shared)) shared++;
    this.#term = term;
    this.#filled = shared;
    return shared;
  }

  /** Fills in the row of the letter at that depth. @returns the least that any longer term can come to */
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
      // A swap may still reach back to the row above.
      if (cells[above + at]! < least) least = cells[above + at]!;
    }
    this.#filled = depth + 1;
    this.#least[depth + 1] = Math.min(this.#least[depth]!, cells[row + width - 1]!);
    return least;
  }

  /** Between the word and the first letters of the term. */
  distanceAt(length: number): number {
    return this.#cells[length * this.#width + this.#width - 1]!;
  }

  leastAt(length: number): number {
    return this.#least[length]!;
  }
}
