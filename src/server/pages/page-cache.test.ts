import { beforeEach, describe, expect, it } from 'vitest';
import { INCOMPLETE_HEADER } from '#site/incomplete-header.ts';
import { Page } from './page.ts';
import { PageCache, type PageRequest } from './page-cache.ts';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 2, 1, 12);

let cache: PageCache;
let errors: unknown[];
let makings: string[];
beforeEach(() => {
  errors = [];
  makings = [];
  cache = new PageCache((error) => void errors.push(error));
});

const wanted = (edition = 'stock 1', now = NOON, address = '/cars/x'): PageRequest => ({
  address,
  edition,
  now,
});
const words = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Page(status, headers, Buffer.from(text));
type Outcome = 'made' | 'incomplete' | 404 | 500 | Error;
/** Requests a page that contains its own name; a status or an error replaces it. */
async function ask(asked: PageRequest, outcome: Outcome = 'made') {
  const { page, origin } = await cache.page(asked, async () => {
    makings.push(asked.address);
    await Promise.resolve();
    if (outcome instanceof Error) throw outcome;
    const text = `${asked.edition} at ${(asked.now - NOON) / MINUTE}`;
    if (outcome === 'incomplete')
      return words(200, `part of ${text}`, { [INCOMPLETE_HEADER]: '1' });
    return words(outcome === 'made' ? 200 : outcome, text);
  });
  return `${origin}: ${page.body.toString()}`;
}
/** Waits until pages that are made in the background are finished. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('is made once for simultaneous requests', async () => {
  await Promise.all([ask(wanted()), ask(wanted())]);
  expect(await ask(wanted('stock 1', NOON + MINUTE - 1))).toBe('cached: stock 1 at 0');
  expect(makings).toHaveLength(1);
});

it('is not cached if it is a failure', async () => {
  expect(await ask(wanted(), 404)).toContain('made');
  expect(await ask(wanted())).toContain('made');
  expect(await ask(wanted())).toContain('cached');
});

it('is not cached if it lacks a part', async () => {
  expect(await ask(wanted(), 'incomplete')).toBe('made: part of stock 1 at 0');
  expect(await ask(wanted())).toBe('made: stock 1 at 0');
});

describe('a page from an earlier minute', () => {
  it('is sent at once while a new one is made', async () => {
    await ask(wanted());
    expect(await ask(wanted('stock 1', NOON + MINUTE))).toBe('stale: stock 1 at 0');
    expect(await ask(wanted('stock 1', NOON + MINUTE))).toBe('stale: stock 1 at 0');
    await settled();
    expect(await ask(wanted('stock 1', NOON + MINUTE))).toBe('cached: stock 1 at 1');
    expect(makings).toHaveLength(2);
  });

  it('is made before the answer if it is older than a few minutes', async () => {
    await ask(wanted());
    expect(await ask(wanted('stock 1', NOON + 6 * MINUTE))).toBe('made: stock 1 at 6');
  });

  it('is made again after the others, not at the same time', async () => {
    const addresses = ['/a', '/b', '/c'];
    for (const address of addresses) await ask(wanted('stock 1', NOON, address));
    let atOnce = 0;
    let most = 0;
    for (const address of addresses) {
      await cache.page(wanted('stock 1', NOON + MINUTE, address), async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await new Promise((resolve) => setImmediate(resolve));
        atOnce -= 1;
        return words(200, 'anew');
      });
    }
    for (let turn = 0; turn < 10; turn += 1) await settled();
    expect(most).toBe(1);
    expect(await ask(wanted('stock 1', NOON + MINUTE, '/c'))).toBe('cached: anew');
  });

  it('stays in place of a new one that lacks a part, until a whole one can be made', async () => {
    await ask(wanted());
    for (const minute of [1, 2]) {
      const asked = wanted('stock 1', NOON + minute * MINUTE);
      expect(await ask(asked, 'incomplete')).toBe('stale: stock 1 at 0');
      await settled();
    }
    await ask(wanted('stock 1', NOON + 3 * MINUTE));
    await settled();
    expect(await ask(wanted('stock 1', NOON + 3 * MINUTE))).toBe('cached: stock 1 at 3');
    expect(errors).toHaveLength(2);
  });

  it('is still sent if a new one could not be made, and the reason is reported', async () => {
    await ask(wanted());
    const down = new Error('the database is away');
    expect(await ask(wanted('stock 1', NOON + MINUTE), down)).toBe('stale: stock 1 at 0');
    await settled();
    expect(errors).toEqual([down]);
  });
});

describe('a page from before a change of stock or content', () => {
  it('is never sent if the new one can be made', async () => {
    await ask(wanted());
    expect(await ask(wanted('stock 2'))).toBe('made: stock 2 at 0');
    expect(await ask(wanted('stock 2'))).toBe('cached: stock 2 at 0');
  });

  it.each(['incomplete' as const, 500 as const, new Error('the database is away')])(
    'is sent for half an hour if the new one cannot be made (%s)',
    async (failure) => {
      await ask(wanted());
      expect(await ask(wanted('stock 2', NOON + 30 * MINUTE), failure)).toBe('stale: stock 1 at 0');
      expect(errors).toHaveLength(1);
      const later = ask(wanted('stock 2', NOON + 31 * MINUTE), failure);
      if (failure === 'incomplete') expect(await later).toBe('made: part of stock 2 at 31');
      else if (failure === 500) expect(await later).toBe('made: stock 2 at 31');
      else await expect(later).rejects.toBe(failure);
    },
  );

  it('is not sent again once the page no longer exists', async () => {
    await ask(wanted());
    expect(await ask(wanted('stock 2'), 404)).toBe('made: stock 2 at 0');
    expect(await ask(wanted('stock 3'), 500)).toBe('made: stock 3 at 0');
  });
});
