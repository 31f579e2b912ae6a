// runs the checks: format, lint with the layer rules, types, unit, property and repository tests, and journeys in a
// browser. `npm test -- unit` (or lint, types, e2e) runs one part, `npm test -- unit src/domain` the unit tests below a
// path, and `npm test -- watch` reruns the tests of what changes.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  compileCache,
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
  lint(paths) {
    tool('oxfmt', 'oxfmt', ['--check', ...(paths.length > 0 ? paths : ['.'])]);
    writeRouteTypes();
    tool('oxlint', 'oxlint', ['--type-aware', ...paths]);
  },
  types() {
    writeRouteTypes();
    tool('typescript', 'tsc', ['--noEmit']);
  },
  async unit(paths) {
    await vitest(['run', ...paths]);
  },
  /** Tests that the changes since the last commit can break. */
  async changed() {
    await vitest(['run', '--changed', '--passWithNoTests']);
  },
  /** Without the tests of whole servers, which would build the web app after every change. */
  async watch(paths) {
    await vitest(['watch', '--project', 'pure', '--project', 'database', ...paths]);
  },
  async e2e(paths) {
    ensureBuilt();
    const { ensureBrowser } = await import('./browser.mjs');
    tool('@playwright/test', 'playwright', ['test', ...paths], { CHROMIUM_PATH: ensureBrowser() });
  },
};
const allParts = ['lint', 'types', 'unit', 'e2e'];
let hasRouteTypes = false;

ensureInstalled();
const { named, paths } = parseArguments(process.argv.slice(2));
for (const name of named) {
  say(name);
  await parts[name](paths);
}

/** Splits the arguments into names of parts and paths. Paths without a part are those of unit tests. */
function parseArguments(words) {
  const isPart = (word) => Object.hasOwn(parts, word);
  const first = words.findIndex((word) => !isPart(word));
  const until = first === -1 ? words.length : first;
  const after = words.slice(until);
  const unknown = after.find((word) => !word.startsWith('-') && !existsSync(join(root, word)));
  if (unknown)
    fail(
      `"${unknown}" is neither a path nor a part of the tests. The parts are ${Object.keys(parts).join(', ')}.`,
    );
  const byDefault = after.length > 0 ? ['unit'] : allParts;
  return { named: until > 0 ? words.slice(0, until) : byDefault, paths: after };
}

async function vitest(args) {
  const { ensurePostgres } = await import('./postgres.mjs');
  ensurePostgres();
  const { ensureProxies } = await import('./proxies.mjs');
  ensureProxies();
  const { ensureOpenSsh } = await import('./open-ssh.mjs');
  ensureOpenSsh();
  tool('vitest', 'vitest', args);
}

/** Generates the types of the routes, which the type-aware lint and the compiler need, once in a run. */
function writeRouteTypes() {
  if (hasRouteTypes) return;
  hasRouteTypes = true;
  tool('@react-router/dev', 'react-router', ['typegen']);
}

function tool(packageName, command, args, env = {}) {
  // tools start others by the name `node`, which must be the project's own
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`;
  run(ownNode, [toolScript(packageName, command), ...args], {
    env: { ...compileCache, ...process.env, PATH: path, ...env },
  });
}
