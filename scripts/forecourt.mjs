import { join } from 'node:path';
import { become, ensureInstalled, root } from './project.mjs';

ensureInstalled();
become([join(root, 'src/cli/main.ts'), ...process.argv.slice(2)]);
