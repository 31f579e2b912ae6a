// installs Debian packages that the tests need, where possible
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

let listsAreFresh = false;

/** @returns whether the package is now installed; always false on other systems than Debian, or without root */
export function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  listsAreFresh ||= succeeds('apt-get', ['update', '-qq']);
  return listsAreFresh && succeeds('apt-get', ['install', '-y', '-qq', name]);
}

/**
 * Runs a program without its output, except for errors.
 *
 * @returns whether it succeeded
 */
export function succeeds(command, args, options = {}) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const stdio = ['ignore', 'ignore', 'inherit'];
  return spawnSync(command, args, { env, stdio, ...options }).status === 0;
}
