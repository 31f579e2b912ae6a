import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { SiteServices } from '#services/site-services.ts';
import type { Site } from '#site/site.ts';
import type { brochureView, BrochureView } from '#web/brochure/brochure-view.ts';
import type { requestServices } from '#web/request-services.ts';
import type { Platform } from '#platform/platform.ts';
import { unavailableAsResponse } from './http/unavailable-as-response.ts';
import type { ClientLimits, Sender } from './limits/client-limits.ts';

/** What the web app's server entry exports besides React Router's own exports. */
interface EntryModule {
  requestServices: typeof requestServices;
  brochureView: typeof brochureView;
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

  constructor(build: () => Promise<ServerBuild>, platform: Platform, limits: ClientLimits) {
    this.#build = build;
    this.#platform = platform;
    this.#limits = limits;
  }

  async handle(request: Request, site: Site, now: Date, sender = everybody): Promise<Response> {
    const build = await this.#build();
    const { requestServices: key } = build.entry.module as typeof build.entry.module & EntryModule;
    const context = new RouterContextProvider();
    const { origin } = new URL(request.url);
    const client = this.#limits.ofClient(site, sender);
    const services = new SiteServices(this.#platform, site, { now, origin, client });
    context.set(key, unavailableAsResponse(services));
    if (this.#handler?.build !== build) {
      this.#handler = {
        build,
        handle: createRequestHandler(build, this.#platform.config.NODE_ENV),
      };
    }
    return this.#handler.handle(request, context);
  }

  /** The view model of a vehicle's brochure, from the same code as the pages' view models. */
  async brochureView(...vehicle: Parameters<typeof brochureView>): Promise<BrochureView> {
    const build = await this.#build();
    const { brochureView: view } = build.entry.module as typeof build.entry.module & EntryModule;
    return view(...vehicle);
  }
}
