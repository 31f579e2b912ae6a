import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';

// the server that embeds this build puts each request's services under this key
export { requestServices } from './request-services.ts';

/** Renders the whole page before anything is sent: crawlers and caches get complete pages. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = withPatientScripts(
    await render(<ServerRouter context={context} url={request.url} />),
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(`${request.method} ${new URL(request.url).pathname}`, error);
};

/**
 * The page is whole without script, so its words, font and first picture come first on a slow line. The router's own
 * tags ask for the scripts at high priority and offer no way to say otherwise.
 */
function withPatientScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
}

function render(page: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const whole = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      // larger pieces than React's usual ones, since nobody waits for the first
      progressiveChunkSize: 1_000_000,
      onAllReady: () => void pipe(whole),
      onError: reject,
    });
  });
}
