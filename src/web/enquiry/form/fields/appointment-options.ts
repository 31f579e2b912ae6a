import { appointmentSlots, type SlotDay } from '#domain/dealership/appointment-slots.ts';
import type { FieldOption } from '#domain/form/form-field.ts';
import { minuteIn } from '#domain/time/minute-in.ts';
import type { Location } from '#site/settings/locations.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { timeZoneAt } from '#site/time-zone-at.ts';

/** Lists the appointments that at least one of these yards offers, in order; none without known opening hours. */
export function appointmentOptions(
  yards: readonly Location[],
  settings: SiteSettings,
  now: Date,
): FieldOption[] {
  return yardAppointments(new Map([['', yards]]), settings, now);
}

/**
 * Lists the appointments of several choices of yard, in order. An appointment that not every choice offers names those
 * that do.
 * @param yardsByChoice by the value of the form's yard question
 */
export function yardAppointments(
  yardsByChoice: ReadonlyMap<string, readonly Location[]>,
  settings: SiteSettings,
  now: Date,
): FieldOption[] {
  const byTime = new Map<string, { option: FieldOption; choices: Set<string> }>();
  for (const [choice, yards] of yardsByChoice) {
    for (const option of yards.flatMap((yard) => optionsOf(yard, settings, now))) {
      const known = byTime.get(option.value);
      if (known) known.choices.add(choice);
      else byTime.set(option.value, { option, choices: new Set([choice]) });
    }
  }
  return [...byTime.values()]
    .map(({ option, choices }) =>
      choices.size === yardsByChoice.size ? option : { ...option, only_for: [...choices] },
    )
    .toSorted((one, other) => (one.value < other.value ? -1 : 1));
}

function optionsOf(yard: Location, settings: SiteSettings, now: Date): FieldOption[] {
  const { opening_hours, special_hours } = yard.contact_detail;
  const minute = minuteIn(timeZoneAt(yard, settings), now);
  const { appointments } = settings.forms;
  return appointmentSlots(opening_hours, special_hours, appointments, minute).flatMap(optionsOfDay);
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
    // includes the day, because a closed list shows only the label
    label: `${day}, ${timeWords.format(Date.parse(`${date}T${time}Z`))}`,
    group: day,
  }));
}
