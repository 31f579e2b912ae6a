import type { Site } from '#site/site.ts';
import type { LeadProgress } from '#store/lead-progress.ts';

/** How much longer a shopper may do nothing before they count as gone; below zero they do. */
export function quietSecondsLeft(
  { settings }: Pick<Site, 'settings'>,
  { quietSeconds }: Pick<LeadProgress, 'quietSeconds'>,
): number {
  return settings.trade_in.quiet_minutes * 60 - quietSeconds;
}
