import type { Site } from '#site/site.ts';

/** Whether visitors of a site get alerts. Those of a disabled site do not, because they would lead to a closed page. */
export function sendsAlerts({ settings, isDisabled }: Site): boolean {
  return settings.alerts.enabled && !isDisabled;
}
