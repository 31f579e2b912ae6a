// makes sure that OpenSSH's server is installed for the tests of feeds by SFTP
import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian-package.mjs';
import { say } from './project.mjs';

/** Installs OpenSSH's server if it is missing. If that fails, the tests that need it are skipped. */
export function ensureOpenSsh() {
  if (existsSync('/usr/sbin/sshd')) return;
  say("installing OpenSSH's server for the tests");
  installDebianPackage('openssh-server');
}
