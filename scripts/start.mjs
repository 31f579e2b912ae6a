import { join } from 'node:path';
import { become, ensureBuilt, ensureInstalled, root } from './project.mjs';

const development = process.argv.includes('--dev');

ensureInstalled();
if (!development) ensureBuilt();
const NODE_ENV = development ? 'development' : 'production';
become([join(root, 'src/server/main.ts')], { ...process.env, NODE_ENV });
