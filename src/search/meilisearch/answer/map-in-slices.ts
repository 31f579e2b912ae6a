import { setImmediate as turn } from 'node:timers/promises';

/** The length of a slice in milliseconds. */
const SLICE_MS = 5;

/** Maps a list in slices of a few milliseconds; other requests are answered between them. */
export async function mapInSlices<From, To>(
  list: readonly From[],
  map: (each: From, at: number) => To,
): Promise<To[]> {
  const mapped: To[] = [];
  let began = performance.now();
  for (const [at, each] of list.entries()) {
    mapped.push(map(each, at));
    if (performance.now() - began < SLICE_MS) continue;
    await turn();
    began = performance.now();
  }
  return mapped;
}
