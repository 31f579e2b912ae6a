import { calendarDay } from '#domain/time/calendar-words.ts';
import { dayAfter } from '#domain/time/day-after.ts';
import { dayIn } from '#domain/time/day-in.ts';

/** What a dealer promises visitors who ask about their data, in days. */
export interface PrivacyPromise {
  acknowledge_days: number;
  access_days: number;
}

/**
 * What the dealer reads about a visitor who has deleted their account.
 * Source: specification 2, section 9, "Privacy text commitments".
 * @param leads the number of their enquiries on the site
 */
export function deletionRequest(
  { siteName, leads, timeZone }: { siteName: string; leads: number; timeZone: string },
  promise: PrivacyPromise,
  now: Date,
): string {
  const by = (days: number) => calendarDay(dayAfter(dayIn(timeZone, now), days));
  return [
    `I have deleted my account on the website of ${siteName}, and ask you to delete what you hold about me.`,
    leads === 0
      ? 'I have sent no enquiries.'
      : `The website holds ${leads} ${leads === 1 ? 'enquiry' : 'enquiries'} from my phone number or account.`,
    'You may keep what the law requires, such as records of sales and payments.',
    `Please acknowledge this by ${by(promise.acknowledge_days)}, and answer by ${by(promise.access_days)}.`,
  ].join(' ');
}
