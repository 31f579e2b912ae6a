import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FeedBroken } from '#services/stock-feed/feed-broken.ts';
import { peekHead } from './peek-head.ts';

/** A small archive can hold a text that would fill the disk. */
const MAX_BYTES = 2e9;

/**
 * Decodes a feed chunk by chunk: it unzips gzip (detected by the first two bytes, not by the file name), removes the
 * byte order mark and requires UTF-8.
 * @throws {FeedBroken} if the archive is damaged or cut off, the text is not UTF-8, or the feed is empty
 */
export async function* feedText(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let length = 0;
  let blank = true;
  for await (const bytes of unzipped(input)) {
    const text = decoded(decoder, bytes, line);
    if (text === '') continue;
    if (blank) blank = !/\S/.test(text);
    line += newlinesIn(text);
    length += bytes.length;
    if (length > MAX_BYTES) throw new FeedBroken('The feed is larger than 2 GB unzipped.');
    yield text;
  }
  decoded(decoder, undefined, line);
  if (blank) throw new FeedBroken('The feed is empty.');
}

function decoded(decoder: TextDecoder, bytes: Uint8Array | undefined, line: number): string {
  try {
    return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
  } catch (cause) {
    const where = `The feed is not UTF-8 text (near line ${line}).`;
    const advice =
      bytes !== undefined && line === 1 && isUtf16(bytes)
        ? 'It is UTF-16: save it as UTF-8.'
        : 'Save or export it as UTF-8; if the file was cut off, send it again.';
    throw new FeedBroken(`${where} ${advice}`, { cause });
  }
}

function isUtf16(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

function newlinesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

async function* unzipped(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { head, all } = await peekHead(input, (seen) => bytesIn(seen) >= 2);
  const start = Buffer.concat(head);
  if (start[0] !== 0x1f || start[1] !== 0x8b) {
    yield* all;
    return;
  }
  const gunzip = createGunzip();
  // An error of the source must reach the caller unchanged, not as a damaged archive.
  const source = Readable.from(all).once('error', (error) => gunzip.destroy(error));
  try {
    yield* source.pipe(gunzip) as AsyncIterable<Uint8Array>;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!code.startsWith('Z_')) throw error;
    const reason = code === 'Z_BUF_ERROR' ? 'is cut off' : 'is damaged';
    throw new FeedBroken(`The gzip archive ${reason}.`, { cause: error });
  } finally {
    source.destroy();
  }
}

function bytesIn(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, piece) => sum + piece.length, 0);
}
