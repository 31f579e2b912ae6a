import { join } from 'node:path';
import { runInstead, ensureBuilt, ensureInstalled, ensureProduction, root } from './project.mjs';

const development = process.argv.includes('--dev');

if (process.env.NODE_ENV === 'production' && !development) ensureProduction();
else {
  ensureInstalled();
  if (!development) ensureBuilt();
}
const environment = development ? { ...process.env, NODE_ENV: 'development' } : process.env;
runInstead([join(root, 'src/server/main.ts')], environment);
