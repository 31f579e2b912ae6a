import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '#domain/text/message-of.ts';
import type { FeedReport } from '#domain/feed/feed-run.ts';
import { FeedNotFetched } from '#partners/feed-source/feed-not-fetched.ts';
import { fetchHttpsFeed } from '#partners/feed-source/https-feed.ts';
import { isUnavailable } from '#services/is-unavailable.ts';
import { RunSuperseded, startRun, type StartedRun, touchRun } from '#store/feeds/feed-runs.ts';
import { lastImport, type StoredFeed, storedFeed } from '#store/feeds/feed-sources.ts';
import { endUnimported, type RunEnd } from './end-run.ts';
import type { FeedContext } from './feed-context.ts';
import {
  feedCredentialsSchema,
  type FeedSettings,
  feedSettingsSchema,
  sourceName,
} from './feed-settings.ts';
import { type FeedFile, importFeedFile, type ImportedVersion } from './import-feed-file.ts';

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
  const known = run.force ? undefined : await knownVersion(context, feed);
  const unchanged = (facts: Partial<FeedReport> = {}): Promise<RunEnd> => {
    const seconds = Math.round(performance.now() - started) / 1000;
    return endUnimported(db, run, 'unchanged', { ...facts, seconds });
  };
  await mkdir(feeds.folder, { recursive: true });
  const path = join(feeds.folder, `${run.id}-${run.attempt}.part`);
  try {
    const file = await fetchFeed(context, feed, settings, known, path);
    if (!file) return await unchanged();
    if (known?.sha256 === file.sha256) return await unchanged({ bytes: file.bytes });
    return await importFeedFile(context, run, { ...settings, source: sourceName(settings) }, file);
  } finally {
    await rm(path, { force: true });
  }
}

/** The version that the stock is made of, unless something else has changed the stock since. */
async function knownVersion(
  { db }: FeedContext,
  { dealership_slug, imported }: StoredFeed,
): Promise<ImportedVersion | undefined> {
  // written by `importFeedFile`
  const version = imported as ImportedVersion | null;
  if (!version) return undefined;
  return (await lastImport(db, dealership_slug)) === version.import_id ? version : undefined;
}

/** @returns undefined if the source has nothing new */
async function fetchFeed(
  { feeds }: FeedContext,
  { credentials }: StoredFeed,
  { from: { url } }: FeedSettings,
  known: ImportedVersion | undefined,
  path: string,
): Promise<FeedFile | undefined> {
  if (!feeds.allowsPrivateAddresses && new URL(url).protocol !== 'https:')
    throw new FeedNotFetched('was not fetched: its address is not https');
  const request = {
    url,
    validators: known,
    ...(credentials !== null && { credentials: feedCredentialsSchema.parse(credentials) }),
  };
  const fetched = await fetchHttpsFeed(feeds.fetch, request, path, feeds.limits);
  return fetched && { ...fetched, path, name: new URL(url).pathname };
}
