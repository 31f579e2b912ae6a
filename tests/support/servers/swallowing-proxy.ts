import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

/** Stands between the platform and a server, and fails in the ways that networks fail. */
export interface SwallowingProxy {
  port: number;
  /** From now on connections stay open, are accepted, and no byte passes. */
  swallow(): void;
  /** From now on connections are closed, and refused. */
  refuse(): void;
  /** From now on new connections work. Those that were swallowed stay dead, as behind a firewall. */
  pass(): void;
  close(): void;
}

export async function startSwallowingProxy(target: number): Promise<SwallowingProxy> {
  let mode: 'pass' | 'swallow' | 'refuse' = 'pass';
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
        if (!pair.isDead) to?.write(bytes);
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
    pass() {
      mode = 'pass';
    },
    close() {
      server.close();
      closeAll();
    },
  };
}
