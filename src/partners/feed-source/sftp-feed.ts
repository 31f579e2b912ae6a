import { createHash, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import SftpClient from 'ssh2-sftp-client';
import { messageOf } from '#domain/text/message-of.ts';
import { type OutsideConnect } from '#partners/outside/outside-socket.ts';
import { PrivateAddressError } from '#partners/outside/outside-fetch.ts';
import { FeedNotFetched } from './feed-not-fetched.ts';
import type { FolderFeed } from './folder-feed.ts';
import type { FeedLimits } from './https-feed.ts';
import { newestFile, requireUnchanged } from './newest-file.ts';
import { spoolFeed } from './spool-feed.ts';

/** How an SFTP server knows that the platform may have the feed. */
export type SftpCredentials =
  | { user: string; password: string }
  | { user: string; private_key: string };

export interface SftpRequest {
  host: string;
  port: number;
  /** The only host key that is accepted, as `ssh-keygen -lf` prints it: `SHA256:…`. */
  fingerprint: string;
  credentials: SftpCredentials;
  folder: string;
  /** A file name in which `*` stands for any text. */
  pattern: string;
}

/**
 * Copies the newest file of a folder of an SFTP server, and leaves it where it is.
 * @throws {FeedNotFetched}
 */
export async function fetchSftpFeed(
  connect: OutsideConnect,
  request: SftpRequest,
  file: string,
  limits: FeedLimits,
  now: Date,
): Promise<FolderFeed> {
  const { host, port, folder, pattern } = request;
  let ended: string | undefined;
  let fault: unknown;
  let isOtherHost = false;
  // the library logs what happens outside its calls; the calls report it too
  const client = new SftpClient('feed', {
    error: () => undefined,
    end: () => undefined,
    close: () => undefined,
  });
  try {
    const socket = connect(host, port);
    socket.on('error', (error) => (fault ??= error));
    const giveUp = (why: string): void => {
      ended ??= why;
      socket.destroy();
    };
    const idle = setTimeout(
      giveUp,
      limits.idleMs,
      `stopped arriving: its server sent nothing for ${limits.idleMs / 1000} seconds`,
    );
    const total = setTimeout(
      giveUp,
      limits.totalMs,
      `did not arrive within ${limits.totalMs / 1000} seconds`,
    );
    socket.on('data', () => idle.refresh());
    const closed = new Promise<never>((_, reject) =>
      socket.once('close', () => reject(new Error('the connection was closed'))),
    );
    closed.catch(() => undefined);
    const copy = async (): Promise<FolderFeed> => {
      await client.connect({
        sock: socket,
        ...loginOf(request.credentials),
        readyTimeout: limits.totalMs,
        hostVerifier: (key: Buffer) => {
          isOtherHost = !isSame(request.fingerprint, key);
          return !isOtherHost;
        },
      });
      const listed = await client.list(folder);
      const files = listed
        .filter(({ type }) => type === '-')
        .map(({ name, size, modifyTime }) => ({ name, size, writtenAt: new Date(modifyTime) }));
      const newest = newestFile(files, { folder, pattern, now });
      const path = `${folder.replace(/\/$/, '')}/${newest.name}`;
      // the library's types leave open which stream it is
      const stream = client.createReadStream(path) as Readable;
      const { bytes, sha256 } = await spoolFeed(stream, file, limits.maxBytes);
      const { size, modifyTime } = await client.stat(path);
      const writtenAt = new Date(modifyTime);
      requireUnchanged(newest, { size, writtenAt }, bytes);
      return { bytes, sha256, name: newest.name, writtenAt };
    };
    try {
      return await Promise.race([copy(), closed]);
    } finally {
      clearTimeout(idle);
      clearTimeout(total);
      socket.destroy();
    }
  } catch (error) {
    if (error instanceof FeedNotFetched) throw error;
    const why = ended ?? (isOtherHost ? OTHER_HOST : failure(fault ?? error));
    throw new FeedNotFetched(why, { cause: error });
  }
}

const OTHER_HOST =
  'was not fetched: the key of its server is not the one of the fingerprint, so it may be another server';

function loginOf(credentials: SftpCredentials) {
  const { user: username } = credentials;
  return 'private_key' in credentials
    ? { username, privateKey: credentials.private_key }
    : { username, password: credentials.password };
}

function isSame(fingerprint: string, key: Buffer): boolean {
  const expected = Buffer.from(fingerprint.replace(/^SHA256:/, ''), 'base64');
  const actual = createHash('sha256').update(key).digest();
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function failure(error: unknown): string {
  if (error instanceof PrivateAddressError)
    return `was not fetched: ${error.message} (ALLOW_PRIVATE_ADDRESSES)`;
  const { code, level } = error as { code?: unknown; level?: unknown };
  const text = messageOf(error);
  if (level === 'client-authentication' || /authentication methods failed/i.test(text))
    return 'was not fetched: its server refused the credentials';
  return `was not fetched: ${typeof code === 'string' && code.startsWith('E') ? `its server cannot be reached (${code})` : text}`;
}
