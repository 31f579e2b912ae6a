import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RenderQueue, Overloaded } from './render-queue.ts';

/** The time in which the server reads a request. */
const READING_MS = 0.02;

let notices: number[];
let queue: RenderQueue;
beforeEach(() => {
  notices = [];
  queue = new RenderQueue({ mostWaitMs: 100, onRefused: (pages) => void notices.push(pages) });
});

// a clock that only work moves, so that other work on the machine changes nothing
beforeAll(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterAll(() => void vi.useRealTimers());

/** Takes the thread's time, as the rendering of a page does. */
function work(ms: number): void {
  vi.advanceTimersByTime(ms);
}

it('makes one page at a time, in the order of the requests', async () => {
  const made: number[] = [];
  const all = [1, 2, 3].map((page) => queue.render('shopper', async () => made.push(page)));
  expect(made).toEqual([1]);
  await Promise.all(all);
  expect(made).toEqual([1, 2, 3]);
});

it('answers other requests between two pages', async () => {
  let made = 0;
  const all = Array.from({ length: 5 }, () =>
    queue.render('shopper', async () => {
      made += 1;
      work(2);
    }),
  );
  const seen: number[] = [];
  while (made < 5) {
    seen.push(made);
    await setImmediate();
  }
  expect([...new Set(seen)]).toEqual([1, 2, 3, 4]);
  await Promise.all(all);
});

it('reads requests that arrive one by one before it starts the next page', async () => {
  let made = 0;
  const all: Promise<void>[] = [];
  for (let page = 0; page < 20; page += 1) {
    const ask = queue.render('shopper', async () => {
      made += 1;
      work(2);
    });
    all.push(ask);
    work(READING_MS);
    await setImmediate();
  }
  expect(made).toBeLessThan(10);
  await Promise.all(all);
});

it('refuses pages that would wait too long at once, and reports it once', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 200 }, () => queue.render('shopper', async () => work(10))),
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
    await queue.render('shopper', async () => work(20));
    await setImmediate();
  }
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => queue.render('shopper', async () => work(1))),
  );
  const made = outcomes.filter(({ status }) => status === 'fulfilled');
  expect(made.length).toBeGreaterThanOrEqual(3);
  expect(made.length).toBeLessThanOrEqual(8);
});

it('starts other pages while one waits for the database', async () => {
  let answer = (): void => {};
  const waiting = queue.render('shopper', () => new Promise<void>((resolve) => (answer = resolve)));
  await queue.render('shopper', async () => {});
  answer();
  await waiting;
});

it('continues after a page that failed', async () => {
  await expect(queue.render('shopper', () => Promise.reject(new Error('faulty')))).rejects.toThrow(
    'faulty',
  );
  expect(await queue.render('shopper', async () => 'made')).toBe('made');
});

it('gives each network a turn before the next page of any', async () => {
  const made: string[] = [];
  const ask = (network: string, page: number) =>
    queue.render(network, async () => made.push(`${network} ${page}`));
  await Promise.all([
    ...[1, 2, 3, 4].map((page) => ask('flood', page)),
    ...[1, 2].map((page) => ask('mia', page)),
    ask('leo', 1),
  ]);
  expect(made).toEqual(['flood 1', 'flood 2', 'mia 1', 'leo 1', 'flood 3', 'mia 2', 'flood 4']);
});

describe.each([1, 3, 10])('beside %i floods from different networks', (floods) => {
  it('a polite client gets all its pages, each after at most a turn of every flood', async () => {
    queue = new RenderQueue({ mostWaitMs: 100 * floods, onRefused: () => undefined });
    let isOver = false;
    let made = 0;
    let refused = 0;
    const flood = async (network: string): Promise<void> => {
      while (!isOver) {
        work(READING_MS);
        const [{ status }] = await Promise.allSettled([
          queue.render(network, async () => {
            work(1);
            made += 1;
          }),
        ]);
        if (status === 'rejected') refused += 1;
        await setImmediate();
      }
    };
    const connections = Array.from({ length: floods * 40 }, (_, at) =>
      flood(`flood-${at % floods}`),
    );
    // until the floods have filled their queues
    while (made < 100) await setImmediate();

    const waits: number[] = [];
    for (let page = 0; page < 30; page += 1) {
      const before = made;
      await queue.render('mia', async () => void waits.push(made - before));
      await setImmediate();
    }
    isOver = true;
    await Promise.all(connections);
    expect(Math.max(...waits)).toBeLessThanOrEqual(floods + 1);
    expect(refused).toBeGreaterThan(0);
  });
});
