import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';
import type { Schema } from '#store/database/schema.ts';

export interface LimiterOptions {
  /** Separates this limiter's keys from other limiters' in the same table. */
  name: string;
  points: number;
  seconds: number;
  /** From this count on, a process refuses a key without asking the database again. */
  refuseFromMemoryAt?: number;
}

export type OpenLimiter = (options: LimiterOptions) => RateLimiterAbstract;

/** A limiter for this process only. */
export const memoryLimiter: OpenLimiter = ({ name, points, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });

/**
 * Opens limiters. All processes share their counts, which survive a restart. A key that is over its limit is
 * refused from memory and costs no further query. While the database is away, the process counts in its own memory.
 * @param onError receives the reason if the database could not count
 */
export function sharedLimiters(db: Kysely<Schema>, onError: (error: unknown) => void): OpenLimiter {
  const storeClient = {
    async query({ text, values }: { text: string; values: unknown[] }) {
      try {
        return await db.executeQuery(CompiledQuery.raw(text, values));
      } catch (error) {
        onError(error);
        throw error;
      }
    },
  };
  return (options) => {
    const { name, points, seconds, refuseFromMemoryAt = points + 1 } = options;
    return new HashedKeyLimiter({
      storeClient,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      inMemoryBlockOnConsumed: refuseFromMemoryAt,
      insuranceLimiter: memoryLimiter(options),
    });
  };
}

/** Stores hashes of the keys, because keys contain network addresses, phone numbers and mailboxes. */
class HashedKeyLimiter extends RateLimiterPostgres {
  override getKey(key: string | number): string {
    return super.getKey(createHash('sha256').update(String(key)).digest('hex'));
  }
}
