import { data } from 'react-router';

/**
 * Answers with a file for the shopper's calendar.
 * @param name of the file, without its extension
 * @throws a 404 without a calendar
 */
export function calendarFile(
  calendar: string | undefined,
  name: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  if (calendar === undefined) throw data(null, { status: 404 });
  return new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.ics"`,
      ...headers,
    },
  });
}
