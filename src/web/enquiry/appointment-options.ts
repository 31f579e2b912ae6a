import { appointmentSlots, type SlotDay } from '#domain/dealership/appointment-slots.ts';
import type { FieldOption } from '#domain/form/form-field.ts';
import { minuteIn } from '#domain/time/minute-in.ts';
import type { Location } from '#site/settings/locations.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { timeZoneAt } from '#site/time-zone-at.ts';

/** When one of these places can be come to; nothing where nothing is known of their hours. */
export function appointmentOptions(
  locations: readonly Location[],
  settings: SiteSettings,
  now: Date,
): FieldOption[] {
  const options = locations
    .flatMap((location) => {
      const { opening_hours, special_hours } = location.contact_detail;
      const minute = minuteIn(timeZoneAt(location, settings), now);
      return appointmentSlots(opening_hours, special_hours, settings.forms.appointments, minute);
    })
    .flatMap(optionsOfDay);
  const byTime = new Map(options.map((option) => [option.value, option]));
  return [...byTime.values()].toSorted((one, other) => (one.value < other.value ? -1 : 1));
}

const dayWords = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const timeWords = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short', timeZone: 'UTC' });

function optionsOfDay({ date, times }: SlotDay): FieldOption[] {
  const day = dayWords.format(Date.parse(date));
  return times.map((time) => ({
    value: `${date}T${time}`,
    // the day as well: of a closed list nothing else is seen
    label: `${day}, ${timeWords.format(Date.parse(`${date}T${time}Z`))}`,
    group: day,
  }));
}
