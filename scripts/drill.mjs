// runs one of the fault and load drills in bench/drills/, which take minutes: `npm run drill -- overload`
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePostgres } from './postgres.mjs';
import { ensureInstalled, fail, root, runInstead, toolScript } from './project.mjs';

const ENDING = '.drill.ts';
const folder = join(root, 'bench', 'drills');
const [name] = process.argv.slice(2);
if (!name || !existsSync(join(folder, `${name}${ENDING}`))) {
  const names = readdirSync(folder).filter((entry) => entry.endsWith(ENDING));
  fail(
    `Name a drill: npm run drill -- NAME, where NAME is one of ${names.map((entry) => entry.slice(0, -ENDING.length)).join(', ')}.`,
  );
}
ensureInstalled();
ensurePostgres();
runInstead([
  toolScript('vitest', 'vitest'),
  'run',
  '--config',
  'vitest.drills.config.ts',
  `bench/drills/${name}${ENDING}`,
]);
