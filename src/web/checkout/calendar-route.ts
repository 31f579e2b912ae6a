import { data } from 'react-router';
import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/calendar-route.ts';
import { noStore } from './private-page.ts';

/** `/reservation/{id}/calendar.ics`: the wanted visit, or the end of the reservation. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const calendar = await context.get(requestServices).reservations.calendar(params.id);
  if (calendar === undefined) throw data(null, { status: 404 });
  return new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="reservation.ics"',
      ...noStore,
    },
  });
}
