import type { ServerResponse } from 'node:http';

/** Sends JSON to a page's script. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  cacheControl = 'no-store',
): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(body));
}
