// Sees to it that PostgreSQL's programs are there for the tests.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from './debian-package.mjs';
import { say } from './project.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** Installs PostgreSQL where it is missing. Where it cannot be installed the tests say what that costs. */
export function ensurePostgres() {
  if (isInstalled()) return;
  say('installing PostgreSQL for the tests');
  installDebianPackage('postgresql');
}

function isInstalled() {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
  ].some((folder) => existsSync(join(folder, 'initdb')));
}
