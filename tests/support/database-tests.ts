import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
/** Importing one of these files makes a test a database test. */
const databaseSupport = ['test-database.ts', 'postgres-databases.ts'].map((name) =>
  join(root, 'tests/support', name),
);
/** Only test support leads to a database: what a test imports from `src/` gets its database as an argument. */
const supportImport = /from '(#tests\/[^']+|\.{1,2}\/[^']+)'/g;

/** The unit tests that need a database, as paths from the project's root. It follows from their imports. */
export function databaseTests(patterns: string[]): string[] {
  const known = new Map<string, boolean>();
  return globSync(patterns, { cwd: root }).filter((file) => usesDatabase(join(root, file), known));
}

function usesDatabase(file: string, known: Map<string, boolean>): boolean {
  if (databaseSupport.includes(file)) return true;
  const found = known.get(file);
  if (found !== undefined) return found;
  // files that import each other
  known.set(file, false);
  const uses = importsOf(file).some((imported) => usesDatabase(imported, known));
  known.set(file, uses);
  return uses;
}

function importsOf(file: string): string[] {
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(supportImport)].map(([, name = '']) =>
    name.startsWith('#tests/')
      ? join(root, 'tests', name.slice('#tests/'.length))
      : resolve(dirname(file), name),
  );
}
