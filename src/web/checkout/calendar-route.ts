import { calendarFile } from '#web/enquiry/calendar-file.ts';
import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/calendar-route.ts';
import { noStore } from './private-page.ts';

/** `/reservation/{id}/calendar.ics`: the wanted visit, or the end of the reservation. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const calendar = await context.get(requestServices).reservations.calendar(params.id);
  return calendarFile(calendar, 'reservation', noStore);
}
