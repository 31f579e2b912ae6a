import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageAddress } from '#domain/analytics/page-address.ts';
import { withoutFinalSlash } from '#domain/redirect/redirect.ts';
import { openRequest } from '#services/open-request.ts';
import type { RequestSession } from '#services/request-context.ts';
import { bindUseCases } from '#services/request-services.ts';
import { openSession } from '#services/account/visitor-session.ts';
import { sessionToken } from '#services/account/session-cookie.ts';
import type { Site } from '#site/site.ts';
import { isUnavailable } from '#services/is-unavailable.ts';
import {
  cachedEndpoints,
  directEndpoints,
  type EndpointParts,
  processEndpoints,
} from './endpoints/endpoints.ts';
import type { Metrics } from './endpoints/metrics.ts';
import { clientAddress } from './http/client-address.ts';
import { EndpointTable } from './http/endpoint.ts';
import { Page, plainPage } from './pages/page.ts';
import { PageCache } from './pages/page-cache.ts';
import { readPost } from './http/read-post.ts';
import { requestScheme } from './http/request-scheme.ts';
import { isWellFormedPath, requestUrl } from './http/request-url.ts';
import { transportHeaders } from './http/security-headers.ts';
import { siteOrigin, visitedOrigin } from '#site/site-origin.ts';
import type { StaticFiles } from './http/static-files.ts';
import type { ClientLimits } from './limits/client-limits.ts';
import type { OpenLimiter } from './limits/limiters.ts';
import { RenderQueue, Overloaded } from './limits/render-queue.ts';
import { PostLimit, type PostRefusal } from './limits/post-limit.ts';

export interface PipelineParts extends EndpointParts {
  limits: ClientLimits;
  staticFiles: StaticFiles;
  metrics: Metrics;
  openLimiter: OpenLimiter;
}

/** A request to a host that belongs to a site. */
interface FoundSite {
  request: IncomingMessage;
  response: ServerResponse;
  site: Site;
  url: URL;
}

const MAX_URL_LENGTH = 4096;
const MINUTE_MS = 60_000;

/** Pages that are refused because of an overload can be served a few seconds later. */
const BUSY_SECONDS = '5';
const BUSY_TEXT =
  'We have more visitors than we can serve at the moment. Please try again in a few seconds.';

/** Search engines keep the pages of a site that answers 503, and ask again after this. */
const DISABLED_SECONDS = '3600';
const DISABLED_TEXT = 'This website is closed for now. Please come back later.';

const failureText = {
  500: 'Something went wrong on our side. Please try again.',
  503: 'We cannot answer at the moment. Please try again in a minute.',
};

/** Takes a request through the process: health, files, site, endpoints, then the page cache or an action. */
export class RequestPipeline {
  readonly #parts: PipelineParts;
  readonly #cache: PageCache;
  readonly #renderQueue: RenderQueue;
  readonly #postLimit: PostLimit;
  readonly #transportHeaders: readonly (readonly [string, string])[];
  readonly #processEndpoints;
  readonly #endpoints;
  readonly #cachedEndpoints;
  #isStopping = false;
  #isDraining = false;

