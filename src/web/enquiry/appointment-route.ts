import { data } from 'react-router';
import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/appointment-route.ts';
import { leadDealership } from './lead/lead-dealership.ts';

/** `GET /appointment.ics?appointment=2026-11-30T09:30&car_id=`: a visit that a shopper has asked for, for the calendar. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { site, visitCalendar, vehicleOfCarId } = context.get(requestServices);
  const { appointment = '', car_id, ...values } = Object.fromEntries(url.searchParams);
  const vehicle = car_id === undefined ? undefined : await vehicleOfCarId(car_id);
  const receiver = leadDealership(values, { vehicle }, site.settings);
  const calendar = visitCalendar(appointment, receiver, vehicle);
  if (calendar === undefined) throw data(null, { status: 404 });
  return new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="appointment.ics"',
    },
  });
}
