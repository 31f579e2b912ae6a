// makes sure that PostgreSQL's programs are installed for the tests
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from './debian-package.mjs';
import { say } from './project.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** Installs PostgreSQL if it is missing. If that fails, the tests that need it are skipped with a message. */
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
