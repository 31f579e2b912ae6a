import type { FeedTrouble } from '#domain/feed/feed-run.ts';
import { replaceTroubles, type StoredFeed, storedFeeds } from '#store/feeds/feed-sources.ts';
import type { FeedContext } from './feed-context.ts';
import { feedSettingsSchema, staleAfterMinutes } from './feed-settings.ts';

const FAILURES = 2;
const MINUTE_MS = 60_000;

/** What the log says of each trouble when it begins. */
export const troubleWords: Record<FeedTrouble, string> = {
  stale: 'it is older than it should be',
  failing: 'its last runs failed',
  'withdraws-too-much': 'it would withdraw more than half of the stock, so it is not imported',
  'nothing-listed': 'no site lists a vehicle after it',
};

/** The troubles of a feed. A paused feed has none: somebody has paused it. */
export function troublesOf(feed: StoredFeed, now: Date): FeedTrouble[] {
  if (feed.paused) return [];
  const settings = feedSettingsSchema.safeParse(feed.settings).data;
  const ageMinutes = (now.getTime() - Date.parse(feed.fresh_at)) / MINUTE_MS;
  const isStale = settings !== undefined && ageMinutes > staleAfterMinutes(settings);
  return [
    ...(isStale ? (['stale'] as const) : []),
    ...(feed.failures >= FAILURES ? (['failing'] as const) : []),
    ...(feed.problem ? [feed.problem] : []),
  ];
}

/**
 * Logs the troubles of feeds that have begun or ended since the last time, once over all processes.
 * @returns since when each dealership's stock is known to be what its feed says
 */
export async function watchFeeds(
  { db, log }: Pick<FeedContext, 'db' | 'log'>,
  now: Date,
): Promise<Map<string, Date>> {
  const feeds = await storedFeeds(db);
  for (const feed of feeds) {
    const { dealership_slug: dealership, troubles: before } = feed;
    const troubles = troublesOf(feed, now);
    const begun = troubles.filter((trouble) => !before.includes(trouble));
    const over = before.filter((trouble) => !troubles.includes(trouble));
    if (begun.length + over.length === 0) continue;
    if (!(await replaceTroubles(db, dealership, { before, now: troubles }))) continue;
    for (const trouble of begun)
      log.error({ dealership, trouble }, `a feed needs attention: ${troubleWords[trouble]}`);
    for (const trouble of over) log.info({ dealership, trouble }, 'a trouble of a feed is over');
  }
  return new Map(
    feeds.map(({ dealership_slug, fresh_at }) => [dealership_slug, new Date(fresh_at)]),
  );
}
