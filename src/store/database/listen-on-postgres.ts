import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const RECONNECT_AFTER_MS = 1000;
const CONNECT_MS = 5000;

/**
 * Listens on a channel over its own connection and reconnects when it is lost. Calls `onNotice` for every notice and
 * after every connection.
 */
export async function listenOnPostgres(
  databaseUrl: string,
  channel: string,
  onNotice: () => void,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;

  async function connect(): Promise<void> {
    const opened = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
    });
    opened.on('notification', onNotice);
    opened.on('error', onError);
    try {
      await opened.connect();
      await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await opened.end().catch(onError);
      throw error;
    }
    client = opened;
    // attached only now: a failed connection also emits 'end', while the loop is already retrying
    opened.on('end', () => {
      if (!stopped) void reconnect();
    });
    onNotice();
  }

  async function reconnect(): Promise<void> {
    while (!stopped) {
      await delay(RECONNECT_AFTER_MS, undefined, { ref: false });
      if (stopped) return;
      try {
        return await connect();
      } catch (error) {
        onError(error);
      }
    }
  }

  await connect();
  return async () => {
    stopped = true;
    await client?.end();
  };
}
