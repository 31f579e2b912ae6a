import { type FileHandle, open } from 'node:fs/promises';
import { constants, gunzipSync } from 'node:zlib';
import { type FeedFormat, feedFormatOfName, feedFormatOfText } from './records/feed-format.ts';

/**
 * Opens a feed file for `readFeed`. The option names its format, else the file's extension does, else it is detected
 * from the first kilobytes. Reading `input` to its end, or stopping early, closes the file.
 * @throws if the file cannot be opened
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

/** Unzips the head of an archive, which may end anywhere. A damaged archive is reported later, when it is read. */
function unzippedHead(head: Uint8Array): Uint8Array {
  try {
    return gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return new Uint8Array();
  }
}
