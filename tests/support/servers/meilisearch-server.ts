import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerFederation } from '#search/meilisearch/answer/answer-federation.ts';
import { answerQuery } from '#search/meilisearch/answer/answer-query.ts';
import { readIndexQuery } from '#search/meilisearch/query/index-query.ts';
import { readMultiSearch } from '#search/meilisearch/query/read-multi-search.ts';
import { RequestBudget } from '#search/meilisearch/query/request-budget.ts';
import type { SearchQuery } from '#search/meilisearch/query/search-query.ts';
import { SearchFault } from '#search/meilisearch/search-fault.ts';
import { ServerIndex } from './meilisearch-index.ts';

export interface MeilisearchServer {
  url: string;
  key: string;
  /** The number of requests by method and path, with numbers replaced by N. */
  requestCounts: Map<string, number>;
  /** Answers the next requests with 503. */
  failNext(requests: number): void;
  /** Closes every connection until called with false. */
  breakOff(broken: boolean): void;
  close(): Promise<void>;
}

interface Task {
  status: 'enqueued' | 'succeeded' | 'failed';
  error: { message: string; code: string } | null;
  run(): void;
}

/** The delay of a change, so that a client that does not wait for it fails a test. */
const TASK_MS = 3;

/**
 * Starts a server that implements the documented Meilisearch API for indexes, settings, documents and searches over our
 * engine. Changes are asynchronous tasks.
 */
export async function startMeilisearchServer(): Promise<MeilisearchServer> {
  const key = 'a-master-key-of-the-tests';
  const indexes = new Map<string, ServerIndex>();
  const tasks: Task[] = [];
  const requestCounts = new Map<string, number>();
  let failing = 0;
  let broken = false;

  function enqueue(run: () => void): { taskUid: number; status: string } {
    const task: Task = { status: 'enqueued', error: null, run };
    const taskUid = tasks.push(task) - 1;
    // in order, as in the server's scheduler
    setTimeout(() => {
      try {
        task.run();
        task.status = 'succeeded';
      } catch (error) {
        task.status = 'failed';
        const { code = 'internal' } = error as { code?: string };
        task.error = { message: (error as Error).message, code };
      }
    }, TASK_MS);
    return { taskUid, status: 'enqueued' };
  }

  function indexOf(uid: string): ServerIndex {
    const index = indexes.get(uid);
    if (!index) throw new SearchFault('index_not_found', `Index \`${uid}\` not found.`);
    return index;
  }

  function createIndex(uid: string): void {
    if (indexes.has(uid)) {
      const message = `Index \`${uid}\` already exists.`;
      throw Object.assign(new Error(message), { code: 'index_already_exists' });
    }
    indexes.set(uid, new ServerIndex());
  }

  function existingOrNew(uid: string): ServerIndex {
    if (!indexes.has(uid)) createIndex(uid);
    return indexOf(uid);
  }

  function search(uid: string, parameters: unknown): Promise<object> {
    return searchIndex(uid, readIndexQuery(uid, parameters).query);
  }

  function searchIndex(uid: string, query: SearchQuery): Promise<object> {
    const index = indexOf(uid);
    const limits = index.limits();
    return answerQuery(index.documents(), query, limits, new RequestBudget(limits));
  }

  async function multiSearch(body: object): Promise<object> {
    const { queries, federation } = readMultiSearch(body);
    const documentsOf = (uid: string) => indexOf(uid).documents();
    if (federation) {
      const [first] = queries;
      const limits = indexOf(first?.indexUid ?? '').limits();
      return answerFederation(federation, documentsOf, limits);
    }
    const results = queries.map(async ({ indexUid, query }) => ({
      indexUid,
      ...(await searchIndex(indexUid, query)),
    }));
    return { results: await Promise.all(results) };
  }

  type Route = [
    method: string,
    path: RegExp,
    answer: (uid: string, body: never, id: string) => unknown,
  ];
  const routes: Route[] = [
    ['GET', /^\/health$/, () => ({ status: 'available' })],
    ['POST', /^\/indexes$/, (_, { uid }: { uid: string }) => enqueue(() => createIndex(uid))],
    [
      'PATCH',
      /^\/indexes\/(\w+)\/settings$/,
      (uid, settings: object) => enqueue(() => existingOrNew(uid).change(settings)),
    ],
    [
      'POST',
      /^\/indexes\/(\w+)\/documents$/,
      (uid, documents: never[]) => enqueue(() => existingOrNew(uid).put(documents)),
    ],
    ['DELETE', /^\/indexes\/(\w+)\/documents$/, (uid) => enqueue(() => existingOrNew(uid).clear())],
    ['GET', /^\/indexes\/(\w+)\/stats$/, (uid) => ({ numberOfDocuments: indexOf(uid).size })],
    ['GET', /^\/indexes\/(\w+)\/documents\/(\w+)$/, (uid, _, id) => indexOf(uid).get(id)],
    ['POST', /^\/indexes\/(\w+)\/search$/, (uid, parameters) => search(uid, parameters)],
    ['POST', /^\/multi-search$/, (_, body: object) => multiSearch(body)],
    ['GET', /^\/tasks\/()(\d+)$/, (_, __, id) => taskOf(Number(id))],
  ];

  function taskOf(uid: number): object {
    const { status, error } = tasks[uid] ?? { status: 'failed', error: null };
    return { uid, status, error };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const kind = `${request.method} ${pathname.replace(/\d+/g, 'N')}`;
    requestCounts.set(kind, (requestCounts.get(kind) ?? 0) + 1);
    const body = await text(request);
    const send = (status: number, value: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(value));
    };
    if (broken) return void request.socket.destroy();
    if (failing > 0) {
      failing -= 1;
      return send(503, { message: 'busy', code: 'too_many_search_requests', type: 'system' });
    }
    if (request.headers.authorization !== `Bearer ${key}`) {
      return send(403, new SearchFault('invalid_api_key', 'The API key is invalid.').body);
    }
    for (const [method, path, reply] of routes) {
      const [, uid = '', id = ''] = path.exec(pathname) ?? [];
      if (method !== request.method || !path.test(pathname)) continue;
      try {
        const value = await reply(uid, (body === '' ? {} : JSON.parse(body)) as never, id);
        return value === undefined
          ? send(404, { message: `Document \`${id}\` not found.`, code: 'document_not_found' })
          : send(method === 'GET' || !('taskUid' in Object(value)) ? 200 : 202, value);
      } catch (error) {
        if (!(error instanceof SearchFault)) throw error;
        return send(error.status, error.body);
      }
    }
    send(404, { message: 'No such route', code: 'not_found' });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    requestCounts,
    failNext: (requests) => (failing = requests),
    breakOff: (now) => (broken = now),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
