// What `npm start` and `npm test` share. Runs on the machine's own Node (20 or later), before anything is
// installed, so it uses nothing but Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const executable = process.platform === 'win32' ? '.cmd' : '';

/** The project's own Node, the same on every machine. */
export const ownNode =
  process.platform === 'win32'
    ? join(root, 'node_modules', 'node', 'bin', 'node.exe')
    : join(root, 'node_modules', 'node', 'bin', 'node');

/** Installs the packages of the lock file, those for development included, unless that has been done. */
export function ensureInstalled() {
  if (isInstalled(allPackages())) return;
  say('installing packages');
  // under NODE_ENV=production npm would leave out what the build needs
  npm(['ci', '--include=dev', ...quietly]);
  // where npm does not run install scripts, the package that brings Node is still without it
  if (!existsSync(ownNode)) npm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']);
  if (!existsSync(ownNode))
    fail(`npm did not install the project's own Node at ${relative(root, ownNode)}.`);
  writeFileSync(installStamp, allPackages());
}

/** The same, where a production server's packages are enough. */
export function ensureRunnable() {
  if (isInstalled(productionPackages())) return;
  ensureInstalled();
}

/** Builds the web app, unless nothing it is made of has changed. */
export function ensureBuilt() {
  const wanted = sourcesOfBuild();
  if (readStamp(buildStamp) === wanted) return;
  say('building the web app');
  const env = { ...process.env, NODE_ENV: 'production' };
  run(ownNode, [toolScript('@react-router/dev', 'react-router'), 'build'], { env, quiet: true });
  run(ownNode, [join(root, 'scripts', 'compress-assets.mjs')]);
  mkdirSync(dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, wanted);
}

/**
 * Leaves what a server in production needs: the built web app, and the packages without those for development, which
 * are installed for the build alone.
 */
export function ensureProduction() {
  const isBuilt = readStamp(buildStamp) === sourcesOfBuild();
  if (isBuilt && isInstalled(productionPackages())) return;
  ensureInstalled();
  ensureBuilt();
  say('removing the packages for development');
  npm(['prune', '--omit=dev', ...quietly]);
  writeFileSync(installStamp, productionPackages());
}

const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
const installStamp = join(root, 'node_modules', '.forecourt-installed');
const buildStamp = join(root, 'build', '.made-from');

function isInstalled(packages) {
  return readStamp(installStamp) === packages && existsSync(ownNode);
}

function allPackages() {
  return `all ${wantedPackages()}`;
}

function productionPackages() {
  return `production ${wantedPackages()}`;
}

/** The scripts of package.json may change without anything to be installed. */
function wantedPackages() {
  const { dependencies, devDependencies, overrides } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return createHash('sha256')
    .update(process.platform)
    .update(JSON.stringify({ dependencies, devDependencies, overrides }))
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function sourcesOfBuild() {
  const sources = ['domain', 'search', 'site', 'web'].flatMap((layer) =>
    filesBelow(join(root, 'src', layer)),
  );
  const configuration = [
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
  ];
  return digestOf([
    ...sources.filter((file) => !/\.test\.tsx?$/.test(file)),
    ...configuration.map((file) => join(root, file)),
    join(root, 'scripts', 'compress-assets.mjs'),
  ]);
}

/** Runs a program to its end; a failure ends this process with the same exit code. */
export function run(command, args, { env = process.env, quiet = false } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.error) fail(`${command} could not be run: ${result.error.message}`);
  if (result.status === 0) return;
  if (quiet) process.stderr.write(`${result.stdout}${result.stderr}`);
  process.exit(result.status ?? 1);
}

/** Becomes the program, as far as that goes: passes signals on and ends as it ends. */
export function become(args, env = process.env) {
  const child = spawn(ownNode, args, { cwd: root, env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/** The script of an installed command-line tool, to be run by the project's own Node. */
export function toolScript(packageName, command) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

export function say(text) {
  process.stdout.write(`forecourt: ${text}\n`);
}

export function fail(text) {
  process.stderr.write(`forecourt: ${text}\n`);
  process.exit(1);
}

function npm(args) {
  const script = process.env.npm_execpath;
  if (script && /\.c?js$/.test(script)) run(process.execPath, [script, ...args]);
  else run(`npm${executable}`, args);
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
