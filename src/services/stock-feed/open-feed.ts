import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { gunzipSync, constants } from 'node:zlib';
import { type FeedFormat, feedFormatOfName, feedFormatOfText } from './feed-format.ts';

/** A feed file, ready for `readFeed`: its format from the option, else its name, else its first kilobytes. */
export async function openFeed(
  file: string,
  format?: FeedFormat,
): Promise<{ format: FeedFormat; input: AsyncIterable<Uint8Array> }> {
  const known = format ?? feedFormatOfName(file) ?? feedFormatOfText(await headOf(file));
  return { format: known, input: createReadStream(file, { highWaterMark: 256 * 1024 }) };
}

async function headOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(16 * 1024) });
    const head = buffer.subarray(0, bytesRead);
    const isGzip = head[0] === 0x1f && head[1] === 0x8b;
    // Only the head is at hand: the archive may end anywhere.
    const bytes = isGzip ? gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH }) : head;
    return new TextDecoder().decode(bytes);
  } finally {
    await handle.close();
  }
}
