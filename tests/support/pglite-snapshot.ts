import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { migrate } from '#store/database/migrate.ts';
import type { Schema } from '#store/database/schema.ts';

const project = resolve(import.meta.dirname, '../..');
const migrations = join(project, 'src/store/migrations');

/**
 * Dumps an empty, migrated PGlite database to a file, unless an earlier run with the same migrations and packages did.
 * Loading the dump takes a quarter of the time of creating and migrating a database.
 *
 * @returns the file's path
 */
export async function pgliteSnapshot(): Promise<string> {
  const folder = join(project, '.cache/tests');
  const file = join(folder, `pglite-${fingerprint()}.tar`);
  if (existsSync(file)) return file;
  const pglite = await PGlite.create('memory://');
  await migrate(new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) }));
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  mkdirSync(folder, { recursive: true });
  // another run may be writing the same file
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
  renameSync(part, file);
  return file;
}

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(project, 'package-lock.json')));
  for (const name of readdirSync(migrations).toSorted())
    hash.update(name).update(readFileSync(join(migrations, name)));
  return hash.digest('hex').slice(0, 16);
}
