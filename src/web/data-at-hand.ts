import type { EntryContext } from 'react-router';

/** What the router keeps of the pieces of a page's data stream; its type leaves open what is in it. */
interface Piece extends Promise<void> {
  result?: { done: boolean; value: string };
}

/**
 * The context of a page whose loaders' data is there already, so that the page is rendered in one go. The router
 * hands the data to the browser as a stream and waits for it while it renders; here the stream is read before, and its
 * pieces are put where the router would put them.
 */
export async function withDataAtHand(context: EntryContext): Promise<EntryContext> {
  const stream = context.serverHandoffStream;
  if (!stream) return context;
  const text = await new Response(stream).text();
  return {
    ...context,
    // asked for a reader, never read: both pieces are known
    serverHandoffStream: new ReadableStream(),
    renderMeta: {
      ...context.renderMeta,
      streamCache: { 0: piece(false, text), 1: piece(true, '') },
    },
  };
}

function piece(done: boolean, value: string): Piece {
  return Object.assign(Promise.resolve(), { result: { done, value } });
}
