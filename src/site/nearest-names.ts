/** Differences that a typing error makes: a third of the name's letters. */
const LETTERS_PER_TYPO = 3;
const MOST_NAMES = 2;

/** The known names that somebody who typed `name` may have meant, the most similar first. */
export function nearestNames(name: string, known: readonly string[]): string[] {
  const typed = folded(name);
  return known
    .map((candidate) => ({ candidate, typos: distance(typed, folded(candidate)) }))
    .filter(
      ({ candidate, typos }) =>
        typos <= Math.max(1, Math.floor(candidate.length / LETTERS_PER_TYPO)),
    )
    .toSorted((one, other) => one.typos - other.typos)
    .slice(0, MOST_NAMES)
    .map(({ candidate }) => candidate);
}

/** `pageSize`, `page-size` and `page_size` are one name. */
function folded(name: string): string {
  return name.toLowerCase().replace(/[^a-z\d]/g, '');
}

/** The number of letters to insert, omit, replace or swap with their neighbour. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwap ? before[j - 2]! + 1 : Infinity;
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, replaced, swapped));
    }
    before = row;
    row = next;
  }
  return row[other.length]!;
}
