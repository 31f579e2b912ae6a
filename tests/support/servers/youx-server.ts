import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { QuoteRequest } from '#domain/finance/quick-quote.ts';
import { cardQuote, type RateCard } from '#domain/finance/rate-card.ts';

export interface YouxRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

export interface YouxServer {
  /** What `YOUX_URL` and `YOUX_KEY` are set to. */
  url: string;
  key: string;
  requests: YouxRequest[];
  /** Replaces the behaviour that the specification describes. */
  answerWith(answer: YouxAnswerer): void;
  /** Restores that behaviour and forgets the requests. */
  reset(): void;
  close(): void;
}

type YouxAnswerer = (response: ServerResponse, request: YouxRequest) => void;

/** The host of the page on which shoppers continue. */
export const YOUX_HOST = 'apply.youx.example';
const KEY = 'youx_key_for_tests_only';

/** Starts a server with the payloads of specification 2, section 7, which quotes from the card for the year 2026. */
export async function startYouxServer(card: RateCard): Promise<YouxServer> {
  const requests: YouxRequest[] = [];
  let answer: YouxAnswerer = specified(card);
  const server = createServer((message, response) => {
    void bodyOf(message).then((body) => {
      const request = { path: message.url ?? '', headers: message.headers, body };
      requests.push(request);
      answer(response, request);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`,
    key: KEY,
    requests,
    answerWith: (other) => (answer = other),
    reset() {
      answer = specified(card);
      requests.length = 0;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function specified(card: RateCard): YouxAnswerer {
  return (response, { path, headers, body }) => {
    if (headers.authorization !== `Bearer ${KEY}`) {
      return answerJson(response, 401, { error: 'Unknown key' });
    }
    if (path === '/v1/quote') {
      // the adapter under test sends this shape; its tests check that
      const quote = cardQuote(card, body as QuoteRequest, 2026);
      return answerJson(response, 200, quote ?? { error: 'This vehicle is too old' });
    }
    if (path === '/v1/create-customer') {
      return answerJson(response, 200, { redirectUrl: `https://${YOUX_HOST}/applications/17` });
    }
    return answerJson(response, 404, {});
  };
}

async function bodyOf(message: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of message.setEncoding('utf8')) text += String(chunk);
  return text ? JSON.parse(text) : undefined;
}
