import { execFileSync } from 'node:child_process';

/** For the tests that start the whole server. */
export default function setup(): void {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
}
