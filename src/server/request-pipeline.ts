import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from '#site/site.ts';
import { DatabaseUnavailable } from '#store/database/database-unavailable.ts';
import type { Platform } from '#platform';
import { clientNetwork } from './http/client-network.ts';
import { type CachedEndpoint, type DirectEndpoint, EndpointTable } from './http/endpoint.ts';
import { cachedEndpoints, directEndpoints } from './endpoints/endpoints.ts';
import { MakingQueue, Overloaded } from './limits/making-queue.ts';
import { memoryLimiter, type OpenLimiter } from './limits/limiters.ts';
import type { Metrics } from './endpoints/metrics.ts';
import { Page, plainPage } from './http/page.ts';
import { pageAddress, PageCache } from './http/page-cache.ts';
import type { Pictures } from './endpoints/pictures.ts';
import { PostLimit } from './limits/post-limit.ts';
import { readBody } from './http/read-body.ts';
import { isCrossSite } from './http/refuse-cross-site.ts';
import { isWellFormedPath, requestUrl } from './http/request-url.ts';
import type { Router } from './router.ts';
import { transportHeaders } from './http/security-headers.ts';
import { siteOrigin } from './http/site-origin.ts';
import type { StaticFiles } from './http/static-files.ts';

export interface PipelineParts {
  platform: Platform;
  router: Router;
  pictures: Pictures;
  staticFiles: StaticFiles;
  metrics: Metrics;
  openLimiter: OpenLimiter;
}

const MAX_URL_LENGTH = 4096;
const MINUTE_MS = 60_000;
/** Of one address, behind which a whole office may be. */
const EVENTS_PER_MINUTE = 600;

/** A page that is not made for now may be, a few seconds later. */
const BUSY_SECONDS = '5';
const BUSY_TEXT =
  'We have more visitors than we can serve at the moment. Please try again in a few seconds.';

const failureText = {
  500: 'Something went wrong on our side. Please try again.',
  503: 'We cannot answer at the moment. Please try again in a minute.',
};

const readiness = {
  ready: 'ready',
  'read-only': 'the database takes no writes',
  away: 'the database does not answer',
};

/** A request's way through the process: health, files, site, then the page cache or an action. */
export class RequestPipeline {
  readonly #parts: PipelineParts;
  readonly #cache: PageCache;
  readonly #making: MakingQueue;
  readonly #postLimit: PostLimit;
  /** Counted apart from forms, and in memory: it protects this process, and a query for each event would be the load. */
  readonly #eventLimit = new PostLimit(memoryLimiter, 'events', EVENTS_PER_MINUTE);
  readonly #endpoints: EndpointTable<DirectEndpoint>;
  readonly #cachedEndpoints: EndpointTable<CachedEndpoint>;
  #ready = true;

