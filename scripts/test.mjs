// Everything that must hold: form, lint with the layer rules, types, unit, property and repository tests, and the
// journeys in a real browser. `npm test -- unit` (or lint, types, e2e) runs one part, `npm test -- unit src/domain` the
// unit tests below a path, and `npm test -- watch` runs the tests of what you change as you change it.
import { existsSync } from 'node:fs';
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
  /** What was changed since the last commit, and whatever depends on it. */
  async changed() {
    await vitest(['run', '--changed', '--passWithNoTests']);
  },
  async watch(paths) {
    await vitest(['watch', ...paths]);
  },
  async e2e(paths) {
    ensureBuilt();
    const { ensureBrowser } = await import('./browser.mjs');
    tool('@playwright/test', 'playwright', ['test', ...paths], { CHROMIUM_PATH: ensureBrowser() });
  },
};
const everything = ['lint', 'types', 'unit', 'e2e'];

ensureInstalled();
const { named, paths } = wanted(process.argv.slice(2));
for (const name of named) {
  say(name);
  await parts[name](paths);
}

/** The parts that are named, then paths below which their tests stand; paths alone are those of unit tests. */
function wanted(words) {
  const isPart = (word) => Object.hasOwn(parts, word);
  const first = words.findIndex((word) => !isPart(word));
  const until = first === -1 ? words.length : first;
  const after = words.slice(until);
  const unknown = after.find((word) => !word.startsWith('-') && !existsSync(join(root, word)));
  if (unknown)
    fail(
      `"${unknown}" is neither a file nor a part of the tests; there are ${Object.keys(parts).join(', ')}`,
    );
  const byDefault = after.length > 0 ? ['unit'] : everything;
  return { named: until > 0 ? words.slice(0, until) : byDefault, paths: after };
}

async function vitest(args) {
  const { ensurePostgres } = await import('./postgres.mjs');
  ensurePostgres();
  tool('vitest', 'vitest', args);
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
