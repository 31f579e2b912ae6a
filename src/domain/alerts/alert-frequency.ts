import { dayAfter } from '#domain/time/day-after.ts';
import { dayIn } from '#domain/time/day-in.ts';
import { instantOf } from '#domain/time/instant-of.ts';

/** How soon an e-mail follows a change. */
export const alertFrequencies = ['at-once', 'daily', 'off'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/**
 * When the e-mail about a change that was found now is due: now, or with the next daily e-mail.
 * @param digestAt the local time of the daily e-mails: `07:30`
 */
export function alertDueAt(
  frequency: Exclude<AlertFrequency, 'off'>,
  now: Date,
  { timeZone, digestAt }: { timeZone: string; digestAt: string },
): Date {
  if (frequency === 'at-once') return now;
  const today = dayIn(timeZone, now);
  const next = instantOf(`${today}T${digestAt}`, timeZone);
  return next > now ? next : instantOf(`${dayAfter(today, 1)}T${digestAt}`, timeZone);
}

export function isAlertFrequency(text: string): text is AlertFrequency {
  return alertFrequencies.some((frequency) => frequency === text);
}
