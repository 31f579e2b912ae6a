import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { spoolFeed } from '#partners/feed-source/spool-feed.ts';
import { addRun, startRun } from '#store/feeds/feed-runs.ts';
import { storedFeed } from '#store/feeds/feed-sources.ts';
import { endUnimported, type RunEnd } from './end-run.ts';
import type { FeedContext } from './feed-context.ts';
import { feedSettingsSchema, sourceName } from './feed-settings.ts';
import { importFeedFile, knownVersion } from './import-feed-file.ts';
import { takeThrough } from './run-feed.ts';

/** A feed that the dealer's system sends. */
export interface PushedFeed {
  dealership: string;
  /** By default as the feed is set. */
  delta: boolean | undefined;
  body: AsyncIterable<Uint8Array>;
  maxBytes: number;
}

/** `busy`: another run of the dealership is in progress. */
export type ReceivedFeed =
  | (RunEnd & { ok: true; run: string })
  | { ok: false; reason: 'busy' | 'paused' };

/**
 * Receives a feed in full, then imports it in a run of its own.
 * @throws {FeedNotFetched} if it is too large
 */
export async function receiveFeed(
  context: FeedContext,
  { dealership, delta, body, maxBytes }: PushedFeed,
): Promise<ReceivedFeed> {
  const { db, feeds } = context;
  const id = randomUUID();
  await mkdir(feeds.folder, { recursive: true });
  const path = join(feeds.folder, `${id}.part`);
  try {
    const spooled = await spoolFeed(body, path, maxBytes);
    const feed = await storedFeed(db, dealership);
    // removed a moment ago: the next attempt is refused for its token
    if (!feed) return { ok: false, reason: 'busy' };
    if (feed.paused) return { ok: false, reason: 'paused' };
    const stored = feedSettingsSchema.parse(feed.settings);
    const settings = { ...stored, delta: delta ?? stored.delta };
    const source = sourceName({ ...settings, from: { kind: 'push' } });
    if (!(await addRun(db, { id, dealership, source, force: false })))
      return { ok: false, reason: 'busy' };
    const run = await startRun(db, id);
    if (!run) return { ok: false, reason: 'busy' };
    const started = performance.now();
    const end = await takeThrough(context, run, async () => {
      const known = await knownVersion(db, feed, settings.delta);
      if (known?.sha256 !== spooled.sha256)
        return importFeedFile(context, run, settings, { ...spooled, path, name: 'pushed' });
      const seconds = Math.round(performance.now() - started) / 1000;
      return endUnimported(db, run, 'unchanged', { bytes: spooled.bytes, seconds });
    });
    return end ? { ok: true, run: id, ...end } : { ok: false, reason: 'busy' };
  } finally {
    await rm(path, { force: true });
  }
}
