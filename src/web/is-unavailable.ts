/**
 * Whether a failure is of a part of the platform that is away for a while, such as its database. The server throws an
 * empty answer of status 503 from the request's services then.
 */
export function isUnavailable(error: unknown): boolean {
  return error instanceof Response && error.status === 503;
}
