import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Config } from '#config';
import type { SiteDirectory } from '#site/site-directory.ts';
import type { Metrics } from './endpoints/metrics.ts';

interface InternalParts {
  metrics: Metrics;
  /** The sites as this process knows them, so that the answer needs no database. */
  sites: () => SiteDirectory;
}

/**
 * Listens on the port for the operator's own programs, which should not be reachable from outside: `/metrics` for
 * Prometheus, and `/domain-permission?domain=` for a proxy that asks whether it may get a certificate.
 */
export function listenInternally(
  parts: InternalParts,
  { INTERNAL_PORT, INTERNAL_HOST }: Pick<Config, 'INTERNAL_PORT' | 'INTERNAL_HOST'>,
): Server | undefined {
  if (INTERNAL_PORT === undefined) return undefined;
  return createServer((request, response) => answer(parts, request, response)).listen(
    INTERNAL_PORT,
    INTERNAL_HOST,
  );
}

function answer(
  { metrics, sites }: InternalParts,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const url = URL.parse(request.url ?? '', 'http://internal');
  if (url?.pathname === '/metrics') return void metrics.send(response);
  const isPermitted =
    url?.pathname === '/domain-permission' &&
    mayHaveCertificate(sites(), url.searchParams.get('domain') ?? '');
  response.writeHead(isPermitted ? 200 : 404).end();
}

/** Whether a site answers at a host name, or redirects from it. */
function mayHaveCertificate(sites: SiteDirectory, domain: string): boolean {
  return (sites.byHost(domain) ?? sites.redirectedFrom(domain)) !== undefined;
}
