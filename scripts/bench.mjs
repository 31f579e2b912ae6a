// `npm run bench -- pages`: one of the benchmarks in bench/, each of which prints its figures beside their goals.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { become, ensureBuilt, ensureInstalled, fail, root } from './project.mjs';

const folder = join(root, 'bench');
const [name, ...flags] = process.argv.slice(2);
const file = join(folder, `${name}.ts`);
if (!name || !existsSync(file)) {
  const names = readdirSync(folder).filter((entry) => entry.endsWith('.ts'));
  fail(`which benchmark? There are ${names.map((entry) => entry.slice(0, -3)).join(', ')}`);
}
ensureInstalled();
ensureBuilt();
become([file, ...flags], { ...process.env, NODE_ENV: 'production' });
