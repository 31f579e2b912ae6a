import type { IncomingMessage } from 'node:http';

/** The maximum size of a body; the longest form is far smaller. */
export const MAX_BODY_BYTES = 64 * 1024;
/**
 * How long the rest of a refused body is discarded. Closing the connection while the client still sends would reset it,
 * and the client would never read the refusal.
 */
const LET_FINISH_MS = 1000;

export type ReadBody =
  | { ok: true; body: Buffer }
  | { ok: false; reason: 'too-large' | 'broken-off' };

export async function readBody(request: IncomingMessage, most = MAX_BODY_BYTES): Promise<ReadBody> {
  if (Number(request.headers['content-length'] ?? 0) > most) return tooLarge(request);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // destroying the request would destroy its connection, and the refusal would never arrive
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      // the request has no encoding, so its chunks are buffers
      const piece = chunk as Buffer;
      bytes += piece.length;
      if (bytes > most) return tooLarge(request);
      chunks.push(piece);
    }
  } catch (error) {
    // the client disconnected, which is not our error
    if (request.complete) throw error;
    return { ok: false, reason: 'broken-off' };
  }
  return { ok: true, body: Buffer.concat(chunks) };
}

/** Receives and discards the rest of the body. */
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
