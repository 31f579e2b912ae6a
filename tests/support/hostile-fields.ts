import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#web/routes.ts';

/** Values that a database, a number parser or an encoder may not handle, URL-encoded. */
export const hostileValues: readonly { name: string; encoded: string }[] = [
  { name: 'NUL', encoded: '%00' },
  { name: 'a word with NUL', encoded: 'a%00b' },
  { name: '2^31', encoded: '2147483648' },
  { name: '2^53 + 1', encoded: '9007199254740993' },
  { name: '1e300', encoded: '1e300' },
  { name: 'minus one', encoded: '-1' },
  { name: 'half a surrogate pair', encoded: '%ED%A0%80' },
];

/** All fields that any page or form reads. */
export const fieldNames: readonly string[] = [
  'car_id',
  'car',
  'query',
  'page',
  'sortBy',
  'make',
  'range[price]',
  'postcode',
  'payment',
  'about',
  'form',
  'name',
  'last_name',
  'email',
  'phone',
  'message',
  'category',
  'dealership_slug',
  'location_id',
  'appointment',
  'opt_in',
  'amount',
  'reference',
  'step',
  'go',
  'progress_key',
  'looked_up',
  'no_offer',
  'offer',
  'rego',
  'regoState',
  'year',
  'km',
  'idempotency_key',
  'lead_attributes',
  'website_id',
  'dealership_id',
  'event',
  'photos_count',
  'updated_at',
];

/** All routes of the web app, with parameters such as `:name`. */
export function routePatterns(entries: readonly RouteConfigEntry[] = routes): string[] {
  return entries.flatMap(({ path, index, children = [] }) => [
    ...(index ? ['/'] : path === undefined ? [] : [`/${path}`]),
    ...routePatterns(children),
  ]);
}

/** The address of a route with the same value for every parameter. */
export function addressOf(pattern: string, value: string): string {
  return pattern.replace(/:\w+\??|\*/g, value);
}
