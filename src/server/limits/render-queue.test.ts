import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { RenderQueue, Overloaded } from './render-queue.ts';

let notices: number[];
let queue: RenderQueue;
beforeEach(() => {
  notices = [];
  queue = new RenderQueue({ mostWaitMs: 100, onRefused: (pages) => void notices.push(pages) });
});

/** Blocks the thread, as the rendering of a page does. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it('makes one page at a time, in the order of the requests', async () => {
  const made: number[] = [];
  const all = [1, 2, 3].map((page) => queue.render(async () => made.push(page)));
  expect(made).toEqual([1]);
  await Promise.all(all);
  expect(made).toEqual([1, 2, 3]);
});

it('answers other requests between two pages', async () => {
  let made = 0;
  const all = Array.from({ length: 5 }, () =>
    queue.render(async () => {
      made += 1;
      work(2);
    }),
  );
  const seen: number[] = [];
  while (made < 5) {
    seen.push(made);
    await setImmediate();
  }
  expect(seen).toEqual([1, 2, 3, 4]);
  await Promise.all(all);
});

it('refuses pages that would wait too long at once, and reports it once', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 200 }, () => queue.render(async () => work(10))),
  );
  const refused = outcomes.filter(
    (outcome) => outcome.status === 'rejected' && outcome.reason instanceof Overloaded,
  );
  // by the initial estimate of 5 ms a page
  expect(refused.length).toBe(200 - 1 - 21);
  expect(notices).toEqual([1]);
});

it('learns how long pages take', async () => {
  for (let round = 0; round < 40; round += 1) {
    await queue.render(async () => work(20));
    await setImmediate();
  }
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => queue.render(async () => work(1))),
  );
  const made = outcomes.filter(({ status }) => status === 'fulfilled');
  expect(made.length).toBeGreaterThanOrEqual(3);
  expect(made.length).toBeLessThanOrEqual(8);
});

it('starts other pages while one waits for the database', async () => {
  let answer = (): void => {};
  const waiting = queue.render(() => new Promise<void>((resolve) => (answer = resolve)));
  await queue.render(async () => {});
  answer();
  await waiting;
});

it('continues after a page that failed', async () => {
  await expect(queue.render(() => Promise.reject(new Error('faulty')))).rejects.toThrow('faulty');
  expect(await queue.render(async () => 'made')).toBe('made');
});
