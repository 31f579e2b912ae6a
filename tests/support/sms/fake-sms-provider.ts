import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SmsRequest {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Respond = (response: ServerResponse) => void;

/** An SMS provider on this machine, which answers as a test tells it to. */
export class FakeSmsProvider {
  /** The requests since the last `reset`. */
  requests: SmsRequest[] = [];
  respond: Respond = json(500, {});
  readonly #server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url: path, headers } = request;
      this.requests.push({ method, path, headers, body: Buffer.concat(chunks).toString() });
      this.respond(response);
    });
  });

  async start(): Promise<void> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  reset(respond: Respond): void {
    this.requests = [];
    this.respond = respond;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Respond {
  return (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
}
