import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Copies the data directory of a seeded demo, so that a server on it starts in seconds. The caller removes it. */
export function seededFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-demo-'));
  cpSync(inject('demoFolder'), folder, { recursive: true });
  return folder;
}