  constructor(parts: PipelineParts) {
    this.#parts = parts;
    const { log } = parts.platform;
    this.#making = new MakingQueue({
      onRefused: (pages) =>
        log.warn({ pages }, 'overload: more pages are asked for than can be made'),
    });
    this.#cache = new PageCache((error) => {
      // an overload is told of by itself, and not for each page
      if (error instanceof Overloaded) return;
      log.warn({ error }, 'an older page was sent in place of one that could not be made');
    });
    this.#postLimit = new PostLimit(
      parts.openLimiter,
      'posts',
      parts.platform.config.POSTS_PER_MINUTE,
    );
    this.#endpoints = new EndpointTable(directEndpoints(parts));
    this.#cachedEndpoints = new EndpointTable(cachedEndpoints(parts));
  }

  /** From now on `/readyz` says no, so that a load balancer sends its requests elsewhere. */
  drain(): void {
    this.#ready = false;
  }

  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    const started = performance.now();
    const { metrics, platform } = this.#parts;
    for (const [name, value] of Object.entries(transportHeaders(platform.config)))
      response.setHeader(name, value);
    this.#answer(request, response)
      .then((kind) =>
        metrics.answered(kind, response.statusCode, (performance.now() - started) / 1000),
      )
      .catch((error: unknown) => {
        const isUnavailable = error instanceof DatabaseUnavailable;
        // the database's own outage is logged where it is noticed
        if (!isUnavailable) platform.log.error({ error, url: request.url }, 'request failed');
        const status = isUnavailable ? 503 : 500;
        metrics.answered('failure', status, (performance.now() - started) / 1000);
        if (response.headersSent) response.destroy();
        else void plainPage(status, failureText[status]).send(request, response);
      });
  };

  /** @returns the kind of answer, for the metrics */
  async #answer(request: IncomingMessage, response: ServerResponse): Promise<string> {
    const path = request.url ?? '/';
    const refuse = async (status: number, text: string, headers = {}): Promise<string> => {
      await plainPage(status, text, headers).send(request, response);
      return 'refused';
    };
    if (path.length > MAX_URL_LENGTH) return refuse(414, 'The address is too long.');
    if (path === '/healthz') return refuse(200, 'alive');
    if (path === '/readyz') {
      if (!this.#ready) return refuse(503, 'stopping');
      const state = await this.#parts.platform.databaseState();
      return refuse(state === 'ready' ? 200 : 503, readiness[state]);
    }
    if (!isWellFormedPath(path)) return refuse(400, 'The address is not well formed.');
    if (await this.#parts.staticFiles.serve(request, response)) return 'file';

    // of two hosts a proxy in front may have read the other one
    if (request.headersDistinct['host']?.length !== 1)
      return refuse(400, 'One host must be named.');
    const site = this.#parts.platform.sites().byHost(request.headers.host ?? '');
    if (!site) return refuse(404, 'There is no site at this address.');
    const url = requestUrl(path, this.#origin(request, site));
    if (!url) return refuse(400, 'The address is not well formed.');

    const found = this.#endpoints.find(request.method ?? '', url.pathname);
    if (found && (found.endpoint.isOffered?.(site) ?? true)) {
      const network = this.#clientAddress(request);
      await found.endpoint.answer({ request, response, site, url, network }, found.parameters);
      return found.endpoint.kind;
    }
    if (request.method === 'POST') return this.#post(request, response, site, url);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(405, 'Only GET, HEAD and POST are understood.', { allow: 'GET, HEAD, POST' });
    }
    return this.#page(request, response, site, url);
  }

  async #page(
    request: IncomingMessage,
    response: ServerResponse,
    site: Site,
    url: URL,
  ): Promise<string> {
    const { platform, router } = this.#parts;
    const address = pageAddress(url);
    const wish = {
      address: [site.slug, site.version, url.origin, address].join('\n'),
      edition: `${platform.index.revision(site)} ${platform.content.revision(site)}`,
      now: Date.now(),
    };
    const make = async (): Promise<Page> => {
      const now = new Date(Math.floor(wish.now / MINUTE_MS) * MINUTE_MS);
      const file = this.#cachedEndpoints.find('GET', url.pathname);
      if (file) return file.endpoint.page({ site, url, now });
      const asked = new Request(new URL(address, url.origin), { headers: { accept: 'text/html' } });
      return Page.fromResponse(await router.handle(asked, site, now));
    };
    try {
      const { page, origin } = await this.#cache.page(wish, () => this.#making.inTurn(make));
      await page.send(request, response);
      return `page-${origin}`;
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      await plainPage(503, BUSY_TEXT, { 'retry-after': BUSY_SECONDS }).send(request, response);
      return 'overload';
    }
  }

  async #post(
    request: IncomingMessage,
    response: ServerResponse,
    site: Site,
    url: URL,
  ): Promise<string> {
    const refuse = async (status: number, text: string, headers = {}): Promise<string> => {
      // what is left of the body is not read
      await plainPage(status, text, { connection: 'close', ...headers }).send(request, response);
      return 'refused';
    };
    if (isCrossSite(request)) return refuse(403, 'This form can only be sent from our own pages.');
    const limit = url.pathname === '/api/events' ? this.#eventLimit : this.#postLimit;
    const address = this.#clientAddress(request);
    const limited = await limit.refusal(address);
    if (limited && (limited.isFlood || url.pathname.startsWith('/api/'))) {
      return refuse(429, 'Too many requests. Please try again in a minute.', {
        'retry-after': String(limited.seconds),
      });
    }
    const read = await readBody(request);
    if (!read.ok) {
      return read.reason === 'too-large'
        ? refuse(413, 'That is too much at once.')
        : refuse(400, 'The request broke off.');
    }
    const asked = new Request(url, {
      method: 'POST',
      body: new Uint8Array(read.body),
      headers: {
        accept: 'text/html',
        'content-type': request.headers['content-type'] ?? 'application/octet-stream',
        'user-agent': request.headers['user-agent'] ?? '',
        ...(request.headers.referer && { referer: request.headers.referer }),
      },
    });
    const answer = await this.#parts.router.handle(asked, site, new Date(), {
      address,
      mayStore: limited === undefined,
    });
    await (await Page.fromResponse(answer, false)).send(request, response);
    return 'action';
  }

  #origin(request: IncomingMessage, site: Site): string {
    const { config } = this.#parts.platform;
    const forwarded = config.TRUST_PROXY ? request.headers['x-forwarded-proto'] : undefined;
    const scheme = forwarded === 'https' || forwarded === 'http' ? forwarded : config.PUBLIC_SCHEME;
    return siteOrigin(site, {
      scheme,
      baseDomain: config.BASE_DOMAIN,
      port: request.socket.localPort,
    });
  }

  #clientAddress(request: IncomingMessage): string {
    const { TRUST_PROXY, CLIENT_IPV6_PREFIX } = this.#parts.platform.config;
    const forwarded = TRUST_PROXY ? request.headers['x-forwarded-for'] : undefined;
    const nearest = String(forwarded ?? '')
      .split(',')
      .at(-1);
    return (
      clientNetwork(nearest ?? '', CLIENT_IPV6_PREFIX) ??
      clientNetwork(request.socket.remoteAddress ?? '', CLIENT_IPV6_PREFIX) ??
      'unknown'
    );
  }
}
