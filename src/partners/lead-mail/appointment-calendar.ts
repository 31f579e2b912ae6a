import ical, { ICalCalendarMethod } from 'ical-generator';
import type { Appointment } from '#domain/lead/appointment.ts';

/**
 * Creates a calendar file (RFC 5545) with one appointment. The id of the event comes from the site and the time alone, so
 * that a calendar shows the same appointment once, whether its file comes by mail or from a page.
 * @param site its slug
 */
export function appointmentCalendar(site: string, appointment: Appointment): string {
  const { summary, start, minutes, place, url } = appointment;
  const begins = new Date(start);
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: '//Forecourt//Appointments//EN',
  });
  calendar.createEvent({
    id: `${site}-${start}@appointments.forecourt`,
    // a constant stamp makes repetitions of the file identical
    stamp: begins,
    start: begins,
    end: new Date(begins.getTime() + minutes * 60_000),
    summary,
    location: place,
    ...(url !== undefined && { url }),
  });
  return calendar.toString();
}
