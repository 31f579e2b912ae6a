import type { ServerResponse } from 'node:http';
import { securityHeaders } from './security-headers.ts';

/** Sends JSON to a page's script. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  cacheControl = 'no-store',
): void {
  response.writeHead(status, {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl,
  });
  response.end(JSON.stringify(body));
}
