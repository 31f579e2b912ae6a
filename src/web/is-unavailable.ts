/**
 * Whether an error means that part of the platform, such as its database, is temporarily unavailable. The server then
 * throws an empty 503 response from the request's services.
 */
export function isUnavailable(error: unknown): boolean {
  return error instanceof Response && error.status === 503;
}
