import { chmodSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { fromPglite } from 'pg-boss';
import { FullDiskNotice } from './disk-full.ts';
import { guardedPglite } from './guarded-pglite.ts';
import { instantFromText } from './instant.ts';
import { lockDataDirectory } from './lock-data-directory.ts';
import { type Database, DatabaseAbsent, DataDirectoryInUse } from './database.ts';
import type { Schema } from './schema.ts';

interface OpenPgliteOptions {
  /** Throws DatabaseAbsent instead of creating a database. */
  mustExist?: boolean | undefined;
  /** A dump to start from, for a database in memory. */
  snapshot?: Blob | undefined;
  /** Receives the error, at most once a minute, if the disk is full. */
  onError?: (error: unknown) => void;
}

/**
 * Opens the embedded database. The directory `memory://` opens a private database that is discarded on closing.
 * @throws {DatabaseAbsent}
 * @throws {DataDirectoryInUse}
 */
export async function openPglite(
  dataDir: string,
  { mustExist = false, snapshot, onError = () => undefined }: OpenPgliteOptions = {},
): Promise<Database> {
  const inMemory = dataDir === 'memory://';
  const folder = join(dataDir, 'pglite');
  // PostgreSQL itself recognises a database directory by this file
  if (mustExist && !existsSync(join(folder, 'PG_VERSION'))) throw new DatabaseAbsent(dataDir);
  const lock = inMemory ? undefined : lockDataDirectory(dataDir);
  if (!inMemory && !lock) throw new DataDirectoryInUse(dataDir);

  let pglite: PGlite;
  try {
    pglite = await PGlite.create(inMemory ? 'memory://' : folder, {
      ...(snapshot && { loadDataDir: snapshot }),
      parsers: { [types.INT8]: Number, [types.TIMESTAMPTZ]: instantFromText },
    });
  } catch (error) {
    lock?.release();
    throw new Error(`The embedded database in ${dataDir} cannot be opened`, { cause: error });
  }

  const protect = (): void => (inMemory ? undefined : restrictToOwner(folder));
  protect();

  const fullDisk = new FullDiskNotice(onError);
  const guarded = inMemory ? pglite : guardedPglite(pglite, folder, fullDisk);
  return {
    engine: 'pglite',
    db: new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: guarded }) }),
    jobs: fromPglite(guarded),
    isFull: () => fullDisk.isFull(),
    async listen(channel, onNotice) {
      const stop = await pglite.listen(channel, onNotice);
      onNotice();
      return () => stop();
    },
    async close() {
      if (!pglite.closed) await pglite.close();
      protect();
      lock?.release();
    },
  };
}

/**
 * Restricts the files to their owner. PGlite makes every file readable and writable for all users, whatever the umask.
 * The parent directory denies others access, but a copy or a backup of the files would not.
 */
function restrictToOwner(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}
