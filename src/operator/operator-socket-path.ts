import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * The socket on which a data directory's server accepts commands. A hash of the path, because socket names must be
 * short.
 */
export function operatorSocketPath(dataDir: string): string {
  const name = `forecourt-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 20)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}
