// Finds a Chromium for the browser tests, or gets one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, ownNode, root, say, toolScript } from './project.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @returns the browser's path; empty for the one that Playwright keeps itself */
export function ensureBrowser() {
  const found = process.env.CHROMIUM_PATH ?? onPath();
  if (found) return found;
  const install = [
    toolScript('@playwright/test', 'playwright'),
    'install',
    'chromium-headless-shell',
  ];
  say('looking for a browser for the tests');
  if (
    isDebianRoot() &&
    tryRun('apt-get', ['update', '-qq']) &&
    tryRun('apt-get', ['install', '-y', '-qq', 'chromium'])
  ) {
    return onPath() ?? fail('Debian’s chromium was installed, but is not on the PATH.');
  }
  if (tryRun(ownNode, install)) return '';
  return fail('No browser for the tests: install Chromium, or name one in CHROMIUM_PATH.');
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function tryRun(command, args) {
  return (
    spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  );
}
