/** What the file of a visit is made of, by the names of form fields. */
export interface AskedVisit {
  /** In the location's time zone: `2026-11-30T09:30`. */
  appointment?: string;
  location_id?: string;
  dealership_slug?: string;
}

/** The address of a file for the calendar; undefined if no time was asked for. @param vehicle its slug */
export function calendarAddress(
  { appointment, location_id, dealership_slug }: AskedVisit,
  vehicle: string | undefined,
): string | undefined {
  if (!appointment) return undefined;
  const known = Object.entries({ appointment, location_id, dealership_slug, car_id: vehicle });
  const parameters = known.filter((one): one is [string, string] => Boolean(one[1]));
  return `/appointment.ics?${new URLSearchParams(parameters)}`;
}
