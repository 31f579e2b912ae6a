import { join } from 'node:path';
import { become, ensureRunnable, root } from './project.mjs';

ensureRunnable();
become([join(root, 'src/cli/main.ts'), ...process.argv.slice(2)]);
