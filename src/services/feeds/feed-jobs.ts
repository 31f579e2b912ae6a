import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { nextRunAt } from '#domain/feed/feed-schedule.ts';
import { messageOf } from '#domain/text/message-of.ts';
import { primaryLocation } from '#site/primary-location.ts';
import type { Site } from '#site/site.ts';
import { timeZoneAt } from '#site/time-zone-at.ts';
import { addRun, deadRuns, RunSuperseded, runWithId, startRun } from '#store/feeds/feed-runs.ts';
import { lockDueFeeds, scheduleFeed, type StoredFeed } from '#store/feeds/feed-sources.ts';
import type { JobQueue } from '#store/jobs/job-queue.ts';
import { endUnimported } from './end-run.ts';
import type { FeedContext } from './feed-context.ts';
import { type FeedSettings, feedSettingsSchema, sourceName } from './feed-settings.ts';
import { runFeed } from './run-feed.ts';

const feedJob = z.object({ run_id: z.string() });

/** For a feed whose settings this release cannot read; its run says so. */
const UNREADABLE_SCHEDULE = { every_minutes: 60 };
const DIED = 'The process that ran it ended before it was done.';

/** Runs feeds from the queue. A run whose process dies is taken up by another one. */
export function workOnFeeds(context: FeedContext, jobs: JobQueue): Promise<void> {
  return jobs.work(
    async (payload) => {
      await runFeed(context, feedJob.parse(payload).run_id);
      return {};
    },
    async (payload) => endDeadRun(context, feedJob.parse(payload).run_id),
  );
}

/** Enqueues the runs that are due. Any number of processes may do so: each run is enqueued once. */
export async function enqueueDueFeeds(
  context: Pick<FeedContext, 'db' | 'sites'>,
  jobs: JobQueue,
  now: Date,
): Promise<number> {
  return context.db.transaction().execute(async (trx) => {
    const due = await lockDueFeeds(trx, now);
    const payloads: z.infer<typeof feedJob>[] = [];
    for (const feed of due) {
      const { dealership_slug: dealership, asked_run, asked_force: force } = feed;
      const settings = feedSettingsSchema.safeParse(feed.settings).data;
      const source = settings ? sourceName(settings) : 'unreadable settings';
      const run = { id: asked_run ?? randomUUID(), dealership, source, force };
      if (!(await addRun(trx, run))) continue;
      payloads.push({ run_id: run.id });
      await scheduleFeed(trx, dealership, nextDue(context.sites().all(), feed, settings, now));
    }
    await jobs.enqueue(trx, payloads);
    return payloads.length;
  });
}

function nextDue(
  sites: readonly Site[],
  { dealership_slug }: StoredFeed,
  settings: FeedSettings | undefined,
  now: Date,
): Date | undefined {
  const schedule = settings ? settings.schedule : UNREADABLE_SCHEDULE;
  if (!schedule) return undefined;
  return nextRunAt(schedule, dealershipTimeZone(sites, dealership_slug), now);
}

/** The time zone of a dealership's primary location on the first site that has it. */
export function dealershipTimeZone(sites: readonly Site[], dealership: string): string {
  for (const { settings } of sites) {
    const own = settings.locations.filter(({ dealership_slug }) => dealership_slug === dealership);
    const location = primaryLocation(own);
    if (location) return timeZoneAt(location, settings);
  }
  return sites[0]?.settings.time_zone ?? 'Australia/Sydney';
}

/** Records the end of runs whose processes have died and that no other process has taken up. */
export async function endDeadRuns(context: FeedContext): Promise<void> {
  for (const { id } of await deadRuns(context.db)) await endDeadRun(context, id);
}

async function endDeadRun({ db, log, feeds }: FeedContext, runId: string): Promise<void> {
  const stored = await runWithId(db, runId);
  const run = await startRun(db, runId);
  if (!stored || !run) return;
  const seconds = (Date.now() - Date.parse(stored.started_at ?? stored.created_at)) / 1000;
  const { dealership } = run;
  try {
    await endUnimported(db, run, 'failed', { reason: DIED, seconds });
  } catch (error) {
    if (!(error instanceof RunSuperseded)) throw error;
    return log.warn({ dealership }, messageOf(error));
  }
  feeds.onRunEnded(dealership, 'failed');
  log.warn({ dealership }, `a feed failed: ${DIED}`);
}
