// makes sure that the proxies of `deploy/` are installed for the tests
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from './debian-package.mjs';
import { say } from './project.mjs';

/** Installs Caddy and nginx if they are missing. If that fails, the tests that need them are skipped with a message. */
export function ensureProxies() {
  for (const name of ['caddy', 'nginx']) {
    if (isInstalled(name)) continue;
    say(`installing ${name} for the tests`);
    installDebianPackage(name);
  }
}

function isInstalled(name) {
  // Debian's nginx is in a folder that only root has on its path
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.some((folder) => existsSync(join(folder, name)));
}
