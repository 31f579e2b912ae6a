import { join } from 'node:path';
import { runInstead, ensureRunnable, root } from './project.mjs';

ensureRunnable();
runInstead([join(root, 'src/cli/main.ts'), ...process.argv.slice(2)]);
