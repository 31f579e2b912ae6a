import type { RequestListener, Server } from 'node:http';
import { isKnownOutage } from '#platform/open-database.ts';
import type { Platform } from '#platform/platform.ts';
import { vehiclePictureSources } from '#platform/vehicle-picture-sources.ts';
import { processEndpoints } from './endpoints/endpoints.ts';
import type { Metrics } from './endpoints/metrics.ts';
import { Pictures } from './endpoints/pictures.ts';
import { EndpointTable } from './http/endpoint.ts';
import { loadBuild } from './http/load-build.ts';
import { StaticFiles } from './http/static-files.ts';
import { ClientLimits } from './limits/client-limits.ts';
import { sharedLimiters } from './limits/limiters.ts';
import { plainPage } from './pages/page.ts';
import { RequestPipeline } from './request-pipeline.ts';
import { Router } from './router.ts';

/** Answers the requests of a process. */
export interface RequestHandler {
  handle: RequestListener;
  /** Makes `/readyz` fail, so that a load balancer sends its requests elsewhere. */
  announceStop(): void;
  /** Ends each connection with its next answer. */
  drain(): void;
  close(): Promise<void>;
}

/** Answers for all sites. */
export async function siteRequests(
  platform: Platform,
  metrics: Metrics,
  projectDirectory: string,
  server: Server,
): Promise<RequestHandler> {
  const { config, log } = platform;
  const build = await loadBuild(config, projectDirectory, server);
  const openLimiter = sharedLimiters(platform.database.db, (error) => {
    // a known outage was logged when it began
    log[isKnownOutage(error) ? 'debug' : 'warn'](
      { error },
      'the database is away: limits count in memory until it is back',
    );
  });
  const limits = new ClientLimits(config, log, openLimiter);
  const pipeline = new RequestPipeline({
    platform,
    openLimiter,
    limits,
    router: new Router(build.load, platform, limits),
    pictures: new Pictures(platform, vehiclePictureSources),
    staticFiles: new StaticFiles(build.assetsDirectory),
    metrics,
  });
  return {
    handle(request, response) {
      if (build.middleware)
        build.middleware(request, response, () => pipeline.handle(request, response));
      else pipeline.handle(request, response);
    },
    announceStop: () => pipeline.announceStop(),
    drain: () => pipeline.drain(),
    close: () => build.close(),
  };
}

/** Answers only the health checks, for a process that serves no pages. */
export function healthRequests(platform: Pick<Platform, 'databaseState' | 'log'>): RequestHandler {
  let isStopping = false;
  const endpoints = new EndpointTable(processEndpoints(platform, () => isStopping));
  const handle: RequestListener = (request, response) => {
    const { endpoint } = endpoints.find(request.method ?? '', request.url ?? '/') ?? {};
    const answered = endpoint
      ? endpoint.answer(request, response)
      : plainPage(404, 'This process serves no pages.').send(request, response);
    answered.catch((error: unknown) => {
      platform.log.error({ error }, 'a health check failed');
      response.destroy();
    });
  };
  return {
    handle,
    announceStop() {
      isStopping = true;
    },
    drain: () => undefined,
    close: async () => undefined,
  };
}
