import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

/** A proxy in front of a server that simulates network failures. */
export interface FaultyProxy {
  port: number;
  /** Keeps connections open and accepts new ones, but passes no data. */
  swallow(): void;
  /** Closes connections and refuses new ones. */
  refuse(): void;
  /** Accepts new connections, but closes each at its first query. */
  sever(): void;
  /** Lets new connections work. Those that were swallowed stay dead, as behind a firewall. */
  pass(): void;
  close(): void;
}

export async function startFaultyProxy(target: number): Promise<FaultyProxy> {
  let mode: 'pass' | 'swallow' | 'refuse' | 'sever' = 'pass';
  const pairs = new Set<{ sockets: Socket[]; isDead: boolean }>();
  const closeAll = (): void => {
    for (const { sockets } of pairs) for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    if (mode === 'refuse') {
      client.destroy();
      return;
    }
    const sockets = [client];
    const pair = { sockets, isDead: mode === 'swallow' };
    pairs.add(pair);
    const relay = (from: Socket, to: Socket | undefined): void => {
      from.on('data', (bytes) => {
        if (mode === 'sever' && from === client && bytes.includes('select')) client.destroy();
        else if (!pair.isDead) to?.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        to?.destroy();
        pairs.delete(pair);
      });
    };
    if (pair.isDead) return relay(client, undefined);
    const upstream = createConnection(target, '127.0.0.1');
    sockets.push(upstream);
    relay(client, upstream);
    relay(upstream, client);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    swallow() {
      mode = 'swallow';
      for (const pair of pairs) pair.isDead = true;
    },
    refuse() {
      mode = 'refuse';
      closeAll();
    },
    sever() {
      mode = 'sever';
    },
    pass() {
      mode = 'pass';
    },
    close() {
      server.close();
      closeAll();
    },
  };
}
