// shared by `npm start` and `npm test`. It runs on the machine's Node (20 or later) before anything is installed, so it
// uses only built-in modules.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
/** Node keeps compiled modules here, so that a process starts in half of the time. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, '.cache', 'node') };
const executable = process.platform === 'win32' ? '.cmd' : '';

/** The project's own Node; the same version on every machine. */
export const ownNode =
  process.platform === 'win32'
    ? join(root, 'node_modules', 'node', 'bin', 'node.exe')
    : join(root, 'node_modules', 'node', 'bin', 'node');

/** Installs the packages of the lock file, including those for development, unless that has been done. */
export function ensureInstalled() {
  if (isInstalled(allPackages())) return;
  say('installing packages');
  // with NODE_ENV=production npm would omit what the build needs
  npm(['ci', '--include=dev', ...quietFlags]);
  // if npm skips install scripts, the package that provides Node is incomplete
  if (!existsSync(ownNode)) npm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']);
  if (!existsSync(ownNode))
    fail(
      `npm did not install the project's own Node at ${relative(root, ownNode)}. Delete node_modules and try again.`,
    );
  writeFileSync(installStamp, allPackages());
}

/** Like `ensureInstalled`, but accepts the packages of a production server. */
export function ensureRunnable() {
  if (isInstalled(productionPackages())) return;
  ensureInstalled();
}

/** Builds the web app unless its sources are unchanged. */
export function ensureBuilt() {
  const digest = digestOfSources();
  if (readStamp(buildStamp) === digest) return;
  say('building the web app');
  const env = { ...process.env, NODE_ENV: 'production' };
  run(ownNode, [toolScript('@react-router/dev', 'react-router'), 'build'], { env, quiet: true });
  run(ownNode, [join(root, 'scripts', 'compress-assets.mjs')]);
  mkdirSync(dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, digest);
}

/** Installs and builds what a production server needs, then removes the packages for development. */
export function ensureProduction() {
  const isBuilt = readStamp(buildStamp) === digestOfSources();
  if (isBuilt && isInstalled(productionPackages())) return;
  ensureInstalled();
  ensureBuilt();
  say('removing the packages for development');
  npm(['prune', '--omit=dev', ...quietFlags]);
  writeFileSync(installStamp, productionPackages());
}

const quietFlags = ['--no-audit', '--no-fund', '--loglevel=error'];
const installStamp = join(root, 'node_modules', '.forecourt-installed');
const buildStamp = join(root, 'build', '.made-from');

function isInstalled(packages) {
  return readStamp(installStamp) === packages && existsSync(ownNode);
}

function allPackages() {
  return `all ${digestOfPackages()}`;
}

function productionPackages() {
  return `production ${digestOfPackages()}`;
}

/** Digest of everything that determines the installed packages; it ignores the scripts of package.json. */
function digestOfPackages() {
  const { dependencies, devDependencies, overrides } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return createHash('sha256')
    .update(process.platform)
    .update(JSON.stringify({ dependencies, devDependencies, overrides }))
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function digestOfSources() {
  const sources = ['domain', 'search', 'site', 'web'].flatMap((layer) =>
    filesBelow(join(root, 'src', layer)),
  );
  const configuration = [
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'page-sheets-plugin.ts',
    'script-chunks.ts',
    'react-router.config.ts',
  ];
  return digestOf([
    ...sources.filter((file) => !/\.test\.tsx?$/.test(file)),
    ...configuration.map((file) => join(root, file)),
    join(root, 'scripts', 'compress-assets.mjs'),
  ]);
}

/** Runs a program; if it fails, exits with the same exit code. */
export function run(command, args, { env = process.env, quiet = false, stdio = 'inherit' } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : stdio,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.error) fail(`${command} could not be started: ${result.error.message}`);
  if (result.status === 0) return;
  if (quiet) process.stderr.write(`${result.stdout}${result.stderr}`);
  process.exit(result.status ?? 1);
}

/** Runs a Node program in place of this process: passes signals on and exits with its exit code. */
export function runInstead(args, env = process.env) {
  const child = spawn(ownNode, args, {
    cwd: root,
    env: { ...compileCache, ...env },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/** The script of an installed command-line tool, for the project's own Node. */
export function toolScript(packageName, command) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Says what goes on. The output of a command such as `site schema` may be a file, so it is not part of it. */
export function say(text) {
  process.stderr.write(`forecourt: ${text}\n`);
}

export function fail(text) {
  process.stderr.write(`forecourt: ${text}\n`);
  process.exit(1);
}

function npm(args) {
  const script = process.env.npm_execpath;
  const stdio = ['inherit', process.stderr, 'inherit'];
  if (script && /\.c?js$/.test(script)) run(process.execPath, [script, ...args], { stdio });
  else run(`npm${executable}`, args, { stdio });
}

function digestOf(files) {
  const hash = createHash('sha256').update(process.platform);
  for (const file of files) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
