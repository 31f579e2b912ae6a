import { FeedNotFetched } from './feed-not-fetched.ts';

/** A file that changed less than this ago may still be being written. */
const SETTLED_MS = 10_000;

export interface FeedFileFacts {
  name: string;
  size: number;
  writtenAt: Date;
}

/**
 * The newest file that matches a pattern and is not being written.
 * @param pattern a file name in which `*` stands for any text
 * @throws {FeedNotFetched} if there is none
 */
export function newestFile(
  files: readonly FeedFileFacts[],
  { folder, pattern, now }: { folder: string; pattern: string; now: Date },
): FeedFileFacts {
  const matches = fileNamePattern(pattern);
  const [newest] = files
    .filter(({ name }) => matches.test(name))
    .filter(({ writtenAt }) => now.getTime() - writtenAt.getTime() >= SETTLED_MS)
    .toSorted((one, other) => other.writtenAt.getTime() - one.writtenAt.getTime());
  if (!newest) throw new FeedNotFetched(`was not found: ${folder} has no file ${pattern}`);
  return newest;
}

/** @throws {FeedNotFetched} if a file has changed since it was found */
export function requireUnchanged(
  before: FeedFileFacts,
  after: Omit<FeedFileFacts, 'name'>,
  bytes: number,
): void {
  if (after.writtenAt.getTime() === before.writtenAt.getTime() && after.size === bytes) return;
  throw new FeedNotFetched(`was being written: ${before.name}`);
}

function fileNamePattern(pattern: string): RegExp {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*');
  return new RegExp(`^${source}$`, 'i');
}
