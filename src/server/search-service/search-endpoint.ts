import type { IncomingMessage, ServerResponse } from 'node:http';
import { readIndexQuery } from '#search/meilisearch/index-query.ts';
import { readMultiSearch } from '#search/meilisearch/read-multi-search.ts';
import { SearchFault } from '#search/meilisearch/search-fault.ts';
import type { SearchService } from '#search/meilisearch/search-service.ts';
import { Page } from '#server/page.ts';
import { securityHeaders } from '#server/security-headers.ts';
import type { Site } from '#site/site.ts';
import { clientKey, isSameKey } from './client-key.ts';
import { crossOriginHeaders, preflightHeaders } from './cross-origin-headers.ts';
import { QueryLimit } from './query-limit.ts';
import { readJson } from './read-json.ts';

const searchOfIndex = /^\/indexes\/([^/]+)\/search$/;

/** A request that has reached its site. */
export interface SearchRequest {
  request: IncomingMessage;
  response: ServerResponse;
  site: Site;
  path: string;
  clientAddress: string;
}

/**
 * The search service of each site, in Meilisearch's wire format: `POST /multi-search`, `POST /indexes/{uid}/search` and
 * `GET /health`. The host says which site, and the key must be that site's.
 */
export class SearchEndpoint {
  readonly #service: SearchService;
  readonly #limit = new QueryLimit();

  constructor(service: SearchService) {
    this.#service = service;
  }

  /** @returns whether the request was for the service, and is answered */
  async serve(asked: SearchRequest): Promise<boolean> {
    const { request, response, site, path } = asked;
    const settings = site.settings.search_service;
    const isHealth = path === '/health';
    const isSearch = path === '/multi-search' || searchOfIndex.test(path);
    if (!settings.enabled || !(isHealth || isSearch)) return false;

    const { origin } = request.headers;
    const headers = crossOriginHeaders(origin, settings.allowed_origins);
    const send = (status: number, body: unknown, others: Record<string, string> = {}) =>
      jsonPage(status, body, { ...headers, ...others }).send(request, response);
    if (request.method === 'OPTIONS') {
      const granted = preflightHeaders(origin, settings.allowed_origins);
      response.writeHead(204, { ...securityHeaders, ...granted }).end();
      return true;
    }
    const methods = isHealth ? ['GET', 'HEAD'] : ['POST'];
    if (!methods.includes(request.method ?? '')) {
      const fault = new SearchFault(
        'bad_request',
        `Only ${methods.join(', ')} is understood here.`,
      );
      await send(405, fault.body, { allow: `${methods.join(', ')}, OPTIONS` });
      return true;
    }
    if (isHealth) {
      await send(200, { status: 'available' });
      return true;
    }
    try {
      await send(200, await this.#answer(asked));
    } catch (fault) {
      if (!(fault instanceof SearchFault)) throw fault;
      // of a body that was refused the rest is not read
      const rest = request.complete ? {} : { connection: 'close' };
      const wait = fault instanceof TooManyQueries && { 'retry-after': String(fault.seconds) };
      await send(fault.status, fault.body, { ...rest, ...wait });
    }
    return true;
  }

  async #answer({ request, site, path, clientAddress }: SearchRequest): Promise<unknown> {
    await this.#spend(site, clientAddress, 1);
    const body = await readJson(request);
    this.#checkKey(request, site);
    const [, index] = searchOfIndex.exec(path) ?? [];
    const now = new Date();
    if (index !== undefined) {
      const [answer] = await this.#service.answer(site, now, [readIndexQuery(index, body)]);
      return answer;
    }
    const queries = readMultiSearch(body);
    if (queries.length > 1) await this.#spend(site, clientAddress, queries.length - 1);
    try {
      const answers = await this.#service.answer(site, now, queries);
      return {
        results: answers.map((answer, at) => ({ indexUid: queries[at]?.indexUid, ...answer })),
      };
    } catch (fault) {
      throw fault instanceof SearchFault ? fault.told() : fault;
    }
  }

  #checkKey(request: IncomingMessage, site: Site): void {
    const key = clientKey(request.headers.authorization);
    if (request.headers.authorization === undefined) {
      throw new SearchFault(
        'missing_authorization_header',
        'The Authorization header is missing. It must use the bearer authorization method.',
      );
    }
    const wanted = site.settings.search_service.key;
    if (key === undefined || wanted === undefined || !isSameKey(key, wanted)) {
      throw new SearchFault('invalid_api_key', 'The provided API key is invalid.');
    }
  }

  async #spend(site: Site, clientAddress: string, queries: number): Promise<void> {
    const perMinute = site.settings.search_service.requests_per_minute;
    const wait = await this.#limit.secondsToWait(site.slug, clientAddress, queries, perMinute);
    if (wait !== undefined) throw new TooManyQueries(wait);
  }
}

class TooManyQueries extends SearchFault {
  readonly seconds: number;

  constructor(seconds: number) {
    super('too_many_search_requests', `Too many searches. Please try again in ${seconds} seconds.`);
    this.seconds = seconds;
  }
}

function jsonPage(status: number, body: unknown, headers: Record<string, string>): Page {
  const all = { 'content-type': 'application/json', ...headers };
  return new Page(status, all, Buffer.from(JSON.stringify(body)), false);
}
