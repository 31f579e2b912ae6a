import { type Department, departmentLabels, departmentOf } from '#domain/dealership/departments.ts';
import { type HoursLine, openingLines } from '#domain/dealership/opening-lines.ts';
import { type OpeningStatus, openingStatus } from '#domain/dealership/opening-status.ts';
import { type SpecialDayLine, specialDayLines } from '#domain/dealership/special-day-lines.ts';
import { minuteIn } from '#domain/time/minute-in.ts';
import type { Location } from '#site/settings/locations.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { timeZoneAt } from '#site/time-zone-at.ts';
import { type PhoneView, phoneView } from '#web/phone/phone-view.ts';

/** A department of premises: its phone and hours. */
export interface DepartmentOnPremises {
  department: Department;
  /** `Service` */
  label: string;
  phone: PhoneView | undefined;
  lines: HoursLine[];
  /** Whether it is open now; undefined if it has no hours. */
  status: OpeningStatus | undefined;
  /** Whether the page is about this one; its hours are shown first. */
  isChosen: boolean;
}

/** @param chosen the department that is shown first */
export function departmentsView(
  departments: readonly Location[],
  chosen: Location,
  settings: SiteSettings,
  now: Date,
): DepartmentOnPremises[] {
  return departments.map((location) => {
    const { phone, landline_phone, opening_hours, special_hours } = location.contact_detail;
    const minute = minuteIn(timeZoneAt(location, settings), now);
    const department = departmentOf(location);
    const number = phone ?? landline_phone;
    return {
      department,
      label: departmentLabels[department],
      phone: number === undefined ? undefined : phoneView(number, settings),
      lines: openingLines(opening_hours, special_hours, minute.slice(0, 10)),
      status: openingStatus(opening_hours, special_hours, minute),
      isChosen: location === chosen,
    };
  });
}

/** The coming holiday hours of departments that share them. */
export interface HolidayHoursView {
  /** `Sales and service`; undefined if all departments share them. */
  title: string | undefined;
  lines: SpecialDayLine[];
}

/** The coming holiday hours; departments with the same ones share a list. */
export function holidayHoursView(
  departments: readonly Location[],
  settings: SiteSettings,
  now: Date,
): HolidayHoursView[] {
  const shared = new Map<string, { labels: string[]; lines: SpecialDayLine[] }>();
  for (const location of departments) {
    const today = minuteIn(timeZoneAt(location, settings), now).slice(0, 10);
    const { special_hours } = location.contact_detail;
    const lines = specialDayLines(special_hours, today, settings.places.holiday_days);
    if (lines.length === 0) continue;
    const key = JSON.stringify(lines);
    const group = shared.get(key) ?? { labels: [], lines };
    group.labels.push(departmentLabels[departmentOf(location)]);
    shared.set(key, group);
  }
  return [...shared.values()].map(({ labels, lines }) => ({
    title: labels.length === departments.length ? undefined : inSentence(labels),
    lines,
  }));
}

/** `Sales and service` */
function inSentence([first = '', ...others]: readonly string[]): string {
  return [first, ...others.map((label) => label.toLowerCase())].join(' and ');
}
