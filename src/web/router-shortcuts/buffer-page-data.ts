import type { EntryContext } from 'react-router';

/** One chunk of a page's data in the router's `streamCache`; the router's type leaves the contents open. */
interface CachedChunk extends Promise<void> {
  result?: { done: boolean; value: string };
}

/**
 * Reads all data of a page and returns its context, so that the page renders in one pass. Normally
 * the router streams the data to the browser and suspends the rendering for each chunk. This function reads the
 * stream first and puts its chunks into the router's own cache.
 */
export async function bufferPageData(context: EntryContext): Promise<EntryContext> {
  const stream = context.serverHandoffStream;
  if (!stream) return context;
  const text = await new Response(stream).text();
  return {
    ...context,
    // the router takes a reader but never reads, because the cache has both chunks
    serverHandoffStream: new ReadableStream(),
    renderMeta: {
      ...context.renderMeta,
      streamCache: { 0: cachedChunk(false, text), 1: cachedChunk(true, '') },
    },
  };
}

function cachedChunk(done: boolean, value: string): CachedChunk {
  return Object.assign(Promise.resolve(), { result: { done, value } });
}
