import {
  createRequestHandler,
  matchPath,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { withoutFinalSlash } from '#domain/redirect/redirect.ts';
import { openRequest } from '#services/open-request.ts';
import type { RequestSession } from '#services/request-context.ts';
import { bindUseCases } from '#services/request-services.ts';
import { INCOMPLETE_HEADER } from '#site/incomplete-header.ts';
import type { Site } from '#site/site.ts';
import type { brochureView, BrochureView } from '#web/brochure/brochure-view.ts';
import type { VisitorPageHandle } from '#web/account/visitor-page.ts';
import type { requestServices } from '#web/request-services.ts';
import type { Platform } from '#platform/platform.ts';
import { unavailableAsResponse } from './http/unavailable-as-response.ts';
import { EndpointTable } from './http/endpoint.ts';
import type { ClientLimits, Sender } from './limits/client-limits.ts';

/** What the web app's server entry exports besides React Router's own exports. */
interface EntryModule {
  requestServices: typeof requestServices;
  brochureView: typeof brochureView;
}

interface PostAddress {
  methods: readonly string[];
  path: string;
}

/** A cached page is made for every client at once. */
const everybody: Sender = { network: 'unknown', mayStore: true };

/** Answers requests for pages and actions by the web app's routes. */
export class Router {
  readonly #build: () => Promise<ServerBuild>;
  readonly #platform: Platform;
  readonly #limits: ClientLimits;
  /** Made once for each build; in development every change makes a new build. */
  #handler: { build: ServerBuild; handle: RequestHandler } | undefined;
  /** Made once for each build too, because every page asks for it. */
  #postAddresses: { build: ServerBuild; table: EndpointTable<PostAddress> } | undefined;

  constructor(build: () => Promise<ServerBuild>, platform: Platform, limits: ClientLimits) {
    this.#build = build;
    this.#platform = platform;
    this.#limits = limits;
  }

  /** Whether a signed-in visitor sees something else on this page than everybody. */
  isVisitorPage(pathname: string): Promise<boolean> {
    return this.#handleHas('isForVisitors', pathname);
  }

  /** Whether a post to the address is answered without knowing who is signed in. */
  isWithoutVisitor(pathname: string): Promise<boolean> {
    return this.#handleHas('isWithoutVisitor', pathname);
  }

  async #handleHas(name: keyof VisitorPageHandle, pathname: string): Promise<boolean> {
    const { routes } = await this.#build();
    // the page's data has the same address with this suffix
    const address = pathname.replace(/\.data$/, '');
    return Object.values(routes).some((found) => {
      // handles come from our own routes
      const handle = found?.module.handle as VisitorPageHandle | undefined;
      return handle?.[name] && matchPath(`/${found?.path ?? ''}`, address) !== null;
    });
  }

  /** Whether the address only accepts posts. */
  async takesOnlyPosts(pathname: string): Promise<boolean> {
    const build = await this.#build();
    if (this.#postAddresses?.build !== build)
      this.#postAddresses = { build, table: new EndpointTable(postAddresses(build)) };
    const path = withoutFinalSlash(pathname).toLowerCase();
    return this.#postAddresses.table.limitedAt(path).length > 0;
  }

  /** By default a page is made for everybody, so that it can be cached. */
  async handle(
    request: Request,
    site: Site,
    now: Date,
    {
      sender = everybody,
      session,
      token,
    }: { sender?: Sender; session?: RequestSession | undefined; token?: string | undefined } = {},
  ): Promise<Response> {
    const build = await this.#build();
    const { requestServices: key } = build.entry.module as typeof build.entry.module & EntryModule;
    const context = new RouterContextProvider();
    const { origin } = new URL(request.url);
    const client = this.#limits.ofClient(site, sender);
    const asked = openRequest(this.#platform, site, { now, origin, client, session, token });
    context.set(key, unavailableAsResponse(bindUseCases(asked)));
    if (this.#handler?.build !== build) {
      this.#handler = {
        build,
        handle: createRequestHandler(build, this.#platform.config.NODE_ENV),
      };
    }
    const answer = await this.#handler.handle(request, context);
    if (asked.isIncomplete) answer.headers.set(INCOMPLETE_HEADER, 'true');
    return answer;
  }

  /** The view model of a vehicle's brochure, from the same code as the pages' view models. */
  async brochureView(...vehicle: Parameters<typeof brochureView>): Promise<BrochureView> {
    const build = await this.#build();
    const { brochureView: view } = build.entry.module as typeof build.entry.module & EntryModule;
    return view(...vehicle);
  }
}

/** The addresses of routes that have an action and nothing to show. */
function postAddresses({ routes }: ServerBuild): PostAddress[] {
  return Object.values(routes).flatMap((found) => {
    const { action, loader, default: page } = found?.module ?? {};
    const hasOnlyAction = action !== undefined && loader === undefined && page === undefined;
    return hasOnlyAction ? [{ methods: ['POST'], path: `/${found?.path ?? ''}` }] : [];
  });
}