  constructor(parts: PipelineParts) {
    const { platform, openLimiter } = parts;
    const { log, config } = platform;
    this.#parts = parts;
    this.#transportHeaders = Object.entries(transportHeaders(config));
    this.#renderQueue = new RenderQueue({
      onRefused: (pages) =>
        log.warn({ pages }, 'overload: more pages are requested than can be made'),
    });
    this.#cache = new PageCache((error) => {
      // the queue logs an overload once, not for each page
      if (error instanceof Overloaded) return;
      log.warn({ error }, 'an older page was sent in place of one that could not be made');
    });
    this.#postLimit = new PostLimit(openLimiter, 'posts', config.POSTS_PER_MINUTE);
    this.#processEndpoints = new EndpointTable(processEndpoints(platform, () => this.#isStopping));
    this.#endpoints = new EndpointTable(directEndpoints(parts));
    this.#cachedEndpoints = new EndpointTable(cachedEndpoints(platform));
  }

  /** Makes `/readyz` fail, so that a load balancer sends its requests elsewhere. */
  announceStop(): void {
    this.#isStopping = true;
  }

  /** Ends each connection with its next answer. */
  drain(): void {
    this.#isDraining = true;
  }

  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    const started = performance.now();
    const { metrics, platform } = this.#parts;
    for (const [name, value] of this.#transportHeaders) response.setHeader(name, value);
    // a proxy would otherwise keep its connections, and this process with them
    if (this.#isDraining) response.setHeader('connection', 'close');
    this.#answer(request, response)
      .then((kind) =>
        metrics.answered(kind, response.statusCode, (performance.now() - started) / 1000),
      )
      .catch((error: unknown) => {
        const isOutage = isUnavailable(error);
        if (!isOutage)
          platform.log.error({ error, url: withoutKey(request.url) }, 'request failed');
        const status = isOutage ? 503 : 500;
        metrics.answered('failure', status, (performance.now() - started) / 1000);
        if (response.headersSent) response.destroy();
        else void plainPage(status, failureText[status]).send(request, response);
      });
  };

  /** @returns the kind of answer, for the metrics */
  async #answer(request: IncomingMessage, response: ServerResponse): Promise<string> {
    const path = request.url ?? '/';
    const refuse = async (status: number, text: string): Promise<string> => {
      await plainPage(status, text).send(request, response);
      return 'refused';
    };
    if (path.length > MAX_URL_LENGTH) return refuse(414, 'The address is too long.');
    const ofProcess = this.#processEndpoints.find(request.method ?? '', path);
    if (ofProcess) {
      await ofProcess.endpoint.answer(request, response);
      return 'health';
    }
    if (!isWellFormedPath(path)) return refuse(400, 'The address is not well formed.');
    if (await this.#parts.staticFiles.serve(request, response)) return 'file';

    // a proxy in front may have read another one of two hosts
    if (request.headersDistinct['host']?.length !== 1)
      return refuse(400, 'The request must have exactly one Host header.');
    const host = request.headers.host ?? '';
    const sites = this.#parts.platform.sites();
    const redirecting = sites.redirectedFrom(host);
    const site = redirecting ?? sites.byHost(host);
    if (!site) return refuse(404, 'There is no site at this address.');
    const url = requestUrl(path, siteOrigin(site, this.#deployment(request)));
    if (!url) return refuse(400, 'The address is not well formed.');
    if (redirecting) {
      // not to be remembered: after a change of the first domain, browsers could be sent to and fro for ever
      const headers = { location: url.href };
      await plainPage(308, `This site is at ${url.origin}`, headers).send(request, response);
      return 'redirect';
    }
    return this.#answerForSite({ request, response, site, url });
  }

  async #answerForSite(found: FoundSite): Promise<string> {
    const { request, response, site, url } = found;
    const { endpoint, parameters } = this.#endpoints.find(request.method ?? '', url.pathname) ?? {};
    if (site.isDisabled && !endpoint?.isForAllSites) {
      const retryAfter = { 'retry-after': DISABLED_SECONDS };
      await plainPage(503, DISABLED_TEXT, retryAfter).send(request, response);
      return 'disabled';
    }
    if (endpoint && (endpoint.isOffered?.(site) ?? true)) {
      const { platform, limits } = this.#parts;
      const network = clientAddress(request, platform.config);
      const client = limits.ofClient(site, { network, mayStore: true });
      const facts = { now: new Date(), origin: url.origin, client };
      const services = bindUseCases(openRequest(platform, site, facts));
      await endpoint.answer({ ...found, network, services }, parameters ?? {});
      return endpoint.kind;
    }
    if (request.method === 'POST') return this.#post(found);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const allow = { allow: 'GET, HEAD, POST' };
      await plainPage(405, 'Only GET, HEAD and POST are supported.', allow).send(request, response);
      return 'refused';
    }
    if (await this.#takesOnlyPosts(found)) {
      const allow = { allow: 'POST' };
      await plainPage(405, 'This address only takes POST.', allow).send(request, response);
      return 'refused';
    }
    const session = await this.#visitorSession(found);
    return session ? this.#visitorPage(found, session) : this.#page(found);
  }

  async #takesOnlyPosts({ site, url: { pathname } }: FoundSite): Promise<boolean> {
    const limited = this.#endpoints
      .limitedAt(pathname)
      .filter((endpoint) => endpoint.isOffered?.(site) ?? true);
    const hasEndpoint = limited.some(({ methods }) => methods?.includes('POST'));
    return hasEndpoint || this.#parts.router.takesOnlyPosts(pathname);
  }

  async #page(found: FoundSite): Promise<string> {
    const { site, url } = found;
    const { platform, router } = this.#parts;
    const address = pageAddress(url);
    const wanted = {
      address: [site.slug, site.version, url.origin, address].join('\n'),
      edition: `${platform.index.revision(site)} ${platform.content.revision(site)} ${platform.brandPictures.changes}`,
      now: Date.now(),
    };
    const make = async (): Promise<Page> => {
      const now = new Date(Math.floor(wanted.now / MINUTE_MS) * MINUTE_MS);
      const file = this.#cachedEndpoints.find('GET', url.pathname);
      if (file) return file.endpoint.page({ site, url, now });
      const pageRequest = new Request(new URL(address, url.origin), {
        headers: { accept: 'text/html' },
      });
      const answer = await router.handle(pageRequest, site, now);
      const moved = answer.status === 404 ? await this.#redirect(site, pageRequest) : undefined;
      return Page.fromResponse(moved ?? answer);
    };
    const network = clientAddress(found.request, platform.config);
    return this.#sendUnlessBusy(found, async () => {
      // a shared page takes the turn of the client who asked first
      const { page, origin } = await this.#cache.page(wanted, () =>
        this.#renderQueue.render(network, make),
      );
      return { page, kind: `page-${origin}` };
    });
  }

  /** Where the dealer's redirects lead from an address without a page, such as a vehicle's on the old website. */
  async #redirect(site: Site, { url }: Request): Promise<Response | undefined> {
    const { pathname, search } = new URL(url);
    const { content } = this.#parts.platform;
    const moved = await content.redirect(site, withoutFinalSlash(pathname), search);
    if (!moved) return undefined;
    return new Response(null, {
      status: moved.permanent ? 301 : 302,
      headers: { location: moved.to },
    });
  }

  async #sendUnlessBusy(
    { request, response }: FoundSite,
    make: () => Promise<{ page: Page; kind: string }>,
  ): Promise<string> {
    try {
      const { page, kind } = await make();
      await page.send(request, response);
      return kind;
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      await plainPage(503, BUSY_TEXT, { 'retry-after': BUSY_SECONDS }).send(request, response);
      return 'overload';
    }
  }

  /** The session of a request for a page that visitors see in another way; all other pages are the same for everybody. */
  async #visitorSession(found: FoundSite): Promise<RequestSession | undefined> {
    if (sessionToken(found.url.origin, found.request.headers.cookie) === undefined)
      return undefined;
    const isVisitorPage = await this.#parts.router.isVisitorPage(found.url.pathname);
    return isVisitorPage ? this.#session(found) : undefined;
  }

  /** The session that the request's cookie names on this site. */
  async #session({ request, site, url }: FoundSite): Promise<RequestSession | undefined> {
    const token = sessionToken(url.origin, request.headers.cookie);
    if (token === undefined) return undefined;
    const { db } = this.#parts.platform.database;
    const session = await openSession(db, site.slug, token);
    return session && { ...session, token };
  }

  /** A page for one visitor, which no cache may store. */
  #visitorPage(found: FoundSite, session: RequestSession): Promise<string> {
    const { site } = found;
    const network = clientAddress(found.request, this.#parts.platform.config);
    const pageRequest = new Request(this.#visitedUrl(found), { headers: { accept: 'text/html' } });
    const make = async (): Promise<Page> => {
      const made = await this.#parts.router.handle(pageRequest, site, new Date(), { session });
      return Page.fromResponse(made, false);
    };
    return this.#sendUnlessBusy(found, async () => ({
      page: await this.#renderQueue.render(network, make),
      kind: 'visitor-page',
    }));
  }

  async #post(found: FoundSite): Promise<string> {
    const { request, response, site, url } = found;
    const network = clientAddress(request, this.#parts.platform.config);
    let limited: PostRefusal | undefined;
    const post = await readPost(request, async () => {
      limited = await this.#postLimit.refusal(network);
      // a form reports the refusal on its own page, unless this is a flood
      return limited?.isFlood || url.pathname.startsWith('/api/') ? limited : undefined;
    });
    if (!post.ok) {
      await post.refusal.send(request, response);
      return 'refused';
    }
    const pageRequest = new Request(this.#visitedUrl(found), {
      method: 'POST',
      body: new Uint8Array(post.body),
      headers: {
        accept: 'text/html',
        'content-type': request.headers['content-type'] ?? 'application/octet-stream',
        'user-agent': request.headers['user-agent'] ?? '',
        ...(request.headers.referer && { referer: request.headers.referer }),
      },
    });
    const sender = { network, mayStore: limited === undefined };
    const isForAnybody = await this.#parts.router.isWithoutVisitor(url.pathname);
    const session = isForAnybody
      ? undefined
      : await this.#session({ request, response, site, url });
    const answer = await this.#parts.router.handle(pageRequest, site, new Date(), {
      sender,
      session,
      token: sessionToken(url.origin, request.headers.cookie),
    });
    await (await Page.fromResponse(answer, false)).send(request, response);
    return 'action';
  }

  /** The address that the shopper is on, for answers to one shopper. */
  #visitedUrl({ request, site, url }: FoundSite): URL {
    const origin = visitedOrigin(site, this.#deployment(request), request.headers.host ?? '');
    return new URL(url.pathname + url.search, origin);
  }

  #deployment(request: IncomingMessage) {
    const { config } = this.#parts.platform;
    return {
      scheme: requestScheme(request.headers['x-forwarded-proto'], config),
      baseDomain: config.BASE_DOMAIN,
      port: request.socket.localPort,
    };
  }
}

/** Keys of advertisers are secret, and addresses are logged. */
function withoutKey(address: string | undefined): string | undefined {
  return address?.replace(/([?&]key=)[^&]*/, '$1…');
}
