import type { AlertFrequency } from '#domain/alerts/alert-frequency.ts';
import type { Visitor } from '#domain/account/visitor.ts';
import { calendarDay } from '#domain/time/calendar-words.ts';
import { dayIn } from '#domain/time/day-in.ts';
import type { RequestServices } from '#services/request-services.ts';

/** The garage's page of saved searches and e-mails. */
export interface SearchesView {
  searches: SavedSearchView[];
  watchlistFrequency: AlertFrequency;
  email: EmailView;
}

export interface SavedSearchView {
  id: string;
  title: string;
  href: string;
  frequency: AlertFrequency;
  /** `Saved on 2 March 2026` */
  saved: string;
}

/** Where the e-mails go. */
export interface EmailView {
  /** Empty if the visitor has given no address. */
  address: string;
  isConfirmed: boolean;
  /** Whether the link that confirms it has been sent. */
  isAsked: boolean;
  /** Whether any e-mail is wanted, so that the address matters. */
  isNeeded: boolean;
}

export async function searchesView(
  visitor: Visitor,
  { alerts, site }: Pick<RequestServices, 'alerts' | 'site'>,
): Promise<SearchesView> {
  const { time_zone } = site.settings;
  const saved = await alerts.savedSearches(visitor);
  const subscriber = await alerts.subscriber(visitor);
  const { isConfirmed, isAsked, wantsEmails, watchlistFrequency } = subscriber;
  return {
    searches: saved.map(({ id, title, address: href, frequency, created_at }) => ({
      id,
      title,
      href,
      frequency,
      saved: `Saved on ${calendarDay(dayIn(time_zone, new Date(created_at)))}`,
    })),
    watchlistFrequency,
    email: {
      address: visitor.email,
      isConfirmed,
      isAsked,
      isNeeded: wantsEmails,
    },
  };
}
