import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FeedNotFetched } from './feed-not-fetched.ts';
import { type SpooledFeed, spoolFeed } from './spool-feed.ts';

/** A file that changed less than this ago may still be being written. */
export const SETTLED_MS = 10_000;

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
  folder: string,
  pattern: string,
  file: string,
  maxBytes: number,
  now: Date,
): Promise<FolderFeed> {
  const newest = await newestFile(folder, pattern, now);
  if (!newest) throw new FeedNotFetched(`was not found: ${folder} has no file ${pattern}`);
  const path = join(folder, newest.name);
  try {
    const spooled = await spoolFeed(createReadStream(path), file, maxBytes);
    const after = await stat(path);
    if (after.mtime.getTime() !== newest.writtenAt.getTime() || after.size !== spooled.bytes)
      throw new FeedNotFetched(`was being written: ${newest.name}`);
    return { ...spooled, ...newest };
  } catch (error) {
    throw notRead(newest.name, error);
  }
}

async function newestFile(
  folder: string,
  pattern: string,
  now: Date,
): Promise<{ name: string; writtenAt: Date } | undefined> {
  const matches = fileNamePattern(pattern);
  try {
    const names = (await readdir(folder)).filter((name) => matches.test(name));
    const files = await Promise.all(
      names.map(async (name) => ({ name, facts: await stat(join(folder, name)) })),
    );
    return files
      .filter(({ facts }) => facts.isFile() && now.getTime() - facts.mtimeMs >= SETTLED_MS)
      .map(({ name, facts: { mtime } }) => ({ name, writtenAt: mtime }))
      .toSorted((one, other) => other.writtenAt.getTime() - one.writtenAt.getTime())[0];
  } catch (error) {
    throw notRead(folder, error);
  }
}

export function fileNamePattern(pattern: string): RegExp {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*');
  return new RegExp(`^${source}$`, 'i');
}

function notRead(what: string, error: unknown): unknown {
  if (error instanceof FeedNotFetched) return error;
  // what the file system throws
  const { code } = error as NodeJS.ErrnoException;
  return new FeedNotFetched(`was not read: ${what} cannot be read (${code})`, { cause: error });
}
