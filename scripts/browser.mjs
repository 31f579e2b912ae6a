// finds or installs a Chromium for the browser tests
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage, succeeds } from './debian-package.mjs';
import { fail, ownNode, root, say, toolScript } from './project.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @returns the browser's path; empty if Playwright installed it */
export function ensureBrowser() {
  const found = process.env.CHROMIUM_PATH ?? chromiumOnPath();
  if (found) return found;
  const install = [
    toolScript('@playwright/test', 'playwright'),
    'install',
    'chromium-headless-shell',
  ];
  say('installing a browser for the tests');
  if (installDebianPackage('chromium'))
    return (
      chromiumOnPath() ??
      fail(
        'Debian’s chromium was installed but is not on the PATH. Set CHROMIUM_PATH to the browser.',
      )
    );
  if (succeeds(ownNode, install, { cwd: root })) return '';
  return fail(
    'There is no browser for the tests. Install Chromium, or set CHROMIUM_PATH to a browser.',
  );
}

function chromiumOnPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}
