import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

export interface ExchangeRequest {
  port: number;
  /**
   * The site's host without the port. Not every resolver knows names below `localhost`, so it is sent only as a header.
   */
  host: string;
  method?: string;
  path?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

export interface ExchangeResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Sends one request to a server on this machine, and reads the whole response.
 *
 * @throws if the connection breaks before the response is complete
 */
export function exchange({
  port,
  host,
  body,
  ...options
}: ExchangeRequest): Promise<ExchangeResponse> {
  return new Promise((fulfil, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method: options.method ?? 'GET',
        path: options.path ?? '/',
        headers: { host: `${host}:${port}`, connection: 'close', ...options.headers },
        agent: false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          fulfil({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
