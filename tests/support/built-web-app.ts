import { execFileSync } from 'node:child_process';

/** Builds the web app once, for the tests that start the whole server. */
export default function setup(): void {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
}
