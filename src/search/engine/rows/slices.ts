/** Runs all slices of a task at once. */
export function finish<T>(slices: Generator<void, T>): T {
  let next = slices.next();
  while (!next.done) next = slices.next();
  return next.value;
}
