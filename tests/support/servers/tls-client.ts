import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { connect } from 'node:tls';

/** A browser that trusts one authority, and to which every name is this machine. */
export interface TlsClient {
  /** Whether a handshake for a name succeeds with a certificate for it. */
  handshake(name: string): Promise<boolean>;
  /** Sends one request on a connection of its own. @throws if there is no complete answer */
  ask(url: string, form?: string): Promise<TlsAnswer>;
}

export interface TlsAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** @param authority the authority's own certificate, as PEM */
export function tlsClient(port: number, authority: string): TlsClient {
  return {
    handshake: (name) =>
      new Promise((resolve, reject) => {
        const options = { host: '127.0.0.1', port, servername: name, ca: authority };
        const socket = connect(options, () => {
          socket.destroy();
          resolve(true);
        });
        socket.on('error', (error: NodeJS.ErrnoException) => {
          // an alert of the other side is a refusal; anything else is a fault of the test, such as a foreign certificate
          if (error.code?.startsWith('ERR_SSL_')) resolve(false);
          else reject(error);
        });
      }),
    ask: (url, form) =>
      new Promise((resolve, reject) => {
        const { hostname, pathname, search } = new URL(url);
        const sent = request(
          {
            // sessions of earlier connections would make some handshakes shorter than a new visitor's
            agent: new Agent({ maxCachedSessions: 0 }),
            host: '127.0.0.1',
            port,
            servername: hostname,
            ca: authority,
            path: pathname + search,
            method: form === undefined ? 'GET' : 'POST',
            headers: {
              host: hostname,
              ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
            },
          },
          (response) => {
            let body = '';
            response.setEncoding('utf8').on('data', (text: string) => (body += text));
            response.on('error', reject);
            response.on('end', () => {
              const { statusCode: status = 0, headers } = response;
              resolve({ status, headers, body });
            });
          },
        );
        sent.on('error', reject);
        sent.end(form);
      }),
  };
}
