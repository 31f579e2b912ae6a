import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Copies the data directory of a seeded demo, with which a server starts in seconds. The caller removes the copy. */
export function seededFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-demo-'));
  cpSync(inject('demoFolder'), folder, { recursive: true });
  return folder;
}
