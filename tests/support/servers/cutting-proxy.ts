import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

/**
 * Where the proxy cuts the next exchanges: after so many bytes of the request, or after so many of the answer. With
 * `holds` it keeps the connection open and silent instead, as a network does that has lost its way.
 */
export type Cut = { in: 'request' | 'answer'; after: number; holds?: boolean };

/** A proxy in front of a server that loses requests and answers at a byte. */
export interface CuttingProxy {
  port: number;
  /** Applies to connections that open afterwards and whose request begins with `POST`; undefined cuts nothing. */
  cut(cut: Cut | undefined): void;
  /** The bytes of the answers that were cut, as the server sent them. */
  lost: Buffer[];
  close(): void;
}

/** @param target the port of a server on this machine */
export async function startCuttingProxy(target: number): Promise<CuttingProxy> {
  let current: Cut | undefined;
  const lost: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = createConnection(target, '127.0.0.1');
    let plan: Cut | undefined;
    let isFirst = true;
    let received = 0;
    const answer: Buffer[] = [];
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    const end = (): void => {
      if (!plan?.holds) client.destroy();
    };
    client.on('data', (bytes) => {
      if (bytes.subarray(0, 5).toString('latin1') === 'POST ' || isFirst) {
        plan = bytes.subarray(0, 5).toString('latin1') === 'POST ' ? current : undefined;
        received = 0;
      }
      isFirst = false;
      if (plan?.in !== 'request') return void upstream.write(bytes);
      upstream.write(bytes.subarray(0, Math.max(0, plan.after - received)));
      received += bytes.length;
      if (received < plan.after) return;
      upstream.destroy();
      end();
    });
    upstream.on('data', (bytes) => {
      if (plan?.in !== 'answer') return void client.write(bytes);
      const before = answer.reduce((sum, { length }) => sum + length, 0);
      answer.push(bytes);
      const passed = bytes.subarray(0, Math.max(0, plan.after - before));
      // the server ends its answer, so its work is done before the client hears of the cut
      if (passed.length > 0) client.write(passed);
      if (before + bytes.length < plan.after || !isWhole(Buffer.concat(answer))) return;
      lost.push(Buffer.concat(answer));
      upstream.destroy();
      end();
    });
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => {
      if (plan) end();
      else client.end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut: (cut) => void (current = cut),
    lost,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Whether an answer has arrived completely, by its length or its last chunk. */
function isWhole(answer: Buffer): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const head = answer.subarray(0, end).toString('latin1').toLowerCase();
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
  if (length !== undefined) return answer.length >= end + 4 + Number(length);
  if (/\r\ntransfer-encoding: chunked/.test(head))
    return (
      answer.subarray(-7).toString('latin1').endsWith('\r\n0\r\n\r\n') ||
      answer.subarray(end + 4).toString('latin1') === '0\r\n\r\n'
    );
  return true;
}

/** The places in an answer where a cut may matter: around every line of the head, and within the body. */
export function placesToCut(answer: Buffer): number[] {
  const head = answer.indexOf('\r\n\r\n') + 4;
  const places = [0, 1, 9, head - 2, head];
  for (let at = answer.indexOf('\r\n'); at >= 0 && at < head; at = answer.indexOf('\r\n', at + 1))
    places.push(at, at + 2, at + 12);
  const body = answer.length - head;
  if (body > 0) places.push(head + 1, head + Math.floor(body / 2), answer.length - 1);
  return [...new Set(places)]
    .filter((place) => place >= 0 && place < answer.length)
    .toSorted((one, other) => one - other);
}
