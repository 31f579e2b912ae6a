import { type FileHandle, open } from 'node:fs/promises';
import { constants, gunzipSync } from 'node:zlib';
import { type FeedFormat, feedFormatOfName, feedFormatOfText } from './feed-format.ts';

/**
 * A feed file, ready for `readFeed`: its format from the option, else its name, else its first kilobytes. Rejects when
 * the file cannot be opened; `input` closes it when it has been read or given up.
 */
export async function openFeed(
  file: string,
  format?: FeedFormat,
): Promise<{ format: FeedFormat; input: AsyncIterable<Uint8Array> }> {
  const handle = await open(file);
  const known = format ?? feedFormatOfName(file) ?? feedFormatOfText(await headOf(handle));
  return { format: known, input: handle.createReadStream({ start: 0, highWaterMark: 256 * 1024 }) };
}

async function headOf(handle: FileHandle): Promise<string> {
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(16 * 1024), position: 0 });
  const head = buffer.subarray(0, bytesRead);
  const isGzip = head[0] === 0x1f && head[1] === 0x8b;
  return new TextDecoder().decode(isGzip ? unzippedHead(head) : head);
}

/** Only the head is at hand: the archive may end anywhere. Where it is damaged, its reader will say so. */
function unzippedHead(head: Uint8Array): Uint8Array {
  try {
    return gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return new Uint8Array();
  }
}
