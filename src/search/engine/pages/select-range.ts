/** Shorter ranges are sorted by insertion. */
const short = 16;

/**
 * Moves the elements that sorting would put between `from` and `to` to these positions without sorting the rest: a
 * quicksort that follows only the parts that overlap. The comparison must be total.
 */
export function selectRange(
  elements: Uint32Array,
  from: number,
  to: number,
  compare: (a: number, b: number) => number,
): void {
  const open = [0, elements.length];
  while (open.length > 0) {
    const end = open.pop()!;
    const start = open.pop()!;
    if (end <= from || start >= to) continue;
    if (end - start <= short) {
      insertionSort(elements, start, end, compare);
      continue;
    }
    const middle = partition(elements, start, end, compare);
    open.push(start, middle, middle + 1, end);
  }
}

/** @returns the pivot's index; nothing before it is greater and nothing after it is smaller */
function partition(
  elements: Uint32Array,
  start: number,
  end: number,
  compare: (a: number, b: number) => number,
): number {
  const middle = (start + end) >>> 1;
  const last = end - 1;
  if (compare(elements[middle]!, elements[start]!) < 0) swap(elements, middle, start);
  if (compare(elements[last]!, elements[start]!) < 0) swap(elements, last, start);
  if (compare(elements[middle]!, elements[last]!) < 0) swap(elements, middle, last);
  // the median of the three is now last and serves as the pivot
  const pivot = elements[last]!;
  let store = start;
  for (let at = start; at < last; at++) {
    if (compare(elements[at]!, pivot) < 0) swap(elements, at, store++);
  }
  swap(elements, store, last);
  return store;
}

function insertionSort(
  elements: Uint32Array,
  start: number,
  end: number,
  compare: (a: number, b: number) => number,
): void {
  for (let at = start + 1; at < end; at++) {
    const moved = elements[at]!;
    let place = at;
    while (place > start && compare(moved, elements[place - 1]!) < 0) {
      elements[place] = elements[place - 1]!;
      place--;
    }
    elements[place] = moved;
  }
}

function swap(elements: Uint32Array, a: number, b: number): void {
  const swapped = elements[a]!;
  elements[a] = elements[b]!;
  elements[b] = swapped;
}
