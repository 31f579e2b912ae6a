import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  /** Headers by name in lower case. */
  headers: Record<string, string>;
  body: string;
}

const SILENCE_MS = 10_000;

/**
 * Sends raw bytes to a server on this machine and reads until it closes the connection, so that requests reach it which
 * a client library would correct or refuse.
 *
 * @returns undefined if the server closes without a response
 * @throws if it neither responds nor closes
 */
export function rawExchange(
  port: number,
  ...pieces: (string | Buffer)[]
): Promise<RawAnswer | undefined> {
  return new Promise((fulfil, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => {
      for (const piece of pieces)
        socket.write(typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece);
    });
    socket.setTimeout(SILENCE_MS, () => {
      socket.destroy();
      reject(new Error(`No answer to ${JSON.stringify(String(pieces[0]).slice(0, 200))}`));
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    // a server does not read a body it has refused, so sending the rest fails
    socket.on('error', () => undefined);
    socket.on('close', () => fulfil(parse(Buffer.concat(chunks))));
  });
}

function parse(bytes: Buffer): RawAnswer | undefined {
  const text = bytes.toString('utf8').replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
  const end = text.indexOf('\r\n\r\n');
  if (status === undefined || end < 0) return undefined;
  const [, ...lines] = text.slice(0, end).split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return {
    status: Number(status),
    headers: Object.fromEntries(headers),
    body: text.slice(end + 4),
  };
}
