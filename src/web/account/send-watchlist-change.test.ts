import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendWatchlistChange, watchlistFault } from './send-watchlist-change.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What engines say when a request dies; none of it is for shoppers. */
const rawWords = [
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
];
const statuses = [200, 201, 202, 301, 400, 401, 403, 404, 409, 413, 429, 500, 502, 503, 504, 520];
const bodies = fc.oneof(
  fc.constantFrom('', 'null', 'true', '"success"', '[]', '{"success":', '<h1>502 Bad Gateway</h1>'),
  fc.json(),
  fc
    .record({ success: fc.oneof(fc.boolean(), fc.constantFrom('true', 1, null)) })
    .map((body) => JSON.stringify(body)),
  fc
    .record({
      success: fc.boolean(),
      message: fc.oneof(fc.string(), fc.integer(), fc.constant(null)),
    })
    .map((body) => JSON.stringify(body)),
);

it('takes nothing for success but a success that says so, and has words for everything else', async () => {
  const succeeded = vi.fn<() => void>();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...statuses), bodies, async (status, body) => {
      vi.stubGlobal('fetch', async () => new Response(body, { status }));
      const outcome = await sendWatchlistChange('save-car', '0491570006', 7);
      const saysSuccess = /^\{.*"success":true\b/.test(body) && status < 300;
      expect(outcome.ok).toBe(saysSuccess);
      if (outcome.ok) return succeeded();
      expect(outcome.text.trim()).not.toBe('');
      expect(outcome.text).not.toContain('<h1>');
      expect(outcome.reason).toBe(status === 401 ? 'signed-out' : 'failed');
    }),
    { numRuns: 1000 },
  );
  expect(succeeded).toHaveBeenCalled();
});

it.each(rawWords)('never shows a shopper ‘%s’', async (words) => {
  for (const onLine of [true, false]) {
    vi.stubGlobal('navigator', { onLine });
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError(words)));
    const outcome = await sendWatchlistChange('save-car', '0491570006', 7);
    expect(outcome).toEqual({
      ok: false,
      reason: 'failed',
      text: onLine ? watchlistFault : 'You are offline. Please try again once you are connected.',
    });
  }
});

it('shows the server’s own words', async () => {
  const message = 'Your watchlist is full. Please remove a vehicle first.';
  vi.stubGlobal('fetch', async () => Response.json({ success: false, message }, { status: 409 }));
  expect(await sendWatchlistChange('save-car', '0491570006', 7)).toMatchObject({ text: message });
});
