import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { EmbeddedSearchService } from '#search/meilisearch/embedded-search-service.ts';
import type { SearchService } from '#search/meilisearch/search-service.ts';
import type { StockSearch } from '#search/vehicle-search/stock-search.ts';
import { VehicleIndex } from '#search/vehicle-search/embedded/vehicle-index.ts';
import { EndpointTable } from '#server/http/endpoint.ts';
import { servicePaths } from '#server/search-service/service-route.ts';
import { SearchEndpoint } from '#server/search-service/search-endpoint.ts';
import type { Site } from '#site/site.ts';
import { SiteDirectory } from '#site/site-directory.ts';

export interface RunningSearchService {
  port: number;
  /** Errors that the endpoint threw. */
  failures: unknown[];
  close(): Promise<void>;
}

/** Starts the HTTP endpoint of the search service over the given vehicles in the embedded engine. */
export async function startSearchService(
  sites: readonly Site[],
  vehicles: readonly Vehicle[],
): Promise<RunningSearchService> {
  const index = new VehicleIndex((slug) => `${slug} name`);
  await index.apply(vehicles);
  return startEndpoint(sites, new EmbeddedSearchService(index), index);
}

/** Starts the HTTP endpoint over any search service. */
export async function startEndpoint(
  sites: readonly Site[],
  service: SearchService,
  index: Pick<StockSearch, 'open'>,
): Promise<RunningSearchService> {
  const directory = new SiteDirectory(sites, 'localhost');
  const endpoint = new SearchEndpoint(service, {
    index,
    placeOfPostcode: () => undefined,
    placesNamed: () => [],
  });
  const paths = new EndpointTable(servicePaths.map((path) => ({ path })));
  const failures: unknown[] = [];
  const server = createServer((request, response) => {
    const site = directory.byHost(request.headers.host ?? '');
    const url = new URL(request.url ?? '/', 'http://localhost');
    const isOurs = site?.settings.search_service.enabled && paths.find('', url.pathname);
    if (!site || !isOurs) return void response.writeHead(404).end('not the service');
    const network = String(request.headers['x-test-address'] ?? 'one');
    endpoint.answer({ request, response, site, url, network }).catch((error: unknown) => {
      failures.push(error);
      response.writeHead(500).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    failures,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
