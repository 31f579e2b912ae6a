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
  const rows: number[][] = [Array.from({ length: word.length + 1 }, (_, at) => at)];
  /** The least distance of any beginning of the previous term up to each length. */
  const least: number[] = [word.length];
  let previous = '';
  vocabulary.walk((term, id) => {
    let shared = 0;
    while (
      shared < previous.length &&
      shared < term.length &&
      shared < rows.length - 1 &&
      previous[shared] === term[shared]
    ) {
      shared++;
    }
    previous = term;
    const penalty = term[0] === word[0] ? 0 : 1;
    if (penalty === 1 && forgiven < 2) {
      rows.length = 1;
      return 1;
    }
    for (let depth = shared; depth < term.length; depth++) {
      rows.length = depth + 1;
      const row = nextRow(rows, term, depth, word);
      rows.push(row);
      least[depth + 1] = Math.min(least[depth]!, row[word.length]!);
      const reachable = Math.min(...row, ...rows[depth]!) + penalty <= forgiven;
      const done = asPrefix && least[depth + 1]! + penalty <= forgiven;
      if ((!reachable && !done) || digit.test(term[depth]!)) return depth + 1;
    }
    const distance = asPrefix ? least[term.length]! : rows[term.length]![word.length]!;
    if (distance + penalty <= forgiven) found.push({ id, typos: distance + penalty });
    return 0;
  });
  return found;
}

/** One row of the table of distances between beginnings of the term (down) and of the word (across). */
function nextRow(rows: readonly number[][], term: string, depth: number, word: string): number[] {
  const above = rows[depth]!;
  const row = [depth + 1];
  for (let at = 0; at < word.length; at++) {
    let distance = Math.min(
      above[at + 1]! + 1,
      row[at]! + 1,
      above[at]! + (term[depth] === word[at] ? 0 : 1),
    );
    const swapped =
      depth > 0 && at > 0 && term[depth] === word[at - 1] && term[depth - 1] === word[at];
    if (swapped) distance = Math.min(distance, rows[depth - 1]![at - 1]! + 1);
    row.push(distance);
  }
  return row;
}
