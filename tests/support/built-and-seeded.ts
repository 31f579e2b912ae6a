import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from './servers/server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data directory of a seeded demo; tests work on copies. */
    demoFolder: string;
  }
}

/** Builds the web app and seeds the demo once, for the tests that start the whole server. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = await seedOnce();
  project.provide('demoFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Several projects of a run share the demo; their setups have only an environment variable in common. */
async function seedOnce(): Promise<string> {
  const seeded = process.env['FORECOURT_TEST_DEMO'];
  if (seeded) return seeded;
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-seed-'));
  const server = await startServer({ DATA_DIR: folder });
  await server.stop();
  process.env['FORECOURT_TEST_DEMO'] = folder;
  return folder;
}
