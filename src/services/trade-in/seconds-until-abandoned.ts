import type { Site } from '#site/site.ts';
import type { LeadProgress } from '#store/leads/lead-progress.ts';

/** How long until an idle shopper counts as gone; zero or less when they do already. */
export function secondsUntilAbandoned(
  { settings }: Pick<Site, 'settings'>,
  { quietSeconds }: Pick<LeadProgress, 'quietSeconds'>,
): number {
  return settings.trade_in.quiet_minutes * 60 - quietSeconds;
}
