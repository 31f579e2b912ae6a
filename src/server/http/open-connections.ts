import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The connections of a server. Node counts one on which no request has arrived yet as busy, and proxies open such
 * connections in advance, so `closeIdleConnections` leaves them open.
 */
export class OpenConnections {
  /** With the number of their requests that are not answered yet. */
  readonly #unanswered = new Map<Socket, number>();
  #isDraining = false;

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.#unanswered.set(socket, 0);
      socket.once('close', () => this.#unanswered.delete(socket));
    });
    for (const event of ['request', 'checkExpectation'] as const)
      server.prependListener(event, ({ socket }, response) => this.#count(socket, response));
  }

  /** Closes connections without a request now, and the others once they are answered. */
  drain(): void {
    this.#isDraining = true;
    for (const [socket, unanswered] of this.#unanswered) if (unanswered === 0) socket.destroy();
  }

  #count(socket: Socket, response: ServerResponse): void {
    this.#unanswered.set(socket, (this.#unanswered.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const unanswered = (this.#unanswered.get(socket) ?? 1) - 1;
      if (socket.destroyed) return;
      this.#unanswered.set(socket, unanswered);
      // the answer may still be on its way to the client
      if (this.#isDraining && unanswered === 0) socket.end();
    });
  }
}
