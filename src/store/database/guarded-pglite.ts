import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { type FullDiskNotice, isDiskFull } from './disk-full.ts';

/**
 * Bytes that stay free on the disk. The embedded database ends its process if it cannot write its log, in files of 16 MiB,
 * so writes are refused before that.
 */
const RESERVED_BYTES = 48 * 1024 * 1024;
/** Milliseconds for which a measurement of the free space counts. */
const LOOK_EVERY_MS = 100;

/** Statements that need no disk space, or none worth mentioning. */
const reading = /^\s*(select|show|set|begin|commit|rollback|listen|unlisten)\b/i;

const asked = ['query', 'exec'] as const;
type Queries = Pick<PGlite, 'query' | 'exec'>;

/**
 * Wraps the embedded database so that a full disk refuses writes with `DatabaseUnavailable`, as it does on PostgreSQL.
 * @param folder a folder on the database's disk
 */
export function guardedPglite(pglite: PGlite, folder: string, notice: FullDiskNotice): PGlite {
  const hasSpace = freeSpaceCheck(folder);
  const full = (cause: unknown): DatabaseUnavailable => {
    const isKnown = notice.isFull();
    notice.note(cause);
    return new DatabaseUnavailable(cause, { reason: 'full', isKnown });
  };
  const guarded = <T extends Queries>(database: T): T =>
    new Proxy(database, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        if (name === 'transaction') {
          return (run: (inside: Queries) => unknown) =>
            Reflect.apply(value, target, [(inside: Queries) => run(guarded(inside))]) as unknown;
        }
        if (!asked.some((one) => one === name)) return value.bind(target) as unknown;
        return async (statement: string, ...more: unknown[]): Promise<unknown> => {
          if (!reading.test(statement) && !hasSpace())
            throw full(new Error(`The disk of ${folder} is full`));
          try {
            return await (Reflect.apply(value, target, [statement, ...more]) as unknown);
          } catch (error) {
            throw isDiskFull(error) ? full(error) : error;
          }
        };
      },
    });
  return guarded(pglite);
}

function freeSpaceCheck(folder: string): () => boolean {
  let lookedAt = -Infinity;
  let hasSpace = true;
  return () => {
    const now = performance.now();
    if (now - lookedAt < LOOK_EVERY_MS) return hasSpace;
    lookedAt = now;
    const { bavail, bsize } = statfsSync(folder);
    hasSpace = bavail * bsize > RESERVED_BYTES;
    return hasSpace;
  };
}
