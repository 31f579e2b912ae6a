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
import { documentSheets } from './styles/document-sheets.ts';
import { DocumentSheetsContext } from './styles/document-sheets-context.ts';

// the server stores each request's services under this key
export { requestServices } from './request-services.ts';
// the server calls this to print brochures
export { brochureView } from './brochure/brochure-view.ts';

/** Renders the complete page before sending anything, so that crawlers and caches get whole pages. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomUUID();
  const page = (
    <InlineNonce value={nonce}>
      <DocumentSheetsContext value={await documentSheets(context)}>
        <ServerRouter context={await bufferPageData(context)} url={request.url} nonce={nonce} />
      </DocumentSheetsContext>
    </InlineNonce>
  );
  // nothing suspends, so the page renders in one pass, which is faster than streaming
  const own = ownInline(Buffer.from(`<!DOCTYPE html>${renderToString(page)}`), nonce);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(SCRIPT_SOURCES_HEADER, own.scripts.join(' '));
  // in development Vite adds the components' styles at runtime
  const allowsAny = import.meta.env.DEV || allowsInlineStyles(context);
  headers.set(STYLE_SOURCES_HEADER, allowsAny ? "'unsafe-inline'" : own.styles.join(' '));
  // in development the order of scripts matters and their load time does not
  const sent = import.meta.env.DEV ? own.html : deferScripts(own.html);
  return new Response(new Uint8Array(sent), { status, headers });
}

/** The editor of pages, which only development shows, brings a library that adds style elements. */
function allowsInlineStyles({ staticHandlerContext: { matches } }: EntryContext): boolean {
  // handles come from our own routes
  return matches.some(
    ({ route }) => (route.handle as { allowsInlineStyles?: true })?.allowsInlineStyles,
  );
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(`${request.method} ${new URL(request.url).pathname}`, errorRecord(error));
};
