import type { IncomingMessage } from 'node:http';

/** Far above the longest form; a body beyond it is refused. */
export const MAX_BODY_BYTES = 64 * 1024;
/** Closed while the client still sends, a connection is reset, and the refusal is lost with it. */
const LET_FINISH_MS = 1000;

export type ReadBody =
  | { ok: true; body: Buffer }
  | { ok: false; reason: 'too-large' | 'broken-off' };

export async function readBody(request: IncomingMessage, most = MAX_BODY_BYTES): Promise<ReadBody> {
  if (Number(request.headers['content-length'] ?? 0) > most) return tooLarge(request);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // a request that is destroyed takes its connection along, and the refusal would never arrive
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      // a request has no encoding set, so it gives buffers
      const piece = chunk as Buffer;
      bytes += piece.length;
      if (bytes > most) return tooLarge(request);
      chunks.push(piece);
    }
  } catch (error) {
    // the shopper has gone; that is no fault of ours
    if (request.complete) throw error;
    return { ok: false, reason: 'broken-off' };
  }
  return { ok: true, body: Buffer.concat(chunks) };
}

/** Lets what is on its way arrive, and throws it away. */
async function tooLarge(request: IncomingMessage): Promise<ReadBody> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LET_FINISH_MS);
    request.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
    request.on('error', () => undefined);
    request.resume();
  });
  return { ok: false, reason: 'too-large' };
}
