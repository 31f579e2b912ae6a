import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  remove(): void;
}

/**
 * Mounts a disk in memory, of a few megabytes, that a test can fill.
 * @returns undefined where mounting is not allowed, which CI must allow
 */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
  const mounted = spawnSync('mount', options, { encoding: 'utf8' });
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    if (process.env['CI'])
      throw new Error(`CI must run as root, to test full disks: ${mounted.stderr}`);
    return undefined;
  }
  return {
    folder,
    remove() {
      // lazily, because a killed process may still be ending
      spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
