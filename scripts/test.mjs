// Everything that must hold: form, lint with the layer rules, types, unit, property and repository tests, and the
// journeys in a real browser. `npm test -- unit` (or lint, types, e2e) runs one part.
import { join } from 'node:path';
import {
  ensureBuilt,
  ensureInstalled,
  fail,
  ownNode,
  root,
  run,
  say,
  toolScript,
} from './project.mjs';

const parts = {
  lint() {
    tool('oxfmt', 'oxfmt', ['--check', '.']);
    writeRouteTypes();
    tool('oxlint', 'oxlint', ['--type-aware']);
  },
  types() {
    writeRouteTypes();
    tool('typescript', 'tsc', ['--noEmit']);
  },
  async unit() {
    ensureBuilt();
    const { ensurePostgres } = await import('./postgres.mjs');
    ensurePostgres();
    tool('vitest', 'vitest', ['run']);
  },
  async e2e() {
    ensureBuilt();
    const { ensureBrowser } = await import('./browser.mjs');
    tool('@playwright/test', 'playwright', ['test'], { CHROMIUM_PATH: ensureBrowser() });
  },
};

ensureInstalled();
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(parts, name));
if (unknown)
  fail(`there is no part "${unknown}" of the tests; there are ${Object.keys(parts).join(', ')}`);
for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
  say(name);
  await parts[name]();
}

/** Writes the types of the routes, which both the typed lint and the compiler read. */
function writeRouteTypes() {
  tool('@react-router/dev', 'react-router', ['typegen']);
}

function tool(packageName, command, args, env = {}) {
  // tools start other tools by the name `node`: it must be the project's own
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`;
  run(ownNode, [toolScript(packageName, command), ...args], {
    env: { ...process.env, PATH: path, ...env },
  });
}
