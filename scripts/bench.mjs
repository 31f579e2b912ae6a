// runs one of the benchmarks in bench/, each of which prints its figures with their goals: `npm run bench -- pages`
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runInstead, ensureBuilt, ensureInstalled, fail, root } from './project.mjs';

const folder = join(root, 'bench');
const [name, ...flags] = process.argv.slice(2);
const file = join(folder, `${name}.ts`);
if (!name || !existsSync(file)) {
  const names = readdirSync(folder).filter((entry) => entry.endsWith('.ts'));
  fail(
    `Name a benchmark: npm run bench -- NAME, where NAME is one of ${names.map((entry) => entry.slice(0, -3)).join(', ')}.`,
  );
}
ensureInstalled();
ensureBuilt();
runInstead([file, ...flags], { ...process.env, NODE_ENV: 'production' });
