import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long a draining server waits for the rest of a request's body; its sender may have lost the network. */
const BODY_MS = 3000;

/**
 * The connections of a server. Node counts one on which no request has arrived yet as busy, and proxies open such
 * connections in advance, so `closeIdleConnections` leaves them open.
 */
export class OpenConnections {
  /** With their requests that are not answered yet. */
  readonly #unanswered = new Map<Socket, Set<IncomingMessage>>();
  readonly #bodyMs: number;
  #isDraining = false;

  constructor(server: Server, { bodyMs = BODY_MS } = {}) {
    this.#bodyMs = bodyMs;
    server.on('connection', (socket: Socket) => {
      this.#unanswered.set(socket, new Set());
      socket.once('close', () => this.#unanswered.delete(socket));
    });
    for (const event of ['request', 'checkExpectation'] as const)
      server.prependListener(event, (request, response) => this.#follow(request, response));
  }

  /**
   * Closes connections without a request now and the others once they are answered, but waits only a few seconds for
   * the rest of a request.
   */
  drain(): void {
    this.#isDraining = true;
    for (const [socket, unanswered] of this.#unanswered) {
      if (unanswered.size === 0) socket.destroy();
      for (const request of unanswered) this.#limitBody(request);
    }
  }

  #follow(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    this.#unanswered.get(socket)?.add(request);
    if (this.#isDraining) this.#limitBody(request);
    response.once('close', () => {
      const unanswered = this.#unanswered.get(socket);
      unanswered?.delete(request);
      // the answer may still be on its way to the client
      if (this.#isDraining && unanswered?.size === 0) socket.end();
    });
  }

  #limitBody(request: IncomingMessage): void {
    setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, this.#bodyMs).unref();
  }
}
