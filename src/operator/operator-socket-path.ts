import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Where the server of a data directory takes commands. Made from the path, since socket names must be short. */
export function operatorSocketPath(dataDir: string): string {
  const name = `forecourt-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 20)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}
