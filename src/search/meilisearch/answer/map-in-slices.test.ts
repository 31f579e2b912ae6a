import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { mapInSlices } from './map-in-slices.ts';

it('maps in order, and lets other work run between slices', async () => {
  const list = Array.from({ length: 40 }, (_, at) => at);
  let others = 0;
  let isDone = false;
  const mapped = mapInSlices(list, (each, at) => {
    const end = performance.now() + 1;
    while (performance.now() < end);
    return each * 2 + at;
  }).finally(() => (isDone = true));
  while (!isDone) {
    await turn();
    others += 1;
  }
  expect(await mapped).toEqual(list.map((each) => each * 3));
  // 40 ms in slices of 5
  expect(others).toBeGreaterThanOrEqual(4);
});

it('maps an empty list', async () => {
  expect(await mapInSlices([], String)).toEqual([]);
});
