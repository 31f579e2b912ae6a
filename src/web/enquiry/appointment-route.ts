import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/appointment-route.ts';
import { calendarFile } from './calendar-file.ts';
import { leadDealership } from './lead/lead-dealership.ts';

/** `GET /appointment.ics?appointment=2026-11-30T09:30&car_id=`: a visit that a shopper has asked for, for the calendar. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { site, visitCalendar, vehicleOfCarId } = context.get(requestServices);
  const { appointment = '', car_id, ...values } = Object.fromEntries(url.searchParams);
  const vehicle = car_id === undefined ? undefined : await vehicleOfCarId(car_id);
  const receiver = leadDealership(values, { vehicle }, site.settings);
  return calendarFile(visitCalendar(appointment, receiver, vehicle), 'appointment');
}
