import { join } from 'node:path';
import { runInstead, ensureBuilt, ensureInstalled, ensureProduction, root } from './project.mjs';

const development = process.argv.includes('--dev');

if (process.env.NODE_ENV === 'production' && !development) ensureProduction();
else {
  ensureInstalled();
  if (!development) ensureBuilt();
}
const NODE_ENV = development ? 'development' : 'production';
runInstead([join(root, 'src/server/main.ts')], { ...process.env, NODE_ENV });
