import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';

export interface FeedServer {
  url: string;
  /** The headers of the requests so far. */
  asked: IncomingMessage['headers'][];
  close(): Promise<void>;
}

/** Starts a dealer's server, which answers every request as the test says. */
export async function startFeedServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<FeedServer> {
  const asked: FeedServer['asked'] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
