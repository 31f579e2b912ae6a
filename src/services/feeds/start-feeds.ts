import { type RepeatedTask, repeat } from '#services/repeat.ts';
import { deleteRunsBefore } from '#store/feeds/feed-runs.ts';
import { storedFeeds } from '#store/feeds/feed-sources.ts';
import type { JobQueue } from '#store/jobs/job-queue.ts';
import type { FeedContext } from './feed-context.ts';
import { endDeadRuns, enqueueDueFeeds, workOnFeeds } from './feed-jobs.ts';
import { feedSettingsSchema } from './feed-settings.ts';
import { watchFeeds } from './watch-feeds.ts';

const LOOK_MS = 2000;
const DELETE_OLD_MS = 3_600_000;
const DAY_MS = 24 * 3_600_000;
const DEFAULT_DAYS = 90;

export interface FeedParts extends FeedContext {
  failed(what: string): (error: unknown) => void;
  /** Receives since when each dealership's stock is known to be what its feed says. */
  onFresh(since: ReadonlyMap<string, Date>): void;
}

/** Starts to run the feeds that are due, to watch all of them, and to delete old reports. */
export async function startFeeds(parts: FeedParts, jobs: JobQueue): Promise<RepeatedTask[]> {
  await workOnFeeds(parts, jobs);
  const round = async (): Promise<void> => {
    await endDeadRuns(parts);
    await enqueueDueFeeds(parts, jobs, new Date());
    parts.onFresh(await watchFeeds(parts, new Date()));
  };
  return [
    repeat(round, LOOK_MS, parts.failed('feeds could not be looked after; retrying')),
    repeat(
      () => deleteOldRuns(parts, new Date()),
      DELETE_OLD_MS,
      parts.failed('old reports of feeds could not be deleted; retrying'),
    ),
  ];
}

/** Deletes the reports that are older than their feed's setting says. */
export async function deleteOldRuns({ db }: Pick<FeedContext, 'db'>, now: Date): Promise<void> {
  for (const { dealership_slug, settings } of await storedFeeds(db)) {
    const days = feedSettingsSchema.safeParse(settings).data?.keep_reports_days ?? DEFAULT_DAYS;
    await deleteRunsBefore(db, dealership_slug, new Date(now.getTime() - days * DAY_MS));
  }
}
