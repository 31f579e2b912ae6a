// finds or installs a Chromium for the browser tests
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage, succeeds } from './debian-package.mjs';
import { fail, ownNode, root, say, toolScript } from './project.mjs';

/** The headless shell has no windows to draw and takes half of the processor time of the whole browser. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @returns the browser's path; empty if Playwright installed it */
export function ensureBrowser() {
  const found = process.env.CHROMIUM_PATH ?? onPath(HEADLESS_SHELL);
  if (found) return found;
  say('installing a browser for the tests');
  if (installDebianPackage(HEADLESS_SHELL)) {
    const installed = onPath(HEADLESS_SHELL);
    if (installed) return installed;
  }
  const browser = wholeBrowsers.map(onPath).find(Boolean);
  if (browser) return browser;
  const install = [toolScript('@playwright/test', 'playwright'), 'install', HEADLESS_SHELL];
  if (succeeds(ownNode, install, { cwd: root })) return '';
  return fail(
    'There is no browser for the tests. Install Chromium, or set CHROMIUM_PATH to a browser.',
  );
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(existsSync);
}
