import type { IncomingMessage } from 'node:http';
import { readFacetQuery } from '#search/meilisearch/query/facet-query.ts';
import { facetSearch } from '#search/meilisearch/answer/facet-search.ts';
import {
  type IndexQuery,
  readIndexQuery,
  readIndexUrlQuery,
} from '#search/meilisearch/query/index-query.ts';
import { readMultiSearch } from '#search/meilisearch/query/read-multi-search.ts';
import { readNaturally, type ReadingParts } from '#search/meilisearch/query/read-naturally.ts';
import { SearchFault } from '#search/meilisearch/search-fault.ts';
import type { SearchService } from '#search/meilisearch/search-service.ts';
import type { SiteRequest } from '#server/http/endpoint.ts';
import { answerJson } from './answer-json.ts';
import { Page } from '#server/pages/page.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import type { Site } from '#site/site.ts';
import { clientKey, isSameKey } from './client-key.ts';
import { crossOriginHeaders, preflightHeaders } from './cross-origin-headers.ts';
import { EndpointFault, MethodNotAllowed, TooManyQueries } from './endpoint-faults.ts';
import { QueryLimit } from './query-limit.ts';
import { readJson } from './read-json.ts';
import {
  methodsByRoute,
  offeredAddresses,
  type ServiceRoute,
  serviceRoute,
} from './service-route.ts';

/** The parts of a request that this endpoint needs. */
type ServiceRequest = Omit<SiteRequest, 'services'>;

/**
 * Serves each site's search in Meilisearch's wire format: `POST /multi-search`, `GET` and `POST /indexes/{uid}/search`,
 * `POST /indexes/{uid}/facet-search` and `GET /health`. The host determines the site, and the key must be that site's.
 * Other requests to these addresses are refused in JSON, as Meilisearch does.
 */
export class SearchEndpoint {
  readonly #service: SearchService;
  readonly #reading: ReadingParts;
  readonly #limit = new QueryLimit();

  constructor(service: SearchService, reading: ReadingParts) {
    this.#service = service;
    this.#reading = reading;
  }

  async answer(serviceRequest: ServiceRequest): Promise<void> {
    const { request, response, site, url } = serviceRequest;
    const settings = site.settings.search_service;
    const { origin } = request.headers;
    if (request.method === 'OPTIONS') {
      const granted = preflightHeaders(origin, settings.allowed_origins);
      response.writeHead(204, { ...securityHeaders, ...granted }).end();
      return;
    }
    const headers = crossOriginHeaders(origin, settings.allowed_origins);
    const send = async (status: number, body: unknown, others: Record<string, string> = {}) =>
      (await jsonPage(status, body, { ...headers, ...others })).send(request, response);
    try {
      await send(200, await this.#result(serviceRequest, serviceRoute(url.pathname)));
    } catch (fault) {
      if (!(fault instanceof SearchFault)) throw fault;
      // the rest of a refused body is not read, so the connection cannot be reused
      const rest = request.complete ? {} : { connection: 'close' };
      await send(fault.status, fault.body, {
        ...rest,
        ...(fault instanceof EndpointFault && fault.headers),
      });
    }
  }

  async #result(serviceRequest: ServiceRequest, route: ServiceRoute): Promise<unknown> {
    const { request, site, network } = serviceRequest;
    if (route.kind === 'unknown') throw unknownAddress();
    const methods: readonly string[] = methodsByRoute[route.kind];
    if (!methods.includes(request.method ?? '')) throw new MethodNotAllowed(methods);
    if (route.kind === 'health') return { status: 'available' };
    await this.#countQueries(site, network, 1);
    if (request.method === 'GET' && route.kind === 'search') {
      this.#checkKey(request, site);
      return this.#search(site, readIndexUrlQuery(route.indexUid, urlQuery(request)));
    }
    const body = await readJson(request);
    this.#checkKey(request, site);
    switch (route.kind) {
      case 'search':
        return this.#search(site, readIndexQuery(route.indexUid, body));
      case 'facet-search': {
        const now = new Date();
        const [query] = await this.#read(site, now, [readFacetQuery(route.indexUid, body)]);
        return facetSearch(this.#service, site, now, query!);
      }
      case 'multi-search':
        return this.#multiSearch(serviceRequest, body);
    }
  }

  async #search(site: Site, query: IndexQuery): Promise<unknown> {
    const now = new Date();
    const [answer] = await this.#service.answer(site, now, await this.#read(site, now, [query]));
    return answer;
  }

  async #multiSearch({ site, network }: ServiceRequest, body: unknown): Promise<unknown> {
    const { queries: asked, federation } = readMultiSearch(body);
    if (asked.length > 1) await this.#countQueries(site, network, asked.length - 1);
    const now = new Date();
    const queries = await this.#read(site, now, asked);
    try {
      if (federation) {
        return await this.#service.answerFederation(site, now, { ...federation, queries });
      }
      const answers = await this.#service.answer(site, now, queries);
      return {
        results: answers.map((answer, at) => ({ indexUid: queries[at]?.indexUid, ...answer })),
      };
    } catch (fault) {
      throw fault instanceof SearchFault ? fault.withQueryInMessage() : fault;
    }
  }

  #read<Q extends IndexQuery>(site: Site, now: Date, queries: readonly Q[]): Promise<Q[]> {
    return readNaturally(this.#reading, site, now, queries);
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

  async #countQueries(site: Site, network: string, queries: number): Promise<void> {
    const perMinute = site.settings.search_service.requests_per_minute;
    const wait = await this.#limit.secondsToWait(site.slug, network, queries, perMinute);
    if (wait !== undefined) throw new TooManyQueries(wait);
  }
}

function urlQuery({ url = '' }: IncomingMessage): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}

function unknownAddress(): SearchFault {
  return new SearchFault(
    'not_found',
    `This search service does not have this address. It offers ${offeredAddresses}.`,
  );
}

async function jsonPage(
  status: number,
  body: unknown,
  headers: Record<string, string>,
): Promise<Page> {
  const all = { 'content-type': 'application/json', ...headers };
  return new Page(status, all, Buffer.from(await answerJson(body)), false);
}
