import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FeedNotFetched } from './feed-not-fetched.ts';
import { type FeedFileFacts, newestFile, requireUnchanged } from './newest-file.ts';
import { type SpooledFeed, spoolFeed } from './spool-feed.ts';

/** A file of a folder. */
export interface FolderFeed extends SpooledFeed {
  name: string;
  writtenAt: Date;
}

/**
 * Copies the newest file of a folder that matches a pattern, and leaves it where it is.
 * @param pattern a file name in which `*` stands for any text
 * @throws {FeedNotFetched} if there is none, or it changes meanwhile
 */
export async function copyNewestFile(
  { folder, pattern }: { folder: string; pattern: string },
  file: string,
  maxBytes: number,
  now: Date,
): Promise<FolderFeed> {
  try {
    const newest = newestFile(await filesOf(folder), { folder, pattern, now });
    const path = join(folder, newest.name);
    const spooled = await spoolFeed(createReadStream(path), file, maxBytes);
    const { mtime: writtenAt, size } = await stat(path);
    requireUnchanged(newest, { writtenAt, size }, spooled.bytes);
    return { ...spooled, name: newest.name, writtenAt };
  } catch (error) {
    if (error instanceof FeedNotFetched) throw error;
    // what the file system throws
    const { code } = error as NodeJS.ErrnoException;
    throw new FeedNotFetched(`was not read: ${folder} cannot be read (${code})`, { cause: error });
  }
}

async function filesOf(folder: string): Promise<FeedFileFacts[]> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => ({ name, facts: await stat(join(folder, name)) })),
  );
  return files
    .filter(({ facts }) => facts.isFile())
    .map(({ name, facts: { size, mtime: writtenAt } }) => ({ name, size, writtenAt }));
}
