// `npm run release [-- --out FOLDER] [--no-archive]`: everything that a server needs, in one folder and as one archive: our code, the
// built web app, the packages for production and Node itself. It starts without npm and without a network, on machines
// with the operating system and processor of this one.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBuilt, ensureInstalled, fail, root, run } from './project.mjs';

const flag = process.argv.indexOf('--out');
const out = resolve(root, flag < 0 ? 'release' : (process.argv[flag + 1] ?? fail('--out FOLDER')));

ensureInstalled();
ensureBuilt();

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const name = `forecourt-${version}-${process.platform}-${process.arch}`;
const folder = join(out, name);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

for (const part of [
  'build',
  'demo-pictures',
  'deploy',
  'docs',
  'examples',
  'package.json',
  'README.md',
])
  copy(part);
// the server runs the built web app, and of its sources it needs only types
const isLeftOut = (path) => /\.test\.tsx?$/.test(path) || path === join(root, 'src/web');
copy('src', { filter: (path) => !isLeftOut(path) });
for (const packagePath of productionPackages()) {
  const own = join(root, packagePath);
  // packages within it have entries of their own
  copy(packagePath, { filter: (path) => path !== join(own, 'node_modules') });
}
writeFileSync(join(folder, 'forecourt'), readFileSync(join(root, 'deploy/forecourt')), {
  mode: 0o755,
});
process.stdout.write(`${folder}\n`);
if (!process.argv.includes('--no-archive')) {
  run('tar', ['-czf', join(out, `${name}.tar.gz`), '-C', out, name]);
  process.stdout.write(`${join(out, `${name}.tar.gz`)}\n`);
}

/** The folders of the installed packages that are not for development, from npm's own list. */
function productionPackages() {
  const list = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8'));
  return Object.entries(list.packages).flatMap(([path, { dev }]) => (dev ? [] : [path]));
}

function copy(part, options = {}) {
  cpSync(join(root, part), join(folder, part), { recursive: true, ...options });
}
