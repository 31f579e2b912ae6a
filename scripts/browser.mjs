// Finds a Chromium for the browser tests, or gets one.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage, succeeds } from './debian-package.mjs';
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
  if (installDebianPackage('chromium'))
    return onPath() ?? fail('Debian’s chromium was installed, but is not on the PATH.');
  if (succeeds(ownNode, install, { cwd: root })) return '';
  return fail('No browser for the tests: install Chromium, or name one in CHROMIUM_PATH.');
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}
