import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { FeedNotFetched } from './feed-not-fetched.ts';

/** What arrived of a feed. */
export interface SpooledFeed {
  bytes: number;
  /** SHA-256 in hexadecimal digits. */
  sha256: string;
}

/**
 * Writes a feed to a file before anything reads it, so that a slow or broken source costs the database nothing.
 * @param onPiece called whenever a piece arrives
 * @throws {FeedNotFetched} if it is larger than allowed
 */
export async function spoolFeed(
  input: AsyncIterable<Uint8Array>,
  file: string,
  maxBytes: number,
  onPiece?: () => void,
): Promise<SpooledFeed> {
  const hash = createHash('sha256');
  let bytes = 0;
  const handle = await open(file, 'wx', 0o600);
  try {
    for await (const piece of input) {
      onPiece?.();
      bytes += piece.length;
      if (bytes > maxBytes)
        throw new FeedNotFetched(`is larger than ${Math.round(maxBytes / 1e6)} MB`);
      hash.update(piece);
      await handle.writeFile(piece);
    }
  } finally {
    await handle.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}
