import { answeringWords } from '#domain/dealership/answering-words.ts';
import { openingLines } from '#domain/dealership/opening-lines.ts';
import { specialDayLines } from '#domain/dealership/special-day-lines.ts';
import type { MailPlace } from '#domain/mail/mail-place.ts';
import { minuteIn } from '#domain/time/minute-in.ts';
import { directionsTo } from '#site/directions-to.ts';
import type { Location } from '#site/settings/locations.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { timeZoneAt } from '#site/time-zone-at.ts';

/** How many days ahead an e-mail says that the hours are others. */
const SPECIAL_DAYS_AHEAD = 14;

/** A location as e-mails show it, with what its settings say. */
export function mailPlaceOf(
  location: Location,
  settings: Pick<SiteSettings, 'time_zone'>,
  now: Date,
): MailPlace {
  const { name, address, contact_detail: contact } = location;
  const { opening_hours: opening, special_hours: special } = contact;
  const minute = minuteIn(timeZoneAt(location, settings), now);
  const holidays = specialDayLines(special, minute.slice(0, 10), SPECIAL_DAYS_AHEAD);
  return {
    name,
    address: `${address.street}, ${address.city} ${address.state} ${address.postcode}`,
    directions: directionsTo(location),
    phone: contact.phone ?? contact.landline_phone,
    answers: answeringWords(opening, special, minute),
    hours: [
      ...openingLines(opening).map(({ days, hours }) => ({ days, hours })),
      ...holidays.map(({ day, name: holiday, hours }) => ({
        days: holiday === undefined ? day : `${holiday}, ${day}`,
        hours,
      })),
    ],
  };
}
