import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable, type OutageReason } from './database-unavailable.ts';
import { FullDiskNotice, isDiskFull } from './disk-full.ts';

/** Time limits for everything that queries PostgreSQL. */
export interface PoolLimits {
  /** Milliseconds to open a connection or to wait for a free one. */
  connect: number;
  /** Milliseconds for an answer. PostgreSQL cancels the statement slightly earlier. */
  query?: number;
  /** Milliseconds after which PostgreSQL ends a transaction that sends no statements. */
  idleInTransaction?: number;
}

/** Lets the server's own limit act first, so that a slow statement does not cost the connection. */
const SERVER_FIRST_MS = 500;
/** During an outage one user per interval tries the database; all others fail immediately. */
const PROBE_INTERVAL_MS = 1000;

/**
 * A connection pool with a time limit on every wait. After the server fails to answer, one user at a time probes it and
 * the others fail immediately. Connections opened before an outage are not reused: a firewall or a dead peer may have
 * dropped them silently.
 */
export class BoundedPool implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #onError: (error: unknown) => void;
  readonly #fullDisk: FullDiskNotice;
  readonly #outageAtOpening = new WeakMap<pg.ClientBase, number>();
  #outages = 0;
  #failure: unknown;
  #nextProbeAt = 0;
  #isProbing = false;

  constructor(
    { connect, query, idleInTransaction }: PoolLimits,
    config: pg.PoolConfig,
    onError: (error: unknown) => void,
  ) {
    this.#onError = onError;
    this.#fullDisk = new FullDiskNotice(onError);
    this.#pool = new pg.Pool({
      ...config,
      connectionTimeoutMillis: connect,
      ...(query !== undefined && {
        query_timeout: query,
        statement_timeout: query - SERVER_FIRST_MS,
      }),
      ...(idleInTransaction !== undefined && {
        idle_in_transaction_session_timeout: idleInTransaction,
      }),
    });
    // the server closed an idle connection; the pool opens another
    this.#pool.on('error', onError);
    this.#pool.on('connect', (client) => {
      this.#outageAtOpening.set(client, this.#outages);
      // without a listener, an error between two queries of a transaction would end the process
      client.on('error', onError);
    });
  }

  /** Kysely opens a connection of its own with these options to cancel statements. */
  get options(): object {
    return this.#pool.options;
  }

  /** @throws {DatabaseUnavailable} */
  async connect(): Promise<PostgresPoolClient> {
    const isAway = this.#failure !== undefined;
    if (isAway && (this.#isProbing || Date.now() < this.#nextProbeAt))
      throw new DatabaseUnavailable(this.#failure, { isKnown: true });
    this.#isProbing = isAway;
    try {
      const client = await this.#freshClient();
      return this.#bounded(client, isAway);
    } catch (error) {
      this.#failed(error);
      throw new DatabaseUnavailable(error);
    }
  }

  /** @throws {DatabaseUnavailable} */
  async query(sql: string, parameters: readonly unknown[] = []): Promise<{ rows: unknown[] }> {
    const client = await this.connect();
    try {
      return await client.query(sql, parameters);
    } finally {
      client.release();
    }
  }

  /** Whether a write failed for lack of disk space within the last minute. */
  isFull(): boolean {
    return this.#fullDisk.isFull();
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }

  async #freshClient(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#pool.connect();
      if (this.#outageAtOpening.get(client) === this.#outages) return client;
      client.release(true);
    }
  }

  /** @param isProbe whether this connection finds out if an outage is over */
  #bounded(client: pg.PoolClient, isProbe: boolean): PostgresPoolClient {
    let broken: DatabaseUnavailable | undefined;
    const query = async (sql: string, parameters: readonly unknown[]) => {
      // the rollback that follows a failure must not wait as well
      if (broken) throw broken;
      try {
        const values = parameters.length > 0 ? [...parameters] : undefined;
        const result = await client.query(sql, values);
        this.#succeeded();
        return result;
      } catch (error) {
        if (isConnectionFailure(error)) {
          broken = new DatabaseUnavailable(error);
          if (isUnanswered(error)) this.#failed(error, client);
          else if (isProbe) this.#probeLater();
          throw broken;
        }
        this.#succeeded();
        throw this.#asRefusal(error);
      }
    };
    return {
      // Kysely's type also covers cursors, which are not used here
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy ?? broken !== undefined),
    };
  }

  /** An outage if a running server refused the statement, otherwise the error itself. */
  #asRefusal(error: unknown): unknown {
    if (!(error instanceof pg.DatabaseError)) return error;
    if (isDiskFull(error)) {
      const isKnown = this.#fullDisk.isFull();
      this.#fullDisk.note(error);
      return new DatabaseUnavailable(error, { reason: 'full', isKnown });
    }
    const reason = refusals.get(error.code ?? '');
    return reason ? new DatabaseUnavailable(error, { reason }) : error;
  }

  /** @param client the connection that failed; a failure of one opened before the last outage is ignored */
  #failed(error: unknown, client?: pg.PoolClient): void {
    if (client) {
      if (this.#outageAtOpening.get(client) !== this.#outages) return;
      this.#outages += 1;
    }
    if (this.#failure === undefined) this.#onError(error);
    this.#failure = error;
    this.#probeLater();
  }

  #probeLater(): void {
    this.#isProbing = false;
    this.#nextProbeAt = Date.now() + PROBE_INTERVAL_MS;
  }

  #succeeded(): void {
    this.#failure = undefined;
    this.#isProbing = false;
  }
}

/** SQLSTATEs of a server that is shutting down, starting up or out of connections. */
const serverStates = /^(08|57P0|53300)/;

/** Whether the connection or the server failed, as opposed to a statement or its values. */
function isConnectionFailure(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return serverStates.test(error.code ?? '');
  return !(error instanceof TypeError || error instanceof RangeError);
}

/**
 * Whether the server accepted a statement and did not answer. A closed connection is different: others may still work.
 */
function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** SQLSTATEs with which a running server refuses a statement that may succeed later. */
const refusals: ReadonlyMap<string, OutageReason> = new Map([
  // timed out
  ['57014', 'away'],
  // idle in a transaction for too long
  ['25P03', 'away'],
  ['25006', 'read-only'],
  // out of memory, and out of another configured resource
  ['53200', 'away'],
  ['53400', 'away'],
  // an error of the disk
  ['58030', 'away'],
]);
