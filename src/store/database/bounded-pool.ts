import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable } from './database-unavailable.ts';

/** How long anything that asks PostgreSQL waits for it. */
export interface PoolLimits {
  /** Milliseconds for a connection, whether it is opened or waited for. */
  connect: number;
  /** Milliseconds for an answer. PostgreSQL itself gives a statement up a little earlier. */
  query?: number;
  /** Milliseconds after which PostgreSQL ends a transaction that nothing is asked of. */
  idleInTransaction?: number;
}

/** The server's own limit ends first, so that a slow statement does not cost the connection. */
const SERVER_FIRST_MS = 500;
/** During an outage the database is asked once in this time; everybody else fails at once. */
const ASK_AGAIN_MS = 1000;

/**
 * A pool of connections that never lets its users wait without bound. After a server did not answer one user at a time finds out whether the server is back, and the others fail at once. Connections from
 * before that are not used again: a firewall or a dead peer may have swallowed them.
 */
export class BoundedPool implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #onError: (error: unknown) => void;
  readonly #openedIn = new WeakMap<pg.ClientBase, number>();
  #outages = 0;
  #failure: unknown;
  #askAgainAt = 0;
  #isAsking = false;

  constructor(
    { connect, query, idleInTransaction }: PoolLimits,
    config: pg.PoolConfig,
    onError: (error: unknown) => void,
  ) {
    this.#onError = onError;
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
    // an idle connection that the server closes; the pool opens another
    this.#pool.on('error', onError);
    this.#pool.on('connect', (client) => {
      this.#openedIn.set(client, this.#outages);
      // without a listener, an error between two queries of a transaction would end the process
      client.on('error', onError);
    });
  }

  /** For Kysely, which makes a connection of its own by them to cancel statements. */
  get options(): object {
    return this.#pool.options;
  }

  /** @throws {DatabaseUnavailable} */
  async connect(): Promise<PostgresPoolClient> {
    const isAway = this.#failure !== undefined;
    if (isAway && (this.#isAsking || Date.now() < this.#askAgainAt))
      throw new DatabaseUnavailable(this.#failure, { isKnown: true });
    this.#isAsking = isAway;
    try {
      const client = await this.#freshClient();
      return this.#bounded(client);
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

  async end(): Promise<void> {
    await this.#pool.end();
  }

  async #freshClient(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#pool.connect();
      if (this.#openedIn.get(client) === this.#outages) return client;
      client.release(true);
    }
  }

  #bounded(client: pg.PoolClient): PostgresPoolClient {
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
        if (isOfConnection(error)) {
          broken = new DatabaseUnavailable(error);
          if (isSilence(error)) this.#failed(error, client);
          throw broken;
        }
        this.#succeeded();
        throw isRefusal(error) ? new DatabaseUnavailable(error) : error;
      }
    };
    return {
      // Kysely's own type, which has a form for cursors as well; none are used here
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy ?? broken !== undefined),
    };
  }

  /** @param client the connection that failed; one from before the last outage says nothing about the server now */
  #failed(error: unknown, client?: pg.PoolClient): void {
    if (client) {
      if (this.#openedIn.get(client) !== this.#outages) return;
      this.#outages += 1;
    }
    if (this.#failure === undefined) this.#onError(error);
    this.#failure = error;
    this.#isAsking = false;
    this.#askAgainAt = Date.now() + ASK_AGAIN_MS;
  }

  #succeeded(): void {
    this.#failure = undefined;
    this.#isAsking = false;
  }
}

/** SQLSTATEs by which a server says that it is going away, coming up or full. */
const serverStates = /^(08|57P0|53300)/;

/** Whether the connection or the server has failed, as opposed to a statement or its values. */
function isOfConnection(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return serverStates.test(error.code ?? '');
  return !(error instanceof TypeError || error instanceof RangeError);
}

/** Whether the server accepted a statement and did not answer. A connection that was closed says less: others may work. */
function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** Whether a server that is there cannot do it now: 57014 took too long, 25006 is read-only, 25P03 was idle too long. */
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(57014|25006|25P03)$/.test(error.code ?? '');
}
