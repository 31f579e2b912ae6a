import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '#domain/text/message-of.ts';
import type { FeedReport } from '#domain/feed/feed-run.ts';
import { FeedNotFetched } from '#partners/feed-source/feed-not-fetched.ts';
import { isUnavailable } from '#services/is-unavailable.ts';
import { RunSuperseded, startRun, type StartedRun, touchRun } from '#store/feeds/feed-runs.ts';
import { storedFeed } from '#store/feeds/feed-sources.ts';
import { endUnimported, type RunEnd } from './end-run.ts';
import type { FeedContext } from './feed-context.ts';
import { feedSettingsSchema } from './feed-settings.ts';
import { importFeedFile, knownVersion } from './import-feed-file.ts';
import { obtainFeed } from './obtain-feed.ts';

const ALIVE_MS = 5000;

/**
 * Takes a run up and ends it. The end is recorded whatever happens, except that the database is away.
 * @throws {DatabaseUnavailable} the run is to be taken up again
 */
export async function runFeed(context: FeedContext, runId: string): Promise<void> {
  const run = await startRun(context.db, runId);
  if (run) await takeThrough(context, run, () => pull(context, run));
}

/**
 * Does the work of a run and reports how it ended.
 * @returns undefined if the run was taken from this process
 */
export async function takeThrough(
  context: FeedContext,
  run: StartedRun,
  work: () => Promise<RunEnd>,
): Promise<RunEnd | undefined> {
  const { db, log } = context;
  const { dealership } = run;
  const started = performance.now();
  const failed = (error: unknown) => log.warn({ error }, 'a run of a feed could not be kept alive');
  const alive = setInterval(() => void touchRun(db, run).catch(failed), ALIVE_MS);
  try {
    const end = await work().catch((error: unknown) => {
      if (error instanceof RunSuperseded || isUnavailable(error)) throw error;
      const seconds = Math.round(performance.now() - started) / 1000;
      if (error instanceof FeedNotFetched)
        return endUnimported(db, run, 'failed', { reason: `The feed ${error.message}.`, seconds });
      log.error({ error, dealership }, 'a feed could not be imported');
      const reason = `The platform failed: ${messageOf(error)}`;
      return endUnimported(db, run, 'failed', { reason, seconds });
    });
    reportEnd(context, dealership, end);
    return end;
  } catch (error) {
    if (!(error instanceof RunSuperseded)) throw error;
    log.warn({ dealership }, 'a run of a feed was ended by another process');
    return undefined;
  } finally {
    clearInterval(alive);
  }
}

function reportEnd(
  { log, feeds }: FeedContext,
  dealership: string,
  { outcome, report }: RunEnd,
): void {
  feeds.onRunEnded(dealership, outcome);
  const { refused_rows: _rows, warning_groups: _groups, ...facts } = report;
  const isGood = outcome === 'ok' || outcome === 'unchanged';
  log[isGood ? 'info' : 'warn']({ dealership, outcome, ...facts }, `a feed was ${words[outcome]}`);
  if (report.nothing_listed !== undefined)
    log.warn({ dealership }, `no site lists a vehicle after the feed: ${report.nothing_listed}`);
}

const words = {
  ok: 'imported',
  unchanged: 'unchanged',
  refused: 'refused; the stock is as it was',
  failed: 'not fetched; the stock is as it was',
};

async function pull(context: FeedContext, run: StartedRun): Promise<RunEnd> {
  const { db, feeds } = context;
  const started = performance.now();
  const feed = await storedFeed(db, run.dealership);
  if (!feed) throw new RunSuperseded(`the feed of ${run.dealership} was removed`);
  const settings = feedSettingsSchema.parse(feed.settings);
  const known = run.force ? undefined : await knownVersion(db, feed, settings.delta);
  const unchanged = (facts: Partial<FeedReport>, freshAt: Date | undefined): Promise<RunEnd> => {
    const seconds = Math.round(performance.now() - started) / 1000;
    return endUnimported(db, run, 'unchanged', { ...facts, seconds }, { freshAt });
  };
  await mkdir(feeds.folder, { recursive: true });
  const path = join(feeds.folder, `${run.id}-${run.attempt}.part`);
  try {
    const file = await obtainFeed(context, feed, settings, known, path);
    if (!file) return await unchanged({}, undefined);
    const { bytes, sha256, writtenAt } = file;
    if (known?.sha256 === sha256) return await unchanged({ bytes }, writtenAt);
    return await importFeedFile(context, run, settings, file);
  } finally {
    await rm(path, { force: true });
  }
}
