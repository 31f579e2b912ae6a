import { fingerprint } from '#domain/media/picture-address.ts';
import { minuteIn } from '#domain/time/minute-in.ts';
import { isWithin } from '#domain/time/period.ts';
import type { AnnouncementSettings } from '#site/settings/announcements.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { LinkView } from '#web/site/site-view.ts';

export interface AnnouncementView {
  key: string;
  text: string;
  link: LinkView | undefined;
  tone: AnnouncementSettings['tone'];
  isDismissible: boolean;
}

/** The announcements that run now in the dealer's time zone. The page shows the first that is not dismissed. */
export function announcementViews(
  { announcements, time_zone }: Pick<SiteSettings, 'announcements' | 'time_zone'>,
  now: Date,
): AnnouncementView[] {
  const minute = minuteIn(time_zone, now);
  return announcements
    .filter((announcement) => isWithin(announcement, minute))
    .map(({ id, text, link, tone, dismissible }) => ({
      key: id ?? fingerprint(JSON.stringify([text, link])),
      text,
      link,
      tone,
      isDismissible: dismissible,
    }));
}
