import { randomUUID } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { errorRecord } from '#domain/privacy/error-record.ts';
import { SCRIPT_SOURCES_HEADER, STYLE_SOURCES_HEADER } from '#site/inline-sources-headers.ts';
import { bufferPageData } from './router-shortcuts/buffer-page-data.ts';
import { ownInline } from './own-inline.ts';
import { deferScripts } from './router-shortcuts/defer-scripts.ts';
import { InlineNonce } from './inline-nonce.ts';

// the server that embeds this build puts each request's services under this key
export { requestServices } from './request-services.ts';
// and words a brochure, which it prints itself, by this
export { brochureView } from './brochure/brochure-view.ts';

/** Renders the whole page before anything is sent: crawlers and caches get complete pages. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomUUID();
  const page = (
    <InlineNonce value={nonce}>
      <ServerRouter context={await bufferPageData(context)} url={request.url} nonce={nonce} />
    </InlineNonce>
  );
  // nothing in a page waits for anything any more, and React writes at once what it need not stream
  const own = ownInline(renderToString(page), nonce);
  const html = Buffer.from(`<!DOCTYPE html>${own.html}`);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(SCRIPT_SOURCES_HEADER, own.scripts.join(' '));
  // in development Vite writes the styles of components into the page as it goes
  headers.set(STYLE_SOURCES_HEADER, import.meta.env.DEV ? "'unsafe-inline'" : own.styles.join(' '));
  // in development the scripts' order counts, and their fetching does not
  const sent = import.meta.env.DEV ? html : deferScripts(html);
  return new Response(new Uint8Array(sent), { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(`${request.method} ${new URL(request.url).pathname}`, errorRecord(error));
};
