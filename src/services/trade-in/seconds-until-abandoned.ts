import type { Site } from '#site/site.ts';
import type { LeadProgress } from '#store/leads/lead-progress.ts';

/** The time until an idle shopper's lead counts as abandoned; zero or less if it already does. */
export function secondsUntilAbandoned(
  { settings }: Pick<Site, 'settings'>,
  { quietSeconds }: Pick<LeadProgress, 'quietSeconds'>,
): number {
  return abandonedAfterSeconds({ settings }) - quietSeconds;
}

/** The quiet time, in seconds, after which a site's lead counts as abandoned. */
export function abandonedAfterSeconds({ settings }: Pick<Site, 'settings'>): number {
  return settings.trade_in.quiet_minutes * 60;
}
