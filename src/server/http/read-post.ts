import type { IncomingMessage } from 'node:http';
import type { PostRefusal } from '#server/limits/post-limit.ts';
import { plainPage, type Page } from '#server/pages/page.ts';
import { readBody } from './read-body.ts';

export type ReadPost = { ok: true; body: Buffer } | { ok: false; refusal: Page };

/**
 * Reads a post of one of a site's own pages. Refuses posts of other sites' pages, of clients beyond their limit, and
 * bodies that are too large or break off. After a refusal the rest of the body is not read, so the connection closes.
 * @param refusal of the client's limit; undefined if the post may pass
 */
export async function readPost(
  request: IncomingMessage,
  refusal: () => Promise<PostRefusal | undefined>,
): Promise<ReadPost> {
  if (isCrossSite(request)) return refused(403, 'This form can only be sent from our own pages.');
  const limited = await refusal();
  if (limited) {
    return refused(429, 'Too many requests. Please try again in a minute.', {
      'retry-after': String(limited.seconds),
    });
  }
  const read = await readBody(request);
  if (read.ok) return read;
  return read.reason === 'too-large'
    ? refused(413, 'The form is too large.')
    : refused(400, 'The request was interrupted.');
}

function refused(status: number, text: string, headers: Record<string, string> = {}): ReadPost {
  return { ok: false, refusal: plainPage(status, text, { connection: 'close', ...headers }) };
}

/**
 * Whether a post comes from another site's page. Browsers send Sec-Fetch-Site, older ones Origin. A client that sends
 * neither is not a browser, so it carries no visitor's session.
 */
function isCrossSite(request: IncomingMessage): boolean {
  const { 'sec-fetch-site': fetchSite, origin, host } = request.headers;
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  if (origin === undefined) return false;
  return URL.parse(origin)?.host !== host;
}
